// How one more would fare: its fights against everybody of the hill, in this browser.
import { batch, computed, signal } from '@preact/signals';
import type { HillWith } from '#analysis';
import type { Build, Problem, Text } from '#engine';
import { pool } from '../../app/pool.ts';
import { EngineRefused, isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { reasonOf } from '../../engine/reason.ts';
import { Run } from '../../engine/run.ts';
import { hill, terms } from './hill.ts';

export interface Fared {
  build: Build;
  /** Of which hill and which build this is. */
  of: string;
  with: HillWith;
}
export const fared = signal<Fared | null>(null);
interface Refused extends Text {
  /** As for what it came to. */
  of: string;
  problems: Problem[];
  /** Who of the entrants has the same build. */
  standsAs: number | null;
  /** It would be refused again. */
  final: boolean;
}
/** Why it could not be fought. */
export const refused = signal<Refused | null>(null);
export const run = new Run();

/** Fights of a part at least; a long run has about so many parts. */
const [least, parts] = [20, 100];

/** Parts of one question that are there already: a run that was stopped goes on. */
let known: { of: string; letters: string[] } = { of: '', letters: [] };

/** Of all its fights. */
export const fights = computed(() => {
  const of = hill.value;
  return of ? of.entrants.length * of.games * of.sides : 0;
});

export const questionOf = (build: Build): string => `${JSON.stringify(build)} ${terms.value}`;

function tellRefusal(error: unknown, of: string): void {
  const final = error instanceof EngineRefused;
  const problems = final ? error.problems : [];
  const same = problems.find(({ code }) => code === 'hillSameBuild');
  const place = /^\/entrants\/(\d+)$/.exec(same?.path ?? '')?.[1];
  refused.value = {
    ...reasonOf(error),
    of,
    problems,
    standsAs: place === undefined ? null : Number(place),
    final,
  };
}

export async function fare(build: Build): Promise<void> {
  const question = { hill: terms.value, newcomer: JSON.stringify(build) };
  const of = questionOf(build);
  const all = fights.value;
  const step = Math.max(least, Math.ceil(all / parts));
  if (known.of !== of) known = { of, letters: [] };
  const { letters } = known;
  const open = Array.from({ length: Math.ceil(all / step) }, (_, at) => at).filter((at) => !letters[at]);
  const spanOf = (at: number) => ({ from: at * step, to: Math.min(all, (at + 1) * step) });
  batch(() => {
    refused.value = null;
    fared.value = null;
  });
  const had = letters.reduce((sum, some) => sum + some.length, 0);
  await run.start(
    all,
    async (signal, tick) => {
      try {
        await pool().run<string>(
          open.map((at) => ({ call: 'hillPart', ...question, ...spanOf(at) })),
          (answer, index) => {
            letters[open[index] ?? 0] = answer;
            tick(answer.length);
          },
          signal,
        );
        const sum = await askOne<HillWith>(
          pool(),
          { call: 'hillWith', ...question, letters: letters.join('') },
          signal,
        );
        fared.value = { build, of, with: sum };
      } catch (error) {
        if (!isAbort(error)) tellRefusal(error, of);
        throw error;
      }
    },
    had,
  );
  // What it was refused for stays as it is, however often one tries.
  if (refused.value?.final) run.reset();
}
