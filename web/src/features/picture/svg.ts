// A laid out piece of the page as an SVG that stands alone.
import type { Size } from './rules.ts';

const space = 'http://www.w3.org/2000/svg';

/** XML has no way to write these; who bears them is drawn without. */
export function sayable(text: string): string {
  return text.replace(/[\p{Cs}\u0000-\u0008\v\f\u000E-\u001F\uFFFE\uFFFF]/gu, '');
}

function element(name: string, attributes: Record<string, string>, ...children: Node[]): Element {
  const made = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** title: what it shows, in a sentence. */
export function svgOf(page: HTMLElement, rules: string, title: string, { width, height }: Size): string {
  const [w, h] = [String(width), String(height)];
  const all = element(
    'svg',
    { width: w, height: h, viewBox: `0 0 ${w} ${h}` },
    element('title', {}, new Text(title)),
    element('style', {}, new Text(rules)),
    element('foreignObject', { width: w, height: h }, page.cloneNode(true)),
  );
  return sayable(new XMLSerializer().serializeToString(all));
}
