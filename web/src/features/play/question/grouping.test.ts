// Tests the grouping of options: kinds, rulers, cards, and options left to the board.
import { describe, expect, test } from 'vitest';
import type { Option, Pending } from '#engine';
import { toldAt } from './effects.ts';
import { asked, halves, wayName, shortened } from './grouping.ts';
import { columns, isWritten, sensible } from './Ruler.tsx';

const option = (id: string, more: Partial<Option> = {}): Option => ({
  id,
  ja: `〈${id}〉`,
  en: id,
  tags: [],
  kind: '',
  ...more,
});
const numbers = (kind: string, stem: string, all: number[], more: Partial<Option> = {}) =>
  all.map((number) => option(`${stem} ${number}`.trim(), { kind, number, ...more }));
const pending = (options: Option[], kinds = {}) => ({ options, kinds }) as unknown as Pending;

/** A fight with two members on each side, whose figures the board draws. */
const figures = [{ member: 0 }, { member: 1 }];
const fight = { boards: [{ sides: [{ figures }, { figures }] }] } as never;
const empty = { boards: [] };

const shapes = (options: Option[], on: typeof empty = fight) =>
  asked(pending(options), on).groups.map(({ kind, parts }) => [
    kind,
    ...parts.map(({ shape, ways }) => `${shape} ${ways.length}`),
  ]);

test('places of the board are listed as they stand there, whatever the order of the options', () => {
  const step = (id: string, place: number) => option(id, { kind: 'move', target: `column ${place}` });
  const { aimed } = asked(pending([step('right', 4), step('left', 2), option('wait')]), empty);
  expect(aimed.map(({ id }) => id)).toEqual(['left', 'right']);
});

describe('groups', () => {
  test('kinds stand in the order of their first options, each with its heading', () => {
    const options = [
      option('guard', { kind: 'guard' }),
      option('none', { kind: 'pass' }),
      option('guard 2', { kind: 'guard' }),
    ];
    const kinds = { guard: { ja: '防ぐ', en: 'Guard' } };
    const { groups } = asked(pending(options, kinds), fight);
    expect(groups.map(({ kind, heading }) => [kind, heading?.ja])).toEqual([
      ['guard', '防ぐ'],
      ['pass', undefined],
    ]);
  });

  test('what declines stands behind what was asked about, whatever the order of the options', () => {
    const options = [option('stop', { kind: 'stop' }), option('roll', { kind: 'roll' })];
    expect(asked(pending(options), fight).groups.map(({ kind }) => kind)).toEqual(['roll', 'stop']);
    const [way] = asked(pending([option('no'), option('yes')]), fight).groups[0]?.parts[0]?.ways ?? [];
    expect(way?.option.id).toBe('yes');
  });

  test('what is asked again later, and what comes to the same as declining, is not listed', () => {
    const listed = (options: Option[]) =>
      asked(pending(options), fight).groups.flatMap(({ parts }) =>
        parts.flatMap(({ ways }) => ways.map(({ option }) => option.id)),
      );
    const attacks = [option('attack'), option('attack finisher', { tags: ['later'] })];
    expect(listed(attacks)).toEqual(['attack']);
    const same = option('pattern 1', { tags: ['same'] });
    expect(listed([option('pass'), same, option('pattern 2')])).toEqual(['pattern 2', 'pass']);
    expect(listed([same, option('pattern 2')])).toEqual(['pattern 1', 'pattern 2']);
  });

  test('what comes to nothing as things stand is behind a button of its own', () => {
    const options = [option('use finisher', { tags: ['idle'] }), option('pass')];
    const { groups, idle } = asked(pending(options), fight);
    expect(
      groups.flatMap(({ parts }) => parts.flatMap(({ ways }) => ways)).map((way) => way.option.id),
    ).toEqual(['pass']);
    expect(idle.map(({ id }) => id)).toEqual(['use finisher']);
  });

  test('what comes to no more than declining by the odds is listed behind it', () => {
    const options = [option('use finisher'), option('use other'), option('pass')];
    const same = (one: { id: string }) => one.id === 'use finisher';
    const ways = asked(pending(options), fight, same).groups[0]?.parts[0]?.ways ?? [];
    expect(ways.map((way) => way.option.id)).toEqual(['use other', 'pass', 'use finisher']);
  });

  test('what gives something away stands beside no other option', () => {
    const options = [
      option('wait', { kind: 'action' }),
      option('release', { kind: 'status', tags: ['gives_up'] }),
    ];
    const { groups, givesUp } = asked(pending(options), fight);
    expect(groups.map(({ kind }) => kind)).toEqual(['action']);
    expect(givesUp.map(({ id }) => id)).toEqual(['release']);
  });

  test('a heading that its only option repeats is left out', () => {
    const kinds = { guard: { ja: '防御', en: 'Guard' }, pass: { ja: '見送る', en: 'Pass' } };
    const options = [
      option('guard', { kind: 'guard', ja: '防御', en: 'Guard' }),
      option('none', { kind: 'pass', ja: '何もしない', en: 'Nothing' }),
      option('end', { kind: 'end', ja: '終える', en: 'End' }),
    ];
    const { groups } = asked(pending(options, { ...kinds, end: { ja: '終える', en: 'Ending' } }), fight);
    expect(groups.map(({ heading }) => heading?.ja)).toEqual([undefined, '見送る', undefined]);
  });

  test('what all options of a kind do is said once, what some do beside the first of them', () => {
    const [effect, another] = [
      { ja: '防ぐ', en: 'Guards' },
      { ja: '避ける', en: 'Evades' },
    ];
    const all = [option('a', { effect }), option('b', { effect })];
    expect(asked(pending(all), fight).groups[0]?.effect).toEqual(effect);
    const some = [...all, option('c', { effect: another }), option('d')];
    expect(asked(pending(some), fight).groups[0]?.effect).toBeNull();
    expect([...toldAt(some)]).toEqual(['a', 'c']);
  });

  test('what all options of a kind note is said once', () => {
    const note = { ja: '札を一枚切る', en: 'costs a card' };
    const [group] = asked(pending([option('a', { note }), option('b', { note })]), fight).groups;
    expect(group?.note).toEqual(note);
    const [other] = asked(pending([option('a', { note }), option('b')]), fight).groups;
    expect(other?.note).toBeNull();
  });
});

