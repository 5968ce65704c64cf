// State of the inquiry about one build, the row on the sheet in front: asks the engine for the edits that beat the
// opponent, the standing against all builds, the counters and the edits, in parts in the pool.
import { batch, computed, signal } from '@preact/signals';
import type {
  BestCounter,
  CounterBox,
  CounterFilter,
  CountersPart,
  Edit,
  LeagueReport,
  Standing,
} from '#analysis';
import type { Build, LeagueRequest } from '#engine';
import { facts, evaluated, system } from '../../app/fight/match.ts';
import { front } from '../../app/view.ts';
import { type Asked, pool, query } from '../../app/pool.ts';
import { bare, itemsOf, takeable } from '../../components/builds/builds.ts';
import { fightOn } from '../../engine/longQuestion.ts';
import { Run } from '../../engine/run.ts';
import { joined } from './boxes.ts';

// The build that is asked about, and the questions about it.

/** The row of the sheet in front, as a key (`bare`): equal rows have equal keys. null: the sheet holds no legal
 * build. */
export const askedRow = computed<string | null>(() => {
  return facts.value[front.value]?.legal && evaluated.value ? bare(evaluated.value.sides[front.value]) : null;
});

/** The opponent and the settings of the match, as a key: askBeating depends on them. */
export const askedOpponent = computed<string>(() => {
  const now = evaluated.value;
  return now ? JSON.stringify([now.sides[front.value === 0 ? 1 : 0], now.settings]) : '';
});

export const analysis = computed(() => system.value?.analysis ?? null);

/** Numbers of all parts. */
function parts(): number[] {
  return Array.from({ length: analysis.value?.parts ?? 0 }, (_, part) => part);
}

const id = () => system.value?.id ?? '';

function sweeps(build: string): Asked<'sweep'>[] {
  return parts().map((part) => ({ call: 'sweep', system: id(), build, part }));
}

function counterQuestions(build: string, filter: CounterFilter): Asked<'counters'>[] {
  return parts().map((part) => ({
    call: 'counters',
    system: id(),
    build,
    filter: JSON.stringify(filter),
    part,
  }));
}

function editsQuestion(build: string): Asked<'edits'> {
  return { call: 'edits', system: id(), build };
}

// The standing of a build against all builds. Standings of parts add up; until all are in, only bounds are known.

export interface Sum extends Standing {
  /** Number of parts that are in. */
  parts: number;
}

export const none: Sum = { wins: 0, losses: 0, draws: 0, rounds: 0, parts: 0 };

export function plus(sum: Sum, part: Standing): Sum {
  return {
    wins: sum.wins + part.wins,
    losses: sum.losses + part.losses,
    draws: sum.draws + part.draws,
    rounds: sum.rounds + part.rounds,
    parts: sum.parts + 1,
  };
}

export function fights({ wins, losses, draws }: Standing): number {
  return wins + losses + draws;
}

/** The fewest and the most of all `builds` that the build can beat, whatever the missing parts say. */
export function bounds(sum: Sum, builds: number): [number, number] {
  return [sum.wins, builds - sum.losses - sum.draws];
}

/** Mean number of rounds of a fight in hundredths, rounded. */
export function meanRounds(sum: Standing): number {
  const count = fights(sum);
  return count === 0 ? 0 : Math.round((sum.rounds * 100) / count);
}

/** The build that the signals below are about. */
let subject: string | null = null;

export const standing = signal<Sum>(none);
export const standingRun = new Run();

export const filter = signal<CounterFilter>({});
const counterParts = signal<readonly CountersPart[]>([]);
export const countersRun = new Run();

/** Exact standings of other builds, by `bare`. */
const swept = signal<ReadonlyMap<string, Sum>>(new Map());
export const sweptRun = new Run();

export const edits = signal<readonly Edit[]>([]);
export const editsRun = new Run();

/** The results of the row and of its edits against the opponent of the match. */
interface Beating {
  /** The opponent's name. */
  opponent: string;
  /** true: the row wins without an edit. */
  already: boolean;
  /** Edits that win, the most promising first. */
  edits: readonly Edit[];
  /** Number of edits that were fought. */
  of: number;
}
/** null: not known yet, or the opponent's sheet is not legal. */
export const beating = signal<Beating | null>(null);
export const beatingRun = new Run();

const runs = [standingRun, countersRun, sweptRun, editsRun, beatingRun];

/** Counters of all parts in the engine's order within a part: best score, then most builds beaten, then lowest build.
 * */
export const counters = computed<BestCounter[]>(() => {
  const order = new Map(takeable().map((id, at) => [id, at]));
  const rank = (counter: BestCounter) => itemsOf(counter.build).map((id) => order.get(id) ?? 0);
  return counterParts.value
    .flatMap((part) => part.best)
    .map((counter) => ({ counter, rank: rank(counter) }))
    .sort(
      (a, b) =>
        (b.counter.score ?? 0) - (a.counter.score ?? 0) ||
        (b.counter.wins ?? -1) - (a.counter.wins ?? -1) ||
        lower(a.rank, b.rank),
    )
    .map(({ counter }) => counter);
});

