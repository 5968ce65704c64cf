// Tests the seats: a computer in a pasted thread, builds against the rules, parties made by chance, two hands
// at one screen.
import { ok, withBattle } from '../../parity/module.ts';
import {
  build,
  expect,
  open,
  readInto,
  seats,
  sheet,
  shows,
  stageOf,
  test,
  visit,
  watch,
} from '../kit/fixture.ts';
import { firstOptions, gameOf } from '../kit/games.ts';
import { dealt } from '../kit/hands.ts';
import { choices, pressable, question, sentence, things } from '../kit/question.ts';
import { dictionaries, goOnWords, playWords, stageWords } from '../kit/words.ts';

const t = dictionaries.ja;
const s = stageWords.ja;
const p = playWords.ja;
const [rakuen, shinki, sengen] = await Promise.all([gameOf('rakuen'), gameOf('shinki'), gameOf('sengen')]);

test('the strong computer goes on with one side of a pasted thread, and what was decided stands @full', async ({
  page,
}) => {
  const begun = rakuen.match({ controllers: ['hand', 'hand'], seed: '7' });
  const played = { ...begun, decisions: firstOptions(rakuen, begun).slice(0, 6) };
  const thread = withBattle(rakuen.engine, played, (battle) => battle.log('classic', 'ja'));
  await open(page, 'rakuen/');
  await readInto(page, thread);
  const whose = page.getByRole('dialog').getByRole('combobox', { name: goOnWords.ja.other });
  await expect(whose).toHaveValue('search 2');
  await whose.selectOption('search 3');
  await expect(page.getByRole('button', { name: t.goOnHere })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: t.goOnHere }).click();
  await expect.poll(() => stageOf(page)).toBe('play');
  // The reader plays the side for which the thread waits, a computer the other one.
  await expect(seats(page).nth(0)).toHaveValue('hand');
  await expect(seats(page).nth(1)).toHaveValue('search 3');
  const record = page.getByRole('listbox', { name: t.record }).getByRole('option');
  await expect(record.first()).toBeVisible();
  const before = await record.allTextContents();

  await seats(page).nth(1).selectOption('search 1');
  await expect(seats(page).nth(1)).toHaveValue('search 1');
  await expect(seats(page).nth(0)).toHaveValue('hand');
  await expect(choices(page, 'ja').first()).toBeVisible();
  await expect.poll(async () => (await record.allTextContents()).slice(0, before.length)).toEqual(before);
});

test('against the rules nobody plays: the sheet says what is wrong @full', async ({ page }) => {
  await open(page, 'rakuen/');
  await page.getByRole('textbox', { name: t.nameOf('▽') }).fill('鬱'.repeat(25));
  await expect(page.getByText(t.problems(1)).first()).toBeVisible();
  await page.getByRole('button', { name: s.quick }).click();
  await expect(page.getByRole('status').filter({ hasText: t.cannotFight })).toBeVisible();
  expect(await stageOf(page)).toBe('build');
});

test('a party made by chance is as many as it was, and nobody is asked to play it @full', async ({
  page,
}) => {
  const party = sengen.system.samples.find(({ members }) => Array.isArray(members) && members.length === 2);
  if (!party) throw new Error('no sample is a party of two');
  await visit(page, `sengen/#${sengen.fragment(sengen.match({ sides: [party, sengen.samples[1]] }))}`);
  await build(page);
  const names = sheet(page, t, 0).getByRole('textbox', { name: /名前/ });
  const before = await names.count();
  const address = page.url();
  await sheet(page, t, 0).getByRole('button', { name: t.madeAll }).click();
  await expect(page).not.toHaveURL(address);
  await expect(names).toHaveCount(before);
  expect(await stageOf(page)).toBe('build');
  await expect(page.locator('[data-part=result]')).toContainText(/勝ち|引き分け/);
});

test('who sits down to the sample gets dice that nobody has seen @full', async ({ page }) => {
  await dealt(page, '7');
  await visit(page, 'rakuen/');
  await seats(page).first().selectOption('hand');
  await shows(page, 'ja', rakuen.fight(rakuen.match({ seed: '7', controllers: ['hand', 'plans'] })));
});

