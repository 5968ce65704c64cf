// The duel of rows, by which most of the page is tested: its samples, other fights, and what becomes of them.
import type { LeagueReport } from '#analysis';
import type { Build, Lang, LeagueRequest, Match } from '#engine';
import { type Told, ok, withBattle } from '../../parity/module.ts';
import { gameOf } from './games.ts';

const { engine, analysis, ...game } = await gameOf('shiden');
export const { system, item } = game;
/** What the kind of a skill is called. */
export const kindOf = (id: string) =>
  system.form.kinds.find((kind) => kind.id === item(id).kind)?.name ?? { ja: '', en: '' };
/** The fight that is served with the page. */
export const sample = game.samples;
/** That of a page in this language. */
export const sampleIn = game.samplesIn;

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

export const fight = (...sides: Fought): Told => game.fight(matchOf(...sides));
export const fragment = (...sides: Fought): string => game.fragment(matchOf(...sides));
export const log = (kind: 'text' | 'classic', lang: Lang, ...sides: [Build, Build]): string =>
  withBattle(engine, matchOf(...sides), (battle) => battle.log(kind, lang));

/** Everybody against everybody, as rows of W, D, L and "-". */
export function matchups(builds: readonly Build[], groups: readonly string[] = []): string[] {
  const entrants = builds.map((build, at) => ({ build, ...(groups[at] && { group: groups[at] }) }));
  const request: LeagueRequest = { system: system.id, format: 'round-robin', entrants };
  return ok(analysis.matchups(JSON.stringify(request), 0, builds.length)).rows;
}

/** Every row that differs from this one in one place, the most promising first. */
export const edits = (build: Build): Build[] =>
  ok(analysis.edits(system.id, JSON.stringify(build))).edits.map((edit) => edit.build);

export function league(request: LeagueRequest): LeagueReport {
  const all = request.format === 'round-robin' || request.format === 'double';
  const text = JSON.stringify(request);
  const rows = all ? ok(analysis.matchups(text, 0, request.entrants.length)).rows : [];
  return ok(analysis.league(text, JSON.stringify(rows)));
}

export const leagueFragment = (request: LeagueRequest): string =>
  ok(analysis.leagueLink(JSON.stringify(request), '{}')).fragment;

/** The first sample with another skill at its last place. */
export function changed(id: string, [a, b] = sample): [Build, Build] {
  return [{ ...a, skills: (a['skills'] as string[]).with(4, id) }, b];
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
