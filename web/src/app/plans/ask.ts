// Asks the pool for the plan editor: the words of plans, the meaning of plans and definitions, completions of a text.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Build, DefinitionRead, PlanCompletion, PlanRead, PlanTree, PlanWords, Text } from '#engine';
import { settings, system } from '../fight/match.ts';
import { pool } from '../pool.ts';
import { isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { reasonOf } from '../../engine/reason.ts';
import { lang } from '../../i18n/index.ts';
import type { Definition, Entry } from '../sheet/planEntries.ts';

export const planWords = signal<PlanWords | null>(null);

/** Why the last question failed; null where it was answered. */
export const unanswered = signal<Text | null>(null);
const answered = () => (unanswered.value = null);
const failed = (error: unknown) => {
  if (!isAbort(error)) unanswered.value = reasonOf(error);
};

/**
 * Arguments that every question about plans carries: the build with everything that its plans may name, and the
 * settings, whose lists may add names. A party's member has no `system`, and is checked without its name.
 */
const within = (build: Build) => ({
  system: system.value?.id ?? build.system,
  build: JSON.stringify('system' in build ? build : { ...(build as object), name: undefined }),
  settings: JSON.stringify(settings.value ?? {}),
});
/** The same arguments without the plans themselves, so that an edit of a plan doesn't change them. */
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

/** Answers about plans by the JSON of the plan; a map for each asker, since an answer replaces its whole map. */
const known = { plans: signal(new Map<string, PlanRead>()), templates: signal(new Map<string, PlanRead>()) };
export function readOf(entry: Entry): PlanRead | undefined {
  const key = JSON.stringify(entry);
  return known.plans.value.get(key) ?? known.templates.value.get(key);
}

/** Keeps `readOf` up to date for these plans. Asks in portions of the most plans that one question may hold. */
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
/** The engine's answer about a definition; undefined until it is there. */
export const definitionRead = (one: Definition): DefinitionRead | undefined =>
  meant.value.get(JSON.stringify(one));

/** Keeps `definitionRead` up to date for these definitions. */
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

/** The plans of a build's tactic, those of a preset included. */
export async function plansOf(build: Build): Promise<PlanTree[]> {
  const question = { call: 'plans', ...within(build), plans: '' } as const;
  const reads = await askOne<PlanRead[]>(pool(), question);
  return reads.flatMap(({ plan }) => plan ?? []);
}

export function complete(build: Build, text: string, caret: number): Promise<PlanCompletion[]> {
  const question = { call: 'completePlan', ...within(build), text, caret, lang: lang.value } as const;
  return askOne<PlanCompletion[]>(pool(), question).catch(() => []);
}
