// Text that is pasted onto a screen itself goes to that screen, before the page takes it for the match.
import { useEffect } from 'preact/hooks';
import { dialog } from '../../app/view.ts';

export function usePaste(take: (text: string) => void): void {
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const { target } = event;
      const writing = target instanceof Element && target.closest('input, textarea') !== null;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (dialog.value || writing || !text.trim()) return;
      event.preventDefault();
      event.stopPropagation();
      take(text);
    };
    // On its way down: the page listens at the document.
    addEventListener('paste', pasted, { capture: true });
    return () => removeEventListener('paste', pasted, { capture: true });
  }, []);
}
