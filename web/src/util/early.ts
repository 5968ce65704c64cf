// Remembers what was pressed or written before the page was ready, and does it then.

type Deed = () => void;

/** Begins to listen; the function it returns stops and does what was remembered. */
export function rememberEarly(root: Element): () => void {
  const deeds = new Map<EventTarget, Deed>();
  const later = (target: EventTarget, deed: Deed) => {
    // Order counts, and the last of a kind.
    deeds.delete(target);
    deeds.set(target, deed);
  };
  const click = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) later(button, () => button.click());
  };
  const write = ({ target, type }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { value, checked } = target as HTMLInputElement;
    later(target, () => {
      target.value = value;
      if (target instanceof HTMLInputElement) target.checked = checked;
      target.dispatchEvent(new Event(type, { bubbles: true }));
    });
  };
  root.addEventListener('click', click);
  root.addEventListener('input', write);
  root.addEventListener('change', write);
  return () => {
    root.removeEventListener('click', click);
    root.removeEventListener('input', write);
    root.removeEventListener('change', write);
    for (const deed of deeds.values()) deed();
  };
}
