// Which build is asked about, and the questions about it: the row of the sheet in front, once it is legal.
import { computed } from '@preact/signals';
import type { CounterFilter } from '#analysis';
import { facts, met, system } from '../../app/match.ts';
import { front } from '../../app/view.ts';
import type { Asked } from '../../app/ask.ts';
import { bare } from '../../components/builds/builds.ts';

/** null: the sheet holds no legal build. Equal rows are the same key. */
export const asked = computed<string | null>(() => {
  return facts.value[front.value]?.legal && met.value ? bare(met.value[front.value]) : null;
});

export const analysis = computed(() => system.value?.analysis ?? null);

/** Numbers of all parts. */
function parts(): number[] {
  return Array.from({ length: analysis.value?.parts ?? 0 }, (_, part) => part);
}

const id = () => system.value?.id ?? '';

export function sweeps(build: string): Asked<'sweep'>[] {
  return parts().map((part) => ({ call: 'sweep', system: id(), build, part }));
}

export function counterQuestions(build: string, filter: CounterFilter): Asked<'counters'>[] {
  return parts().map((part) => ({
    call: 'counters',
    system: id(),
    build,
    filter: JSON.stringify(filter),
    part,
  }));
}

export function editsQuestion(build: string): Asked<'edits'> {
  return { call: 'edits', system: id(), build };
}