test('groups of one option stand in halves, and none leaves a hole beside it', () => {
  const drawn = (singles: string) =>
    halves(singles.split(' ').map((one) => one === '1')).map((one) => one ?? '');
  expect(drawn('1 1')).toEqual(['half', 'half']);
  expect(drawn('1 1 1')).toEqual(['half', 'half', 'row']);
  expect(drawn('1 0 1 1')).toEqual(['row', '', 'half', 'half']);
  expect(drawn('0 1 1 0 1 1 1')).toEqual(['', 'half', 'half', '', 'half', 'half', 'row']);
});

describe('rulers', () => {
  test('many numbers of a kind are a ruler, few are buttons beside each other', () => {
    expect(shapes(numbers('evade', 'evade', [1, 2, 3, 4, 5]))).toEqual([['evade', 'ruler 5']]);
    expect(shapes(numbers('shot', 'shot magic', [1, 3, 6]))).toEqual([['shot', 'steps 3']]);
  });

  test('numbers of other things are other rulers, and stand in order', () => {
    const five = [5, 1, 2, 3, 4];
    const all = [...numbers('shot', 'shot magic', five), ...numbers('shot', 'shot arms', five)];
    const [group] = asked(pending(all), fight).groups;
    expect(group?.parts.map(({ ways }) => ways.map(({ option: { id } }) => id))).toEqual([
      [1, 2, 3, 4, 5].map((n) => `shot magic ${n}`),
      [1, 2, 3, 4, 5].map((n) => `shot arms ${n}`),
    ]);
  });

  test('bare numbers are one ruler', () => {
    expect(shapes(numbers('dice', '', [0, 1, 2, 3, 4, 5]))).toEqual([['dice', 'ruler 6']]);
  });

  test('a number that may be for several is one place of its ruler', () => {
    const all = ['B1', 'B2'].flatMap((target) =>
      [1, 2, 3, 4, 5].map((number) => option(`shot ${number} ${target}`, { kind: 'shot', number, target })),
    );
    const [group] = asked(pending([...all, option('wait')]), fight).groups;
    expect(group?.parts.map(({ shape, ways }) => [shape, ways.length, ways[0]?.options.length])).toEqual([
      ['ruler', 5, 2],
    ]);
  });

  const chance = (ja: string, chance: number) => ({ name: { ja, en: ja }, chance });
  const value = (ja: string, value: number) => ({ name: { ja, en: ja }, value });

  test('its columns are the first figure that differs, whole where it is a chance', () => {
    expect(
      columns([
        [chance('x', 1), chance('y', 0.2)],
        [chance('x', 1), chance('y', 0.4)],
      ]),
    ).toEqual([0.2, 0.4]);
    expect(columns([[value('x', 4)], [value('x', 8)]])).toEqual([0.5, 1]);
    expect(columns([[chance('x', 1)], [chance('x', 1)]])).toEqual([]);
    expect(columns([[], []])).toEqual([]);
  });

  test('it begins at the least that is as likely as not, and without one at the best', () => {
    const all = (...chances: number[]) => chances.map((one) => [chance('x', one), value('y', one * 9)]);
    expect(sensible(all(0, 0.1, 0.49, 0.5, 0.9, 1))).toBe(3);
    expect(sensible(all(0, 0.1, 0.3, 0.3))).toBe(2);
    // A chance that falls as the numbers rise is that of something bad.
    expect(sensible(all(0.9, 0.7, 0.4, 0.1))).toBe(2);
    expect(sensible([[value('y', 1)], [value('y', 5)]])).toBe(0);
    expect(sensible([[], []])).toBe(0);
  });

  test('its ends, fives and what is chosen are written, and nothing beside what is chosen', () => {
    const all = Array.from({ length: 24 }, (_, i) => i);
    const written = (chosen: number) => all.filter((_, at) => isWritten(all, at, chosen));
    expect(written(6)).toEqual([0, 6, 10, 15, 20, 23]);
    expect(written(0)).toEqual([0, 5, 10, 15, 20, 23]);
  });
});

