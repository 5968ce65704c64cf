// Open, understand, put in two characters, see the change, send: by thumb on a phone, and with the keyboard alone,
// never scrolling for a result.
import type { Locator, Page } from '@playwright/test';
import { welcomeWords } from '../../web/src/features/welcome/words.ts';
import {
  dictionaries,
  expect,
  languages,
  open,
  ready,
  sheet,
  shells,
  test,
  unless,
  verdict,
} from './fixture.ts';
import { character, fight, headline, item } from './game.ts';

type Lang = (typeof languages)[number];

const lines = ['閃閃交硬果/アオイ', '待速搦待閃/クロエ'] as const;
const [a, b] = lines.map(character);
if (!a || !b) throw new Error('two are missing');
/** What the first is changed to in the third place. */
const [place, change] = [3, '紫電'] as const;
const ids = (one: typeof a) => one['skills'] as string[];
const after = { ...a, skills: ids(a).with(place - 1, change) };

/** How the fight ends stands where the reader is. */
async function told(page: Page, lang: Lang, text: string): Promise<void> {
  const t = dictionaries[lang];
  const seen = verdict(page).or(page.getByRole('group', { name: t.resultBar }));
  await expect(async () => {
    const views = await Promise.all(
      (await seen.all()).map(async (one) => ({
        text: (await one.textContent()) ?? '',
        in: await one.evaluate((box) => {
          const { top, bottom, height } = box.getBoundingClientRect();
          return Math.min(bottom, innerHeight) - Math.max(top, 0) >= 0.75 * height;
        }),
      })),
    );
    expect(views).toContainEqual({ text: expect.stringContaining(text) as unknown, in: true });
  }).toPass({ timeout: 15_000 });
}

/** What was sent opens elsewhere, in the reader's own language, and ends as it did here. */
async function arrives(page: Page, text: string): Promise<void> {
  const address = page.getByRole('dialog').getByRole('textbox').first();
  await expect(address).toHaveValue(/#1F/);
  const friend = await page.context().newPage();
  await friend.goto(await address.inputValue());
  await ready(friend);
  await expect(verdict(friend)).toContainText(text);
}

for (const lang of languages) {
  const t = dictionaries[lang];
  const w = welcomeWords[lang];
  const name = (id: string) => {
    const found = item(id);
    return t.itemName(found.name[lang], found.reading[lang], found.limited);
  };

  test.describe(lang, () => {
    test.describe('by thumb', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

      test(`the five steps${unless(lang === 'ja')}`, async ({ page }) => {
        await open(page, shells[lang]);
        await expect(page.getByText(w.sample)).toBeInViewport({ ratio: 1 });
        await expect(verdict(page)).toBeInViewport({ ratio: 1 });

        await page.getByRole('link', { name: w.howTo }).tap();
        const how = page.getByRole('heading', { name: w.howTo, exact: true });
        await expect(how).toBeInViewport({ ratio: 1 });
        await page.goBack();
        await expect(verdict(page)).toBeInViewport();

        await page.getByRole('button', { name: w.begin }).tap();
        for (const [side, one] of [a, b].entries()) {
          const mine = sheet(page, t, side as 0 | 1);
          if (side === 1) {
            await page.getByRole('group', { name: t.sheets }).getByText('▽').tap();
            await mine.getByRole('button', { name: t.placeItem(1, t.emptyPlace) }).tap();
          }
          await mine.getByRole('textbox', { name: t.nameOf(side === 0 ? '▲' : '▽') }).tap();
          await page.keyboard.type(one.name);
          for (const id of ids(one)) await mine.getByRole('button', { name: name(id), exact: true }).tap();
        }
        await told(page, lang, headline(fight(a, b), lang));

        await page.getByRole('group', { name: t.sheets }).getByText('▲').tap();
        const mine = sheet(page, t, 0);
        await mine
          .getByRole('button', { name: t.placeItem(place, item(ids(a)[place - 1] ?? '').name[lang]) })
          .tap();
        await mine.getByRole('button', { name: name(change), exact: true }).tap();
        const ending = headline(fight(after, b), lang);
        expect(ending).not.toBe(headline(fight(a, b), lang));
        await told(page, lang, ending);

        await page.getByRole('group', { name: t.resultBar }).getByRole('button').first().tap();
        await page.getByRole('button', { name: t.actions.share }).first().tap();
        await arrives(page, headline(fight(after, b), 'ja'));
      });
    });

    test(`the five steps with the keyboard alone${unless(lang === 'en')}`, async ({ page }) => {
      const reach = async (to: Locator) => {
        for (let tabs = 0; tabs < 200; tabs++) {
          if (await to.evaluate((one) => one === document.activeElement)) return;
          await page.keyboard.press('Tab');
        }
        throw new Error(`${String(to)} can't be reached`);
      };
      await open(page, shells[lang]);
      await reach(page.getByRole('link', { name: w.howTo }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: w.howTo, exact: true })).toBeFocused();
      await page.goBack();

      await reach(page.getByRole('button', { name: w.begin }));
      await page.keyboard.press('Enter');
      const search = (side: 0 | 1, at: number) =>
        sheet(page, t, side).getByRole('searchbox', { name: t.skillFor(at) });
      const seek = async (id: string) => {
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText(item(id).name.ja);
        await page.keyboard.press('Enter');
      };
      for (const [nth, one] of [a, b].entries()) {
        const side = nth as 0 | 1;
        await reach(sheet(page, t, side).getByRole('textbox', { name: t.nameOf(side === 0 ? '▲' : '▽') }));
        await page.keyboard.insertText(one.name);
        if (side === 1) {
          await reach(sheet(page, t, side).getByRole('button', { name: t.placeItem(1, t.emptyPlace) }));
          await page.keyboard.press('Enter');
        }
        for (const [at, id] of ids(one).entries()) {
          await reach(search(side, at + 1));
          await seek(id);
        }
      }
      await told(page, lang, headline(fight(a, b), lang));

      await reach(
        sheet(page, t, 0).getByRole('button', { name: t.placeItem(1, item(ids(a)[0] ?? '').name[lang]) }),
      );
      for (let at = 1; at < place; at++) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await reach(search(0, place));
      await seek(change);
      const ending = headline(fight(after, b), lang);
      await told(page, lang, ending);

      await reach(page.getByRole('button', { name: t.actions.share }).first());
      await page.keyboard.press('Enter');
      await arrives(page, headline(fight(after, b), 'ja'));
    });
  });
}
