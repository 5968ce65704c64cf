// Tests the sheet of a party: members from the roster and from texts, the party as an entry of the roster,
// and printing.
import { readFileSync } from 'node:fs';
import { type Page, expect, test } from '@playwright/test';
import { section } from '../kit/fixture.ts';
import { sideways } from '../kit/measures.ts';
import { putThere } from '../kit/storage.ts';
import { blankWords, dictionaries, memberWords, partyWords, rosterWords, versusWords } from '../kit/words.ts';
import { address } from './address.ts';
import { open, partySheet, words } from './teams.ts';

const { page: t, sheet: f } = words.ja;
const r = rosterWords.ja;
const m = memberWords.ja;

const names = (page: Page, mark: '▲' | '▽' = '▲') =>
  partySheet(page, mark).getByRole('radiogroup', { name: /隊員/ }).getByRole('radio');
const tab = (page: Page, name: string | RegExp) => partySheet(page, '▲').getByRole('radio', { name });
/** Puts a side into the roster. A sheet that is only read has that button in its menu. */
const keep = async (page: Page, mark: '▲' | '▽') => {
  if (mark === '▽') await partySheet(page, mark).getByLabel(t.sheetMenu(mark)).click();
  await partySheet(page, mark).getByRole('button', { name: t.toRoster }).click();
};
const undo = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: t.actions.undo, exact: true }).first().click();
const entries = (page: Page) => page.getByRole('main').getByRole('list', { name: r.list, exact: true });
const strength = (page: Page) => section(partySheet(page, '▲'), '強さ');
const importing = async (page: Page) => {
  const [tools] = await partySheet(page, '▲')
    .getByLabel(/にすること$/)
    .all();
  await tools?.click();
  await partySheet(page, '▲').getByRole('button', { name: m.fromElsewhere }).click();
  return page.getByRole('dialog', { name: r.takeMember });
};

test('a member of a kept party, and somebody out of a text, join a party, each undone at once @full', async ({
  page,
}) => {
  await open(page, address, 'ja');
  await expect(names(page)).toHaveCount(2);
  await keep(page, '▽');
  await expect(page.getByRole('status').filter({ hasText: r.putIn(1, 0) })).toHaveCount(1);

  let box = await importing(page);
  await expect(box.getByRole('list', { name: r.list }).getByRole('listitem')).toHaveCount(2);
  await box.getByRole('searchbox', { name: r.search }).fill('凪');
  await box
    .getByRole('list', { name: r.list })
    .getByRole('button', { name: '凪', exact: true })
    .press('Enter');
  await expect(names(page)).toHaveCount(3);
  await expect(tab(page, '2 凪')).toBeChecked();
  await undo(page);
  await expect(names(page)).toHaveCount(2);

  box = await importing(page);
  await box.getByRole('button', { name: r.paste }).click();
  await box.getByRole('textbox', { name: dictionaries.ja.pasteLabel }).fill('member 5 霞: 陽気\nmember 4 雫');
  await box.getByRole('button', { name: '雫', exact: true }).click();
  await expect(names(page)).toHaveCount(3);
  await strength(page);
  await expect(partySheet(page, '▲').getByRole('spinbutton', { name: '強さ' })).toHaveValue('4');

  // In a full party the new member replaces the one in front.
  box = await importing(page);
  await expect(box).toContainText(r.instead('雫'));
  const list = box.getByRole('list', { name: r.list });
  await list
    .getByRole('button', { name: /^灯/ })
    .or(list.getByRole('button', { name: '凪' }))
    .first()
    .click();
  await expect(names(page)).toHaveCount(3);
  await expect(tab(page, /雫/)).toHaveCount(0);
  await undo(page);
  await expect(tab(page, /雫/)).toHaveCount(1);
});

test('a blank member is chosen by one press, among samples too, and several sheets become a party @full', async ({
  page,
}) => {
  await open(page, address, 'ja');
  await partySheet(page, '▲').getByRole('button', { name: m.addMember }).first().click();
  await expect(names(page)).toHaveCount(3);
  await partySheet(page, '▲').getByRole('button', { name: blankWords.ja.elsewhere }).click();
  const samples = page.getByRole('dialog').getByRole('list', { name: r.samples });
  await samples.getByRole('button', { name: '凪', exact: true }).first().click();
  await expect(names(page)).toHaveCount(3);
  await expect(tab(page, '3 凪')).toBeChecked();
  await expect(partySheet(page, '▲').getByRole('button', { name: blankWords.ja.elsewhere })).toHaveCount(0);

  const found = async (text: string) => {
    await page.getByRole('link', { name: t.screens.roster }).first().click();
    await page.getByRole('main').getByRole('button', { name: r.paste }).first().click();
    const box = page.getByRole('dialog', { name: r.importTitle });
    await box.getByRole('textbox', { name: dictionaries.ja.pasteLabel }).fill(text);
    return box;
  };
  const name = partySheet(page, '▽').getByRole('textbox').first();
  let box = await found('member 5 霞: 陽気\nmember 4 雫');
  await box.getByRole('button', { name: versusWords.ja.asPartyOn('▽') }).click();
  await expect(box).toBeHidden();
  await page.getByRole('link', { name: t.screens.match }).first().click();
  await expect(name).toHaveValue(partyWords.ja.partyOf('霞'));
  await expect(partySheet(page, '▽').getByRole('listitem')).toContainText([/霞/, /雫/]);
  await undo(page);
  await expect(name).not.toHaveValue(partyWords.ja.partyOf('霞'));
  box = await found('member 5 霞\nmember 4 雫\nmember 3 露\nmember 3 霜');
  await expect(box).toContainText(versusWords.ja.tooManyForParty(4, 3));
});

