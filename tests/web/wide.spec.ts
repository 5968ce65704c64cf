// What wide windows have to hold: numbers stand beside what they are numbers of, lists beside what they are lists of.
import type { Page } from '@playwright/test';
import { expect, heatWords, test } from './fixture.ts';
import { bring } from './states.ts';

/** Neighbours in a line of a table that the eye has to look for: what stands there, and how far apart. */
function apart(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const most = 200;
    return [...document.querySelectorAll<HTMLTableRowElement>('main table tr')].flatMap((line) => {
      const boxes = [...line.cells].flatMap((cell) => {
        const all = document.createRange();
        all.selectNodeContents(cell);
        const box = all.getBoundingClientRect();
        return box.width > 0 ? [{ box, text: cell.textContent }] : [];
      });
      return boxes.flatMap(({ box, text }, at) => {
        const gap = box.left - (boxes[at - 1]?.box.right ?? box.left);
        return gap > most ? [`${boxes[at - 1]?.text ?? ''} … ${text}: ${Math.round(gap)} px`] : [];
      });
    });
  });
}

for (const state of ['odds', 'league', 'meta', 'map of shares'] as const) {
  test(`${state}: a number stands beside its name`, async ({ page }) => {
    await bring(page, state, 'ja');
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
      expect(await apart(page), `at ${width}`).toEqual([]);
    }
    if (state !== 'map of shares') return;
    const h = heatWords.ja;
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      const map = await page.getByRole('img', { name: h.mapLabel }).boundingBox();
      const best = await page.getByRole('region', { name: h.best }).boundingBox();
      const worst = await page.getByRole('region', { name: h.worst }).boundingBox();
      if (!map || !best || !worst) throw new Error('no map, or no lists');
      for (const list of [best, worst]) {
        expect(list.x, `beside at ${width}`).toBeGreaterThanOrEqual(map.x + map.width);
        expect(list.x + list.width).toBeLessThanOrEqual(width);
      }
      expect(best.y).toBeLessThan(map.y + map.height);
    }
  });
}
