// Tests every type of field: drawn from data alone and filled in by mouse and by keyboard, on sheets, for
// members and in settings.
import type { Locator, Page } from '@playwright/test';
import { expect, open, ready, record, section, settings, sheet, test, unless } from '../kit/fixture.ts';
import { sideways } from '../kit/measures.ts';
import {
  builderWords,
  dictionaries,
  memberWords,
  partyWords,
  sectionWords,
  sheetWords,
  settingsWords,
} from '../kit/words.ts';
import { type Way, press } from '../kit/hands.ts';
import { askMore, more, moreSettings } from '../kit/askMore.ts';

const t = dictionaries.en;
const f = sheetWords.en;
const w = builderWords.en;
const m = memberWords.en;
const s = sectionWords.en;

async function shellWith(page: Page, fields: readonly unknown[]): Promise<Locator> {
  await askMore(page, fields);
  await open(page, 'en/shiden/');
  return sheet(page, t, 0);
}

const ways: Way[] = ['mouse', 'keyboard'];
for (const way of ways) {
  test(`numbers, steps, choices and switches (${way})${unless(way === 'keyboard')}`, async ({ page }) => {
    const mine = await shellWith(page, more);
    await section(mine, /^HP/);
    const hp = mine.getByRole('spinbutton', { name: 'HP' });
    await expect(hp).toHaveValue('');
    await expect(hp).toHaveAccessibleDescription(f.range(5, 20));
    await press(mine.getByRole('button', { name: f.more('HP') }), way);
    await expect(hp).toHaveValue('5');
    await expect(mine.getByRole('button', { name: f.less('HP') })).toBeDisabled();
    await hp.fill('12');
    await press(mine.getByRole('button', { name: f.more('HP') }), way);
    await expect(hp).toHaveValue('13');
    await hp.fill('99');
    await hp.press('Enter');
    await expect(hp).toHaveValue('20');

    // Below its least value an optional number is absent.
    const ward = mine.getByRole('spinbutton', { name: 'Ward' });
    await expect(ward).toHaveAttribute('placeholder', f.absent);
    await press(mine.getByRole('button', { name: f.more('Ward') }), way);
    await expect(ward).toHaveValue('1');
    await press(mine.getByRole('button', { name: f.less('Ward') }), way);
    await expect(ward).toHaveValue('');

    const rank = mine.getByRole('slider', { name: 'Rank' });
    await expect(rank).toHaveAttribute('aria-valuetext', f.absent);
    await press(mine.getByRole('button', { name: f.more('Rank') }), way);
    await expect(rank).toHaveAttribute('aria-valuetext', `rank E, ${f.cost(0)}`);
    if (way === 'keyboard') await rank.press('End');
    else {
      await press(mine.getByRole('button', { name: f.more('Rank') }), way);
      await press(mine.getByRole('button', { name: f.more('Rank') }), way);
    }
    await expect(rank).toHaveAttribute('aria-valuetext', `rank C, ${f.cost(2)}`);
    await expect(mine.getByRole('button', { name: f.more('Rank') })).toBeDisabled();

    const stance = mine.getByRole('group', { name: 'Stance' });
    if (way === 'mouse') await stance.getByText('wild', { exact: true }).click();
    else await stance.getByRole('radio', { name: 'wild' }).press('Space');
    await expect(stance.getByRole('radio', { name: 'wild' })).toBeChecked();
    await expect(stance).toHaveAccessibleDescription('about wild');

    const home = mine.getByRole('combobox', { name: 'Home' });
    if (way === 'mouse') await home.selectOption('up');
    else {
      await home.focus();
      await page.keyboard.type('up');
    }
    await expect(home).toHaveAccessibleDescription('about up');

    // A switch of the whole party is in the menu of the sheet; when it is on, its name stands beside the party's.
    await mine.getByLabel(t.sheetMenu('▲')).press('Enter');
    const boss = mine.getByRole('switch', { name: 'Boss' });
    if (way === 'mouse') await boss.click();
    else await boss.press('Space');
    await expect(boss).toBeChecked();
    await expect(boss).toHaveAccessibleDescription('stands alone');
    await page.keyboard.press('Escape');
    await expect(boss).toBeHidden();
    await expect(mine.getByText('Boss', { exact: true }).filter({ visible: true })).toHaveCount(1);
  });

  test(`a list takes items of its kinds, none twice (${way})${unless(way === 'mouse')}`, async ({ page }) => {
    const mine = await shellWith(page, more);
    await section(mine, /^Cards 0\/2$/);
    const list = mine.getByRole('group', { name: /^Cards/ });
    await expect(list.getByText(f.noneYet(1, 2))).toBeVisible();
    await press(list.getByRole('button', { name: 'Choose cards' }), way);
    const box = page.getByRole('dialog');
    await expect(box.getByRole('status')).toHaveText('0 of 2 cards');
    const take = (at: number) => box.getByRole('button', { name: /^Take / }).nth(at);
    await press(take(0), way);
    await expect(take(0)).toHaveAttribute('aria-disabled', 'true');
    await expect(take(1)).not.toHaveAttribute('aria-disabled', 'true');
    await press(take(1), way);
    await expect(box.getByRole('status')).toHaveText('2 of 2 cards');
    await page.keyboard.press('Escape');
    const lines = list.getByRole('listitem');
    await expect(lines).toHaveCount(2);
    const [one = '', two = ''] = await list.getByRole('button', { name: /^What / }).allTextContents();
    await press(list.getByRole('button', { name: w.down(one, 1) }), way);
    await expect(list.getByRole('button', { name: /^What / })).toHaveText([two, one]);
    await press(list.getByRole('button', { name: w.putBack(two, 1) }), way);
    await expect(lines).toHaveCount(1);
  });

  test(`members are added, copied, moved and removed, and undo brings them back; on a phone nothing is too wide (${way})${unless(way === 'keyboard')}`, async ({
    page,
  }) => {
    const mine = await shellWith(page, more);
    const party = mine.getByRole('group', { name: 'Party' });
    const tab = (name: RegExp) => party.getByRole('radio', { name });
    const name = mine.getByRole('textbox', { name: 'Name', exact: true });
    const tool = async (who: string, what: string) => {
      await press(party.getByLabel(m.toolsOf(who)), way);
      await press(party.getByRole('button', { name: what }), way);
    };
    await press(mine.getByRole('button', { name: m.addMember }), way);
    // A lone member is drawn as the sheet itself: no tabs, and one name.
    await expect(party).toHaveCount(0);
    await expect(name).toHaveCount(0);
    await section(mine, /^Vigour/);
    const vigour = mine.getByRole('spinbutton', { name: 'Vigour' });
    await expect(vigour).toHaveValue('1');
    await press(mine.getByRole('button', { name: f.more('Vigour') }), way);
    await expect(vigour).toHaveValue('2');
    const whole = mine.getByRole('textbox', { name: t.nameOf('▲') });
    const alone = await whole.inputValue();
    await press(mine.getByRole('button', { name: m.addSecond }), way);
    await expect(tab(/^2 A2/)).toBeChecked();
    await expect(tab(/^2 A2/)).toBeFocused();
    await expect(vigour).toHaveValue('1');
    // The first of two members keeps the name that it had alone, and the party is named after it.
    await expect(whole).toHaveValue(partyWords.en.partyOf(alone));
    await tab(new RegExp(`^1 ${alone}`)).check({ force: true });
    await expect(vigour).toHaveValue('2');
    await name.fill('Imp');
    // Row and tactic belong to the member.
    await section(mine, /^Moves/);
    const first = mine.getByRole('combobox', { name: `Moves, ${t.placeNo(1)}` });
    await first.selectOption({ index: 1 });
    const taken = await first.inputValue();
    expect(taken).not.toBe('');
    await section(mine, /^Way/);
    await mine.getByRole('combobox', { name: 'Way' }).selectOption('wild');
    await expect(mine.getByRole('combobox', { name: 'Way' })).toHaveAccessibleDescription('about wild');
    await tool('Imp', m.copyMember('Imp'));
    await expect(mine.getByRole('combobox', { name: 'Way' })).toHaveValue('wild');
    await section(mine, /^Moves/);
    await expect(first).toHaveValue(taken);
    await expect(tab(/^2 Imp/)).toBeChecked();
    await name.fill('Ogre');
    await tool('Ogre', m.moveMember('Ogre'));
    await expect(tab(/^1 Ogre/)).toBeChecked();
    if (way === 'mouse') await party.getByText('Imp').click();
    else await tab(/^1 Ogre/).press('ArrowRight');
    await expect(name).toHaveValue('Imp');
    await tool('Imp', m.removeMember('Imp'));
    await expect(party.getByRole('radio')).toHaveCount(2);
    // The second member is removed too: the party takes the name of the one that is left.
    await tab(/^2 A2/).check({ force: true });
    await tool('A2', m.removeMember('A2'));
    await expect(party).toHaveCount(0);
    await expect(mine.getByRole('textbox', { name: t.nameOf('▲') })).toHaveValue('Ogre');
    await page.keyboard.press('z');
    await expect(party.getByRole('radio')).toHaveCount(2);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
}

test("a match's settings are fields of the same types @full", async ({ page }) => {
  await askMore(page, [], moreSettings);
  await open(page, 'en/rakuen/');
  await (await settings(page)).getByText(settingsWords.en.all, { exact: true }).click();
  const limit = page.getByRole('spinbutton', { name: 'Limit' });
  await page.getByRole('button', { name: f.more('Limit') }).click();
  await expect(limit).toHaveValue('1');
  await page.getByRole('button', { name: f.less('Limit') }).click();
  await expect(limit).toHaveValue('');
  const night = page.getByRole('switch', { name: 'Night' });
  await night.press('Space');
  await expect(night).toBeChecked();
  await night.press('Space');
  await expect(night).not.toBeChecked();
});

test("a member's fields come and go with what another one holds @full", async ({ page }) => {
  const label = (text: string) => ({ ja: text, en: text });
  const option = (value: string | null) => ({ value, name: label(`kind ${value}`), text: label('') });
  const when = { key: 'kind', is: 'beast' };
  const fields = [
    { type: 'select', key: 'kind', label: label('Kind'), options: [option(null), option('beast')] },
    { type: 'number', key: 'extra', label: label('Extra'), min: 2, max: 9, usual: 5, when },
    { type: 'switch', key: 'low', label: label('Low'), text: label('low'), when: { key: 'kind', is: null } },
  ];
  const party = { type: 'members', key: 'members', label: label('Party'), least: 1, most: 3, fields };
  const mine = await shellWith(page, [party]);
  await mine.getByRole('button', { name: m.addMember }).click();
  await section(mine, /^Kind$/);
  const [number, low] = [
    mine.getByRole('spinbutton', { name: 'Extra' }),
    mine.getByRole('switch', { name: 'Low' }),
  ];
  await expect(number).toHaveCount(0);
  await low.press('Space');
  await expect(low).toBeChecked();
  await mine.getByRole('radio', { name: 'kind beast' }).press('Space');
  await expect(number).toHaveValue('5');
  await expect(low).toHaveCount(0);
  await mine.getByRole('radio', { name: 'kind null' }).press('Space');
  await expect(number).toHaveCount(0);
  await expect(low).not.toBeChecked();
});

test('what a group’s numbers cost is summed up, and a card bears a name of one’s own, in the log and in the link @full', async ({
  page,
}) => {
  await open(page, 'en/sengen/');
  const mine = sheet(page, t, 0);
  await section(mine, /^Skills \d/);
  const skills = mine.getByRole('group', { name: /^Skills \d/ });
  await expect(skills).toHaveAccessibleName('Skills 34/34');
  await skills.getByRole('button', { name: f.more('Melee') }).click();
  await expect(skills).toHaveAccessibleName('Skills 36/34');
  await skills.getByRole('button', { name: f.more('Melee') }).press('Enter');
  await expect(skills).toHaveAccessibleName('Skills 39/34');
  await expect(skills.locator('[data-short]')).toHaveCount(1);
  // The rule is shown where it is broken, else when it is asked for.
  await expect(skills.getByText('points as the rank says')).toBeVisible();
  // Another rank gives more points.
  const ranks = await section(mine, /^Ranks/);
  await ranks.getByRole('group', { name: 'Skills' }).getByRole('radio', { name: 'A' }).press('Space');
  await expect(skills).toHaveAccessibleName('Skills 39/50');
  await expect(skills.locator('[data-short]')).toHaveCount(0);
  await section(mine, /^Skills \d/);
  await expect(skills.getByText('points as the rank says')).toBeHidden();
  await skills.getByText(s.law).click();
  await expect(skills.getByText('points as the rank says')).toBeVisible();
  const undo = page.getByRole('button', { name: t.actions.undo }).first();
  // Presses in quick succession are one step of undo: two or three lead back.
  await expect(async () => {
    await undo.click();
    await expect(skills).toHaveAccessibleName('Skills 34/34', { timeout: 2000 });
  }).toPass();

  await section(mine, /^Spell cards/);
  const own = sheet(page, t, 0).getByRole('textbox', { name: f.ownName('Straight Comet', 2) });
  await own.fill('Stardust');
  await expect(record(page, t)).toContainText('spends Stardust');
  await expect(page).toHaveURL(/#1F/);
  await page.reload();
  await ready(page);
  await section(mine, /^Spell cards/);
  await expect(own).toHaveValue('Stardust');
  await expect(record(page, t)).toContainText('spends Stardust');
  await own.fill('');
  await expect(record(page, t)).toContainText('spends Straight Comet');
});

test('a press on the words of a switch in a sheet’s menu turns it, and the menu stays @full', async ({
  page,
}) => {
  const d = dictionaries.ja;
  await open(page, 'sengen/');
  const mine = sheet(page, d, 0);
  await mine.getByLabel(d.sheetMenu('▲')).click();
  const gm = mine.getByRole('switch', { name: 'GMの隊' });
  await gm.locator('xpath=..').getByText('GMの隊').click();
  await expect(gm).toBeChecked();
  await expect(gm).toBeVisible();
});
