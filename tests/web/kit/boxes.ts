// What is cut: parts of the match screen that don't stand whole inside the window, or inside what holds them.
import type { Page } from '@playwright/test';

/** Everything that must be in view in the state that the screen is in, and is not; with its box. Nothing: all is well. */
export function cut(page: Page, board: 'board' | 'frame'): Promise<string[]> {
  return page.evaluate((of) => {
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
        left >= of.left - near &&
        top >= of.top - near &&
        right <= of.right + near &&
        bottom <= of.bottom + near
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
    // On a phone the sheets take the place of the fight.
    if (stage !== 'build' || innerWidth >= 1080) wanted.push(board, strip);
    if (stage === 'build') wanted.push(part('result'));
    if (stage === 'play') wanted.push(part('question'));
    for (const one of wanted)
      if (!shown(one)) found.push(`not shown in ${stage ?? 'no state'}`);
      else if (!within(one, here)) found.push(`beyond the window: ${said(one)} ${sizes(one)}`);

    // Both sides whole: nothing of the board lies outside of its place.
    if (of === 'board' && shown(board)) {
      if (board.scrollHeight > board.clientHeight + near || board.scrollWidth > board.clientWidth + near)
        found.push(
          `the board is cut: ${board.scrollWidth}×${board.scrollHeight} in ${board.clientWidth}×${board.clientHeight}`,
        );
    }
    // No text or control is cut by what holds it, unless that scrolls or ends in an ellipsis.
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
    // The selected line can be read.
    const line = match?.querySelector('[role="option"][aria-selected="true"]');
    const list = line?.closest('[data-part="scroll"]');
    if (shown(line) && list) {
      const room = box(list);
      const { top, bottom } = box(line);
      if (room.height > 40 && (top < room.top - near || top > room.bottom || bottom < room.top))
        found.push(`the line is out of sight: ${sizes(line)} in ${sizes(list)}`);
    }
    return [...new Set(found)];
  }, board);
}

/** As many controls could be pressed in the window as it stands. The record is one list box, with one stop for Tab. */
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
        // What lies under something, or has scrolled away, can't be pressed.
        const there = document.elementFromPoint(x, y);
        return there !== null && (held.contains(there) || there.contains(held));
      })
      .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 24)),
  );
}
