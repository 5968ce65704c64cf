// Threads and records of らくえん: copied out of one page, pasted into another, and played on there.
import type { Page } from '@playwright/test';
import type { Match } from '../../bindings/engine.d.ts';
import { type Told, fightOf, load, loadAnalysis, ok, withBattle } from '../parity/module.ts';
import {
  dictionaries,
  expect,
  open,
  playWords,
  record,
  sheet,
  sheetWords,
  shareWords,
  test,
  verdict,
} from './fixture.ts';
import { headline } from './game.ts';

const [engine, analysis] = await Promise.all([load('rakuen'), loadAnalysis('rakuen')]);
const t = dictionaries.ja;
const [system] = ok(engine.systems()).filter(({ id }) => id === 'rakuen');
const [a, b] = system?.samples ?? [];
if (!system || !a || !b) throw new Error('no system, or no samples');
const tactic = system.form.fields.find((field) => field.type === 'tactic');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const fight = (match: Match): Told => fightOf(engine, match);

async function shows(page: Page, report: Told): Promise<void> {
  await expect(verdict(page)).toContainText(headline(report, 'ja'));
  await expect(record(page, t).getByRole('button', { name: /^\d+ / })).toHaveCount(report.events.length);
}

/** What the menu of the record copies. */
async function copied(page: Page, name: string): Promise<string> {
  const menu = page
    .getByRole('region', { name: t.record })
    .getByRole('group')
    .filter({ hasText: t.takeAlong });
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await menu.click();
  await menu.getByRole('button', { name, exact: true }).click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('');
  return read();
}

async function paste(page: Page, text: string): Promise<void> {
  await sheet(page, t, 0).getByRole('button', { name: t.readText }).click();
  await page.getByRole('textbox', { name: t.pasteLabel }).fill(text);
}

test('two exchanges by hand, copied as a thread, go on in a fresh page', async ({ page, context }) => {
  await open(page, 'rakuen/');
  for (const side of [0, 1] as const) {
    const choice = sheet(page, t, side).getByRole('combobox', { name: tactic?.label.ja ?? '' });
    await choice.selectOption({ label: sheetWords.ja.hand });
  }
  const match: Match = { system: 'rakuen', sides: [a, b], seed: '1', controllers: ['hand', 'hand'] };
  const decisions: string[] = [];
  let now = fight(match);
  while (now.pending && (now.pending.point !== 'attack' || now.rounds.length < 4)) {
    const { side, options } = now.pending;
    const option = options.at(now.pending.point === 'defend' ? -1 : 0);
    const card = page.getByRole('region', { name: playWords.ja.turn(now.names[side === 'A' ? 0 : 1]) });
    await card.getByRole('button', { name: option?.ja ?? '', exact: true }).click();
    decisions.push(option?.id ?? '');
    now = fight({ ...match, decisions });
    await shows(page, now);
  }
  const played = { ...match, decisions };
  const thread = await copied(page, t.copyClassic(system.notation.ja));
  expect(thread).toBe(withBattle(engine, played, (battle) => battle.log('classic', 'ja')));
  expect(await copied(page, t.copyLatest)).toBe(
    withBattle(engine, played, (battle) => battle.log('latest', 'ja')),
  );
  const kept = JSON.parse(await copied(page, t.copyRecord)) as { decisions: string[] };
  expect(kept.decisions).toEqual(decisions);

  const fresh = await context.newPage();
  await open(fresh, 'rakuen/');
  await paste(fresh, thread);
  await fresh.getByRole('button', { name: t.goOnHere }).click();
  await shows(fresh, now);
  const same = ok(analysis.read('rakuen', thread)).match;
  if (!same) throw new Error('the thread holds no fight');
  expect(fight(same).boards).toEqual(now.boards);

  const option = now.pending?.options[0];
  const who = now.names[now.pending?.side === 'A' ? 0 : 1];
  const card = fresh.getByRole('region', { name: playWords.ja.turn(who) });
  await card.getByRole('button', { name: option?.ja ?? '', exact: true }).click();
  await shows(fresh, fight({ ...same, decisions: [...(same.decisions ?? []), option?.id ?? ''] }));

  await fresh.getByRole('button', { name: t.actions.share }).first().click();
  const said = fresh.getByRole('dialog').getByRole('alert');
  await expect(said).toContainText('リンクになりません');
  await expect(said).not.toContainText(shareWords.ja.failed);
});

test('a wrong sum in a thread is pointed at, and a record is taken as it is', async ({ page }) => {
  const record = {
    rules: 'basic',
    players: [
      { name: 'イチカ', POW: 20, SPD: 15, WIZ: 25 },
      { name: 'レン', POW: 25, SPD: 20, WIZ: 15 },
    ],
    initiative: [[61, 34]],
    dice: [
      [4, 6],
      [2, 9],
    ],
    decisions: ['first', 'attack POW', 'pass', 'evade'],
  };
  await open(page, 'rakuen/');
  const { match } = ok(analysis.read('rakuen', JSON.stringify(record)));
  if (!match) throw new Error('no match in the record');
  const thread = withBattle(engine, match, (battle) => battle.log('classic', 'ja'));
  await paste(page, thread.replace('20+10=30', '20+10=31'));
  await expect(page.getByRole('dialog').getByText('攻撃値は 20+10=30 です')).toBeVisible();
  await page.getByRole('textbox', { name: t.pasteLabel }).fill(JSON.stringify(record));
  await page.getByRole('button', { name: t.goOnHere }).click();
  await shows(page, fight(match));
});
