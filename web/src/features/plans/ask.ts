// What the editor asks the pool: words to write with, what the plans mean, how a text goes on.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Build, PlanCompletion, PlanRead, PlanTree, PlanWords, Text } from '#engine';
import { pool } from '../../app/pool.ts';
import { isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { reasonOf } from '../../engine/reason.ts';
import { lang } from '../../i18n/index.ts';
import type { Entry } from './entries.ts';

export const planWords = signal<PlanWords | null>(null);

/** Why the last question has no answer. */
export const unanswered = signal<Text | null>(null);
const answered = () => (unanswered.value = null);
const failed = (error: unknown) => {
  if (!isAbort(error)) unanswered.value = reasonOf(error);
};

export function useWords(build: Build): void {
  useEffect(() => {
    const question = { call: 'planWords', system: build.system, build: JSON.stringify(build) } as const;
    askOne<PlanWords>(pool(), question).then((answer) => {
      planWords.value = answer;
      answered();
    }, failed);
  }, [build.system]);
}

/** What the engine said of plans, by the plan as it was given; a list for each asker. */
const known = { plans: signal(new Map<string, PlanRead>()), templates: signal(new Map<string, PlanRead>()) };
export function readOf(entry: Entry): PlanRead | undefined {
  const key = JSON.stringify(entry);
  return known.plans.value.get(key) ?? known.templates.value.get(key);
}

/** Keeps `readOf` up to date for these plans. */
export function useReads(build: Build, entries: readonly Entry[], asker: keyof typeof known): void {
  const plans = JSON.stringify(entries);
  useEffect(() => {
    const overtakes = new AbortController();
    const most = planWords.value?.most.plans ?? 64;
    const ask = (from: number) => {
      const question = {
        call: 'plans',
        system: build.system,
        build: JSON.stringify(build),
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
  }, [plans]);
}

/** The plans of a tactic, also of a preset. */
export async function plansOf(build: Build): Promise<PlanTree[]> {
  const question = { call: 'plans', system: build.system, build: JSON.stringify(build), plans: '' } as const;
  const reads = await askOne<PlanRead[]>(pool(), question);
  return reads.flatMap(({ plan }) => plan ?? []);
}

export function complete(build: Build, text: string, caret: number): Promise<PlanCompletion[]> {
  const question = {
    call: 'completePlan',
    system: build.system,
    build: JSON.stringify(build),
    text,
    caret,
    lang: lang.value,
  } as const;
  return askOne<PlanCompletion[]>(pool(), question).catch(() => []);
}
