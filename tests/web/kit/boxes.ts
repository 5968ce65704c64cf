// Finds parts of the match screen that don't stand whole in the window or in their container.
import type { Page } from '@playwright/test';

/** Parts that must be in view on the present stage and aren't, each with its box. Empty: all is well. */
export async function cut(page: Page): Promise<string[]> {
  return [...new Set([...(await page.evaluate(beyondWindow)), ...(await page.evaluate(beyondBoard))])];
}

/** Runs in the page: parts of the frame that don't stand whole in the window. */
function beyondWindow(): string[] {
  const found: string[] = [];
  const near = 1;
  const box = (one: Element) => one.getBoundingClientRect();
  const said = (one: Element) =>
    `${one.tagName}.${one.getAttribute('class') ?? ''} ${one.textContent.trim().slice(0, 30)}`;
  const sizes = (one: Element) => {
    const { left, top, right, bottom } = box(one);
    return [left, top, right, bottom].map(Math.round).join(' ');
  };
  const shown = (one: Element | null | undefined): one is Element => one?.checkVisibility() ?? false;
  const within = (one: Element, of: { left: number; top: number; right: number; bottom: number }) => {
    const { left, top, right, bottom } = box(one);
    return (
      left >= of.left - near && top >= of.top - near && right <= of.right + near && bottom <= of.bottom + near
    );
  };
  const here = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
  if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high`);

  const match = document.querySelector('[data-stage]');
  const stage = match?.getAttribute('data-stage');
  const part = (name: string) => match?.querySelector(`[data-part="${name}"]`);
  const wanted: (Element | null | undefined)[] = [...(match?.querySelectorAll('nav, nav button') ?? [])];
  const [board, strip] = [part('stage'), match?.querySelector('[data-part="strip"]')];
  // On a phone the sheets take the place of the board.
  if (stage !== 'build' || innerWidth >= 1080) wanted.push(board, strip);
  if (stage === 'build') wanted.push(part('result'));
  if (stage === 'play') wanted.push(part('question'));
  for (const one of wanted)
    if (!shown(one)) found.push(`not shown in ${stage ?? 'no state'}`);
    else if (!within(one, here)) found.push(`beyond the window: ${said(one)} ${sizes(one)}`);

  // No text or control is cut by its container, unless that scrolls or ends in an ellipsis.
  for (const one of match?.querySelectorAll<HTMLElement>('button, select, h1, h2, label, p') ?? []) {
    if (!shown(one) || one.closest('.vh, svg')) continue;
    const style = getComputedStyle(one);
    if (
      one.scrollWidth > one.clientWidth + 2 &&
      style.overflowX === 'hidden' &&
      style.textOverflow !== 'ellipsis'
    )
      found.push(`text is cut: ${said(one)}`);
    const { left, right } = box(one);
    const scrolls = one.closest('[data-part="scroll"], [data-part="sheet"], [data-part="waiting"]');
    if (!scrolls && (left < -near || right > innerWidth + near))
      found.push(`beside the window: ${said(one)} ${sizes(one)}`);
  }
  // The selected line must be in sight.
  const line = match?.querySelector('[role="option"][aria-selected="true"]');
  const list = line?.closest('[data-part="scroll"]');
  if (shown(line) && list) {
    const room = box(list);
    const { top, bottom } = box(line);
    const whole = bottom - top <= room.height ? bottom : top;
    if (room.height > 40 && (top < room.top - near || whole > room.bottom + near))
      found.push(`the line is out of sight: ${sizes(line)} in ${sizes(list)}`);
  }
  return found;
}

/**
 * Runs in the page: parts of the board that are cut or lie over a neighbour. An overflow to the left or
 * upwards makes nothing scroll, so each word and each button is measured by itself.
 */
function beyondBoard(): string[] {
  const stage = document.querySelector('[data-stage] [data-part="stage"]');
  const axis = stage?.querySelector('[data-part=board] > :not(fieldset)');
  if (!stage?.checkVisibility() || !axis) return [];
  const found: string[] = [];
  const [near, slack] = [1.5, 4];
  const round = (of: DOMRect) => [of.left, of.top, of.right, of.bottom].map(Math.round).join(' ');
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = stage;
  if (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1)
    found.push(`the board is cut: ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`);

  /** The middle of a line of text, about as high as its glyphs. */
  const glyphs = (of: DOMRect) => new DOMRect(of.x, of.y + of.height / 5, of.width, (of.height * 3) / 5);
  const things: { name: string; of: Element; box: DOMRect }[] = [];
  const walk = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const of = text.parentElement;
    const name = text.textContent?.trim() ?? '';
    if (!of || !name || of.closest('.vh, option') || !of.checkVisibility({ visibilityProperty: true }))
      continue;
    // Text for screen readers alone.
    if (getComputedStyle(of).clipPath === 'inset(50%)') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()];
    // Text that nothing hides must have a place.
    if (boxes.length === 0) found.push(`not drawn: ${name.slice(0, 30)}`);
    for (const box of boxes) things.push({ name: name.slice(0, 30), of, box: glyphs(box) });
  }
  for (const of of stage.querySelectorAll('button, svg, [role=img]')) {
    if (
      of.closest('.vh') ||
      of.parentElement?.closest('svg') ||
      !of.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const name = `${of.tagName} ${of.getAttribute('aria-label') ?? of.textContent.trim()}`.slice(0, 40);
    // The target of a button may be larger than its drawing.
    const { backgroundColor, borderTopWidth } = getComputedStyle(of);
    const drawn =
      !of.matches('button') || borderTopWidth !== '0px' || !/, 0\)$|^transparent$/.test(backgroundColor);
    if (drawn && !of.matches('[aria-hidden]')) things.push({ name, of, box: of.getBoundingClientRect() });
  }

  const beyond = (box: DOMRect, room: DOMRect, x = true, y = true) =>
    (x && (box.left < room.left - near || box.right > room.right + near)) ||
    (y && (box.top < room.top - near || box.bottom > room.bottom + near));
  const ends = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || !['none', ''].includes(webkitLineClamp);
  for (const { name, of, box: drawn } of things) {
    // Of text that ends in an ellipsis only the visible part is measured.
    let box = drawn;
    for (let holder: Element | null = of; holder && holder !== stage; holder = holder.parentElement) {
      if (!ends(getComputedStyle(holder))) continue;
      const room = holder.getBoundingClientRect();
      const [left, top] = [Math.max(box.left, room.left), Math.max(box.top, room.top)];
      const [right, bottom] = [Math.min(box.right, room.right), Math.min(box.bottom, room.bottom)];
      box = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }
    if (box.width < 1 || box.height < 1) continue;
    const whole = stage.getBoundingClientRect();
    if (beyond(box, whole)) found.push(`beyond the board: ${name} ${round(box)} in ${round(whole)}`);
    const [own, middle] = [
      of.closest('[data-stands]')?.getAttribute('data-stands'),
      axis.getBoundingClientRect(),
    ];
    const over =
      (own !== 'below' && box.bottom > (own ? middle.top : middle.bottom) + slack) ||
      (own !== 'above' && box.top < (own ? middle.bottom : middle.top) - slack);
    if (over) found.push(`over its neighbour: ${name} ${round(box)}, the axis ${round(middle)}`);
    for (let holder: Element | null = of; holder && holder !== stage; holder = holder.parentElement) {
      const style = getComputedStyle(holder);
      if (style.display === 'inline') continue;
      const room = holder.getBoundingClientRect();
      const [x, y] = [style.overflowX !== 'visible', style.overflowY !== 'visible'];
      if (beyond(box, room, x, y))
        found.push(`cut by what holds it: ${name} ${round(box)} in ${round(room)}`);
    }
  }
  return found;
}

/**
 * Names of the controls that can be pressed in the window as it stands. The record counts as one, since it is
 * a list box with one stop for Tab.
 */
export function enabled(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [role="listbox"]',
      ),
    ]
      .filter((one) => {
        if (!one.checkVisibility({ visibilityProperty: true })) return false;
        const held = one.closest('label') ?? one;
        const { left, top, right, bottom, width, height } = held.getBoundingClientRect();
        if (width <= 1 || height <= 1) return false;
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
        if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return false;
        // A control that is covered, or scrolled out of sight, can't be pressed.
        const there = document.elementFromPoint(x, y);
        return there !== null && (held.contains(there) || there.contains(held));
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 24)),
  );
}
