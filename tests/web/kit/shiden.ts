// 紫電一閃, the duel of rows, which most tests of the page use: its modules, samples, other fights, and their results.
import type { LeagueReport } from '#analysis';
import type { Build, Lang, LeagueRequest, Match } from '#engine';
import { type Told, ok, withBattle } from '../../parity/module.ts';
import { gameOf } from './games.ts';

const { engine, analysis, ...game } = await gameOf('shiden');
export const { system, item } = game;
/** Name of a skill's kind. */
export const kindOf = (id: string) =>
  system.form.kinds.find((kind) => kind.id === item(id).kind)?.name ?? { ja: '', en: '' };
/** The two sides of the sample, which is served with the page. */
export const sample = game.samples;
/** The two sides of the sample on a page in this language. */
export const sampleIn = game.samplesIn;

export function character(text: string): Build {
  const { characters } = ok(analysis.read(system.id, text));
  const [only] = characters;
  if (!only || characters.length !== 1) throw new Error(`not one character: ${text}`);
  return only;
}

/** Two sides, and settings that differ from the default. */
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

/** Round robin: a row for each build, W, D, L and "-" (not played). */
export function matchups(builds: readonly Build[], groups: readonly string[] = []): string[] {
  const entrants = builds.map((build, at) => ({ build, ...(groups[at] && { group: groups[at] }) }));
  const request: LeagueRequest = { system: system.id, format: 'round-robin', entrants };
  return league(request).rows;
}

/** All builds that differ from this one in one place, in the engine's order. */
export const edits = (build: Build): Build[] =>
  ok(analysis.edits(system.id, JSON.stringify(build))).edits.map((edit) => edit.build);

export const league = (request: LeagueRequest): LeagueReport => ok(analysis.league(JSON.stringify(request)));

export const leagueFragment = (request: LeagueRequest): string =>
  ok(analysis.leagueLink(JSON.stringify(request), '{}')).fragment;

/** The sample, with another skill at ▲'s last place. */
export function changed(id: string, [a, b] = sample): [Build, Build] {
  return [{ ...a, skills: (a['skills'] as string[]).with(4, id) }, b];
}

/** A small roster, as pasted lines. */
export const roster = [
  '閃閃交硬果/ムライ',
  '紫紫呪交強/八雲',
  '怒硬怒硬隠/ＡＢＣ',
  '待速搦待閃/シズク',
  '閃閃閃閃閃/五閃',
];
/** Another fight than the sample, for links. */
export const other: [Build, Build] = [character('紫紫呪交強/八雲'), character('怒硬怒硬隠/ＡＢＣ')];
/** A draw that rulings R1 and R4 would each decide: at its end ▽ has nothing left to use but 隠刃. */
export const disputed: [Build, Build] = [character('硬連搦逆疫/甲'), character('強無燐隠逆/乙')];
