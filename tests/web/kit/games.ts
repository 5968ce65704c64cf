// A system's modules under node, by which a test knows beforehand what the page must say.
import type { AnalysisModule } from '#analysis';
import type { Build, EngineModule, Item, Lang, Match, Span, SystemInfo } from '#engine';
import { type Told, fightOf, fragmentOf, load, loadAnalysis, ok } from '../../parity/module.ts';

export interface Game {
  engine: EngineModule;
  /** That of many fights. */
  analysis: AnalysisModule;
  system: SystemInfo;
  /** The two that fight where a page is opened without a link. */
  samples: [Build, Build];
  /** The same with the names that a page in that language begins with. */
  samplesIn: (lang: Lang) => [Build, Build];
  /** Their fight as the page begins with it; `more` stands in place of what it has. */
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

/** The first option always, to the end of the fight: what is decided by hand on the way. */
export function firstOptions({ fight }: Game, match: Match): string[] {
  const decisions: string[] = [];
  for (;;) {
    const [option] = fight({ ...match, decisions }).pending?.options ?? [];
    if (!option) return decisions;
    decisions.push(option.id);
  }
}

/** Where a system's page lies. */
export const pathOf = (id: string, lang: Lang): string => `${lang === 'en' ? 'en/' : ''}${id}/`;

/** A sentence without its markup. */
export const plain = (spans: Span[]): string =>
  spans
    .map((span) => (typeof span === 'string' ? span : span.t === 'skill' ? `${span.s}${span.level}` : span.s))
    .join('');

export const headline = (report: Told, lang: Lang): string => plain(report.headline[lang]);
