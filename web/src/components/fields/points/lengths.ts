// Patterns keep to the number of panels; what is cut off is remembered while the page is open.
import type { Build, Form } from '#engine';
import { bought, fitted, patternsOf, withPatterns } from './capacity.ts';

/** The longest that each pattern was, by sheet and place. */
const longest = new Map<string, string>();

export function withLengths(sheet: string, build: Build, form: Form): Build {
  return form.fields.reduce((next, field) => {
    if (field.type !== 'patterns') return next;
    const patterns = patternsOf(next, field.key);
    const length = bought(next, form, field.length);
    const fit = patterns.map(({ name, panels }, at) => {
      const key = `${sheet} ${at}`;
      const known = longest.get(key) ?? '';
      const longer = known.startsWith(panels) ? known : panels;
      longest.set(key, longer);
      return { name, panels: fitted(panels, length, field.elements.at(-1)?.id ?? '', longer) };
    });
    return patterns.length > 0 ? withPatterns(next, field, fit) : next;
  }, build);
}
