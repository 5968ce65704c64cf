// Tests standing answers in the game of cards: the oldest card goes by itself once the player says so, and
// fallen opponents lie behind one button. The record holds these decisions like all others.
import type { Page } from '@playwright/test';
import type { Match, Pending, PlayResult } from '#engine';
import { ok } from '../../parity/module.ts';
import { expect, record, test, visit } from '../kit/fixture.ts';
import { gameOf } from '../kit/games.ts';
import { pressable, question, sentence } from '../kit/question.ts';
import { dictionaries, playWords } from '../kit/words.ts';

const t = dictionaries.ja;
const p = playWords.ja;
const shinki = await gameOf('shinki');

/** The pending decision of a match, by the module of many fights, which writes no log. */
function pendingOf(match: Match): Pending | null {
  const played = JSON.parse(shinki.analysis.play(JSON.stringify(match))) as PlayResult;
  return 'pending' in played ? (played.pending ?? null) : null;
}
const after = (match: Match, ...more: string[]): Match => ({
  ...match,
  decisions: [...(match.decisions ?? []), ...more],
});
/** The decisions that the page's address holds. */
const decided = (page: Page) => {
  const read = ok(shinki.engine.openLink(page.url(), '{}'));
  return 'failure' in read || read.kind !== 'F' ? [] : (read.match.decisions ?? []);
};

/**
 * Plays ▲, which strikes and guards with its cards or walks, with one seed after another until `wanted` finds
 * something.
 */
function until<T>(sides: Match['sides'], wanted: (match: Match, pending: Pending) => T | null): [Match, T] {
  for (let seed = 1; seed < 60; seed++) {
    let match = shinki.match({
      sides,
      seed: String(seed),
      controllers: ['hand', 'plans'],
      settings: { finishing: 'ask' },
      decisions: [],
    });
    for (let n = 0; n < 120; n++) {
      const pending = pendingOf(match);
      if (!pending) break;
      const found = wanted(match, pending);
      if (found) return [match, found];
      const ids = pending.options.map(({ id }) => id);
      const first = [/^skill sosei/, /^skill (attack|guren|hoshi)/, /^guard$/, /^no$/, /^step/, /^wait$/];
      const taken = first.flatMap((one) => ids.find((id) => one.test(id)) ?? [])[0] ?? ids[0];
      match = after(match, taken ?? '');
    }
  }
  throw new Error('it is never asked so');
}
const named = (name: string) => {
  const found = shinki.system.samples.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const oldest = (pending: Pending | null) => pending?.options.find(({ tags }) => tags.includes('oldest'))?.id;

test('1.2: which card leaves a full kihaku is asked, until one says that the oldest always goes @full', async ({
  page,
}) => {
  // 《双星》 with the last two cards: each of them drives a card out of the full kihaku.
  const [match, both] = until([named('巌'), named('巌')], (match, pending) => {
    const first = oldest(pending);
    const second = first && oldest(pendingOf(after(match, first)));
    return first && second ? [first, second] : null;
  });
  const over = '気魄が上限';
  const behind = after(match, ...both).decisions ?? [];
  await visit(page, `shinki/#${shinki.fragment(match)}`);
  await expect(sentence(page)).toContainText(over);
  await pressable(page);
  await question(page).getByRole('button', { name: p.alwaysOldest }).click();
  await expect.poll(() => decided(page)).toEqual(behind);
  await expect(sentence(page)).not.toContainText(over);
  // A decision is taken back with all its steps.
  await page.keyboard.press('z');
  await expect.poll(() => decided(page).length).toBeLessThan(behind.length);
  await expect(sentence(page)).not.toContainText(over);
});

test('7.9: whom one may kill lies behind one button, and is killed by one press in it @full', async ({
  page,
}) => {
  const [match, [first, ...more]] = until(
    [named('黎明の四人'), named('小鬼の群れ')],
    (_, { point, options }) => {
      const [one, ...others] = options.filter(({ tags }) => tags.includes('folded'));
      return point === 'command' && one ? ([one, ...others] as const) : null;
    },
  );
  await visit(page, `shinki/#${shinki.fragment(match)}`);
  await expect(sentence(page)).toBeVisible();
  await pressable(page);
  const button = question(page).getByRole('button', { name: first.ja, exact: true });
  await expect(button).toBeHidden();
  await question(page)
    .getByText(`${p.folded} (${more.length + 1})`)
    .click();
  await button.click();
  await expect.poll(() => decided(page)).toEqual(after(match, first.id).decisions);
  await expect(
    record(page, t)
      .getByRole('option', { name: /とどめを刺す。/ })
      .last(),
  ).toBeVisible();
});
