// Measures: thumbs, narrow pages, large text, no animation, forced colours.
import type { Page } from '@playwright/test';
import {
  countersWords,
  dictionaries,
  expect,
  languages,
  leagueWords,
  metaWords,
  open,
  playWords,
  putIn,
  shareWords,
  shells,
  test,
  versusWords,
} from './fixture.ts';

/** Everything that can be pressed and seen, with its box as the thumb finds it. */
function small(page: Page): Promise<string[]> {
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

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const lang of languages) {
  test.describe(`on a phone (${lang})`, () => {
    test.use({ viewport: { width: 360, height: 740 } });
    const t = dictionaries[lang];

    test('targets are as large as a thumb', async ({ page }) => {
      await open(page, shells[lang]);
      expect(await small(page)).toEqual([]);
      await page.keyboard.press('s');
      await expect(page.getByRole('img', { name: shareWords[lang].qr })).toBeVisible();
      expect(await small(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page
        .getByRole('navigation', { name: t.screensNav })
        .getByRole('link', { name: t.screens.rules })
        .click();
      await expect(page.getByRole('heading', { name: /^4\.2/ })).toBeVisible();
      expect(await small(page)).toEqual([]);
    });

    test('nothing scrolls sideways', async ({ page }) => {
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        for (const path of [shells[lang], `${shells[lang]}#-rules`]) {
          await page.goto('about:blank');
          await open(page, path);
          expect(await sideways(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
      await page.goto('about:blank');
      await open(page, shells[lang]);
      for (const key of ['s', '?']) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
      }
    });

    test('the panes of versus: thumbs, and nothing sideways', async ({ page }) => {
      await open(page, `${shells[lang]}#-versus-counters`);
      const c = countersWords[lang];
      await page.getByRole('button', { name: c.beginEdits }).click({ timeout: 60_000 });
      const edits = page.getByRole('region', { name: c.edits });
      await expect(edits.getByRole('listitem').first()).toBeVisible({ timeout: 60_000 });
      expect(await small(page)).toEqual([]);
      const fits = async () => {
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 });
          // Rows still come in meanwhile.
          await expect.poll(() => sideways(page), `at ${width}`).toBeLessThanOrEqual(0);
        }
      };
      await fits();
      await page.getByRole('link', { name: versusWords[lang].names.meta }).click();
      await expect(page.getByRole('table', { name: metaWords[lang].shares })).toBeVisible();
      expect(await small(page)).toEqual([]);
      await fits();
    });

    test('roster, matrix and league: thumbs, and only tables and brackets scroll sideways', async ({
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

    test('dice and choices: thumbs, and nothing sideways', async ({ page }) => {
      const p = playWords[lang];
      await open(page, shells[lang].replace('shiden', 'rakuen'));
      expect(await small(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: p.playStrong }).click();
      const choices = page.getByRole('list', { name: new RegExp(p.turn('')) });
      await expect(choices).toBeVisible();
      // Who attacks first is nothing that there are odds of.
      const first = choices.getByRole('button', { name: /^(先攻|Attack first)$/ });
      if (await first.isVisible()) await first.click();
      await page.getByText(p.asTable).click();
      expect(await small(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });

    test('the page stands still while it comes to life', async ({ page }) => {
      await page.addInitScript(() => {
        const holder = globalThis as unknown as { shift: number };
        holder.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
            if (!hadRecentInput) holder.shift += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of [shells[lang], shells[lang].replace('shiden', 'rakuen')]) {
        await open(page, path);
        await page.waitForTimeout(300);
        expect(
          await page.evaluate(() => (globalThis as unknown as { shift: number }).shift),
          path,
        ).toBeLessThanOrEqual(0.02);
      }
    });
  });
}

test("text spacing of the reader's own clips nothing", async ({ page }) => {
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
});

test('with forced colours the sides and the focus are still told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
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
