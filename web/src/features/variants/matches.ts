// The matches of a side's variants against the present opponent: for series, and for the record of one fight.
import { computed } from '@preact/signals';
import type { Build, Match } from '#engine';
import { type Setup, type Side, type Variant, withSide } from '../../app/build.ts';
import { matchOf, setup, system } from '../../app/match.ts';
import { standIns } from '../../app/series/asked.ts';
import { seriesMatch } from '../../app/series/question.ts';
import { buildOf, variantsOf } from './variants.ts';
import { side } from './whose.ts';

export const variants = computed(() => variantsOf(setup.value, side.value));

function matchWith(now: Setup, of: Side, build: Build): Match | null {
  const info = system.value;
  if (!info) return null;
  const [a, b, settings, course] = withSide(now, of, build);
  if (!info.chance) return matchOf([{ ...a, name: '' }, { ...b, name: '' }, settings]);
  return seriesMatch([a, b, settings, course], info.form, standIns.value);
}

/** Nobody's hand is in any of them, and all have one seed. */
export const matches = computed((): Match[] => {
  const now = setup.value;
  if (!now) return [];
  return variants.value.flatMap((one) => matchWith(now, side.value, buildOf(now, side.value, one)) ?? []);
});
export const texts = computed(() => matches.value.map((match) => JSON.stringify(match)));

/** Of one of them under the names of who fights; seed: another one than the match's. */
export function namedMatch(of: Variant, seed: string | null): Match | null {
  const now = setup.value;
  const match = now && matches.value[variants.value.indexOf(of)];
  if (!match) return null;
  const [a, b] = withSide(now, side.value, buildOf(now, side.value, of));
  const [one, two] = match.sides;
  return {
    ...match,
    ...(seed !== null && { seed }),
    sides: [
      { ...one, name: a.name },
      { ...two, name: b.name },
    ],
  };
}
