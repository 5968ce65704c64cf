// Tests the tutorials by fighting every step: what a step tells the reader to look for must be there.
import { describe, expect, test } from 'vitest';
import type { Match } from '#engine';
import { type Lessons, type Step, decisionOf } from '../../web/src/features/tutorial/tutorial.ts';
import { tutorial as panel } from '../../web/src/features/tutorial/lessons/panel.ts';
import { tutorial as sengen } from '../../web/src/features/tutorial/lessons/sengen.ts';
import { tutorial as shinki } from '../../web/src/features/tutorial/lessons/shinki.ts';
import { fightOf, load } from './module.ts';

const engines = { panel: await load('panel'), shinki: await load('shinki'), sengen: await load('sengen') };
const all = { panel, shinki, sengen };

const fought = (id: keyof typeof all, { hero }: Step) => {
  const { opponent, seed } = all[id];
  const match: Match = { system: id, sides: [hero, opponent], seed, controllers: ['plans', 'plans'] };
  return fightOf(engines[id], match);
};

/** The fight of a step, given by its position in the tutorial. */
function fight(id: keyof typeof all, at: number) {
  const step = all[id].steps[at];
  if (!step) throw new Error('no such step');
  return fought(id, step);
}

/** How often the hero chose an option in a round. */
const times = ({ decisions, events }: ReturnType<typeof fight>, round: number, option: string) =>
  decisions.filter(
    (one) => one.side === 'A' && events[one.event]?.round === round && one.option?.ja === option,
  ).length;

test('each has its checks here', () => {
  const files = import.meta.glob('../../web/src/features/tutorial/lessons/*.ts');
  const ids = Object.keys(files).map((file) => /(\w+)\.ts$/.exec(file)?.[1]);
  expect(ids.sort()).toEqual(Object.keys(all).sort());
});

describe.each(['panel', 'shinki', 'sengen'] as const)('%s', (id) => {
  const tutorial: Lessons = all[id];

  test.each(tutorial.steps.map((step, at) => [at + 1, step] as const))(
    'step %i shows what it says',
    (_, step) => {
      const report = fought(id, step);
      expect(report.outcome?.winner).toBe(step.winner);
      for (const claim of step.claims) {
        const found = decisionOf(claim, report);
        expect(found, claim.text.en).toBeDefined();
        const verdicts = found?.why?.plans.map(({ plan, verdict }) => [String(plan), verdict]) ?? [];
        expect(Object.fromEntries(verdicts)).toMatchObject(claim.others ?? {});
      }
    },
  );

  test('it ends with a win, and every text is there in both languages', () => {
    const { steps, ...about } = tutorial;
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(steps.at(-1)?.winner).toBe('A');
    const told = steps.flatMap(({ title, text, claims }) => [
      title,
      ...text,
      ...claims.map((claim) => claim.text),
    ]);
    for (const one of [about.title, about.text, about.name, about.end, ...told]) {
      expect(one.ja).not.toBe('');
      // English texts call skills by their English names, so that they have no kanji.
      expect(one.en).toMatch(/^\P{Script=Han}+$/u);
    }
    for (const { claims } of steps) expect(claims.length).toBeGreaterThan(0);
  });
});

test('panel: wasted healing, one answer, two strikes', () => {
  const [blank, spared, patient, guarded, attacking] = panel.steps.map((_, at) => fight('panel', at));
  if (!blank || !spared || !patient || !guarded || !attacking) throw new Error('no such step');
  expect(times(blank, 1, '快復')).toBe(1);
  expect(times(spared, 1, '快復')).toBe(0);
  expect(times(patient, 1, '霞衣')).toBe(1);
  for (let round = 2; round <= 8; round++) expect(times(guarded, round, '快復')).toBe(0);
  expect(times(attacking, 8, '焔剣')).toBe(2);
});

test('shinki: what the steps say of hits, hands and who burns out', () => {
  const [blank, skilled, , highest, kept, away, drawing] = shinki.steps.map((_, at) => fight('shinki', at));
  if (!blank || !skilled || !highest || !kept || !away || !drawing) throw new Error('no such step');
  const hit = ({ events }: typeof blank, round: number, member: number) =>
    events.findLast(
      (one) => one.kind === 'damage' && one.side === 'B' && one.member === member && one.round === round,
    )?.args;
  expect(hit(blank, 1, 1)).toMatchObject({ hp: 3 });
  expect(hit(skilled, 2, 0)).toMatchObject({ final: 0, source: 'kyoen' });
  expect(hit(highest, 1, 1)).toMatchObject({ hp: 0 });
  const rises = ({ decisions }: typeof blank) => decisions.filter(({ point }) => point === 'override').length;
  expect([highest, kept, drawing].map(rises)).toEqual([0, 1, 0]);
  const fate = ({ events }: typeof blank) =>
    events.find(({ kind, side }) => kind === 'after' && side === 'A')?.args;
  // Fate 2 is burned out.
  expect([kept, drawing].map(fate)).toMatchObject([{ fates: [2] }, { fates: [0] }]);
  for (let round = 1; round <= 8; round++) expect(times(away, round, '《血気》')).toBe(0);
  expect(times(kept, 3, '《血気》')).toBe(1);
  expect(times(away, 4, '《ガード》')).toBe(1);
  expect(times(away, 5, '《ガード》')).toBe(0);
  expect([kept, drawing].map((one) => times(one, 5, '《血気》'))).toEqual([0, 1]);
});

test('sengen: what the steps say of totals, DP and the card that decides', () => {
  const [blank, learned, unfolded, early, late, last] = sengen.steps.map((_, at) => fight('sengen', at));
  if (!blank || !learned || !unfolded || !early || !late || !last) throw new Error('no such step');
  type Fought = typeof blank;
  /** The facts of all events of a kind, in a round, of a side. */
  const told = ({ events }: Fought, round: number, kind: string, side: 'A' | 'B') =>
    events
      .filter((one) => one.kind === kind && one.side === side && one.round === round)
      .map(({ args }) => args);
  expect(told(blank, 2, 'evade', 'A')).toMatchObject([{ total: 47, ok: 1 }]);
  expect(told(blank, 1, 'evade', 'A')).toMatchObject([{ total: 33, ok: 0 }]);
  expect(told(blank, 1, 'damage', 'A')).toMatchObject([{ left: 5 }]);
  expect(told(blank, 4, 'undefended', 'A')).toHaveLength(1);
  expect(told(learned, 1, 'evade', 'A')).toMatchObject([{ total: 36, ok: 0 }]);
  expect(told(learned, 1, 'damage', 'A')).toMatchObject([{ left: 3 }]);
  expect(told(learned, 2, 'dodge', 'B')).toMatchObject([{ loss: 2 }]);
  expect(told(learned, 3, 'shot', 'B')).toMatchObject([{ total: 47 }]);
  expect(told(learned, 3, 'undefended', 'A')).toHaveLength(1);
  expect(told(unfolded, 6, 'card_break', 'A')).toHaveLength(1);
  expect(told(unfolded, 4, 'damage', 'B')).toMatchObject([{ final: 26, left: 2 }]);
  expect(told(early, 1, 'evade', 'B')).toMatchObject([{ total: 44, ok: 1 }]);
  expect(told(late, 5, 'card_use', 'A')).toMatchObject([{ why: 'bomb' }]);
  expect(told(last, 4, 'shot', 'A')).toMatchObject([{ total: 45 }]);
  expect(told(last, 4, 'boost', 'A')).toMatchObject([{ n: 10, graze: 0 }]);
  expect(told(last, 4, 'damage', 'B')).toMatchObject([{ final: 28, left: 0 }]);
});
