// Tests threads and records of らくえん, copied from one page, pasted into another and played on there; and the
// messages after copying.
import type { Page } from '@playwright/test';
import type { Match } from '#engine';
import { ok, withBattle } from '../../parity/module.ts';
import { expect, menu, open, readInto, shows, steps, test, watch } from '../kit/fixture.ts';
import { copied as onClipboard, takeAlong } from '../kit/hands.ts';
import { asked, choice, question, sentence, surrender } from '../kit/question.ts';
import { duel, sample } from '../kit/rakuen.ts';
import { dictionaries, goOnWords, pasteWords, shareWords, stageWords, threadWords } from '../kit/words.ts';

const { analysis, engine, fight, system } = duel;
const t = dictionaries.ja;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The beginning of a record. */
const begun = {
  rules: 'basic',
  players: [
    { name: 'イチカ', POW: 20, SPD: 15, WIZ: 25 },
    { name: 'レン', POW: 25, SPD: 20, WIZ: 15 },
  ],
  initiative: [[61, 34]],
};

/** The text that an item of the record's menu copies. */
async function copied(page: Page, name: string): Promise<string> {
  const menu = takeAlong(page, 'ja');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await menu.click();
  await menu.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => onClipboard(page)).not.toBe('');
  return onClipboard(page);
}

test('two exchanges by hand, copied as a thread, go on in a fresh page', async ({ page, context }) => {
  const unseen: Match = { ...sample, seed: '7' };
  await open(page, `rakuen/#${duel.fragment(unseen)}`);
  for (const side of [0, 1] as const) {
    const seats = page.getByRole('group', { name: stageWords.ja.who }).getByRole('combobox');
    await seats.nth(side).selectOption('hand');
  }
  const match: Match = { ...unseen, controllers: ['hand', 'hand'] };
  const decisions: string[] = [];
  let now = fight(match);
  while (now.pending && (now.pending.point !== 'attack' || now.rounds.length < 4)) {
    const { options } = now.pending;
    const option = options.at(now.pending.point === 'defend' ? -1 : 0);
    await expect(sentence(page)).toContainText(asked(now.pending, 'ja'));
    await choice(page, 'ja', option?.ja ?? '').click();
    decisions.push(option?.id ?? '');
    now = fight({ ...match, decisions });
    await shows(page, 'ja', now);
  }
  const played = { ...match, decisions };
  const thread = await copied(page, t.copyClassic(t.posted(system.notation.ja)));
  expect(thread).toBe(withBattle(engine, played, (battle) => battle.log('classic', 'ja')));
  expect(await copied(page, t.copyLatest)).toBe(
    withBattle(engine, played, (battle) => battle.log('latest', 'ja')),
  );
  const kept = JSON.parse(await copied(page, t.copyRecord)) as { decisions: string[] };
  expect(kept.decisions).toEqual(decisions);

  const fresh = await context.newPage();
  await open(fresh, 'rakuen/');
  await readInto(fresh, thread);
  // The reader is offered the side that the fight waits for, or both.
  await expect(fresh.getByRole('radio', { name: now.pending?.side === 'A' ? '▲' : '▽' })).toBeChecked();
  await fresh.getByText(goOnWords.ja.both, { exact: true }).click();
  await fresh.getByRole('button', { name: t.goOnHere }).click();
  // A running fight by hand stands in this browser already: the page asks what is to become of it.
  await fresh.getByRole('button', { name: stageWords.ja.setAsideNow }).click();
  await shows(fresh, 'ja', now);
  const same = ok(analysis.read('rakuen', thread)).match;
  if (!same) throw new Error('the thread holds no fight');
  expect(fight(same).boards).toEqual(now.boards);

  const option = now.pending?.options[0];
  await expect(sentence(fresh)).toContainText(asked(now.pending, 'ja'));
  await choice(fresh, 'ja', option?.ja ?? '').click();
  const further = fight({ ...same, decisions: [...(same.decisions ?? []), option?.id ?? ''] });
  await shows(fresh, 'ja', further);

  // Whoever posts in that thread copies the new lines alone, which make one thread with those that were pasted.
  const { copyAll, copyNew } = threadWords.ja;
  const isNew = (news: string) => {
    expect(news).toMatch(/^◆/);
    expect(news).not.toContain('【ステータス】');
    const both = ok(analysis.read('rakuen', `${thread}\n${news}`));
    expect([both.problems, both.match && fight(both.match).boards]).toEqual([[], further.boards]);
  };
  const first = await copied(fresh, copyNew);
  isNew(first);
  await expect(page.getByRole('button', { name: copyNew })).toHaveCount(0);

  await fresh.getByRole('button', { name: t.actions.share }).first().click();
  const dialog = fresh.getByRole('dialog');
  // The one that is wanted comes first; that there is no link is no alarm.
  await expect(dialog.locator('.go')).toHaveText(copyNew);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog).toContainText('リンクになりません');
  await expect(dialog).not.toContainText(shareWords.ja.failed);
  await fresh.evaluate(() => navigator.clipboard.writeText(''));
  // What was copied before is not copied again, unless all since the paste is wanted.
  await dialog.getByRole('button', { name: copyNew }).click();
  await expect(dialog.getByRole('status')).toHaveText(threadWords.ja.nothingMore);
  expect(await onClipboard(fresh)).toBe('');
  await dialog.getByRole('button', { name: copyAll }).click();
  await expect.poll(() => onClipboard(fresh)).toBe(first);

  // So it is beside the end of the fight, also after a reload.
  await fresh.reload();
  await expect(sentence(fresh)).toBeVisible();
  await surrender(fresh, 'ja');
  await question(fresh).getByRole('button', { name: copyNew }).click();
  await expect.poll(() => onClipboard(fresh)).toContain('【降参】');
  const second = await onClipboard(fresh);
  expect(second).not.toContain('【ステータス】');
  await question(fresh).getByRole('button', { name: copyAll }).click();
  await expect.poll(() => onClipboard(fresh)).toContain(first);
  // The head of its post stands above the new lines once more.
  expect(await onClipboard(fresh)).toContain(second.split('\n').slice(1).join('\n'));
});

