// Functions that run in the page, in any browser, and find elements as a reader would: by kind and name. Each
// may use only its arguments, since a driver carries it over as text.

/**
 * The first visible element of a kind with this name; null: none. A name between slashes is a pattern.
 * Scrolls it into view.
 */
export function called(kind: string, name: string, within = 'body'): Element | null {
  const kinds: Record<string, string> = {
    button: 'button, summary, [role=button]',
    field: 'input, textarea',
    list: 'select',
    image: 'img',
    dialog: 'dialog[open]',
  };
  const pattern = /^\/(.*)\/$/.exec(name)?.[1];
  const fits = (text: string) => (pattern ? new RegExp(pattern).test(text) : text === name);
  const textOf = (ids: string) =>
    ids
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const nameOf = (one: Element): string => {
    const labels = (one as HTMLInputElement).labels;
    const said =
      one.getAttribute('aria-label') ??
      (one.hasAttribute('aria-labelledby') ? textOf(one.getAttribute('aria-labelledby') ?? '') : null) ??
      one.getAttribute('alt') ??
      (labels?.length ? Array.from(labels, (label) => label.textContent).join(' ') : null) ??
      one.textContent;
    return said.replace(/\s+/g, ' ').trim();
  };
  // While a dialog is open, elements behind it can't be pressed.
  const top =
    within === 'body'
      ? (document.querySelector('dialog[open]') ?? document.body)
      : document.querySelector(within);
  const seen = (one: Element) =>
    one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
  const found = Array.from(top?.querySelectorAll(kinds[kind] ?? kind) ?? []);
  const one = found.find((one) => seen(one) && fits(nameOf(one))) ?? null;
  one?.scrollIntoView({ block: 'center' });
  return one;
}

/** The first option that can be taken now, in the question or on the board. */
export function firstChoice(): Element | null {
  const all = document.querySelectorAll(
    '[data-part=question] [role=group] button, [data-part=board] button[data-takes]',
  );
  return (
    Array.from(all).find(
      (one) => one.getClientRects().length > 0 && one.getAttribute('aria-disabled') !== 'true',
    ) ?? null
  );
}
