// Every step of the tutorial is fought: what it tells the reader to look for must be there.
import { expect, test } from 'vitest';
import type { Match } from '#engine';
import { decisionOf } from '../../web/src/features/tutorial/claims.ts';
import { tutorial } from '../../web/src/features/tutorial/panel.ts';
import type { Step } from '../../web/src/features/tutorial/types.ts';
import { fightOf, load } from './module.ts';

const engine = await load('panel');

function fought({ hero }: Step) {
  const match: Match = {
    system: 'panel',
    sides: [hero, tutorial.opponent],
    seed: tutorial.seed,
    controllers: ['plans', 'plans'],
  };
  return fightOf(engine, match);
}

test.each(tutorial.steps.map((step, at) => [at + 1, step] as const))(
  'step %i shows what it says',
  (_, step) => {
    const report = fought(step);
    expect(report.outcome?.winner).toBe(step.winner);
    for (const claim of step.claims) {
      const found = decisionOf(claim, report);
      expect(found, claim.text.en).toBeDefined();
      const verdicts = found?.why?.plans.map(({ plan, verdict }) => [String(plan), verdict]) ?? [];
      expect(Object.fromEntries(verdicts)).toMatchObject(claim.others ?? {});
    }
  },
);

test('every step adds to the one before, and every text is there in both languages', () => {
  expect(tutorial.steps.length).toBeGreaterThanOrEqual(5);
  for (const { title, text, claims } of tutorial.steps) {
    for (const one of [title, ...text, ...claims.map((claim) => claim.text)]) {
      expect(one.ja).not.toBe('');
      // Skills are called there as English fights call them.
      expect(one.en).toMatch(/^\P{Script=Han}+$/u);
    }
    expect(claims.length).toBeGreaterThan(0);
  }
});

test('what the steps say of the turns is so: wasted healing, one answer, two strikes', () => {
  const uses = (at: number, round: number, option: string) => {
    const step = tutorial.steps[at];
    if (!step) throw new Error('no such step');
    const report = fought(step);
    return report.decisions.filter(
      (one) => one.side === 'A' && report.events[one.event]?.round === round && one.option?.ja === option,
    ).length;
  };
  expect(uses(0, 1, '快復')).toBe(1);
  expect(uses(1, 1, '快復')).toBe(0);
  expect(uses(2, 1, '霞衣')).toBe(1);
  for (let round = 2; round <= 8; round++) expect(uses(3, round, '快復')).toBe(0);
  expect(uses(4, 8, '焔剣')).toBe(2);
});
