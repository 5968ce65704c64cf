// State of the heat map: builds the question, asks it in parts in the pool, and holds what is known of every cell so
// far.
import { computed, signal } from '@preact/signals';
import type { FoughtPart, HeatReport, HeatRequest, Joined, RankedShare, UsageRow } from '#analysis';
import type { Build, Form, SharesField, Text } from '#engine';
import type { Side } from '../../app/sheet/build.ts';
import { setup, system } from '../../app/fight/match.ts';
import { pool } from '../../app/pool.ts';
import { type LongQuestion, fightOn, fightsIn } from '../../engine/longQuestion.ts';
import { askOne } from '../../engine/pool.ts';
import { askedMatch as matchAsked, tacticField } from '../../app/series.ts';
import { Run } from '../../engine/run.ts';
import { type BuildNumber, areIn, numbersOf, rangesOfPlan, withNumbers } from './numbers.ts';
import { sideIds } from '../../app/sheet/names.ts';

export function sharesField(form: Form | undefined): SharesField | null {
  return form?.fields.find((field) => field.type === 'shares') ?? null;
}

/** The question: the side whose numbers are tried, its opponent ('field': all other cells of the map), the tactic,
 * and the number of fights for each cell. */
export const side = signal<Side>(0);
export const against = signal<'build' | 'field'>('build');
export const tactic = signal('');
export const fights = signal(100);

/** The numbers of the tried build that a map can go through; empty in systems whose builds share out points. */
export const numbers = computed(() => {
  const [form, own] = [system.value?.form, setup.value?.sides[side.value]];
  return form && own && !sharesField(form) ? numbersOf(form, own) : [];
});
/** Places (JSON pointers) that the reader has chosen for the map's two numbers and for the one that makes up for them.
 * null: the default; "": none. */
export const wanted = signal<readonly (string | null)[]>([null, null, null]);
export const over = computed((): BuildNumber[] => {
  const all = numbers.value.flatMap((member) => member.numbers);
  const [one, other, rest] = wanted.value;
  const first = all.find(({ place }) => place === one) ?? all[0];
  const second =
    all.find(({ place }) => place === other && place !== first?.place) ?? all.find((it) => it !== first);
  if (!first || !second) return [];
  const free = all.filter((it) => it !== first && it !== second);
  // If all points of the group must be spent, a third number has to make up for the two.
  const exact = first.exact !== '' && first.exact === second.exact;
  const third =
    rest === null || rest === undefined
      ? free.findLast((it) => exact && it.exact === first.exact)
      : free.find(({ place }) => place === rest);
  return third ? [first, second, third] : [first, second];
});

/** The request to the engine; null while the match is not legal or fewer than two numbers can vary. */
export const heatRequest = computed<HeatRequest | null>(() => {
  const [match, info] = [matchAsked.value, system.value];
  if (!match || !info) return null;
  const presets = tacticField(info.form)?.presets ?? [];
  const chosen = presets.find(({ id }) => id === tactic.value) ?? presets[0];
  const [first, second, rest] = over.value;
  if (!sharesField(info.form) && !second) return null;
  const range = ({ place, least, most }: BuildNumber) => `${place}=${least}..${most}`;
  return {
    match: { ...match, controllers: ['plans', 'plans'] },
    side: sideIds[side.value],
    ...(chosen && { tactic: chosen.id }),
    against: against.value,
    ...(first && second && { over: [range(first), range(second)] as [string, string] }),
    ...(rest && { rest: rest.place }),
  };
});

/** The request as text, by which a map is known. The shares and the tactic of the tried build are no part of the
 * question, nor, against the field, those of the other build: they are replaced by fixed ones, so that editing them
 * doesn't make a map stale. */
export const question = computed(() => {
  const [request, form] = [heatRequest.value, system.value?.form];
  const field = sharesField(form);
  if (!request) return '';
  if (!field) return JSON.stringify(request);
  const least = Object.fromEntries(field.parts.map(({ key, min }) => [key, min]));
  const [first] = field.parts;
  const rest = field.parts.slice(1).reduce((left, { min }) => left - min, field.total);
  const tacticKey = form && tacticField(form)?.key;
  const plain = (build: Build): Build => ({
    ...build,
    ...least,
    ...(first && { [first.key]: rest }),
    ...(tacticKey !== undefined && { [tacticKey]: request.tactic }),
  });
  const sides = request.match.sides.map((build, at) =>
    at === side.value || request.against === 'field' ? plain(build) : build,
  );
  return JSON.stringify({ ...request, match: { ...request.match, sides } });
});

export interface HeatMap {
  text: string;
  request: HeatRequest;
  side: Side;
  /** Names of the numbers of a cell, and their keys or places in the build. */
  names: readonly Text[];
  places: readonly string[];
  cells: readonly (readonly number[])[];
  /** Counts by cell. */
  wins: readonly number[];
  draws: readonly number[];
  fought: readonly number[];
  /** Shares of wins by cell, from the fights that are in so far; null until the first are in. */
  shares: readonly RankedShare[] | null;
  /** For each value of each number: how many cells have it, and how many fights these won together. */
  usage: readonly UsageRow[];
  /** Fights for each cell that the parts were planned for, and those that are done. */
  plan: number;
  part: FoughtPart;
}
export const map = signal<HeatMap | null>(null);
export const stale = computed(() => map.value !== null && map.value.text !== question.value);
export const run = new Run();
/** Index of the cell that is looked at. */
export const chosen = signal<number | null>(null);

