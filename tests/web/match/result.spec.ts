// The result is in view wherever the sheet is scrolled, in a bar that covers nothing it should not. (By hand:
// by-hand.spec.ts.)
import type { Page, Route } from '@playwright/test';
import {
  expect,
  kindButton,
  open,
  sheet,
  shells,
  skillButton,
  test,
  unless,
  verdict,
} from '../kit/fixture.ts';
import { headline } from '../kit/games.ts';
import { changed, fight, sample } from '../kit/shiden.ts';
import { dictionaries, languages } from '../kit/words.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Something lies over the bar: the reader does not see it. */
const covered = (page: Page, name: string) =>
  page.getByRole('group', { name }).evaluate((bar) => {
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    return !bar.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

for (const lang of languages) {
  const t = dictionaries[lang];

  test(`a changed skill shows its result wherever the sheet is scrolled, and one that cannot fight says so (${lang})${unless(lang === 'ja')}`, async ({
    page,
  }) => {
    await open(page, shells[lang]);
    const bar = page.getByRole('group', { name: t.resultBar });
    const { boards } = fight(...sample);
    const board = page.getByRole('group', { name: t.boardAt(boards.at(-1)?.round ?? 0, boards.length - 1) });
    await expect(verdict(page)).toBeInViewport();
    await expect(bar).toHaveCount(0);

    // As soon as the verdict is out of sight: the board is still there.
    const { y = 0, height = 0 } = (await verdict(page).boundingBox()) ?? {};
    await page.evaluate((by) => scrollTo({ top: by }), y + height + 2);
    await expect(bar).toContainText(headline(fight(...sample), lang));
    await expect(board).toBeInViewport();
    expect(await covered(page, t.resultBar)).toBe(false);

    const skills = ['紫電', '一閃', '怒濤', '封印'];
    const ends = new Set<string>();
    for (const id of skills) {
      const skill = skillButton(page, 0, id, lang);
      await kindButton(page, 0, id, lang).tap();
      await skill.tap();
      const said = headline(fight(...changed(id)), lang);
      await expect(bar).toContainText(said);
      await expect(bar).toBeInViewport({ ratio: 1 });
      expect(await covered(page, t.resultBar)).toBe(false);
      ends.add(said);
    }
    expect(ends.size, 'the winner was another one at times').toBeGreaterThan(1);

    await bar.getByRole('button', { name: headline(fight(...changed('封印')), lang) }).tap();
    await expect(verdict(page)).toBeInViewport();
    await expect(bar).toHaveCount(0);

    // A sheet that cannot fight says so beside the earlier result.
    await sheet(page, t, 0).getByLabel(t.sheetMenu('▲')).first().tap();
    await sheet(page, t, 0).getByRole('button', { name: t.clear }).tap();
    await page.evaluate(() => scrollTo({ top: 600 }));
    await expect(bar).toContainText(t.cannotFight);
  });
}

test('what is pressed while the bar comes up over it gets its press', async ({ page }) => {
  const t = dictionaries.ja;
  await page.setViewportSize({ width: 1280, height: 640 });
  const bars = /\/Bar-[^/]*\.js$/;
  const asked = new Promise<Route>((held) => void page.route(bars, held));
  await open(page);
  const button = sheet(page, t, 0).getByRole('button', { name: t.readText });
  await button.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 8));
  const route = await asked;
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await route.continue();
  const bar = page.getByRole('group', { name: t.resultBar });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.y, 'the bar lies over the button').toBeLessThan(y + height / 2);
  await page.mouse.up();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: t.pasteLabel })).toBeVisible();
});
