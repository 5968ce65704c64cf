// Loads a system's modules under node, so that a test knows beforehand what the page must show.
import type { AnalysisModule } from '#analysis';
import type { Build, EngineModule, Item, Lang, Match, Span, SystemInfo } from '#engine';
import { type Told, fightOf, fragmentOf, load, loadAnalysis, ok } from '../../parity/module.ts';

export interface Game {
  engine: EngineModule;
  /** The module of many fights. */
  analysis: AnalysisModule;
  system: SystemInfo;
  /** The two sides of the sample fight, with Japanese names. */
  samples: [Build, Build];
  /** The two sides of the sample fight, with names in that language. */
  samplesIn: (lang: Lang) => [Build, Build];
  /** The match of the sample fight; `more` replaces parts of it. */
  match: (more?: Partial<Match>) => Match;
  fight: (match: Match) => Told;
  fragment: (match: Match) => string;
  item: (id: string) => Item;
}

export async function gameOf(id: string): Promise<Game> {
  const [engine, analysis] = await Promise.all([load(id), loadAnalysis(id)]);
  const [system] = ok(engine.systems());
  if (!system) throw new Error(`there is no ${id}`);
  const samplesIn = (lang: Lang): [Build, Build] => {
    const [one, two] = ok(engine.systems(lang))[0]?.samples ?? [];
    if (!one || !two) throw new Error(`${id} has no samples`);
    return [one, two];
  };
  const [a, b] = samplesIn('ja');
  return {
    engine,
    analysis,
    system,
    samples: [a, b],
    samplesIn,
    match: (more) => ({ system: id, sides: [a, b], ...(system.chance && { seed: '1' }), ...more }),
    fight: (match) => fightOf(engine, match),
    fragment: (match) => fragmentOf(engine, match),
    item: (wanted) => {
      const found = system.form.items.find((one) => one.id === wanted);
      if (!found) throw new Error(`${id} has no ${wanted}`);
      return found;
    },
  };
}

/** The field of a form that has this type. */
export function fieldOf<Type extends string>({ system }: Game, type: Type) {
  const found = system.form.fields.find(
    (candidate): candidate is Extract<typeof candidate, { type: Type }> => candidate.type === type,
  );
  if (!found) throw new Error(`no ${type}`);
  return found;
}

/** Decisions of a fight by hand in which the first option is taken each time, to the end. */
export function firstOptions({ fight }: Game, match: Match): string[] {
  const decisions: string[] = [];
  for (;;) {
    const [option] = fight({ ...match, decisions }).pending?.options ?? [];
    if (!option) return decisions;
    decisions.push(option.id);
  }
}

/** Address of a system's page. */
export const pathOf = (id: string, lang: Lang): string => `${lang === 'en' ? 'en/' : ''}${id}/`;

/** A sentence as plain text. */
export const plain = (spans: Span[]): string =>
  spans
    .map((span) => (typeof span === 'string' ? span : span.t === 'skill' ? `${span.s}${span.level}` : span.s))
    .join('');

export const headline = (report: Told, lang: Lang): string => plain(report.headline[lang]);
