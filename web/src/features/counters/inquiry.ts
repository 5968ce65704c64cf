// The inquiry about a build: its standing, its counters, its edits.
import { batch, computed, signal } from '@preact/signals';
import type {
  BestCounter,
  CounterBox,
  CounterFilter,
  CountersPart,
  Edit,
  MatchupRows,
  Standing,
} from '#analysis';
import type { Build, LeagueRequest } from '#engine';
import { facts, evaluated, system } from '../../app/fight/match.ts';
import { front } from '../../app/view.ts';
import { type Asked, pool, query } from '../../app/pool.ts';
import { bare, itemsOf, takeable } from '../../components/builds/builds.ts';
import { askOne } from '../../engine/pool.ts';
import { Run } from '../../engine/run.ts';
import { joined } from './boxes.ts';

// Which build is asked about, and the questions about it: the row of the sheet in front, once it is legal.

/** null: the sheet holds no legal build. Equal rows are the same key. */
export const askedRow = computed<string | null>(() => {
  return facts.value[front.value]?.legal && evaluated.value ? bare(evaluated.value.sides[front.value]) : null;
});

/** Against whom, and under which settings, the row stands in the match. */
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

// A build against everything: standings of parts add up; until all are in, certain bounds are known.

export interface Sum extends Standing {
  /** Parts that are in. */
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

/** The least and the most that can be won of all `builds`, whatever the missing parts say. */
export function bounds(sum: Sum, builds: number): [number, number] {
  return [sum.wins, builds - sum.losses - sum.draws];
}

/** Mean rounds in hundredths, rounded. */
export function meanRounds(sum: Standing): number {
  const count = fights(sum);
  return count === 0 ? 0 : Math.round((sum.rounds * 100) / count);
}

/** The build that all of the following is about. */
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

/** What one change does against the opponent of the match. */
export interface Beating {
  /** The opponent's name. */
  opponent: string;
  /** The row as it stands wins already. */
  already: boolean;
  /** Edits that win, the most promising first, of so many. */
  edits: readonly Edit[];
  of: number;
}
/** null: not known yet, or the opponent's sheet is not legal. */
export const beating = signal<Beating | null>(null);
export const beatingRun = new Run();

const runs = [standingRun, countersRun, sweptRun, editsRun, beatingRun];

/** Best score first, then what beats more, then the lower build, as the engine orders them within a part. */
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

/** How many first places those have in common that are folded under one. */
export const beginning = computed(() => counterParts.value[0]?.beginning ?? 0);

/** Builds that pass the filter and win, and how many boxes of them were rated. */
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

/** Everything that was known is of another build: forgotten, and what is under way ends. */
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

/** First what would beat the opponent who stands there, which is known at once; then everything else. */
export async function inquire(build: string): Promise<void> {
  forget();
  subject = build;
  await askBeating();
  if (subject === build) await askStanding();
}

/** The row and every one-step edit of it against the opponent, under the settings of the match. */
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
    const question = { call: 'matchups', request: JSON.stringify(league), from: 0, to: 1 } as const;
    const { rows } = await askOne<MatchupRows>(pool(), question, signal);
    // The opponent's endings: against itself, the row, the edits.
    const [, asItIs, ...changed] = rows[0] ?? '';
    beating.value = {
      opponent: now.sides[other].name,
      already: asItIs === 'L',
      edits: edits.filter((_, at) => changed[at] === 'L'),
      of: edits.length,
    };
  });
}

/** The standing first, because it is the answer; then what beats it. */
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

/** Sweeps builds one after the other; those whose standing is known cost nothing. */
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

/** The exact standings of builds that are shown. */
export function askSwept(builds: readonly string[]): Promise<void> {
  const left = builds.filter((build) => !swept.value.has(build));
  return sweptRun.start(left.length * (analysis.value?.parts ?? 0), (signal, step) =>
    sweepAll(left, signal, step),
  );
}

/** Every one-step edit, the most promising first. */
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
