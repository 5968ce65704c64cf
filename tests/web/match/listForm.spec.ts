// Tests the form of a GM's own list: it begins as the house's, tells each problem at its field, is fought with at each
// change without one, and is the same list as its JSON.
import { wrong } from '../kit/axe.ts';
import { expect, open, settings, test, unless } from '../kit/fixture.ts';
import { pathOf } from '../kit/games.ts';
import { listFormWords, languages, listsWords, settingsWords } from '../kit/words.ts';

const label = { ja: 'スキルリスト', en: 'Skill list' };

for (const lang of languages) {
  test(`a skill of one's own is made in the form and fought with (${lang})${unless(lang === 'ja')}`, async ({
    page,
  }) => {
    const [t, l] = [listFormWords[lang], listsWords[lang]];
    const named = (ja: string, en: string) => ({ name: { ja, en }[lang], exact: true });
    await open(page, pathOf('shinki', lang));
    await (
      await settings(page)
    )
      .getByRole('button', { name: settingsWords[lang].ownFile(label[lang]) })
      .click();
    const dialog = page.getByRole('dialog', { name: l.title(label[lang]) });
    const entries = dialog.getByRole('combobox', named('スキル', 'Skills'));
    await expect(entries.getByRole('option')).toHaveCount(23);
    await expect(dialog.getByText(t.start)).toBeVisible();

    await dialog.getByRole('button', { name: t.copy, exact: true }).click();
    await expect(entries.getByRole('option')).toHaveCount(24);
    await expect(dialog.getByText(t.fine)).toBeVisible();
    await dialog.getByRole('textbox', named('名前', 'Name')).fill('《怒りの一打》');

    const constant = dialog.getByRole('textbox', named('定数', 'constant'));
    await constant.fill('500');
    await expect(dialog.getByText(t.waiting(1))).toBeVisible();
    await expect(constant).toHaveAttribute('aria-invalid', 'true');
    await expect(constant).toHaveAccessibleDescription(/-99–99/);
    await constant.fill('9');
    await expect(dialog.getByText(t.fine)).toBeVisible();

    // A second effect, in words; a broken word is told at its place with those that there are.
    await dialog.getByRole('button', { name: t.add({ ja: '効果', en: 'Effects' }[lang]) }).click();
    const second = dialog.getByRole('group', named('効果 2', 'Effects 2'));
    const amount = second.getByRole('textbox', named('量', 'Amount'));
    await amount.fill('自分の失ったパン÷4');
    await expect(amount).toHaveAccessibleDescription(/自分の失ったHP|my lost hp/);
    await amount.fill('自分の失ったHP÷4');
    await expect(dialog.getByText(t.fine)).toBeVisible();
    expect(await wrong(page)).toEqual([]);

    // The JSON is the same list.
    await dialog.getByRole('radio', { name: l.json }).check();
    const box = dialog.getByRole('textbox', { name: l.title(label[lang]) });
    const list = JSON.parse(await box.inputValue()) as { skills: { ja: string; effects: unknown[] }[] };
    expect(list.skills.at(-1)).toMatchObject({
      ja: '《怒りの一打》',
      effects: [
        { op: 'damage', amt: { x: 1, c: 9 } },
        { op: 'damage', amt: '自分の失ったHP÷4' },
      ],
    });
    await box.fill(JSON.stringify(list).replace('怒りの一打', '静かな一打'));
    await dialog.getByRole('radio', { name: l.form }).check();
    // The last one, whose English name is still that of the skill it was copied from.
    await entries.selectOption({ index: 23 });
    await expect(second).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(await settings(page)).toContainText({ ja: '自分のリスト', en: 'My list' }[lang]);
  });
}

