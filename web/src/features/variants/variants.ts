// Variants of a side as part of the set-up: one is the sheet itself, the others wait beside it.
import { computed, signal } from '@preact/signals';
import type { Build, Match } from '#engine';
import { type Setup, type Side, type Variant, type Variants, withSide } from '../../app/sheet/build.ts';
import { afresh } from '../../app/fight/playState.ts';
import { isBuild } from '../../store/store.ts';
import { goBack, matchOf, replace, setup, system } from '../../app/fight/match.ts';
import { seriesMatch, standIns } from '../../app/series.ts';
import { spoken, tell } from '../../app/view.ts';
import { titleOf, variantWords } from './words.ts';

/** What they are called by; more than these would be a roster. */
const letters = ['A', 'B', 'C', 'D'];
/** A name may be as long. */
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

/** In the order of their letters; none where the sheet is the only one, or what was kept has another shape. */
export function variantsOf(setup: Setup | null, side: Side): readonly Variant[] {
  const kept: unknown = setup?.variants?.[side];
  if (!Array.isArray(kept) || !kept.every(isVariant)) return [];
  const whole =
    new Set(kept.map(({ id }) => id)).size === kept.length &&
    kept.filter(({ build }) => build === null).length === 1;
  return whole ? kept : [];
}

/** What a variant is: the one on the sheet stands there. */
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

/** The sheet is kept, and goes on as a new one; null where there is no letter left. */
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

/** Puts one on the sheet; another build makes another fight, of which nothing is decided yet. */
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

/** Where it stood on the sheet, the first of the others takes its place. */
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

/** Whose variants the pane shows. */
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

/** Nobody's hand is in any of them, and all have one seed. */
const matches = computed((): Match[] => {
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

// What is done with variants: each is one step that undo takes back.

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
