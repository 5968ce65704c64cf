// Measures of a page: controls too small for a thumb, parts too wide for the window, and layout shifts.
import type { Locator, Page } from '@playwright/test';

/** Visible controls smaller than a thumb needs (44px), with their boxes. */
export function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    return [...controls].flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
      // A hint that lets presses through is no target.
      if (getComputedStyle(one).pointerEvents === 'none') return [];
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

/** Number of pixels by which the page is wider than the window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Elements that end beyond the right edge of the window. */
export const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth)
      .map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''} ${one.textContent.slice(0, 60)}`);
  });

/** Number of lines in which the text stands. */
export const linesOf = (of: Locator): Promise<number> =>
  of.evaluate((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return words.getClientRects().length;
  });

/** Most layout shift that a page may have by itself. */
export const mostShifted = 0.02;

/**
 * Adds up layout shifts without input from now on; called before the page is opened. Returns a function that
 * reads the sum.
 */
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
