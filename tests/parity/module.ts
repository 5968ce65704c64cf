// Loads the built modules and runs the native program, for the tests of this folder.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnalysisModule } from '#analysis';
import type {
  Battle,
  Decided,
  EngineModule,
  Envelope,
  Json,
  Lang,
  Match,
  ModuleOptions,
  PlayResult,
  Span,
  SystemInfo,
  Verdict,
  Why,
} from '#engine';
import { type Fight, type FightEvent, unfold } from '../../web/src/engine/fight.ts';

export const root = resolve(import.meta.dirname, '../..');
const gen = resolve(root, 'web/src/gen');
/** The function that makes instances of the modules of a kind, `engine` or `analysis`. */
export async function glueOf<Create>(kind: string): Promise<Create> {
  const { default: create } = (await import(pathToFileURL(resolve(gen, `${kind}.mjs`)).href)) as {
    default: Create;
  };
  return create;
}
async function instance<Module>(glue: string, module: string): Promise<Module> {
  const create = await glueOf<(options: ModuleOptions) => Promise<Module>>(glue);
  return create({ wasmBinary: readFileSync(resolve(gen, `${module}.wasm`)) });
}

/** Ids of all systems that have a module. */
export const systems = (
  JSON.parse(readFileSync(resolve(gen, 'systems.json'), 'utf8')) as Pick<SystemInfo, 'id' | 'name'>[]
).map(({ id }) => id);

/** A new instance of a system's module for single matches; `loadAnalysis`: of its module for many fights. */
export const load = (system = 'shiden') => instance<EngineModule>('engine', `engine-${system}`);
export const loadAnalysis = (system = 'shiden') => instance<AnalysisModule>('analysis', `analysis-${system}`);

export function ok<T>(text: Json<Envelope<T>>): T {
  const envelope = JSON.parse(text) as Envelope<T>;
  if ('error' in envelope) throw new Error(`${envelope.error.code}: ${envelope.error.en}`);
  return envelope.ok;
}

/** Gives a battle to a function, and deletes it afterwards. */
export function withBattle<T>(engine: EngineModule, match: Match, use: (battle: Battle) => T): T {
  const battle = engine.makeBattle(JSON.stringify(match));
  try {
    return use(battle);
  } finally {
    battle.delete();
  }
}

type Said = Record<Lang, string>;
/** The verdicts of all plans that were asked about a decision, in both languages. */
interface WhyTold extends Omit<Why, 'plans'> {
  plans: { plan: number; verdict: Verdict; text: Said; said: Said }[];
}
/** A fight in both languages, with the verdicts of plans at each decision. */
export interface Told extends Omit<Fight, 'headline' | 'why' | 'events' | 'decisions' | 'line'> {
  headline: Record<Lang, Span[]>;
  why: Said;
  line: Said;
  events: (Omit<FightEvent, 'text'> & { text: Record<Lang, Span[]> })[];
  decisions: (Omit<Decided, 'option'> & { option?: Said & { id: string }; why?: WhyTold })[];
}

function whyTold(battle: Battle, at: number): WhyTold | undefined {
  const [ja, en] = langs.map((lang) => ok(battle.why(at, lang)));
  if (!ja || !en) return undefined;
  const plans = ja.plans.map((one, k) => ({
    ...one,
    text: { ja: one.text, en: en.plans[k]?.text ?? '' },
    said: { ja: one.said, en: en.plans[k]?.said ?? '' },
  }));
  return { ...ja, plans };
}

const langs = ['ja', 'en'] as const;

export const fightOf = (engine: EngineModule, match: Match): Told =>
  withBattle(engine, match, (battle) => {
    const [ja, en] = [unfold(ok(battle.report('ja'))), unfold(ok(battle.report('en')))];
    return {
      ...ja,
      headline: { ja: ja.headline, en: en.headline },
      why: { ja: ja.why, en: en.why },
      line: { ja: ja.line, en: en.line },
      events: ja.events.map((event, i) => ({
        ...event,
        text: { ja: event.text, en: en.events[i]?.text ?? [] },
      })),
      decisions: ja.decisions.map(({ option, ...one }, k) => {
        const why = one.plan === undefined ? undefined : whyTold(battle, k);
        const label = en.decisions[k]?.option?.label ?? '';
        return {
          ...one,
          ...(option && { option: { id: option.id, ja: option.label, en: label } }),
          ...(why && { why }),
        };
      }),
    };
  });
export const fragmentOf = (engine: EngineModule, match: Match): string =>
  withBattle(engine, match, (battle) => ok(battle.link('{}')).fragment);

const program = resolve(root, 'build/bin/shiaiba');

/** The output of the native program. */
export function native(...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 27 });
}

/** The program's output, its error output and its exit status. */
export function ran(...args: string[]): { out: string; told: string; status: number | null } {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 27 });
  return { out: stdout, told: stderr, status };
}

/** The program's results of matches given one per line. The status is 1 if a match can't be played. */
export function playedByProgram(input: string): { status: number; results: PlayResult[] } {
  let [status, out] = [0, ''];
  try {
    out = execFileSync(program, ['play', '-'], { encoding: 'utf8', input, maxBuffer: 1 << 26 });
  } catch (error) {
    ({ status, stdout: out } = error as { status: number; stdout: string });
  }
  const results = out.trim().split('\n');
  return { status, results: results.map((line) => JSON.parse(line) as PlayResult) };
}

export const rosters = ['閃閃交硬果/ムライ', '待速搦待閃/クロダ'] as const;
