// A room out of sight where a picture is laid out by the page's rules, and made an SVG and pixels of.
import { type ComponentChild, render } from 'preact';
import { lang } from '../../i18n/index.ts';
import * as css from './picture.module.css';

/** How large something is drawn in a room that it must not leave. */
interface Fit {
  /** It is laid out in this width … */
  width: number;
  /** … and then drawn so many times as large. */
  scale: number;
}

const step = 0.05;
const least = 0.2;

/** The largest that fits. heightAt: how high it gets in a width. */
export function fitted(room: Size, most: number, heightAt: (width: number) => number): Fit {
  const steps = Math.round((most - least) / step);
  for (let at = 0; at <= steps; at++) {
    const scale = most - at * step;
    const width = Math.floor(room.width / scale);
    if (heightAt(width) * scale <= room.height) return { width, scale };
  }
  return { width: Math.floor(room.width / least), scale: least };
}

// The page's style rules as a picture carries them: those of a screen of its size, and only what something in it matches.

interface Size {
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

function rulesOf(sheets: Iterable<CSSStyleSheet>, size: Size, wanted: Wanted = () => true): string {
  return [...sheets]
    .filter(({ disabled }) => !disabled)
    .flatMap((sheet) => [...sheet.cssRules].flatMap((rule) => textOf(rule, size, wanted)))
    .join('\n');
}

// A laid out piece of the page as an SVG that stands alone.

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

/** null where the browser gives none of a picture that holds parts of a page. */
export async function pngOf(svg: string, { width, height }: Size): Promise<Blob | null> {
  const image = new Image();
  // Of a blob: address Chromium would not give the pixels back.
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

/** Of the height that is left in a room so much stands above: a little less than below. */
const rises = 0.4;

/** What is drawn after the first drawing, as lines between two that were measured, has been drawn. */
const settled = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** What stands in a room is drawn as large as it has place there, at most so many times (`data-most`). */
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
  // Those that measure themselves do so before they are enlarged.
  await settled();
  for (const { child, height, scale } of fits) {
    const rest = Math.max(0, height - child.offsetHeight * scale);
    child.style.transform = `translateY(${rest * rises}px) scale(${scale})`;
  }
}

/** Everybody is called otherwise; what is only heard of somebody, a picture doesn't need. */
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

/** title: what it shows, in a sentence. called: other names than those that its parts know; none: these. */
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
