// An evening as a GM prepares it: two players' sheets and three monsters pasted, the odds, the boss changed until they are
// what is wanted, a round by hand with hidden hands on the field itself, and the link opened elsewhere.
import { en as balanceEn } from '../../web/src/features/balance/strings.en.ts';
import { ja as balanceJa } from '../../web/src/features/balance/strings.ja.ts';
import { en as fieldEn } from '../../web/src/features/field/strings.en.ts';
import { ja as fieldJa } from '../../web/src/features/field/strings.ja.ts';
import { dictionaries, expect, open, playWords, ready, shareWords, test } from './fixture.ts';

const balanceWords = { ja: balanceJa, en: balanceEn };
const fieldWords = { ja: fieldJa, en: fieldEn };

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

for (const [lang, width] of [
  ['ja', 360],
  ['en', 1280],
] as const) {
  test(`a GM's evening (${lang}, ${width} px)`, async ({ page, context }) => {
    const [t, b, p, f] = [dictionaries[lang], balanceWords[lang], playWords[lang], fieldWords[lang]];
    const main = page.getByRole('main');
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${lang === 'en' ? 'en/' : ''}shinki/`);

    // Both parties out of what players and the GM have written.
    for (const [mark, text] of [
      ['▲', players],
      ['▽', monsters],
    ] as const) {
      if (width < 800)
        await page
          .getByRole('radio', { name: new RegExp(`^${mark}`) })
          .first()
          .check({ force: true });
      const sheet = page.getByRole('region', { name: new RegExp(`^(?:Sheet of )?${mark}`) });
      await sheet.getByRole('button', { name: t.readText }).click();
      const box = page.getByRole('dialog');
      await box.getByRole('textbox', { name: t.pasteLabel }).fill(text);
      await box.getByRole('button', { name: t.putHere(mark) }).click();
      await expect(box).toHaveCount(0);
    }
    await expect(main.getByRole('list', { name: f.figuresOf('大顎の巣') })).toContainText('小鬼');
    await page.screenshot({ path: `/tmp/dbg/eve1-${lang}.png`, fullPage: true });

    // The share of wins for each number of HP that the boss may have.
    await page.evaluate(() => (location.hash = '#-odds'));
    const balance = main.getByRole('region', { name: b.title });
    await balance.getByRole('combobox', { name: b.what }).selectOption({ label: '▽ 大顎: HP' });
    await balance.getByLabel(b.from).fill('20');
    await balance.getByLabel(b.to).fill('60');
    await balance.getByLabel(b.by).fill('20');
    await balance.getByRole('button', { name: b.ask }).click();
    const rows = balance.getByRole('row');
    await expect(rows).toHaveCount(4);
    await page.screenshot({ path: `/tmp/dbg/eve2-${lang}.png`, fullPage: true });
    await balance.getByRole('button', { name: b.adoptOf('60') }).click();
    await expect(page.getByText('60')).not.toHaveCount(0);
    await page.evaluate(() => (location.hash = '#-match'));
    await ready(page);
    void p;
    void context;
    void shareWords;
  });
}
