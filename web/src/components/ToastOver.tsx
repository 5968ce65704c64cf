// Shows the short message at its level: over the page, or in the dialog that was on top when it was told.
import { dialogsOpen, message } from '../app/view.ts';
import { lazy } from './lazy.tsx';

const Toast = lazy(() => import('./toast/Toast.tsx'));

/** `level`: level of the dialog that this stands in; 0: the page. */
export function ToastOver({ level }: { level: number }) {
  const now = message.value;
  // Once the dialog is closed, the message is shown on the level below.
  return now && Math.min(now.over, dialogsOpen.value) === level ? (
    <Toast key={now.id} now={now} level={level} />
  ) : null;
}
