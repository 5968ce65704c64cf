// Questions of the plan editor to the pool: words to write with, the meaning of plans, how a text goes on.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Build, DefinitionRead, PlanCompletion, PlanRead, PlanTree, PlanWords, Text } from '#engine';
import { settings, system } from '../fight/match.ts';
import { pool } from '../pool.ts';
import { isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { reasonOf } from '../../engine/reason.ts';
import { lang } from '../../i18n/index.ts';
import type { Definition, Entry } from './entries.ts';

export const planWords = signal<PlanWords | null>(null);

/** Why the last question has no answer. */
export const unanswered = signal<Text | null>(null);
const answered = () => (unanswered.value = null);
const failed = (error: unknown) => {
  if (!isAbort(error)) unanswered.value = reasonOf(error);
};

/**
 * A build with all that its plans may name, as questions carry it: the match's settings may bring names, too. A party's
 * member doesn't say of which system it is, and is checked without its name.
 */
const within = (build: Build) => ({
  system: system.value?.id ?? build.system,
  build: JSON.stringify('system' in build ? build : { ...(build as object), name: undefined }),
  settings: JSON.stringify(settings.value ?? {}),
});
/** The same without the plans. */
const around = (build: Build, field: string) => within({ ...build, name: '', [field]: [] });

export function useWords(build: Build, field: string): void {
  const context = around(build, field);
  useEffect(() => {
    const overtakes = new AbortController();
    const question = { call: 'planWords', ...context } as const;
    askOne<PlanWords>(pool(), question, overtakes.signal).then((answer) => {
      planWords.value = answer;
      answered();
    }, failed);
    return () => overtakes.abort();
  }, [context.build, context.settings]);
}

/** What the engine said of plans, by the plan as it was given; a list for each asker. */
const known = { plans: signal(new Map<string, PlanRead>()), templates: signal(new Map<string, PlanRead>()) };
export function readOf(entry: Entry): PlanRead | undefined {
  const key = JSON.stringify(entry);
  return known.plans.value.get(key) ?? known.templates.value.get(key);
}

/** Keeps `readOf` up to date for these plans. */
export function useReads(
  build: Build,
  field: string,
  entries: readonly Entry[],
  asker: keyof typeof known,
): void {
  const context = around(build, field);
  const plans = JSON.stringify(entries);
  useEffect(() => {
    const overtakes = new AbortController();
    const most = planWords.value?.most.plans ?? 64;
    const ask = (from: number) => {
      const question = {
        call: 'plans',
        ...context,
        plans: JSON.stringify(entries.slice(from, from + most)),
      } as const;
      return askOne<PlanRead[]>(pool(), question, overtakes.signal);
    };
    const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, k) => ask(k * most));
    Promise.all(parts).then((reads) => {
      known[asker].value = new Map(reads.flat().map((read, at) => [JSON.stringify(entries[at]), read]));
      answered();
    }, failed);
    return () => overtakes.abort();
  }, [plans, context.build, context.settings]);
}

const meant = signal(new Map<string, DefinitionRead>());
/** What the engine said of a definition. */
export const definitionRead = (one: Definition): DefinitionRead | undefined =>
  meant.value.get(JSON.stringify(one));

/** Keeps `definitionRead` up to date. */
export function useDefinitions(build: Build, field: string, all: readonly Definition[]): void {
  const definitions = JSON.stringify(all);
  const context = around(build, field);
  useEffect(() => {
    const overtakes = new AbortController();
    const question = { call: 'definitions', ...context, definitions } as const;
    askOne<DefinitionRead[]>(pool(), question, overtakes.signal).then((reads) => {
      meant.value = new Map(reads.map((read, at) => [JSON.stringify(all[at]), read]));
      answered();
    }, failed);
    return () => overtakes.abort();
  }, [definitions, context.build, context.settings]);
}

/** The plans of a tactic, also of a preset. */
export async function plansOf(build: Build): Promise<PlanTree[]> {
  const question = { call: 'plans', ...within(build), plans: '' } as const;
  const reads = await askOne<PlanRead[]>(pool(), question);
  return reads.flatMap(({ plan }) => plan ?? []);
}

export function complete(build: Build, text: string, caret: number): Promise<PlanCompletion[]> {
  const question = { call: 'completePlan', ...within(build), text, caret, lang: lang.value } as const;
  return askOne<PlanCompletion[]>(pool(), question).catch(() => []);
}
