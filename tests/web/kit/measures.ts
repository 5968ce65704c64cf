// Measures of a page as it stands: what is too small for a thumb or too wide for the window, and what moves by itself.
import type { Locator, Page } from '@playwright/test';

/** Everything that can be pressed and seen and is smaller than a thumb finds it, with its box. */
export function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    return [...controls].flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
      // A link in running text is as high as its line; a hidden box is pressed through its label.
      if (one.matches(':is(p, li, td, dd, h3, h4) a') && getComputedStyle(one).display === 'inline')
        return [];
      const box = (one.closest('label') ?? one).getBoundingClientRect();
      if (box.bottom < 0 || box.width <= 1) return [];
      return box.width < 43.5 || box.height < 43.5
        ? [`${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent} ${box.width}×${box.height}`]
        : [];
    });
  });
}

/** By how much the page is wider than the window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What makes it wider: everything that ends beyond its edge. */
export const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth)
      .map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''} ${one.textContent.slice(0, 60)}`);
  });

/** In how many lines the words of this stand. */
export const linesOf = (of: Locator): Promise<number> =>
  of.evaluate((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return words.getClientRects().length;
  });

/** The budget of the page for what moves without having been asked to. */
export const mostShifted = 0.02;

/** Sums up what moves so, from before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!one.hadRecentInput) seen.shifted += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.waitForTimeout(500);
    return page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
  };
}
