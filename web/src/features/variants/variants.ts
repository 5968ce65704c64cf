// Variants of a side, which are part of the set-up: reads, adds, switches, renames and removes them. The one on the
// sheet has build null; the others keep their builds. The store holds this shape, and the page checks it on reading.
import { computed, signal } from '@preact/signals';
import type { Build, Match } from '#engine';
import { type Setup, type Side, type Variant, type Variants, withSide } from '../../app/sheet/build.ts';
import { afresh } from '../../app/fight/playState.ts';
import { isBuild } from '../../store/store.ts';
import { goBack, matchOf, replace, setup, system } from '../../app/fight/match.ts';
import { seriesMatch, standIns } from '../../app/series.ts';
import { spoken, tell } from '../../app/view.ts';
import { titleOf, variantWords } from './words.ts';

/** Ids of variants; for more of them there is the roster. */
const letters = ['A', 'B', 'C', 'D'];
/** Most UTF-16 units of a name. */
const longest = 40;

function isVariant(kept: unknown): kept is Variant {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, name, build } = kept as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    letters.includes(id) &&
    typeof name === 'string' &&
    (build === null || isBuild(build))
  );
}

/** A side's variants in the order of their ids; empty if there is only the sheet, or if the kept value has another
 * shape. */
export function variantsOf(setup: Setup | null, side: Side): readonly Variant[] {
  const kept: unknown = setup?.variants?.[side];
  if (!Array.isArray(kept) || !kept.every(isVariant)) return [];
  const whole =
    new Set(kept.map(({ id }) => id)).size === kept.length &&
    kept.filter(({ build }) => build === null).length === 1;
  return whole ? kept : [];
}

/** The build of a variant, which for the one on the sheet is the sheet's. */
export const buildOf = (setup: Setup, side: Side, { build }: Variant): Build => build ?? setup.sides[side];

function withVariants(setup: Setup, side: Side, next: readonly Variant[]): Setup {
  const { sides, settings, course } = setup;
  const of = next.length > 1 ? next : [];
  const rest = variantsOf(setup, side === 0 ? 1 : 0);
  const both: Variants = side === 0 ? [of, rest] : [rest, of];
  return of.length + rest.length > 0
    ? { sides, settings, course, variants: both }
    : { sides, settings, course };
}

/** Keeps the sheet's build as a variant, and goes on with a new variant of the same build on the sheet. Gives the ids
 * of both; null: no id is left. */
export function added(setup: Setup, side: Side): { setup: Setup; kept: string; id: string } | null {
  const known = variantsOf(setup, side);
  const all = known.length > 0 ? known : [{ id: letters[0] ?? '', name: '', build: null }];
  const id = letters.find((one) => all.every((variant) => variant.id !== one));
  const kept = all.find(({ build }) => build === null);
  if (id === undefined || !kept) return null;
  const next = [
    ...all.map((one) => ({ ...one, build: buildOf(setup, side, one) })),
    { id, name: '', build: null },
  ];
  next.sort((one, two) => (one.id < two.id ? -1 : 1));
  return { setup: withVariants(setup, side, next), kept: kept.id, id };
}

/** Puts a variant on the sheet. The decisions of the fight are dropped, since another build makes another fight. */
export function switched(setup: Setup, side: Side, id: string): Setup {
  const all = variantsOf(setup, side);
  const to = all.find((one) => one.id === id)?.build;
  if (!to) return setup;
  const next = all.map((one) => ({ ...one, build: one.id === id ? null : buildOf(setup, side, one) }));
  const course = setup.course && afresh(setup.course);
  return withVariants({ ...withSide(setup, side, to), course }, side, next);
}

export function renamed(setup: Setup, side: Side, id: string, name: string): Setup {
  const written = name.trim().slice(0, longest);
  const next = variantsOf(setup, side).map((one) => (one.id === id ? { ...one, name: written } : one));
  return withVariants(setup, side, next);
}

/** Removes a variant. If it was on the sheet, the first of the others takes its place. */
export function removed(setup: Setup, side: Side, id: string): Setup {
  const all = variantsOf(setup, side);
  const gone = all.find((one) => one.id === id);
  const heir = all.find((one) => one.id !== id);
  if (!gone || !heir) return setup;
  const now = gone.build ? setup : switched(setup, side, heir.id);
  return withVariants(
    now,
    side,
    variantsOf(now, side).filter((one) => one.id !== id),
  );
}

/** The side whose variants the pane shows. */
export const side = signal<Side>(0);

// The matches of a side's variants against the present opponent: for series, and for the record of one fight.

export const variants = computed(() => variantsOf(setup.value, side.value));

function matchWith(now: Setup, of: Side, build: Build): Match | null {
  const info = system.value;
  if (!info) return null;
  const next = withSide(now, of, build);
  const [a, b] = next.sides;
  const nameless = [
    { ...a, name: '' },
    { ...b, name: '' },
  ] as const;
  if (!info.chance) return matchOf({ sides: nameless, settings: next.settings });
  return seriesMatch(next, info.form, standIns.value);
}

/** The matches of all variants, none played by hand and all with one seed. Names are left out: they decide nothing. */
const matches = computed((): Match[] => {
  const now = setup.value;
  if (!now) return [];
  return variants.value.flatMap((one) => matchWith(now, side.value, buildOf(now, side.value, one)) ?? []);
});
export const texts = computed(() => matches.value.map((match) => JSON.stringify(match)));

/** The match of a variant with the names of both sides. `seed`: replaces the match's seed; null: it stays. */
export function namedMatch(of: Variant, seed: string | null): Match | null {
  const now = setup.value;
  const match = now && matches.value[variants.value.indexOf(of)];
  if (!match) return null;
  const [a, b] = withSide(now, side.value, buildOf(now, side.value, of)).sides;
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

// Actions on variants; each is one step for undo.

export function make(side: Side): void {
  const t = variantWords.value;
  const now = setup.peek();
  if (!now) return;
  const next = added(now, side);
  if (!next) {
    tell(t.full);
    return;
  }
  void replace(next.setup);
  tell(t.added(next.kept, next.id), goBack);
}

export function use(side: Side, variant: Variant): void {
  const now = setup.peek();
  if (!now || !variant.build) return;
  void replace(switched(now, side, variant.id));
  spoken.value = variantWords.value.switched(titleOf(variant));
}

export function rename(side: Side, variant: Variant, name: string): void {
  const now = setup.peek();
  if (!now) return;
  void replace(renamed(now, side, variant.id, name));
  spoken.value = variantWords.value.named(titleOf({ ...variant, name: name.trim() }));
}

export function remove(side: Side, variant: Variant): void {
  const now = setup.peek();
  if (!now) return;
  void replace(removed(now, side, variant.id));
  tell(variantWords.value.removed(titleOf(variant)), goBack);
}
