// State of the coverage of plans: fights many fights in chunks, counts what every plan did in them, and fights the same
// seeds again with each plan removed or moved ("surgery").
import { computed, effect, signal } from '@preact/signals';
import type { CoveragePart, CoverageReport, PlanCoverage, SurgeryPart, SurgeryReport } from '#analysis';
import type { Build, Form, PlansField, TacticField, Text } from '#engine';
import { type Entry, moved } from '../../app/plans/entries.ts';
import type { Side } from '../../app/sheet/build.ts';
import { membersOf, partyField } from '../../app/sheet/party.ts';
import { system } from '../../app/fight/match.ts';
import { pool } from '../../app/pool.ts';
import { isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import type { AnalysisQuestion } from '../../engine/protocol.ts';
import { reasonOf } from '../../engine/reason.ts';
import { Portions } from '../../engine/portions.ts';
import { question } from '../../app/series.ts';
import { Run } from '../../engine/run.ts';

// Plans with one of them removed, or moved past its neighbour.

export type Cut = 'removed' | 'up' | 'down';

export function cutOf(plans: readonly Entry[], plan: number, cut: Cut): Entry[] {
  if (cut === 'removed') return plans.toSpliced(plan, 1);
  return moved(plans, plan, cut === 'up' ? plan - 1 : plan + 1);
}

// Sums of counts, and the shares that a bar shows.

const zip = (one: readonly number[], two: readonly number[]): number[] =>
  one.map((value, at) => value + (two[at] ?? 0));

export function joinedCoverage(one: CoveragePart, two: CoveragePart): CoveragePart {
  const side = (at: 0 | 1) => {
    const [a, b] = [one.sides[at], two.sides[at]];
    return a && b ? zip(a, b) : null;
  };
  const [a = 0, b = 0, draws = 0] = zip(one.wins, two.wins);
  return { fights: one.fights + two.fights, wins: [a, b, draws], sides: [side(0), side(1)] };
}

export function joinedSurgery(one: SurgeryPart, two: SurgeryPart): SurgeryPart {
  return { fights: one.fights + two.fights, won: one.won + two.won, cuts: zip(one.cuts, two.cuts) };
}

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

export interface Whose {
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
export function pathOf(form: Form, { member }: Whose): string {
  const key = partyField(form)?.key;
  return key === undefined ? '' : `/${key}/${String(member)}`;
}

/** The member as the engine names it: "A" in a duel, "B2" in a party. */
function actorOf(form: Form, { side, member }: Whose): string {
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

/** The reason why a run broke off; null: none did. */
export const broke = signal<Text | null>(null);
/** Whether the page shows another match by now. */
export const stale = computed(() => covered.value !== null && covered.value.match !== question.value);

/** Time that one chunk should take, and least time between two sums (ms). */
const [work, pause] = [30, 120];

interface Gathering<Part, Sum> {
  part: (from: number, count: number) => AnalysisQuestion;
  join: (one: Part, two: Part) => Part;
  sum: (whole: Part) => AnalysisQuestion;
  hear: (sum: Sum) => void;
}

/** Fights chunks of some 30 ms on every worker, and sums them up now and then and at the end. `begin`: fights of the
 * first chunks; later ones follow from the time that a chunk took. */
async function gather<Part, Sum>(
  of: Gathering<Part, Sum>,
  begin: number,
  stop: AbortSignal,
  step: (more: number) => void,
): Promise<void> {
  const portions = new Portions(fights.peek(), []);
  const now: { whole: Part | null; told: number } = { whole: null, told: performance.now() };
  let size = begin;
  const tell = async () => {
    if (!now.whole) return;
    now.told = performance.now();
    of.hear(await askOne<Sum>(pool(), of.sum(now.whole)));
  };
  const fight = async () => {
    for (let next = portions.next(size); next; next = portions.next(size)) {
      const began = performance.now();
      const part = await askOne<Part>(pool(), of.part(next.from, next.count), stop);
      size = (next.count * work) / Math.max(1, performance.now() - began);
      now.whole = now.whole ? of.join(now.whole, part) : part;
      step(next.count);
      if (performance.now() - now.told > pause) await tell();
    }
  };
  try {
    await Promise.all(Array.from({ length: pool().size }, fight));
  } finally {
    await tell();
  }
}

async function running(run: Run, work: Parameters<Run['start']>[1]): Promise<void> {
  broke.value = null;
  await run.start(fights.peek(), async (stop, step) => {
    try {
      await work(stop, step);
    } catch (error) {
      if (!isAbort(error)) broke.value = reasonOf(error);
      throw error;
    }
  });
}

export async function cover(): Promise<void> {
  const match = question.peek();
  if (!match) return;
  surgeryRun.reset();
  operated.value = null;
  covered.value = null;
  await running(coverRun, (stop, step) =>
    gather<CoveragePart, CoverageReport>(
      {
        part: (from, count) => ({ call: 'coveragePart', match, from, count }),
        join: joinedCoverage,
        sum: (whole) => ({ call: 'coverageSum', match, parts: JSON.stringify([whole]) }),
        hear: (report) => (covered.value = { match, report }),
      },
      20,
      stop,
      step,
    ),
  );
}

/** Fights the match whose coverage is shown again, with each plan of one member removed or moved. */
export async function operate(whose: Whose): Promise<void> {
  const match = covered.peek()?.match;
  const form = system.peek()?.form;
  if (!match || !form) return;
  const who = actorOf(form, whose);
  operated.value = null;
  await running(surgeryRun, (stop, step) =>
    gather<SurgeryPart, SurgeryReport>(
      {
        part: (from, count) => ({ call: 'surgeryPart', match, who, from, count }),
        join: joinedSurgery,
        sum: (whole) => ({ call: 'surgerySum', match, who, parts: JSON.stringify([whole]) }),
        hear: (report) => (operated.value = { match, report }),
      },
      4,
      stop,
      step,
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