test('the cost of a house spell changes the fight beside the form, and a card asks what its action has', async ({
  page,
}) => {
  const [t, l] = [listFormWords.ja, listsWords.ja];
  const own = '独自データ';
  await open(page, pathOf('sengen', 'ja'));
  await (await settings(page)).getByRole('button', { name: settingsWords.ja.ownFile(own) }).click();
  const dialog = page.getByRole('dialog', { name: l.title(own) });
  const choose = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  const live = dialog.getByRole('complementary', { name: t.fight });

  await choose(t.kindOfEntry).selectOption('スペル');
  await choose('スペル').selectOption('魔力集束');
  await expect(live).toContainText(/魔力集束が出る行：\d/);
  const before = await live.textContent();
  const cost = dialog.getByRole('textbox', { name: '霊力', exact: true });
  await expect(cost).toHaveValue('5');
  await cost.fill('13');
  await expect(cost).toHaveAccessibleDescription(/0–12/);
  await cost.fill('12');
  await expect(dialog.getByText(t.fine)).toBeVisible();
  await expect(live).not.toHaveText(before ?? '');

  // A status of one's own stands among those that a spell may give.
  await choose(t.kindOfEntry).selectOption('状態');
  await dialog.getByRole('button', { name: t.empty, exact: true }).click();
  await dialog.getByRole('textbox', { name: '名前', exact: true }).fill('魅了');
  await choose(t.kindOfEntry).selectOption('スペル');
  await choose('スペル').selectOption('眠りの唄');
  const effect = dialog.getByRole('group', { name: '効果 1', exact: true });
  await expect(effect.getByRole('combobox', { name: 'ターン数' })).toHaveValue('=99');
  await effect.getByRole('combobox', { name: '状態', exact: true }).selectOption('魅了');
  await expect(dialog.getByText(t.fine)).toBeVisible();

  // Which keys a card has follows from its type and its action.
  await choose(t.kindOfEntry).selectOption('スペルカード');
  await dialog.getByRole('button', { name: t.empty, exact: true }).click();
  const bonus = dialog.getByRole('group', { name: '強化', exact: true });
  await bonus.getByRole('textbox', { name: '回避', exact: true }).fill('2');
  await choose('型').selectOption('消費型');
  await choose('行動').selectOption('スペル');
  await expect(bonus.getByRole('textbox')).toHaveCount(1);
  await expect(bonus.getByRole('checkbox', { name: '霊力不要' })).toBeVisible();
  await choose('助けるスペル。なければすべて').selectOption('爆裂球');
  await expect(dialog.getByText(t.fine)).toBeVisible();
  expect(await wrong(page)).toEqual([]);
});

test('a skill of パネルアレー戦 answers a trigger and spends a status of one’s own, and what follows is several lines', async ({
  page,
}) => {
  const [t, l] = [listFormWords.ja, listsWords.ja];
  await open(page, pathOf('panel', 'ja'));
  await (await settings(page)).getByRole('button', { name: settingsWords.ja.ownFile(label.ja) }).click();
  const dialog = page.getByRole('dialog', { name: l.title(label.ja) });
  const choose = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  const group = (name: string) => dialog.getByRole('group', { name, exact: true });
  const make = dialog.getByRole('button', { name: t.empty, exact: true });

  await choose(t.kindOfEntry).first().selectOption('独自の状態');
  await make.click();
  await expect(dialog.getByRole('textbox', { name: '文字（A～Z）' })).toHaveValue('A');
  await dialog.getByRole('textbox', { name: '名前', exact: true }).fill('気合');
  await expect(dialog.getByText(t.fine)).toBeVisible();

  // What is made anew has a cost and an effect; nothing is wrong with it.
  await choose(t.kindOfEntry).first().selectOption('スキル');
  await make.click();
  await expect(dialog.getByText(t.fine)).toBeVisible();
  const effect = group('起動能力 1');
  await effect.getByRole('combobox', { name: '効果', exact: true }).selectOption('状態を消費する');
  await effect.getByRole('combobox', { name: '状態', exact: true }).selectOption('気合');
  await effect.getByRole('combobox', { name: '消費したら', exact: true }).selectOption(t.kinds.array);
  const then = group('消費したら 1');
  await then.getByRole('combobox', { name: '効果', exact: true }).selectOption('ダメージの軽減');
  await expect(then.getByRole('combobox', { name: '効果', exact: true })).toHaveAccessibleDescription(
    /攻撃・反撃/,
  );

  // It reduces once it answers an attack; a trigger whose event is taken away is gone.
  await choose('種類').last().selectOption('受動');
  const trigger = group('誘発条件（受動）');
  await trigger.getByRole('combobox', { name: 'いつ' }).selectOption('攻撃が置かれた時');
  await expect(dialog.getByText(t.fine)).toBeVisible();
  await trigger.getByRole('combobox', { name: 'いつ' }).selectOption('–');
  await expect(dialog.getByText(t.waiting(2))).toBeVisible();
  await trigger.getByRole('combobox', { name: 'いつ' }).selectOption('攻撃が置かれた時');

  // Which keys a modifier has follows from its word.
  await effect.getByRole('combobox', { name: '効果', exact: true }).first().selectOption('修正を与える');
  await effect.getByRole('combobox', { name: '修正', exact: true }).selectOption('状態を受けない');
  await effect.getByRole('combobox', { name: '状態', exact: true }).selectOption('気合');
  await effect.getByRole('combobox', { name: 'ターン数', exact: true }).selectOption('戦闘の終わりまで');
  await expect(dialog.getByText(t.fine)).toBeVisible();
  expect(await wrong(page)).toEqual([]);

  await dialog.getByRole('radio', { name: l.json }).check();
  const list = JSON.parse(await dialog.getByRole('textbox', { name: l.title(label.ja) }).inputValue()) as {
    skills: unknown[];
  };
  expect(list.skills.at(-1)).toMatchObject({
    cost: '白',
    kind: 'reactive',
    trigger: { event: 'attack' },
    activated: [{ op: 'modify', mod: 'immune', status: '気合', to: 'self', turns: 99 }],
  });
});