/** Counts of all cells with the same value of a number, summed. */
export function byValue({
  names,
  cells,
  wins,
  draws,
  fought,
}: Pick<HeatMap, 'names' | 'cells' | 'wins' | 'draws' | 'fought'>): Omit<UsageRow, 'won'>[] {
  return names.flatMap((name, part) => {
    const values = [...new Set(cells.map((cell) => cell[part] ?? 0))].sort((a, b) => a - b);
    return values.map((value) => {
      const having = cells.flatMap((cell, at) => (cell[part] === value ? [at] : []));
      const sum = (of: readonly number[]) => having.reduce((all, at) => all + (of[at] ?? 0), 0);
      return {
        id: `${part} ${value}`,
        name: { ja: `${name.ja} ${value}`, en: `${name.en} ${value}` },
        builds: having.length,
        games: sum(fought),
        wins: sum(wins),
        draws: sum(draws),
      };
    });
  });
}

/** The values of each number, with the shares of the fights that the builds with them won. */
async function usageOf(of: Parameters<typeof byValue>[0], stop: AbortSignal): Promise<UsageRow[]> {
  const values = byValue(of);
  const counts = JSON.stringify(values.map((one) => [one.wins, one.games]));
  const won = await askOne<RankedShare[]>(pool(), { call: 'shares', counts }, stop);
  return values.map((one, at) => ({ ...one, won: won[at] ?? { rate: 0, low: 0, high: 10_000 } }));
}

/** The map as a long question; null: a sheet has problems. */
export const asked = computed((): LongQuestion | null =>
  question.value
    ? { kind: 'heat', request: `{"heat":${question.value},"fights":${String(fights.value)}}` }
    : null,
);

/** Asks for the map. A map of the same question that was stopped goes on where it was. */
export async function askHeat(): Promise<void> {
  const [request, text, most, long] = [heatRequest.value, question.value, fights.value, asked.value];
  if (!request || !text || !long) return;
  const before = map.value?.text === text && map.value.plan === most ? map.value : null;
  const names = (sharesField(system.value?.form)?.parts ?? over.value).map(({ name }) => name);
  await run.start(0, async (stop, step) => {
    const put = ({ part, report }: Joined<HeatReport>): HeatMap => {
      const known = { text, request, side: side.peek(), names, plan: most, part };
      const cells = report.cells.map(({ shares }) => shares ?? []);
      const list = (key: 'wins' | 'draws' | 'fights') => report.cells.map((cell) => cell[key]);
      const shares = part.ranges.length > 0 ? report.cells.map(({ share }) => share) : null;
      const counts = { wins: list('wins'), draws: list('draws'), fought: list('fights') };
      const usage = map.peek()?.text === text ? (map.peek()?.usage ?? []) : [];
      return (map.value = { ...known, places: report.parts, cells, ...counts, shares, usage });
    };
    const usageAfter = async (now: HeatMap) => {
      const usage = await usageOf(now, stop);
      if (map.peek()?.text === text) map.value = { ...(map.peek() ?? now), usage };
    };
    chosen.value = before ? chosen.value : null;
    // Without parts the report has the cells.
    const now =
      before ?? put(await askOne<Joined<HeatReport>>(pool(), { call: 'join', ...long, parts: '[]' }, stop));
    const known = now.part.ranges;
    run.of.value = now.cells.length * most;
    step(fightsIn(known));
    await fightOn<HeatReport>(
      pool(),
      long,
      known.length > 0 ? now.part : null,
      {
        done: step,
        joined: (joined) => {
          // The failure of the run itself is told; without it the next join brings the usage.
          usageAfter(put(joined)).catch(() => undefined);
        },
      },
      stop,
      rangesOfPlan(now.cells.length, most).filter((ranges) => !areIn(ranges, known)),
    );
  });
}

/** The build of a cell with the numbers and the tactic that the map tried. */
export function buildOf({ cells, places, request }: HeatMap, cell: number, own: Build): Build {
  const form = system.value?.form;
  const key = form && tacticField(form)?.key;
  const keys = sharesField(form) ? places.map((key) => `/${key}`) : places;
  return {
    ...withNumbers(own, keys, cells[cell] ?? []),
    ...(key !== undefined && { [key]: request.tactic }),
  };
}

/** Index of the cell with the sheet's own shares; −1: there is none. */
export function ownCell({ cells, side: whose }: HeatMap): number {
  const own = setup.value?.sides[whose];
  const field = sharesField(system.value?.form);
  if (!own || !field) return -1;
  return cells.findIndex((shares) => field.parts.every(({ key }, at) => own[key] === shares[at]));
}
