// Tests the narrowest pages with long names, the words of the rail, the logo, and tables that end with a
// button; and a dialog that keeps its place during typing.
import type { Locator } from '@playwright/test';
import { systems } from '../../parity/module.ts';
import { expect, menu, open, section, sheet, test, unless } from '../kit/fixture.ts';
import { pathOf } from '../kit/games.ts';
import { beyond, linesOf } from '../kit/measures.ts';
import { bring } from '../kit/states.ts';
import { dictionaries, languages, oddsWords, plansWords, sheetWords } from '../kit/words.ts';

/**
 * Links of a navigation whose words leave their box or stand in several lines, or whose box leaves the page.
 */
function unfit(navigation: Locator): Promise<string[]> {
  return navigation.evaluate((nav) =>
    [...nav.querySelectorAll('a')].flatMap((link) => {
      const box = link.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(link);
      const said = words.getBoundingClientRect();
      const inside = said.left >= box.left && said.right <= box.right && box.left >= 0;
      return inside && box.right <= innerWidth && words.getClientRects().length === 1
        ? []
        : [`${link.textContent} ${said.left}–${said.right} in ${box.left}–${box.right} of ${innerWidth}`];
    }),
  );
}

for (const lang of languages) {
  const t = dictionaries[lang];

  test(`names of 24 wide letters make nothing scroll sideways (${lang}) @full`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    for (const system of systems) {
      await open(page, pathOf(system, lang));
      // A type of field that the page doesn't know would show an alert.
      await expect(page.getByRole('alert')).toHaveCount(0);
      for (const letter of ['W', 'Ｗ']) {
        for (const mark of ['▲', '▽']) {
          await page.getByRole('radio', { name: new RegExp(mark) }).check({ force: true });
          await page.getByRole('textbox', { name: t.nameOf(mark) }).fill(letter.repeat(24));
        }
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
          letter.repeat(24),
        );
        expect(await beyond(page), `${system} ${letter}`).toEqual([]);
      }
      for (const hash of ['#-versus', '#-league', '#-roster', '#-odds'].slice(
        0,
        system === 'shiden' ? 3 : 4,
      )) {
        await page.evaluate((to) => (location.hash = to), hash);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect(await beyond(page), `${system} ${hash}`).toEqual([]);
      }
    }
  });

  test(`the rail has room for its words, the logo stays in one line (${lang}) @full`, async ({ page }) => {
    for (const system of ['shiden', 'rakuen']) {
      await open(page, pathOf(system, lang));
      for (const width of [320, 360, 719, 720, 1080, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const rail = page.getByRole('navigation', { name: t.screensNav });
        const banner = page.getByRole('banner');
        if (width >= 1080) {
          expect(await unfit(rail), `${system} at ${width}`).toEqual([]);
          expect(await linesOf(banner.getByRole('link').first()), `lines of the logo at ${width}`).toBe(1);
        } else {
          // The game's name stands in the place of the logo, and its button opens the rail's links.
          const game = banner.getByRole('button').first();
          expect(await linesOf(game.locator('span')), `lines of the game's name at ${width}`).toBe(1);
          expect(
            await game.locator('span').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
          ).toBe(0);
          const box = await menu(page);
          expect(await unfit(rail), `${system} at ${width}`).toEqual([]);
          await box.getByRole('button', { name: t.close }).click();
        }
      }
    }
  });

  test(`the button at the end of "what if" is not cut at 360 px (${lang}) @full`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await bring(page, 'odds', lang);
    const o = oddsWords[lang];
    const table = page.getByRole('table', { name: o.whatIf });
    const cut = await table.getByRole('button').evaluateAll((buttons) =>
      buttons
        .filter((one) => {
          const box = one.getBoundingClientRect();
          const frame = one.closest('[role=group]')?.getBoundingClientRect();
          return (
            box.left < 0 || box.right > (frame?.right ?? innerWidth) || one.scrollWidth > one.clientWidth
          );
        })
        .map((one) => one.getAttribute('aria-label')),
    );
    expect(cut).toEqual([]);
  });

  test(`the editor of plans keeps its upper edge while one types (${lang})${unless(lang === 'ja')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, pathOf('rakuen', lang));
    await section(sheet(page, t, 0), { ja: '戦術', en: 'Tactic' }[lang]);
    await sheet(page, t, 0).getByRole('button', { name: sheetWords[lang].copyPlans }).click();
    const dialog = page.getByRole('dialog');
    const text = page.getByRole('textbox', { name: plansWords[lang].plan(1), exact: true });
    await expect(text).toBeVisible();
    const top = async () => (await dialog.boundingBox())?.y;
    const before = await top();
    await text.fill('');
    expect(await top(), 'empty').toBe(before);
    for (const piece of ['自分のHPが', '50以下', 'なら', '通常攻撃']) {
      await text.pressSequentially(piece);
      expect(await top(), piece).toBe(before);
    }
  });
}
