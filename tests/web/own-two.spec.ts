// The five steps of a newcomer in the games of shares and of points: open, understand, put in two of one's own, see the
// change, send; by thumb on a phone and, where no other test does so, with the keyboard alone. No result is scrolled for.
import type { Locator, Page } from '@playwright/test';
import { welcomeWords } from '../../web/src/features/welcome/words.ts';
import { fightOf, load, ok } from '../parity/module.ts';
import {
  builderWords,
  dictionaries,
  expect,
  languages,
  unless,
  open,
  ready,
  record,
  sheet,
  sheetWords,
  test,
  verdict,
} from './fixture.ts';
import { headline } from './game.ts';

type Lang = (typeof languages)[number];
type Side = 0 | 1;
const names = ['アオイ', 'クロエ'] as const;
const marks = ['▲', '▽'] as const;
/** What a spell card is called by who made it. */
const cardName = 'スターダスト';

/** How the fight of an address ends. */
async function ending(system: string, url: string, lang: Lang): Promise<string> {
  const engine = await load(system);
  const read = ok(engine.openLink(url, '{}'));
  if ('failure' in read || read.kind !== 'F') throw new Error(`no link of a fight: ${url}`);
  return headline(fightOf(engine, read.match), lang);
}

/** How the fight in the address ends stands where the reader is, without scrolling. */
async function told(page: Page, system: string, lang: Lang): Promise<void> {
  const seen = verdict(page).or(page.getByRole('group', { name: dictionaries[lang].resultBar }));
  await expect(async () => {
    const text = await ending(system, page.url(), lang);
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

/** What is sent opens elsewhere, and ends as it did here. */
async function arrives(page: Page, system: string): Promise<void> {
  const address = page.getByRole('dialog').getByRole('textbox').first();
  await expect(address).toHaveValue(/#1F/);
  const url = await address.inputValue();
  const friend = await page.context().newPage();
  await friend.goto(url);
  await ready(friend);
  // In the reader's own language, and this one has not chosen any.
  await expect(verdict(friend)).toContainText(await ending(system, url, 'ja'));
}

/** A set-up that is begun anew gets this seed. */
const dealt = (page: Page, seed: string) =>
  page.addInitScript((seed) => {
    const dealt = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      if (!(array instanceof BigUint64Array)) return dealt(array);
      array.fill(BigInt(seed));
      return array;
    };
  }, seed);

/** A sheet of 千幻抄 that can attack, with a spell card of a name of one's own; `press` is a tap, or a key. */
async function withCard(
  page: Page,
  mine: Locator,
  lang: Lang,
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  const [info] = ok((await load('sengen')).systems());
  const said = (id: string) => info?.form.items.find((one) => one.id === id)?.name[lang] ?? '';
  const f = sheetWords[lang];
  const more = { ja: ['ショット', '回避', '魔法'], en: ['Shot', 'Evasion', 'Magic'] }[lang];
  for (const one of more)
    for (let n = 0; n < 4; n++) await press(mine.getByRole('button', { name: f.more(one), exact: true }));
  const cards = mine.getByRole('group', { name: { ja: /^スペルカード/, en: /^Spell cards/ }[lang] });
  await press(
    cards.getByRole('button', { name: { ja: '＋ スペルカードを選ぶ', en: 'Choose spell cards' }[lang] }),
  );
  const list = page.getByRole('dialog');
  await press(list.getByRole('button', { name: builderWords[lang].take(said('comet')), exact: true }));
  await press(list.getByRole('button', { name: dictionaries[lang].close }));
  await cards.getByRole('textbox', { name: f.ownName(said('comet'), 1) }).focus();
  await page.keyboard.insertText(cardName);
  // One that plays cards.
  await mine.getByRole('combobox', { name: { ja: '戦術', en: 'Tactic' }[lang] }).selectOption('狙撃');
}

/** The card decided: it stands in the record of a fight that ▲ won. */
async function carried(page: Page, lang: Lang): Promise<void> {
  await expect(record(page, dictionaries[lang])).toContainText(cardName);
  await expect(verdict(page)).toContainText(names[0]);
}

/** The link holds both names: it is the address of what was put in last. */
const written = (page: Page, system: string) =>
  expect
    .poll(async () => {
      const read = ok((await load(system)).openLink(page.url(), '{}'));
      return 'failure' in read || read.kind !== 'F' ? [] : read.match.sides.map(({ name }) => name);
    })
    .toEqual(names);

for (const lang of languages) {
  const t = dictionaries[lang];
  const w = welcomeWords[lang];
  const b = builderWords[lang];
  const path = (system: string) => `${lang === 'en' ? 'en/' : ''}${system}/`;
  const name = (page: Page, side: Side) =>
    sheet(page, t, side).getByRole('textbox', { name: t.nameOf(marks[side]) });

  test.describe(`by thumb (${lang})`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    /** Opens the page, reads how to play, and begins; what makes a character is the game's. */
    const steps = async (page: Page, system: string, make: (mine: Locator, side: Side) => Promise<void>) => {
      await open(page, path(system));
      await expect(page.getByText(w.sample)).toBeInViewport({ ratio: 1 });
      await expect(verdict(page)).toBeInViewport({ ratio: 1 });
      await page.getByRole('link', { name: w.howTo }).tap();
      await expect(page.getByRole('heading', { name: w.howTo, exact: true })).toBeInViewport({ ratio: 1 });
      await page.goBack();
      await page.getByRole('button', { name: w.begin }).tap();
      // The sheets are emptied by a file that comes in first.
      await expect(name(page, 0)).toHaveValue('');
      for (const side of [0, 1] as const) {
        if (side === 1) await page.getByRole('group', { name: t.sheets }).getByText('▽').tap();
        await name(page, side).tap();
        await page.keyboard.insertText(names[side]);
        await make(sheet(page, t, side), side);
      }
      await written(page, system);
      await told(page, system, lang);
    };
    const send = async (page: Page, system: string) => {
      const bar = page.getByRole('group', { name: t.resultBar });
      if (await bar.isVisible()) await bar.getByRole('button').first().tap();
      await page.getByRole('button', { name: t.actions.share }).first().tap();
      await arrives(page, system);
    };

    test(`shares of a total${unless(lang === 'ja')}`, async ({ page }) => {
      await steps(page, 'rakuen', async (mine) => {
        await mine.getByRole('combobox').first().selectOption({ index: 1 });
      });
      const before = page.url();
      const more = sheet(page, t, 1).getByRole('button', { name: sheetWords[lang].more('POW') });
      for (let n = 0; n < 5; n++) await more.tap();
      await expect(page).not.toHaveURL(before);
      await told(page, 'rakuen', lang);
      await send(page, 'rakuen');
    });

    test(`points, skills and panels${unless(lang === 'en')}`, async ({ page }) => {
      const [info] = ok((await load('panel')).systems());
      const parts = info?.form.fields.flatMap((field) => (field.type === 'points' ? field.parts : [])) ?? [];
      const skill = (id: string) => info?.form.items.find((one) => one.id === id)?.name[lang] ?? '';
      const take = async (mine: Locator, id: string) => {
        await mine.getByRole('button', { name: b.choose }).tap();
        const list = page.getByRole('dialog');
        await list.getByRole('button', { name: b.take(skill(id)), exact: true }).tap();
        await list.getByRole('button', { name: t.close }).tap();
      };
      await steps(page, 'panel', async (mine) => {
        for (const one of parts)
          for (let n = 0; n < 5; n++) await mine.getByRole('button', { name: b.more(one.name[lang]) }).tap();
        await take(mine, '火花');
        await mine.getByRole('button', { name: b.addPattern }).tap();
        const cells = mine.getByRole('list', { name: b.pattern(1), exact: true }).getByRole('button');
        await expect(cells).toHaveCount(5);
        for (const cell of await cells.all()) await cell.tap();
      });
      const before = page.url();
      await take(sheet(page, t, 1), '焔剣');
      await expect(page).not.toHaveURL(before);
      await told(page, 'panel', lang);
      await send(page, 'panel');
    });

    test(`numbers, lists and a card of one's own name${unless(lang === 'ja')}`, async ({ page }) => {
      await dealt(page, '3');
      await steps(page, 'sengen', async (mine, side) => {
        if (side === 0) await withCard(page, mine, lang, (button) => button.tap());
      });
      await carried(page, lang);
      await send(page, 'sengen');
    });
  });

  test(`a card of one's own name, by keys (${lang})${unless(lang === 'en')}`, async ({ page }) => {
    await dealt(page, '3');
    await open(page, path('sengen'));
    await page.getByRole('button', { name: w.begin }).press('Enter');
    // The sheets are emptied by a file that comes in first.
    await expect(name(page, 0)).toHaveValue('');
    for (const side of [0, 1] as const) {
      await name(page, side).focus();
      await page.keyboard.insertText(names[side]);
    }
    await withCard(page, sheet(page, t, 0), lang, (button) => button.press('Enter'));
    await written(page, 'sengen');
    await carried(page, lang);
    await page.getByRole('button', { name: t.actions.share }).first().press('Enter');
    await arrives(page, 'sengen');
  });

  test(`shares of a total, with the keyboard alone (${lang})${unless(lang === 'en')}`, async ({ page }) => {
    const reach = async (to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      for (let tabs = 0; tabs < 300; tabs++) {
        if (await to.evaluate((one) => one === document.activeElement)) return;
        await page.keyboard.press(key);
      }
      throw new Error(`${String(to)} can't be reached`);
    };
    await open(page, path('rakuen'));
    await reach(page.getByRole('link', { name: w.howTo }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: w.howTo, exact: true })).toBeFocused();
    await page.goBack();
    await reach(page.getByRole('button', { name: w.begin }));
    await page.keyboard.press('Enter');
    // The sheets are emptied by a file that comes in first.
    await expect(name(page, 0)).toHaveValue('');
    for (const side of [0, 1] as const) {
      await reach(name(page, side));
      await page.keyboard.insertText(names[side]);
    }
    await written(page, 'rakuen');
    await told(page, 'rakuen', lang);
    const before = page.url();
    await reach(sheet(page, t, 0).getByRole('slider', { name: 'POW' }), 'Shift+Tab');
    for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight');
    await expect(page).not.toHaveURL(before);
    await told(page, 'rakuen', lang);
    await reach(page.getByRole('button', { name: t.actions.share }).first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await arrives(page, 'rakuen');
  });
}
