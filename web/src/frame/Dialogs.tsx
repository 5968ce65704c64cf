// Shows the dialog that is open, fetched when it is first wanted.
import { lazy } from '../components/lazy.tsx';
import { dialog } from '../app/view.ts';

const HelpDialog = lazy(() => import('../features/help/HelpDialog.tsx'));
const PasteDialog = lazy(() => import('../features/paste/PasteDialog.tsx'));
const WhyDialog = lazy(() => import('../features/rules/WhyDialog.tsx'));
const ShareDialog = lazy(() => import('../features/share/ShareDialog.tsx'));

export function Dialogs() {
  const open = dialog.value;
  if (!open) return null;
  switch (open.kind) {
    case 'help':
      return <HelpDialog />;
    case 'share':
      return <ShareDialog />;
    case 'paste':
      return <PasteDialog text={open.text} />;
    case 'own':
      return open.draw();
    default:
      return <WhyDialog of={open} />;
  }
}
