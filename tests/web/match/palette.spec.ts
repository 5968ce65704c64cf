// Tests lists to choose from: nothing moves under the pointer, names are found in any script, and lists stand
// whole in the window.
import type { Page } from '@playwright/test';
import { expect, open, section, sheet, test, unless } from '../kit/fixture.ts';
import { pathOf } from '../kit/games.ts';
import { first, labelOf } from '../kit/panel.ts';
import { builderWords, dictionaries, languages, plansWords, rosterWords } from '../kit/words.ts';

for (const lang of languages) {
  for (const width of [1280, 720]) {
    test(`what the pointer passes over moves nothing (${lang}, ${width})${unless(lang === 'en' && width === 1280)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, pathOf('shiden', lang));
      const mine = sheet(page, dictionaries[lang], 0);
      const palette = mine.locator('[data-part="palette"]');
      for (const place of [4, 1, 0]) {
        await mine.locator('[data-spot]').nth(place).click();
        for (const kind of await mine.locator('button[data-kind]').all()) {
          await kind.click();
          await page.mouse.move(0, 0);
          const moved = await palette.evaluate(async (box) => {
            const before = box.getBoundingClientRect().y;
            const found: string[] = [];
            for (const one of box.querySelectorAll('button')) {
              one.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
              await new Promise(requestAnimationFrame);
              await new Promise(requestAnimationFrame);
              if (box.getBoundingClientRect().y !== before) found.push(one.ariaLabel ?? '');
              one.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
            }
            return found;
          });
          expect(moved, `place ${place}`).toEqual([]);
        }
      }
    });
  }
}

test('a skill is found by its reading, in whatever letters @full', async ({ page }) => {
  const t = dictionaries.ja;
  await open(page, pathOf('shiden', 'ja'));
  const mine = sheet(page, t, 0);
  await mine.locator('[data-spot]').nth(1).click();
  await mine.getByRole('button', { name: t.searchSkills }).click();
  const field = mine.getByRole('searchbox');
  const found = mine.locator('[data-part="palette"] button');
  for (const asked of ['いっせん', 'イッセン', 'ｲｯｾﾝ', 'issen', 'ｉｓｓｅｎ', '一閃']) {
    await field.fill(asked);
    await expect(found, asked).toHaveCount(1);
    await expect(found).toContainText('一閃');
  }

  await open(page, pathOf('panel', 'ja'));
  const w = builderWords.ja;
  const card = sheet(page, t, 0);
  await section(card, labelOf('skills', 'ja'));
  await card.getByRole('button', { name: w.choose }).click();
  const box = page.getByRole('dialog', { name: w.choosing('▲', first.name) });
  for (const asked of ['ひばな', 'ヒバナ', 'ﾋﾊﾞﾅ', 'hibana', 'ＨＩＢＡＮＡ', '火花']) {
    await box.getByRole('searchbox').fill(asked);
    await expect(box.getByRole('listitem'), asked).toHaveCount(1);
    await expect(box.getByRole('listitem')).toContainText('火花');
  }
});

async function plansOf(page: Page) {
  const t = plansWords.ja;
  await open(page, pathOf('panel', 'ja'));
  const card = sheet(page, dictionaries.ja, 0);
  await section(card, labelOf('plans', 'ja'));
  await card.getByRole('button', { name: builderWords.ja.writePlans }).click();
  const box = page.getByRole('dialog');
  return { box, offers: box.getByRole('listbox', { name: t.completions }), t };
}

for (const [width, height] of [
  [1280, 620],
  [390, 664],
] as const) {
  test(`a plan may name a skill by its reading, and what it may go on with is whole in the window (${width})${unless(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { box, offers, t } = await plansOf(page);
    const plan = (n: number) => box.getByRole('textbox', { name: t.plan(n), exact: true });
    for (const asked of ['ひとた', 'ヒトタ', 'ﾋﾄﾀ', 'hitota', 'ｈｉｔｏｔａ']) {
      await plan(1).fill(asked);
      await expect(
        offers.getByRole('option', { name: '一太刀を使用する', exact: true }),
        asked,
      ).toBeVisible();
    }
    await offers.getByRole('option', { name: '一太刀を使用する', exact: true }).click();
    await expect(plan(1)).toHaveValue('一太刀を使用する');
    for (const n of [1, 4]) {
      await plan(n).fill('相手の');
      await expect(offers).toBeVisible();
      const listed = await offers.boundingBox();
      const written = await plan(n).boundingBox();
      if (!listed || !written) throw new Error('nothing is drawn');
      expect(listed.y).toBeGreaterThanOrEqual(0);
      expect(listed.y + listed.height).toBeLessThanOrEqual(height);
      expect(listed.height).toBeGreaterThan(120);
      const apart = Math.min(
        Math.abs(listed.y - written.y - written.height),
        Math.abs(written.y - listed.y - listed.height),
      );
      expect(apart).toBeLessThan(3);
    }
  });
}

for (const lang of languages) {
  test(`what is read as it is written has its name once, and a lone member that of its party (${lang})${unless(lang === 'ja')}`, async ({
    page,
  }) => {
    await open(page, `${pathOf('sengen', lang)}#-rules`);
    const names = page.getByRole('main').locator('h4');
    await expect(names.first()).toBeAttached();
    const said = await names.allTextContents();
    const doubled = said.filter((name) => name.slice(0, name.length / 2) === name.slice(name.length / 2));
    expect(said.length).toBeGreaterThan(20);
    expect(doubled).toEqual([]);
    await page.evaluate(() => (location.hash = '#-roster'));
    await page.getByRole('main').getByRole('button', { name: rosterWords[lang].putSamples }).click();
    const entry = page.getByRole('list', { name: rosterWords[lang].list, exact: true }).getByRole('listitem');
    const name = { ja: '霧島', en: 'Kirishima' }[lang];
    await expect(entry.filter({ hasText: name }).first().getByText(name, { exact: true })).toHaveCount(1);
  });
}
