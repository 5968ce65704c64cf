// The coverage of plans: many fights that count what every plan comes to, and the same without each of them.
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

// A plan removed, or moved past its neighbour.

export type Cut = 'removed' | 'up' | 'down';

export function cutOf(plans: readonly Entry[], plan: number, cut: Cut): Entry[] {
  if (cut === 'removed') return plans.toSpliced(plan, 1);
  return moved(plans, plan, cut === 'up' ? plan - 1 : plan + 1);
}

// Counts of some fights put together with those of others, and what becomes of them in a bar.

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

/** What can come of a plan when it is asked, the best first. */
export const kinds = ['decided', 'agreed', 'noEffect', 'otherSource', 'false', 'unknown'] as const;
type Kind = (typeof kinds)[number];

/** In 1/10,000 of the times it was asked; they add up to all of it, if it was. */
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

// Whose plans are looked at, and where they stand: in a duel the side's, in a party each member's own.

export interface Whose {
  side: Side;
  /** Place in its party, from 0; in a duel 0. */
  member: number;
}

/** Where builds, or a party's members, have their plans; null: the system has none. */
export function plansField(form: Form): PlansField | TacticField | null {
  const fields = partyField(form)?.fields ?? form.fields;
  return fields.find((field) => field.type === 'tactic' || field.type === 'plans') ?? null;
}

/** "/members/1"; "" in a duel. */
export function pathOf(form: Form, { member }: Whose): string {
  const key = partyField(form)?.key;
  return key === undefined ? '' : `/${key}/${String(member)}`;
}

/** "A", "B2": as the engine is asked. */
function actorOf(form: Form, { side, member }: Whose): string {
  const letter = side === 0 ? 'A' : 'B';
  return partyField(form) ? `${letter}${String(member + 1)}` : letter;
}

/** What the members of a side are called; none in a duel. */
export function membersCalled(form: Form, build: Build): string[] {
  const key = partyField(form)?.key;
  const members = key === undefined ? [] : membersOf(build, key);
  return members.map(({ name }, at) => name || (members.length === 1 && build.name) || String(at + 1));
}

/** How many fights everything is judged by. */
export const fights = signal(1000);

interface Covered {
  /** The match that was fought, as text. */
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

/** Why it ended before its end. */
export const broke = signal<Text | null>(null);
/** What is on the page by now is another match. */
export const stale = computed(() => covered.value !== null && covered.value.match !== question.value);

/** Work of one part, and what lies between two sums (ms). */
const [work, pause] = [30, 120];

interface Gathering<Part, Sum> {
  part: (from: number, count: number) => AnalysisQuestion;
  join: (one: Part, two: Part) => Part;
  sum: (whole: Part) => AnalysisQuestion;
  hear: (sum: Sum) => void;
}

/** Parts of some 30 ms from every worker, summed up every now and then and at the end. */
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

/** Of the match whose coverage is shown. */
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

// What is no longer on the page is not fought on.
let watched = question.peek();
effect(() => {
  const now = question.value;
  if (now !== watched) for (const run of [coverRun, surgeryRun]) run.stop();
  watched = now;
});
