// Tests the text spoken after a turn: the lines that matter since the reader's last decision, then who is
// next or who won; and what is told of a decision taken back.
import { expect, test, vi } from 'vitest';
import type { Decided } from '#engine';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { report } from '../../app/fight/match.ts';
import { message } from '../../app/view.ts';
import { questionWords } from './question/words.ts';
import { newsSpoken, takeBack, tellsMore } from './turns.tsx';

const goOn = vi.hoisted(() => vi.fn());
vi.mock('../../app/fight/match.ts', async (real) => ({ ...(await real<object>()), goOn }));

const spans = (s: string) => [s];
const line = (i: number, tone: FightEvent['tone'], s: string): FightEvent => ({
  i,
  round: 1,
  phase: '',
  rule: '',
  kind: '',
  side: 'A',
  ...(tone && { tone }),
  text: spans(s),
});
const taken = (event: number, by: Decided['by']): Decided => ({ event, i: 0, side: 'A', point: '', by });

const fight = (events: FightEvent[], decisions: Decided[], headline: string) =>
  ({ events, decisions, headline: spans(headline) }) as unknown as Fight;

const events = [
  line(0, 'use', '攻撃。'),
  line(1, undefined, '15[10,5]'),
  line(2, 'hit', 'HP 140'),
  line(3, 'end', '甲の勝ち。'),
];

test('what came of the last decision by hand, without the dice', () => {
  expect(newsSpoken(fight(events.slice(0, 3), [taken(0, 'hand'), taken(2, 'search 3')], '甲の番'))).toBe(
    '攻撃。 HP 140 甲の番',
  );
  expect(newsSpoken(fight(events, [taken(2, 'hand')], '甲の勝ち'))).toBe('HP 140 甲の勝ち。');
});

test('a fight that nobody decided by hand is told by its end', () => {
  expect(newsSpoken(fight(events, [taken(0, 'plans')], '甲の勝ち'))).toBe('甲の勝ち');
});

test('whoever takes a decision back is told that the dice fall anew', async () => {
  goOn.mockImplementation(() => Promise.resolve());
  const decided = { ...taken(0, 'hand'), option: { id: 'guard', label: 'guard' } };
  report.value = { ...fight(events, [decided], '甲の番'), controllers: ['hand', 'plans'] };
  message.value = null;
  takeBack();
  await vi.waitFor(() => expect(message.value?.text).toBe(questionWords.value.takenBack));
  expect(goOn).toHaveBeenCalledOnce();
});

test('an act that was just chosen tells its player nothing, and what comes of it does', () => {
  const use = line(0, 'use', 'A attacks');
  expect(tellsMore(use, 'A')).toBe(false);
  expect(tellsMore(use, 'B')).toBe(true);
  expect(tellsMore({ ...use, dice: [{ name: 'dice', sides: 6, faces: [2] }] }, 'A')).toBe(true);
  expect(tellsMore(line(1, 'hit', 'B loses 3'), 'A')).toBe(true);
  // A's own draw is news to A; the other side's is not.
  expect([
    tellsMore(line(2, undefined, 'A draws'), 'A'),
    tellsMore(line(2, undefined, 'A draws'), 'B'),
  ]).toEqual([true, false]);
  expect(tellsMore({ ...line(3, 'hit', 'goes on'), bookkeeping: true }, 'A')).toBe(false);
});
