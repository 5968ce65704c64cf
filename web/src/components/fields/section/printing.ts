// usePrinting: whether the page is being printed, so that folded sections are opened in print.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export function usePrinting(): boolean {
  const printing = useSignal(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const told = new AbortController();
    const hear = (on: EventTarget, event: string, is: () => boolean) =>
      on.addEventListener(event, () => (printing.value = is()), told);
    // No event comes in every browser, so all three are heard.
    hear(paper, 'change', () => paper.matches);
    hear(window, 'beforeprint', () => true);
    hear(window, 'afterprint', () => paper.matches);
    // Printing may have begun before the listeners were added.
    printing.value = paper.matches;
    return () => told.abort();
  }, []);
  return printing.value;
}