test('a wrong sum in a thread is pointed at, and a record is taken as it is @full', async ({ page }) => {
  const record = {
    ...begun,
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
  await readInto(page, thread.replace('20+10=30', '20+10=31'));
  await expect(page.getByRole('dialog').getByText('攻撃値は 20+10=30 です')).toBeVisible();
  await page.getByRole('textbox', { name: t.pasteLabel }).fill(JSON.stringify(record));
  await page.getByRole('button', { name: t.goOnHere }).click();
  await shows(page, 'ja', fight(match));
});

test('19: where a thread has a move against the rules, one press goes on from it by consent @full', async ({
  page,
}) => {
  // The move against the rules: イチカ repeats POW. レン has answered, so it can't be taken back.
  const record = {
    ...begun,
    dice: [
      [4, 6],
      [1, 2],
      [3, 4],
    ],
    decisions: 'first/attack POW/pass/guard/attack SPD/pass/guard/consent/attack POW/pass/guard'.split('/'),
  };
  const { match } = ok(analysis.read('rakuen', JSON.stringify(record)));
  if (!match) throw new Error('no match in the record');
  const thread = withBattle(engine, match, (battle) => battle.log('classic', 'ja'));
  await open(page, 'rakuen/');
  await readInto(page, thread);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('「攻撃:POW」はここではできません')).toBeVisible();
  await expect(dialog.getByRole('button', { name: t.goOnHere })).toHaveCount(0);
  await dialog.getByRole('button', { name: pasteWords.ja.byConsent }).click();
  await expect(dialog.getByText('「攻撃:POW」はここではできません')).toHaveCount(0);
  await dialog.getByText(goOnWords.ja.both, { exact: true }).click();
  await dialog.getByRole('button', { name: t.goOnHere }).click();
  await shows(page, 'ja', fight(match));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Expects a message that nothing covers. */
  const seen = async (page: Page, text: string) => {
    const toast = page.locator('[class*="toast-"]', { hasText: text });
    await expect(toast).toBeVisible();
    const free = await toast.evaluate((box) => {
      const { x, y, width, height } = box.getBoundingClientRect();
      return box.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(free, text).toBe(true);
    return toast;
  };

  test('a line that is chosen offers to be copied, with the link that opens there', async ({
    page,
    context,
  }) => {
    await open(page, 'shiden/');
    await watch(page);
    const offer = page.getByRole('button', { name: t.copyThis });
    await expect(offer).toHaveCount(0);
    const line = steps(page, t).nth(4);
    await line.click();
    const [own, beside] = [await line.boundingBox(), await offer.boundingBox()];
    expect(Math.abs((own?.y ?? 0) - (beside?.y ?? 999))).toBeLessThan(2);
    await offer.click();
    await seen(page, '5行目を写しました');
    const [text = '', link = ''] = (await onClipboard(page)).split('\n');
    expect(await line.innerText()).toContain(text.slice(0, 3));
    const friend = await context.newPage();
    await friend.goto(link);
    await expect(steps(friend, t).nth(4)).toHaveAttribute('aria-selected', 'true');
    // The replay alone chooses no line.
    await page.getByRole('button', { name: t.stepForth.event }).click();
    await expect(offer).toHaveCount(0);
  });

  test('what is copied in the menu closes it, and the message is seen @full', async ({ page }) => {
    await open(page, 'shiden/');
    await watch(page);
    const dialog = await menu(page);
    await dialog.locator('summary', { hasText: t.takeAlong }).click();
    await dialog.getByRole('button', { name: t.copyJa }).click();
    await expect(dialog).toHaveCount(0);
    await seen(page, t.copied);
  });

  test('what is told while a dialog is open is seen in it @full', async ({ page }) => {
    await open(page, 'shiden/');
    await readInto(page, '');
    const tooBig = { name: 'big.txt', mimeType: 'text/plain', buffer: Buffer.alloc(12 << 20, 'a') };
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(tooBig);
    await seen(page, 'このファイルは大きすぎます。');
  });
});
