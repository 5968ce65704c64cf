// Tests measures of the layout: size of targets, narrow pages, layout shifts, text spacing, forced colours.
import { build, expect, goTo, open, putIn, shells, test, unless, visit, watch } from '../kit/fixture.ts';
import { pathOf } from '../kit/games.ts';
import { mostShifted, sideways, small, watchShifts } from '../kit/measures.ts';
import { choices } from '../kit/question.ts';
import {
  countersWords,
  dictionaries,
  languages,
  leagueWords,
  metaWords,
  playWords,
  shareWords,
  stageWords,
  versusWords,
} from '../kit/words.ts';

for (const lang of languages) {
  test.describe(`on a phone (${lang})`, () => {
    test.use({ viewport: { width: 360, height: 740 } });
    const t = dictionaries[lang];

    test(`targets are as large as a thumb, and nothing scrolls sideways${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        for (const path of [shells[lang], `${shells[lang]}#-rules`]) {
          await page.goto('about:blank');
          await open(page, path);
          expect(await sideways(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('about:blank');
      await open(page, shells[lang]);
      for (const key of ['s', '?']) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
      }
      expect(await small(page)).toEqual([]);
      await page.keyboard.press('s');
      for (const summary of await page.getByRole('dialog').locator('summary').all()) await summary.click();
      await expect(page.getByRole('img', { name: shareWords[lang].qr })).toBeVisible();
      expect(await small(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await goTo(page, t.screens.rules);
      await expect(page.getByRole('heading', { name: /^4\.2/ })).toBeVisible();
      expect(await small(page)).toEqual([]);
    });

    test(`the panes of versus: thumbs, and nothing sideways${unless(lang === 'en')}`, async ({ page }) => {
      await open(page, `${shells[lang]}#-versus-counters`);
      const c = countersWords[lang];
      await page.getByRole('button', { name: c.beginEdits }).click({ timeout: 60_000 });
      const edits = page.getByRole('region', { name: c.edits });
      await expect(edits.getByRole('listitem').first()).toBeVisible({ timeout: 60_000 });
      expect(await small(page)).toEqual([]);
      const fits = async () => {
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 });
          // Rows still come in meanwhile, so the width is polled.
          await expect.poll(() => sideways(page), `at ${width}`).toBeLessThanOrEqual(0);
        }
      };
      await fits();
      await page.getByRole('link', { name: versusWords[lang].names.meta }).click();
      await expect(page.getByRole('table', { name: metaWords[lang].shares })).toBeVisible();
      expect(await small(page)).toEqual([]);
      await fits();
    });

    test(`roster, matrix and league: thumbs, and only tables and brackets scroll sideways${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      const w = leagueWords[lang];
      const fits = async () => {
        expect(await small(page)).toEqual([]);
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await sideways(page), `at ${width}`).toBeLessThanOrEqual(0);
        }
      };
      await open(page, shells[lang]);
      const names = ['ムライ', 'とても長い名前の者がここにいる場合の並び', 'W'.repeat(24), '五'];
      await putIn(page, `[赤組]\n${names.map((name) => `閃閃交硬果/${name}`).join('\n')}`, lang);
      await page.getByRole('checkbox').first().check();
      await fits();
      await page.getByRole('checkbox').first().uncheck();
      await page.evaluate(() => (location.hash = '#-versus-matrix'));
      await expect(page.getByRole('columnheader', { name: /APS|得点率/ })).toBeAttached();
      await fits();
      await page.evaluate(() => (location.hash = '#-league'));
      await page.getByRole('combobox', { name: w.format }).selectOption('single');
      await page.getByRole('button', { name: w.start, exact: true }).click();
      await expect(page.getByRole('region', { name: w.bracket }).first()).toBeVisible();
      await fits();
      await page.getByRole('button', { name: w.share }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await fits();
    });

    test(`the page stands still while it comes to life; dice and choices: thumbs, and nothing sideways${unless(lang === 'en')}`, async ({
      page,
    }) => {
      const shifted = await watchShifts(page);
      for (const path of [shells[lang], pathOf('rakuen', lang)]) {
        await visit(page, path);
        expect(await shifted(), path).toBeLessThanOrEqual(mostShifted);
      }

      const p = playWords[lang];
      for (const to of [build, watch]) {
        await to(page);
        expect(await small(page)).toEqual([]);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      }
      await page.getByRole('button', { name: stageWords[lang].quick }).click();
      await expect(choices(page, lang).first()).toBeVisible();
      // The choice who attacks first has no odds.
      const first = choices(page, lang).filter({ hasText: /^(先攻|Attack first)/ });
      if (await first.isVisible()) await first.click();
      await page.getByText(p.asTable).click();
      await page.getByText(p.asTable).click();
      expect(await small(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
  });
}

test("text spacing of the reader's own clips nothing; with forced colours the sides and the focus are still told apart @full", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('about:blank');
  await open(page);
  const t = dictionaries.ja;
  await expect(page.getByRole('region', { name: /▲/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /▽/ })).toBeVisible();
  const share = page.getByRole('main').getByRole('button', { name: t.actions.share }).first();
  await share.focus();
  await page.keyboard.press('Shift');
  const outline = await share.evaluate((one) => getComputedStyle(one).outlineStyle);
  expect(outline).not.toBe('none');
});