test('who plays both sides at one screen looks behind the curtain once @full', async ({ page }) => {
  await visit(page, 'shinki/');
  for (const side of [0, 1]) await seats(page).nth(side).selectOption('hand');
  await page.getByRole('button', { name: p.playsBoth }).click();
  await expect(sentence(page)).toBeVisible();
  const asked = new Set<string>();
  for (let turn = 0; turn < 12 && asked.size < 2; turn++) {
    await expect(things(page, 'ja').first()).toBeVisible();
    asked.add((await question(page).getAttribute('data-side')) ?? '');
    const was = page.url();
    await things(page, 'ja').first().click();
    await expect(page).not.toHaveURL(was);
  }
  expect(asked.size).toBe(2);
});

test('on a phone whoever is asked sees the own hand in the question', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, 'shinki/');
  await page.getByRole('button', { name: s.quick }).click();
  await expect(question(page)).toBeVisible();
  const pile = shinki.system.form.piles?.find(({ id }) => id === 'hand')?.name.ja ?? '手札';
  await expect(question(page).getByRole('img', { name: new RegExp(`^${pile}、`) })).toBeVisible();
});

/** Decisions of ▲ up to a question after which other members of that side would be asked the same. */
function toHelpers(): { fragment: string; asked: number } {
  const gm = sengen.system.samples.find(({ members }) => Array.isArray(members) && members.length === 3);
  if (!gm) throw new Error('no sample is a party of three');
  for (let seed = 1; seed < 40; seed++) {
    const match = sengen.match({ sides: [gm, gm], controllers: ['hand', 'plans'], seed: `${seed}` });
    const decisions: string[] = [];
    for (let n = 0; n < 60; n++) {
      const { pending } = sengen.fight({ ...match, decisions });
      if (!pending) break;
      if (pending.options.some(({ tags }) => tags.includes('for_all')))
        return { fragment: sengen.fragment({ ...match, decisions }), asked: decisions.length };
      const yields = pending.options.find(({ id }) => id === 'yield');
      decisions.push((yields ?? pending.options[0])?.id ?? '');
    }
  }
  throw new Error('nobody could be helped by two');
}

test('of several who could help a side says once that nobody does @full', async ({ page }) => {
  const { fragment, asked } = toHelpers();
  await visit(page, `sengen/#${fragment}`);
  await expect(sentence(page)).toContainText('守る？');
  await pressable(page);
  await question(page).getByRole('button', { name: p.nobodyHelps }).click();
  await expect(sentence(page)).not.toContainText('守る？');
  const decisions = () => {
    const read = ok(sengen.engine.openLink(page.url(), '{}'));
    return 'failure' in read || read.kind !== 'F' ? [] : (read.match.decisions ?? []);
  };
  // The record holds an answer of each member.
  await expect.poll(() => decisions().slice(asked)).toEqual(['pass', 'pass']);
  // After it is taken back, every member is asked again.
  await page.keyboard.press('z');
  await expect(sentence(page)).toContainText('守る？');
});

test('parties that grew while they were built are drawn whole when they are played and watched @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, 'sengen/');
  for (const side of [0, 1] as const) {
    const own = sheet(page, t, side);
    if (side === 1) await own.getByRole('button', { name: '▽の札を組む' }).click();
    for (const members of [2, 3]) {
      await own
        .getByRole('button', { name: /(二人目を|一人)足す$/ })
        .first()
        .click();
      const added = page.locator(`[data-part=board] [data-side=${side === 0 ? 'a' : 'b'}] li[data-actor]`);
      await expect(added).toHaveCount(members);
    }
  }
  const pieces = page.locator('[data-part=board] li[data-actor] > :first-child > button');
  await page.getByRole('button', { name: s.quick }).click();
  await expect(question(page)).toBeVisible();
  await expect(pieces.filter({ visible: true })).toHaveCount(6);
  await watch(page);
  const slider = page.getByRole('slider', { name: t.step });
  for (const step of [0, 2]) {
    await slider.fill(String(step));
    await expect(pieces.filter({ visible: true })).toHaveCount(6);
  }
});
