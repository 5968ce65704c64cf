// Tests that the served HTML, taken over by the script, is the page that the script alone would draw.
import type { Page } from '@playwright/test';
import { expect, open, test, unless, verdict } from '../kit/fixture.ts';
import { dictionaries } from '../kit/words.ts';

/** All elements of the page with their classes, indented by depth. */
const drawn = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const lines = (of: Element, depth: number): string[] => [
      `${' '.repeat(depth)}${of.tagName} ${of.getAttribute('class') ?? ''}`,
      ...[...of.children].flatMap((one) => lines(one, depth + 1)),
    ];
    return lines(main, 0).join('\n');
  });

for (const system of ['shiden', 'rakuen', 'panel']) {
  test(`${system}: taken over as it would be drawn${unless(system === 'rakuen')}`, async ({ page }) => {
    const t = dictionaries.ja;
    await open(page, `${system}/`);
    await page.waitForLoadState('networkidle');
    const taken = await drawn(page);
    // To another screen and back: everything is drawn anew.
    await page.getByRole('link', { name: t.screens.rules, exact: true }).first().click();
    await expect(verdict(page)).not.toContainText(/勝/);
    await page.goBack();
    await expect(verdict(page)).toBeVisible();
    await expect.poll(() => drawn(page)).toBe(taken);
  });
}
