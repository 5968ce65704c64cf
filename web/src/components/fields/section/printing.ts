// Whether the page is being printed: what is folded on the screen is laid out on paper.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export function usePrinting(): boolean {
  const printing = useSignal(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const told = new AbortController();
    const hear = (on: EventTarget, event: string, is: () => boolean) =>
      on.addEventListener(event, () => (printing.value = is()), told);
    // Not every browser tells of both.
    hear(paper, 'change', () => paper.matches);
    hear(window, 'beforeprint', () => true);
    hear(window, 'afterprint', () => paper.matches);
    // It may have begun before anybody listened.
    printing.value = paper.matches;
    return () => told.abort();
  }, []);
  return printing.value;
}
