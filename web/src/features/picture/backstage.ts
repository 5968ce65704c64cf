// Where a picture is laid out: out of sight, in a tree of its own, by the page's rules as a screen of the picture's size has
// them. What it is told in and by which light may be others than the page's.
import { type ComponentChild, render } from 'preact';
import { lang } from '../../i18n/index.ts';
import { fitted } from './fit.ts';
import { type Size, bearers, rulesOf } from './rules.ts';
import { svgOf } from './svg.ts';
import * as css from './picture.module.css';

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
