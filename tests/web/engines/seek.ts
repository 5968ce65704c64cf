// Runs in the page, in any browser: finds what a reader would press by what it is and what it is called. Each function
// knows nothing but what it is given, since a driver carries it over as text.

/** The element of this kind that is called so, of those that can be seen; null where there is none. A text between slashes is a pattern. */
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
  // What stands behind an open dialog can't be pressed.
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

/** What is chosen first of what may be chosen now, in the question or on the board. */
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