test('a party is an entry of the roster: used on either side, copied, tagged, out and in again', async ({
  page,
}) => {
  await open(page, address, 'ja');
  await keep(page, '▲');
  await expect(page.getByRole('status').filter({ hasText: r.putIn(1, 0) })).toHaveCount(1);
  // A lone character, as the page kept one before it knew parties.
  const build = { system: 'teams', version: '1', name: '霞', strength: 6, tactic: '陽気' };
  await putThere(page, 'roster', { lone: { format: 1, key: 'lone', build, tags: [], at: 1 } });
  await page.getByRole('link', { name: t.screens.roster }).first().click();
  await expect(entries(page).getByRole('checkbox')).toHaveCount(2);
  const party = entries(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: r.tick('暁') }) });
  await expect(party).toContainText('灯 強さ 9・陽気');
  await page.getByRole('button', { name: r.put('▽', '暁') }).click();
  await page.getByRole('button', { name: r.put('▲', '霞') }).click();

  // The party is copied, tagged, exported, deleted, and read again.
  await party.locator('summary').click();
  await party.getByRole('button', { name: r.duplicate }).click();
  await expect(entries(page).getByRole('checkbox', { name: r.tick('暁2') })).toBeVisible();
  await party.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: r.editTags }).first().click();
  const tags = page.getByRole('dialog');
  await tags.getByRole('textbox', { name: r.newTag }).fill('朝');
  await tags.getByRole('button', { name: r.addTag }).click();
  await page.keyboard.press('Escape');
  for (const [form, wanted] of [
    ['json', '"members"'],
    ['sheets', 'party 暁'],
  ] as const) {
    await page.getByRole('main').locator('summary', { hasText: r.export }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: r.exports[form] }).click();
    const text = readFileSync(await (await saved).path(), 'utf8');
    expect(text).toContain(wanted);
    await page.getByRole('main').getByRole('button', { name: r.remove, exact: true }).first().click();
    await expect(entries(page).getByRole('checkbox', { name: r.tick('暁'), exact: true })).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: r.paste }).first().click();
    const box = page.getByRole('dialog', { name: r.importTitle });
    await box.getByRole('textbox', { name: dictionaries.ja.pasteLabel }).fill(text);
    await box.getByRole('button', { name: r.importAll(1) }).click();
    await expect(party).toContainText('灯 強さ 8・月影');
    if (form === 'json') await expect(party.getByText('朝')).toBeVisible();
    await party.getByRole('checkbox').check();
  }

  await page.getByRole('link', { name: t.screens.match }).first().click();
  await expect(partySheet(page, '▽').getByRole('textbox').first()).toHaveValue('暁');
  await expect(partySheet(page, '▽').getByRole('listitem')).toContainText([/灯/, /灯/]);
  // A lone character becomes a party of one with the same name, without the controls that only parties need.
  await expect(partySheet(page, '▲').getByRole('textbox').first()).toHaveValue('霞');
  await expect(names(page)).toHaveCount(0);
  await strength(page);
  await expect(partySheet(page, '▲').getByRole('spinbutton', { name: '強さ' })).toHaveValue('6');
});

test("what is wrong with a member says whose it is, and a member's tactic is its own @full", async ({
  page,
}) => {
  await open(page, address, 'ja');
  const mine = partySheet(page, '▲');
  const member = mine.getByRole('group', { name: '灯' });
  await section(member, '戦術');
  await member.getByRole('combobox', { name: '戦術' }).selectOption('月影');
  await expect(member.getByRole('combobox', { name: '戦術' })).toHaveValue('月影');
  await expect(names(page)).toHaveCount(2);
  await member.getByRole('button', { name: f.copyPlans }).click();
  await expect(page.getByRole('dialog')).toContainText('月');
  await page.keyboard.press('Escape');
  await expect(member.getByRole('combobox', { name: '戦術' })).toHaveValue('-own');
  await member.getByRole('textbox').first().fill('灯'.repeat(30));
  await expect(mine.getByRole('list', { name: t.problems(1) })).toContainText('灯'.repeat(30));
});

test('on paper every member has a card with the name of its party, blank sheets one for each that there may be @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset['printed'] = 'once');
  });
  await open(page, address, 'ja');
  await page.emulateMedia({ media: 'print' });
  // Both members have one name, and are numbered as in their fights.
  const cards = partySheet(page, '▲').getByRole('group', { name: /^灯\d$/ });
  await expect(cards).toHaveCount(2);
  for (const [place, card] of (await cards.all()).entries()) {
    await expect(card).toContainText(`暁 ${place + 1}/2`);
    await expect(card).toHaveAccessibleName(`灯${place + 1}`);
    await expect(card.getByRole('textbox').first()).toHaveValue('灯');
    // The only button is a word that opens its meaning; it stands in the place of a label.
    await expect(card.getByRole('button').filter({ visible: true })).toHaveText(['強さ']);
  }
  await page.emulateMedia({ media: null });
  await expect(cards).toHaveCount(1);

  await partySheet(page, '▲').locator('summary').first().click();
  await page.getByRole('button', { name: dictionaries.ja.printBlanks }).click();
  await page.locator('html[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 703, height: 1031 });
  const headings = page.getByRole('heading', { level: 2 }).filter({ visible: true });
  const found = (await headings.allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(found).toEqual(['先走る', ...Array.from({ length: 3 }, () => ['強さ', '戦術', '仕合の間']).flat()]);
  await expect(page.getByText(/隊の名前 ＿+ 3/)).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});
