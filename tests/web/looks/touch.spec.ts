// Tests touch: text fields have letters of 16px or more, since phones enlarge the page for smaller ones; and
// nothing in the head lies over another control.
import type { Page } from '@playwright/test';
import { expect, open, section, send, sheet, test, unless } from '../kit/fixture.ts';
import { pathOf } from '../kit/games.ts';
import { a, tactic } from '../kit/rakuen.ts';
import { dictionaries, plansWords, rosterWords, sheetWords } from '../kit/words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Visible text fields and selects with letters of less than 16px. */
const small = (page: Page) =>
  page
    .locator('input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((one) => one.getClientRects().length > 0 && parseFloat(getComputedStyle(one).fontSize) < 16)
        .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.id}`),
    );

test('no text field has letters of less than 16px: sheets, dialogs, questions', async ({ page }) => {
  const t = dictionaries.ja;
  await open(page, pathOf('rakuen', 'ja'));
  await section(sheet(page, t, 0), tactic.label.ja);
  expect(await small(page)).toEqual([]);
  await sheet(page, t, 0).getByRole('button', { name: sheetWords.ja.copyPlans }).tap();
  const box = page.getByRole('dialog', { name: plansWords.ja.title('▲', a.name) });
  await box.getByRole('textbox', { name: plansWords.ja.plan(1), exact: true }).tap();
  await expect(box.getByRole('combobox').first()).toBeVisible();
  expect(await small(page)).toEqual([]);
  // The text that is seen lies under the field's own transparent text: both need one size.
  const sizes = await box
    .getByRole('textbox', { name: plansWords.ja.plan(1), exact: true })
    .evaluate((area) =>
      [area, area.previousElementSibling].map((one) => one && getComputedStyle(one).fontSize),
    );
  expect(new Set(sizes).size).toBe(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await send(page, (on) => on.tap());
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await small(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const screen of ['odds', 'versus-map', 'roster', 'league']) {
    await page.evaluate((to) => (location.hash = `#-${to}`), screen);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    if (screen === 'roster')
      await page.getByRole('main').getByRole('button', { name: rosterWords.ja.putSamples }).tap();
    await expect(page.getByRole('main').locator('select, input').first()).toBeVisible();
    expect(await small(page), screen).toEqual([]);
  }
});

for (const [width, lang] of [
  [320, 'en'],
  [768, 'ja'],
  [360, 'ja'],
  [390, 'en'],
  [600, 'ja'],
  [1024, 'en'],
] as const)
  test(`every game is reached from the head, in which nothing lies over another (${width}, ${lang})${unless(width === 320)}`, async ({
    page,
  }) => {
    const t = dictionaries[lang];
    await page.setViewportSize({ width, height: 740 });
    await open(page, pathOf('sengen', lang));
    const boxes = await page
      .locator('header')
      .first()
      .locator('button, a')
      .or(page.locator('[data-stage] nav button'))
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(1);
    for (const [at, one] of boxes.entries()) {
      expect(one.right).toBeLessThanOrEqual(width);
      for (const other of boxes.slice(at + 1)) {
        const apart = one.right <= other.left + 1 || other.right <= one.left + 1;
        expect(apart || one.bottom <= other.top + 1 || other.bottom <= one.top + 1).toBe(true);
      }
    }
    await page.getByRole('banner').getByRole('button').first().tap();
    const games = page.getByRole('dialog').getByRole('navigation', { name: t.systems }).getByRole('link');
    await expect(games).toHaveCount(5);
    for (const game of await games.all()) await expect(game).toBeInViewport({ ratio: 1 });
  });
