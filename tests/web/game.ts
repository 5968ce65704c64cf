// The engine's modules under node, to know beforehand what the page must say.
import type { LeagueReport } from '#analysis';
import type { Build, Item, Lang, LeagueRequest, Match, Span, SystemInfo } from '#engine';
import { type Told, fightOf, fragmentOf, load, loadAnalysis, ok, withBattle } from '../parity/module.ts';

const [engine, analysis] = await Promise.all([load(), loadAnalysis()]);

export const system: SystemInfo = (() => {
  const [first] = ok(engine.systems());
  if (!first) throw new Error('the engine knows no system');
  return first;
})();

export function item(id: string): Item {
  const found = system.form.items.find((one) => one.id === id);
  if (!found) throw new Error(`no item ${id}`);
  return found;
}

export function character(text: string): Build {
  const { characters } = ok(analysis.read(system.id, text));
  const [only] = characters;
  if (!only || characters.length !== 1) throw new Error(`not one character: ${text}`);
  return only;
}

/** Two sides, and settings where they are not the default ones. */
type Fought = [Build, Build, settings?: Record<string, unknown>];

export const matchOf = (...[a, b, settings]: Fought): Match => ({
  system: system.id,
  ...(settings && { settings }),
  sides: [a, b],
});

export const fight = (...sides: Fought): Told => fightOf(engine, matchOf(...sides));
export const fragment = (...sides: Fought): string => fragmentOf(engine, matchOf(...sides));
export const log = (kind: 'text' | 'classic', lang: Lang, ...sides: [Build, Build]): string =>
  withBattle(engine, matchOf(...sides), (battle) => battle.log(kind, lang));

/** Everybody against everybody, as rows of W, D, L and "-". */
export function matchups(builds: readonly Build[], groups: readonly string[] = []): string[] {
  const entrants = builds.map((build, at) => ({ build, ...(groups[at] && { group: groups[at] }) }));
  const request: LeagueRequest = { system: system.id, format: 'round-robin', entrants };
  return ok(analysis.matchups(JSON.stringify(request), 0, builds.length)).rows;
}

export function league(request: LeagueRequest): LeagueReport {
  const all = request.format === 'round-robin' || request.format === 'double';
  const text = JSON.stringify(request);
  const rows = all ? ok(analysis.matchups(text, 0, request.entrants.length)).rows : [];
  return ok(analysis.league(text, JSON.stringify(rows)));
}

export const leagueFragment = (request: LeagueRequest): string =>
  ok(analysis.leagueLink(JSON.stringify(request), '{}')).fragment;

/** Sentence without its markup. */
export const plain = (spans: Span[]): string =>
  spans
    .map((span) => (typeof span === 'string' ? span : span.t === 'skill' ? `${span.s}${span.level}` : span.s))
    .join('');

export const headline = (report: Told, lang: Lang): string => plain(report.headline[lang]);

const [a, b] = system.samples;
if (!a || !b) throw new Error('there is no sample');
/** The fight that is served with the page. */
export const sample: [Build, Build] = [a, b];

/** The first sample with another skill at its last place. */
export function changed(id: string): [Build, Build] {
  const skills = (sample[0]['skills'] as string[]).with(4, id);
  return [{ ...sample[0], skills }, sample[1]];
}

/** A small roster, as lines. */
export const roster = [
  '閃閃交硬果/ムライ',
  '紫紫呪交強/八雲',
  '怒硬怒硬隠/ＡＢＣ',
  '待速搦待閃/シズク',
  '閃閃閃閃閃/五閃',
];
/** Some other fight, for links. */
export const other: [Build, Build] = [character('紫紫呪交強/八雲'), character('怒硬怒硬隠/ＡＢＣ')];
/** A draw that rulings R1 and R4 would each decide: at its end ▽ has nothing left to use but 隠刃. */
export const disputed: [Build, Build] = [character('硬連搦逆疫/甲'), character('強無燐隠逆/乙')];
