// State of the coverage of plans: asks what every plan did in many fights, and what the same fights come to with each
// plan removed or moved ("surgery").
import { computed, effect, signal } from '@preact/signals';
import type { CoverageReport, PlanCoverage, SurgeryReport } from '#analysis';
import type { Build, Form, PlansField, TacticField } from '#engine';
import { type Entry, moved } from '../../app/sheet/planEntries.ts';
import type { Side } from '../../app/sheet/build.ts';
import { membersOf, partyField } from '../../app/sheet/party.ts';
import { system } from '../../app/fight/match.ts';
import { pool } from '../../app/pool.ts';
import { type LongQuestion, fightOn } from '../../engine/longQuestion.ts';
import { question } from '../../app/series.ts';
import { Run } from '../../engine/run.ts';

// Plans with one of them removed, or moved past its neighbour.

export type Cut = 'removed' | 'up' | 'down';

export function cutOf(plans: readonly Entry[], plan: number, cut: Cut): Entry[] {
  if (cut === 'removed') return plans.toSpliced(plan, 1);
  return moved(plans, plan, cut === 'up' ? plan - 1 : plan + 1);
}

// The shares that a bar shows.

/** Outcomes of asking a plan, the best first. */
export const kinds = ['decided', 'agreed', 'noEffect', 'otherSource', 'false', 'unknown'] as const;
type Kind = (typeof kinds)[number];

/** Share of each outcome in 1/10,000 of the times the plan was asked. They add up to 10,000; all are 0 if it was never
 * asked. The ends of the bar's pieces are rounded, not the pieces, so that the sum is right. */
export function sharesOf(of: PlanCoverage): Record<Kind, number> {
  const counts = { ...of, noEffect: of.noOption + of.leavesNothing };
  const ends: number[] = [];
  let sum = 0;
  for (const kind of kinds) {
    sum += counts[kind];
    ends.push(of.asked > 0 ? Math.round((sum * 10_000) / of.asked) : 0);
  }
  return Object.fromEntries(
    kinds.map((kind, at) => [kind, (ends[at] ?? 0) - (at > 0 ? (ends[at - 1] ?? 0) : 0)]),
  ) as Record<Kind, number>;
}

// The member whose plans are looked at, and the place of its plans in the build.

export interface Planner {
  side: Side;
  /** Index in the party; in a duel 0. */
  member: number;
}

/** The field of the plans in a build, or in a member of a party; null: the system has no plans. */
export function plansField(form: Form): PlansField | TacticField | null {
  const fields = partyField(form)?.fields ?? form.fields;
  return fields.find((field) => field.type === 'tactic' || field.type === 'plans') ?? null;
}

/** JSON pointer of the member in the build, such as "/members/1"; "" in a duel. */
export function pathOf(form: Form, { member }: Planner): string {
  const key = partyField(form)?.key;
  return key === undefined ? '' : `/${key}/${String(member)}`;
}

/** The member as the engine names it: "A" in a duel, "B2" in a party. */
function actorOf(form: Form, { side, member }: Planner): string {
  const letter = side === 0 ? 'A' : 'B';
  return partyField(form) ? `${letter}${String(member + 1)}` : letter;
}

/** Names of a side's members; empty in a duel. */
export function membersCalled(form: Form, build: Build): string[] {
  const key = partyField(form)?.key;
  const members = key === undefined ? [] : membersOf(build, key);
  return members.map(({ name }, at) => name || (members.length === 1 && build.name) || String(at + 1));
}

/** Number of fights that coverage and surgery rest on. */
export const fights = signal(1000);

interface Covered {
  /** The match that was fought, as JSON. */
  match: string;
  report: CoverageReport;
}
export const covered = signal<Covered | null>(null);
export const coverRun = new Run();

interface Operated {
  match: string;
  report: SurgeryReport;
}
export const operated = signal<Operated | null>(null);
export const surgeryRun = new Run();

/** Whether the page shows another match by now. */
export const stale = computed(() => covered.value !== null && covered.value.match !== question.value);

/** The question about the plans of a match; `more`: what else its request says. */
const asked = (match: string, more = ''): LongQuestion => ({
  kind: 'coverage',
  request: `{"match":${match},"fights":${String(fights.peek())}${more}}`,
});

/** What is asked of the page's match; null: a sheet has problems. */
export const coverage = computed((): LongQuestion | null =>
  question.value
    ? { kind: 'coverage', request: `{"match":${question.value},"fights":${String(fights.value)}}` }
    : null,
);

export async function cover(): Promise<void> {
  const match = question.peek();
  if (!match) return;
  surgeryRun.reset();
  operated.value = null;
  covered.value = null;
  await coverRun.start(fights.peek(), (stop, step) =>
    fightOn<CoverageReport>(
      pool(),
      asked(match),
      null,
      { done: step, joined: ({ report }) => (covered.value = { match, report }) },
      stop,
    ),
  );
}

/** Fights the match whose coverage is shown again, with each plan of one member removed or moved. */
export async function operate(whose: Planner): Promise<void> {
  const match = covered.peek()?.match;
  const form = system.peek()?.form;
  if (!match || !form) return;
  const who = actorOf(form, whose);
  operated.value = null;
  await surgeryRun.start(fights.peek(), (stop, step) =>
    fightOn<SurgeryReport>(
      pool(),
      asked(match, `,"surgery":"${who}","counts":false`),
      null,
      { done: step, joined: ({ report }) => (operated.value = { match, report }) },
      stop,
    ),
  );
}

// A change of the match on the page stops both runs.
let watched = question.peek();
effect(() => {
  const now = question.value;
  if (now !== watched) for (const run of [coverRun, surgeryRun]) run.stop();
  watched = now;
});
