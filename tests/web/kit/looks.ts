// Boxes and key computed styles of everything in a page, to be compared: with other sheets, or after other screens.
import type { Page } from '@playwright/test';
import { expect, inFlight } from './fixture.ts';

/** Runs in the page: a line for each element of a part, its place first, then its box and what is drawn of it. As text, which is sent quicker. */
function measure(part: string): string {
  const looks = [
    ...['display', 'position', 'inset', 'order', 'flex', 'gap', 'gridTemplateColumns', 'gridArea'],
    ...['overflow', 'margin', 'padding', 'border', 'color', 'backgroundColor', 'boxShadow', 'fill'],
    ...['stroke', 'opacity', 'fontSize', 'fontWeight', 'fontFamily', 'lineHeight', 'textAlign'],
    ...['whiteSpace', 'writingMode'],
  ] as const;
  const place = (one: Element): string => {
    const own = one.tagName.toLowerCase() + (one.className ? `.${String(one.getAttribute('class'))}` : '');
    const above = one.parentElement;
    return above && above !== document.body ? `${place(above)} > ${own}` : own;
  };
  // What is folded away keeps the box that it had last, or has none.
  const seen = [...(document.querySelector(part)?.querySelectorAll('*') ?? [])].filter((one) =>
    one.checkVisibility({ contentVisibilityAuto: true }),
  );
  const lines = seen.slice(0, 4000).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const own = getComputedStyle(one) as unknown as Record<string, string>;
    const before = getComputedStyle(one, '::before');
    const box = [x + scrollX, y + scrollY, width, height].map((n) => Math.round(n * 4) / 4).join(' ');
    return [
      place(one),
      `box: ${box}`,
      ...looks.map((look) => `${look}: ${own[look] ?? ''}`),
      ...[before.content, before.display, before.backgroundColor].map((look) => `::before: ${look}`),
    ];
  });
  return JSON.stringify(lines);
}

export type Looks = string[][];

export async function looks(page: Page, part = 'body'): Promise<Looks> {
  return JSON.parse(await page.evaluate(measure, part)) as Looks;
}

/** What differs, in words; the first dozen of it. */
export function differences(was: Looks, is: Looks): string[] {
  const found = was.length === is.length ? [] : [`${was.length} elements -> ${is.length}`];
  for (const [at, [place = '', ...own]] of was.entries()) {
    const [there, ...now] = is[at] ?? [];
    if (there !== place) return [...found, `${place} -> ${there ?? 'nothing'}`];
    for (const [k, look] of own.entries())
      if (now[k] !== look) found.push(`${place} ${look} -> ${now[k] ?? ''}`);
  }
  return found.slice(0, 12);
}

/** What a screen fetches for itself has come in and is drawn, a long log to its last line. */
export async function whole(page: Page): Promise<void> {
  const size = () =>
    page.evaluate(() => [document.documentElement.scrollHeight, document.querySelectorAll('*').length]);
  await expect
    .poll(async () => {
      const before = await size();
      await page.waitForTimeout(100);
      return [inFlight(page), ...(await size()).map((now, at) => now - (before[at] ?? 0))];
    })
    .toEqual([0, 0, 0]);
}

/** What was set a moment ago is laid out. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