describe('hands', () => {
  test('cards lie together, what else is of their kind follows', () => {
    const all = ['S9', 'HJ'].map((card) => option(`guard ${card}`, { kind: 'guard', card }));
    expect(shapes([...all, option('none', { kind: 'guard' })])).toEqual([['guard', 'cards 2', 'acts 1']]);
  });
});

describe('what stands on the board', () => {
  test('is left to it where nothing else is asked', () => {
    const { groups, aimed } = asked(pending([option('B1'), option('B2'), option('pass')]), fight);
    expect(aimed.map(({ id }) => id)).toEqual(['B1', 'B2']);
    expect(groups.map(({ parts }) => parts[0]?.ways[0]?.option.id)).toEqual(['pass']);
  });

  test('is one way for all its targets, and one tap where there is one target', () => {
    const all = ['skill x B1', 'skill x B2', 'skill y B1', 'end'].map((id) => option(id));
    const ways = asked(pending(all), fight).groups[0]?.parts[0]?.ways ?? [];
    expect(ways.map(({ stem, aims, options }) => [stem, aims, options.length])).toEqual([
      ['skill x', true, 2],
      ['skill y', false, 1],
      ['end', false, 1],
    ]);
  });

  test('is listed where the board draws nobody', () => {
    expect(shapes([option('B1'), option('B2'), option('pass')], empty)).toEqual([['', 'acts 3']]);
  });

  test('the fallen lie behind one button', () => {
    const fallen = option('finish B1', { tags: ['folded'] });
    expect(asked(pending([option('wait'), fallen]), fight).folded).toEqual([fallen]);
  });

  test('a way is called without whom it may be for', () => {
    const label = (id: string, name: string) =>
      option(id, { ja: `《連携》→${name}`, en: `Liaison → ${name}` });
    const [way] =
      asked(pending([label('skill l A1', '雫'), label('skill l A2', '巌'), option('end')]), fight).groups[0]
        ?.parts[0]?.ways ?? [];
    if (!way) throw new Error('no way');
    const called = (token: string) => (token === 'A1' ? '雫' : '巌');
    expect([wayName(way, 'ja', called), wayName(way, 'en', called)]).toEqual(['《連携》', 'Liaison']);
  });
});

test('a label is shortened by what its heading says', () => {
  expect(shortened('魔法のショット（3点）', '魔法のショット')).toEqual(['魔法のショット（', '3点', '）']);
  expect(shortened('Magic shot (3 points)', 'Magic shot')).toEqual(['Magic shot (', '3 points', ')']);
  expect(shortened('1個振る', undefined)).toEqual(['', '1個振る', '']);
  expect(shortened('ガード：3個', 'ガード')).toEqual(['', 'ガード：3個', '']);
});
