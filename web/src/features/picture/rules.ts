// The page's style rules as a picture carries them: those of a screen of its size, and only what something in it matches.

export interface Size {
  width: number;
  height: number;
}

/** px to a rem: a picture looks alike whatever size of letters its reader has chosen. */
const rem = 16;

/** "(min-width: 720px)", "(width >= 720px)", "(720px <= width <= 1279px)": what is built may be written otherwise. */
const limits = /^\((?:(min|max)-)?(?:([\d.]+)px ?<= ?)?(width|height)(?: ?(:|<=|>=) ?([\d.]+)px)?\)$/;

/** Whether a condition holds for a screen of that size. Of paper, forced colours and wishes of the reader none does. */
export function holdsFor(size: Size, condition: string): boolean {
  return condition.split(' and ').every((part) => {
    const found = limits.exec(part);
    if (!found) return false;
    const [, end, above = '0', what, sign, px = '0'] = found;
    const is = size[what === 'width' ? 'width' : 'height'];
    if (is < Number(above)) return false;
    if (end === 'max' || sign === '<=') return is <= Number(px);
    return is >= Number(px);
  });
}

/** A picture has no document of its own above it: what the page says of its root is said of the first element. */
export function asInPicture(rule: string): string {
  return rule
    .replaceAll(':root', 'html')
    .replace(/(?<![\w.#-])(\d*\.?\d+)rem\b/g, (_, number: string) => `${Number(number) * rem}px`);
}

/** A selector of elements alone: those that bear its pseudo-elements. */
export function bearers(selector: string): string {
  return selector.replace(/(^|[\s>+~,(])::[\w-]+(\([^)]*\))?/g, '$1*').replace(/::[\w-]+(\([^)]*\))?/g, '');
}

type Wanted = (selector: string) => boolean;

function textOf(rule: CSSRule, size: Size, wanted: Wanted): string[] {
  if (rule instanceof CSSStyleRule) return wanted(rule.selectorText) ? [asInPicture(rule.cssText)] : [];
  if (rule instanceof CSSMediaRule) {
    return holdsFor(size, rule.conditionText)
      ? [...rule.cssRules].flatMap((one) => textOf(one, size, wanted))
      : [];
  }
  // Nothing moves in a picture, and no width of a container is known before it is laid out.
  return rule instanceof CSSContainerRule ? [asInPicture(rule.cssText)] : [];
}

export function rulesOf(sheets: Iterable<CSSStyleSheet>, size: Size, wanted: Wanted = () => true): string {
  return [...sheets]
    .filter(({ disabled }) => !disabled)
    .flatMap((sheet) => [...sheet.cssRules].flatMap((rule) => textOf(rule, size, wanted)))
    .join('\n');
}
