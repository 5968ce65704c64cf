// Tests of two records side by side, from the first line that differs.
import { expect, test } from 'vitest';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { plainText } from '../../engine/plainText.ts';
import { sideBySide } from './Records.tsx';

/** A fight from lines: "1:攻撃" is a line of round 1, "1~手順" a bookkeeping line. */
function fight(...lines: string[]): Fight {
  const events = lines.map((line, i): Partial<FightEvent> => {
    const [, round = '', sign, text = ''] = /^(\d)(.)(.*)$/.exec(line) ?? [];
    return { i, round: Number(round), kind: 'use', text: [text], ...(sign === '~' && { bookkeeping: true }) };
  });
  const rounds = [1, 2, 3].map((round) => ({ round, title: `第${round}`, phases: [] }));
  return { events, rounds } as unknown as Fight;
}
const said = (one: Fight, two: Fight) => {
  const { same, rounds } = sideBySide(one, two);
  const texts = (events: readonly FightEvent[]) => events.map(({ text }) => plainText(text)).join();
  return [texts(same), ...rounds.map(({ title, lines: [a, b] }) => `${title} ${texts(a)}/${texts(b)}`)];
};

test('what is common comes first, the rest stands round by round', () => {
  const one = fight('1:甲', '1:乙', '2:丙', '3:終');
  const two = fight('1:甲', '1:丁', '2:丙', '2:終');
  expect(said(one, two)).toEqual(['甲', '第1 乙/丁', '第2 丙/丙,終', '第3 終/']);
});

test('two that read the same have no rounds; one that merely ends sooner has the rest of the other', () => {
  expect(said(fight('1:甲'), fight('1:甲'))).toEqual(['甲']);
  expect(said(fight('1:甲'), fight('1:甲', '2:乙'))).toEqual(['甲', '第2 /乙']);
});

test('how the rules go on in between is no line, and no difference', () => {
  expect(said(fight('1:甲', '1~あ', '1:乙'), fight('1:甲', '1:乙'))).toEqual(['甲,乙']);
});

test('who of a party it was is a difference, what they are called is none', () => {
  const by = (member: number, s: string): Fight => {
    const one = fight('1:甲');
    return {
      ...one,
      events: one.events.map((event) => ({ ...event, text: [{ t: 'name', s, side: 'A', member }] })),
    };
  };
  expect(sideBySide(by(0, '一'), by(0, '二')).rounds).toHaveLength(0);
  expect(sideBySide(by(0, '一'), by(1, '一')).rounds).toHaveLength(1);
});
