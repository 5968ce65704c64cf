// Measures boxes and computed styles of all elements of a page, and compares them: under other style sheets,
// or after visits to other screens.
import type { Page } from '@playwright/test';
import { expect, inFlight } from './fixture.ts';

/**
 * Runs in the page: for each element its path, its box and its computed styles. As JSON text, which is sent
 * faster.
 */
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
  // Folded elements have an old box or none.
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

/** The first dozen differences, in words. */
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

/** Waits until the files of a screen have come and the page has stopped growing. */
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

/** Waits until the last change is laid out. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
