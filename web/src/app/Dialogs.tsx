// Shows the dialog that is open, fetched when it is first wanted.
import { lazy } from '../components/lazy.tsx';
import { dialog } from './view.ts';

const HelpDialog = lazy(async () => (await import('../features/help/HelpDialog.tsx')).default);
const PasteDialog = lazy(async () => (await import('../features/paste/PasteDialog.tsx')).default);
const WhyDialog = lazy(async () => (await import('../features/rules/WhyDialog.tsx')).default);
const ShareDialog = lazy(async () => (await import('../features/share/ShareDialog.tsx')).default);

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
