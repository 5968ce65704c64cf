// Where a short message is seen: over the page, or in the dialog over which it was told.
import { dialogsOpen, message } from '../app/view.ts';
import { lazy } from './lazy.tsx';

const Toast = lazy(() => import('./toast/Toast.tsx'));

/** level: that of the dialog it stands in, 0 for the page itself. */
export function ToastOver({ level }: { level: number }) {
  const now = message.value;
  // Once the dialog is closed it is seen on what lay below.
  return now && Math.min(now.over, dialogsOpen.value) === level ? (
    <Toast key={now.id} now={now} level={level} />
  ) : null;
}
