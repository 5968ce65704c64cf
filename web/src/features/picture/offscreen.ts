// Draws a picture: lays its content out off screen under the page's style rules, and makes an SVG and a PNG from it.
import { type ComponentChild, render } from 'preact';
import { lang } from '../../i18n/index.ts';
import * as css from './picture.module.css';

/** How a content fits into its room. */
interface Fit {
  /** Width in px in which the content is laid out. */
  width: number;
  /** Factor by which it is then enlarged. */
  scale: number;
}

const step = 0.05;
const least = 0.2;

/** The largest scale, up to `most`, at which the content fits. `heightAt`: height of the content at a width. */
export function fitted(room: Size, most: number, heightAt: (width: number) => number): Fit {
  const steps = Math.round((most - least) / step);
  for (let at = 0; at <= steps; at++) {
    const scale = most - at * step;
    const width = Math.floor(room.width / scale);
    if (heightAt(width) * scale <= room.height) return { width, scale };
  }
  return { width: Math.floor(room.width / least), scale: least };
}

// The page's style rules in a picture: those that hold on a screen of its size, and that match something in it.

interface Size {
  width: number;
  height: number;
}

/** px per rem, fixed so that a picture looks the same whatever font size the reader has chosen. */
const rem = 16;

/** A condition such as "(min-width: 720px)", "(width >= 720px)" or "(720px <= width <= 1279px)": the bundler may
 * write one form for another. */
const limits = /^\((?:(min|max)-)?(?:([\d.]+)px ?<= ?)?(width|height)(?: ?(:|<=|>=) ?([\d.]+)px)?\)$/;

/** Whether a media condition holds for a screen of that size. Conditions on print, forced colours and preferences of
 * the reader never hold. */
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

/** A rule as a picture has it. Rules for :root apply to the html element, since a picture has no document above it. */
export function asInPicture(rule: string): string {
  return rule
    .replaceAll(':root', 'html')
    .replace(/(?<![\w.#-])(\d*\.?\d+)rem\b/g, (_, number: string) => `${Number(number) * rem}px`);
}

/** A selector without pseudo-elements: it matches the elements that bear them. */
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
  // Other rules, such as keyframes, are left out: nothing moves. Container rules stay, since widths of containers are
  // not known before the layout.
  return rule instanceof CSSContainerRule ? [asInPicture(rule.cssText)] : [];
}

function rulesOf(sheets: Iterable<CSSStyleSheet>, size: Size, wanted: Wanted = () => true): string {
  return [...sheets]
    .filter(({ disabled }) => !disabled)
    .flatMap((sheet) => [...sheet.cssRules].flatMap((rule) => textOf(rule, size, wanted)))
    .join('\n');
}

// The SVG of a laid out piece of the page.

const space = 'http://www.w3.org/2000/svg';

/** The text without the characters that XML can't contain. */
export function sayable(text: string): string {
  return text.replace(/[\p{Cs}\u0000-\u0008\v\f\u000E-\u001F\uFFFE\uFFFF]/gu, '');
}

function element(name: string, attributes: Record<string, string>, ...children: Node[]): Element {
  const made = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** `title`: what the picture shows, in a sentence. */
function svgOf(page: HTMLElement, rules: string, title: string, { width, height }: Size): string {
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

// Pixels of a picture.

/** The PNG of an SVG; null if the browser refuses the pixels of a picture that contains HTML. */
export async function pngOf(svg: string, { width, height }: Size): Promise<Blob | null> {
  const image = new Image();
  // With a blob: address Chromium would refuse the pixels.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  try {
    return await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  }
}

export type Light = 'light' | 'dark';

export const size: Size = { width: 1200, height: 630 };

/** Part of a room's free height that is put above the content: a little less than below. */
const rises = 0.4;

/** Resolves when parts that measure themselves after the first drawing, such as lines between two pieces, are drawn. */
const settled = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** Enlarges the content of each room as far as it fits, at most by the factor in `data-most`. */
async function fit(root: ParentNode): Promise<void> {
  const fits = [...root.querySelectorAll<HTMLElement>('[data-most]')].flatMap((room) => {
    const child = room.firstElementChild;
    if (!(child instanceof HTMLElement)) return [];
    const { clientWidth: width, clientHeight: height } = room;
    const found = fitted({ width, height }, Number(room.dataset['most']), (wished) => {
      child.style.inlineSize = `${wished}px`;
      return child.scrollWidth > wished ? Infinity : child.offsetHeight;
    });
    child.style.inlineSize = `${found.width}px`;
    return [{ child, height, scale: found.scale }];
  });
  // Parts that measure themselves must do so before they are enlarged.
  await settled();
  for (const { child, height, scale } of fits) {
    const rest = Math.max(0, height - child.offsetHeight * scale);
    child.style.transform = `translateY(${rest * rises}px) scale(${scale})`;
  }
}

/** Replaces all names in the texts. Labels for screen readers are removed: they hold names too, and a picture doesn't
 * need them. */
function call(root: ParentNode & Node, called: ReadonlyMap<string, string>): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.nodeValue = called.get(text.nodeValue ?? '') ?? text.nodeValue;
  }
  for (const one of root.querySelectorAll('[aria-label], [title]')) {
    one.removeAttribute('aria-label');
    one.removeAttribute('title');
  }
}

/** The SVG of a picture. `title`: what it shows, in a sentence. `called`: replacements of names; empty: none. */
export async function drawn(
  content: ComponentChild,
  light: Light,
  title: string,
  called: ReadonlyMap<string, string>,
): Promise<string> {
  const host = document.createElement('div');
  host.className = css.backstage;
  host.inert = true;
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rulesOf(document.styleSheets, size));
  root.adoptedStyleSheets = [sheet];
  const page = document.createElement('html');
  page.lang = lang.peek();
  page.dataset['theme'] = light;
  const body = document.createElement('body');
  body.className = css.paper;
  page.append(body);
  root.append(page);
  document.body.append(host);
  try {
    render(content, body);
    await settled();
    if (called.size > 0) call(root, called);
    await fit(root);
    const used = rulesOf([sheet], size, (selector) => root.querySelector(bearers(selector)) !== null);
    return svgOf(page, used, title, size);
  } finally {
    render(null, body);
    host.remove();
  }
}
