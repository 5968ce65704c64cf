// Journey: a GM prepares an evening. Two players' sheets and three monsters are pasted, the boss's HP is set
// by the odds, a round is played by hand on the field with hidden hands, and the link is opened elsewhere.
import type { Page } from '@playwright/test';
import { expect, open, ready, seats, send, test, unless, watch } from '../kit/fixture.ts';
import { choices, question, sentence, pressable } from '../kit/question.ts';
import {
  balanceWords,
  cardWords,
  dictionaries,
  fieldWords,
  playWords,
  shareWords,
  stageWords,
} from '../kit/words.ts';

const players = `隊:夜明け隊
名前:灯里
HP:2 / 行動値:4
スキル:紅蓮斬、疾駆、闘志、血気、狂宴
戦術:突撃
名前:雫
HP:4 / 行動値:2
スキル:星穿、影縫い、炎獄、威圧、終焉の光
戦術:間合い`;
const monsters = `隊:大顎の巣(GM)
名前:大顎
種別:眷属
HP:40 / 行動値:7
スキル:紅蓮斬、毒牙、双星
戦術:突撃
名前:小鬼
種別:モブ
HP:9 / 行動値:5
スキル:紅蓮斬
名前:小鬼
種別:モブ
HP:9 / 行動値:5
スキル:紅蓮斬`;

/**
 * Brings a sheet to the front, where a narrow page shows one of them. Repeated, since the layout may just be
 * changing.
 */
const toFront = (page: Page, mark: string) => {
  const radio = page.getByRole('radio', { name: new RegExp(`^${mark}`) }).first();
  return expect(() => radio.check({ force: true })).toPass();
};
const sheetOf = (page: Page, mark: string) =>
  page.getByRole('region', { name: new RegExp(`^(?:Sheet of )?${mark}`) });

for (const [lang, width] of [
  ['ja', 360],
  ['en', 1280],
] as const) {
  test(`a GM's evening (${lang}, ${width} px)${unless(lang === 'ja')}`, async ({ page, context }) => {
    const [t, b, p, f, s] = [
      dictionaries[lang],
      balanceWords[lang],
      playWords[lang],
      fieldWords[lang],
      stageWords[lang],
    ];
    const main = page.getByRole('main');
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${lang === 'en' ? 'en/' : ''}shinki/`);

    // Both parties from the texts of the players and of the GM.
    for (const [mark, text] of [
      ['▲', players],
      ['▽', monsters],
    ] as const) {
      if (width < 800) await toFront(page, mark);
      const sheet = sheetOf(page, mark);
      const build = sheet.getByRole('button', { name: cardWords[lang].buildNamed(mark) });
      if (await build.isVisible()) await build.click();
      await sheet.getByRole('button', { name: t.readText }).click();
      const box = page.getByRole('dialog');
      await box.getByRole('textbox', { name: t.pasteLabel }).fill(text);
      await box.getByRole('button', { name: t.putHere(mark) }).click();
      await expect(box).toHaveCount(0);
    }
    // On a phone the sheets take the place of the field.
    if (width < 800) await watch(page);
    await expect(main.getByRole('list', { name: f.figuresOf('大顎の巣') })).toContainText('小鬼');

    // The share of wins for several numbers of HP of the boss.
    await page.evaluate(() => (location.hash = '#-odds'));
    const balance = main.getByRole('region', { name: b.title });
    const what = balance.getByRole('combobox', { name: b.what });
    const hp = await what.getByRole('option', { name: /^▽ 大顎: HP\b/ }).textContent();
    await what.selectOption({ label: hp ?? '?' });
    await balance.getByRole('combobox', { name: b.fights }).selectOption({ index: 0 });
    await balance.getByLabel(b.from).fill('20');
    await balance.getByLabel(b.to).fill('60');
    await balance.getByLabel(b.by).fill('20');
    await balance.getByRole('button', { name: b.ask }).click();
    await expect(balance.getByRole('rowheader')).toHaveCount(3);
    await balance.getByRole('button', { name: b.adoptOf('60') }).click();
    // The HP with which the boss wins half of the fights: the page finds the number, and a press takes it.
    await balance.getByRole('combobox', { name: b.aim }).selectOption({ label: b.wins('▽') });
    await balance.getByRole('button', { name: b.search }).click();
    const found = balance.locator('[data-found]');
    await expect(found).toBeVisible();
    const value = await found.getByRole('rowheader').textContent();
    await expect(balance.getByRole('status').filter({ hasText: '▽' })).toContainText(value ?? '?');

    // A round by hand against the computer, whose hand is hidden: a skill is begun, and its target pressed on
    // the field.
    await page.evaluate(() => (location.hash = '#-match'));
    await ready(page);
    const who = seats(page);
    await who.nth(0).selectOption({ label: s.self });
    await expect(choices(page, lang).first()).toBeVisible();
    await who.nth(1).selectOption({ label: s.levels[2] ?? '' });
    const ways = question(page).getByRole('group', { name: p.options, exact: true });
    /** The opponent's hand; its 気魄 is open, the hand isn't. */
    const hand = main
      .locator('[data-part=board] [data-side=b]')
      .getByRole('button', { name: /の手札、|, hand\b/i });
    let aimed = false;
    for (let turn = 0; turn < 30 && !aimed; ++turn) {
      await expect(choices(page, lang).first()).toBeVisible();
      await expect(hand).toHaveCount(1);
      await expect(hand).not.toHaveAccessibleName(/[♠♥♦♣]/);
      // Once the monsters are in reach: a skill with several targets is begun, and its target pressed on the field.
      const begun = ways.getByRole('button').filter({ hasText: p.onBoard }).first();
      aimed = (await begun.count()) > 0;
      await pressable(page);
      if (aimed) {
        await begun.press('Enter');
        await expect(ways.getByRole('status')).toContainText(p.takeOnBoard);
        await main
          .getByRole('button', { name: new RegExp(`${f.take('')}$`) })
          .first()
          .press('Enter');
      } else {
        // A character who gives up 心輝 falls at once.
        await choices(page, lang)
          .filter({ hasNotText: /解除|release/ })
          .last()
          .press('Enter');
      }
      await expect(sentence(page)).toContainText('▲');
      await expect(choices(page, lang).first()).toBeVisible();
    }
    expect(aimed).toBe(true);

    // The link opened elsewhere: the same decision waits, in the sender's language.
    await send(page, (on) => on.press('Enter'));
    const link = page.getByRole('dialog').getByRole('textbox', { name: shareWords[lang].link, exact: true });
    await expect(link).toHaveValue(/#\w+/);
    const elsewhere = await context.newPage();
    await elsewhere.goto(await link.inputValue());
    await ready(elsewhere);
    await expect(choices(elsewhere, lang).first()).toBeVisible();
    await expect(elsewhere.getByRole('list', { name: fieldWords[lang].figuresOf('大顎の巣') })).toContainText(
      '60',
    );
  });
}