function lower(one: readonly number[], two: readonly number[]): number {
  const at = one.findIndex((n, place) => n !== two[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (two[at] ?? 0);
}

/** Number of first places that counters have in common which are folded under one. */
export const beginning = computed(() => counterParts.value[0]?.beginning ?? 0);

/** Number of builds that pass the filter and win, of their boxes, and of the boxes that were rated. */
export const found = computed(() =>
  counterParts.value.reduce(
    (sum, part) => ({
      builds: sum.builds + part.builds,
      boxes: sum.boxes + part.boxes,
      rated: sum.rated + part.rated,
    }),
    { builds: 0, boxes: 0, rated: 0 },
  ),
);

export const families = computed<CounterBox[]>(() =>
  joined(counterParts.value.flatMap((part) => part.largest)),
);

/** Forgets all answers and ends all runs: the sheet holds another build. Exact standings in `swept` stay. */
export function forget(): void {
  batch(() => {
    for (const run of runs) run.reset();
    subject = null;
    standing.value = none;
    counterParts.value = [];
    edits.value = [];
    beating.value = null;
  });
}

/** Asks all questions about a build. The edits that beat the opponent come first, since they are known at once. */
export async function inquire(build: string): Promise<void> {
  forget();
  subject = build;
  await askBeating();
  if (subject === build) await askStanding();
}

/** Fights the row and every edit in one place against the opponent, under the settings of the match. */
export async function askBeating(): Promise<void> {
  const build = subject;
  const now = evaluated.peek();
  const other = front.peek() === 0 ? 1 : 0;
  beating.value = null;
  beatingRun.reset();
  if (build === null || !now || !facts.peek()[other]?.legal) return;
  await beatingRun.start(0, async (signal) => {
    let edits: readonly Edit[] = [];
    await query([editsQuestion(build)], (answer) => ({ edits } = answer), signal);
    const mine = JSON.parse(build) as Build;
    const league: LeagueRequest = {
      system: id(),
      ...(now.settings && { settings: now.settings }),
      format: 'round-robin',
      entrants: [now.sides[other], mine, ...edits.map((edit) => edit.build)].map((build) => ({ build })),
    };
    // The first row of the crosstable alone, a letter per fight of the opponent: against itself, the row, the edits.
    let row = '';
    await fightOn<LeagueReport>(
      pool(),
      { kind: 'league', request: JSON.stringify(league) },
      null,
      { done: () => undefined, joined: ({ report }) => (row = report.rows[0] ?? '') },
      signal,
      [[[0, league.entrants.length - 1]]],
    );
    // 'L': the opponent loses.
    const [, asItIs, ...changed] = row;
    beating.value = {
      opponent: now.sides[other].name,
      already: asItIs === 'L',
      edits: edits.filter((_, at) => changed[at] === 'L'),
      of: edits.length,
    };
  });
}

/** Asks for the standing, and once that is complete for the counters. */
export async function askStanding(): Promise<void> {
  const build = subject;
  if (build === null) return;
  standing.value = none;
  await standingRun.start(analysis.value?.parts ?? 0, (signal, step) =>
    query(
      sweeps(build),
      (part) => {
        standing.value = plus(standing.value, part);
        step();
      },
      signal,
    ),
  );
  if (subject === build && standingRun.state.peek() === 'done') await askCounters();
}

export function askCounters(): Promise<void> {
  const build = subject;
  if (build === null) return Promise.resolve();
  sweptRun.reset();
  counterParts.value = [];
  return countersRun.start(analysis.value?.parts ?? 0, (signal, step) =>
    query(
      counterQuestions(build, filter.value),
      (part) => {
        counterParts.value = [...counterParts.value, part];
        step();
      },
      signal,
    ),
  );
}

/** Fights each of the builds against all builds, one after the other; the pool remembers parts that it has answered. */
async function sweepAll(builds: readonly string[], signal: AbortSignal, step: () => void): Promise<void> {
  const questions = builds.flatMap((build) => sweeps(build).map((question) => ({ build, question })));
  const sums = new Map(builds.map((build) => [build, none]));
  await query(
    questions.map(({ question }) => question),
    (part, at) => {
      const build = questions[at]?.build;
      if (build === undefined) return;
      const sum = plus(sums.get(build) ?? none, part);
      sums.set(build, sum);
      step();
      if (sum.parts === analysis.value?.parts) swept.value = new Map(swept.value).set(build, sum);
    },
    signal,
  );
}

/** Asks for the exact standings of the builds that are shown. */
export function askSwept(builds: readonly string[]): Promise<void> {
  const left = builds.filter((build) => !swept.value.has(build));
  return sweptRun.start(left.length * (analysis.value?.parts ?? 0), (signal, step) =>
    sweepAll(left, signal, step),
  );
}

/** Asks for every edit in one place, the most promising first, and sweeps each of them. */
export function askEdits(): Promise<void> {
  const build = subject;
  if (build === null) return Promise.resolve();
  return editsRun.start(0, async (signal, step) => {
    await query([editsQuestion(build)], (answer) => (edits.value = answer.edits), signal);
    const builds = edits.value.map((edit) => bare(edit.build));
    editsRun.of.value = builds.length * (analysis.value?.parts ?? 0);
    await sweepAll(builds, signal, step);
  });
}

export function sweptOf(build: Build): Sum | undefined {
  return swept.value.get(bare(build));
}
