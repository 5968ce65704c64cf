// Fights many times to see what every plan comes to, and again with each of them removed or moved.
import { computed, effect, signal } from '@preact/signals';
import type { CoveragePart, CoverageReport, SurgeryPart, SurgeryReport } from '#analysis';
import type { Text } from '#engine';
import { system } from '../../app/match.ts';
import { pool } from '../../app/pool.ts';
import { isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import type { AnalysisQuestion } from '../../engine/protocol.ts';
import { reasonOf } from '../../engine/reason.ts';
import { Portions } from '../../engine/portions.ts';
import { question } from '../../app/series/asked.ts';
import { Run } from '../../engine/run.ts';
import { joinedCoverage, joinedSurgery } from './counts.ts';
import { type Whose, actorOf } from './planned.ts';

/** How many fights everything is judged by. */
export const fights = signal(1000);

export interface Covered {
  /** The match that was fought, as text. */
  match: string;
  report: CoverageReport;
}
export const covered = signal<Covered | null>(null);
export const coverRun = new Run();

export interface Operated {
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
