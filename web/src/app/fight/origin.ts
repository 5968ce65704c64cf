// The whole of what the reader has changed: the set-up from which they began to edit, and how its fight went.
import { batch, computed, effect, signal } from '@preact/signals';
import type { Build, Form } from '#engine';
import { EngineRefused } from '../../engine/errors.ts';
import type { Fight } from '../../engine/fight.ts';
import { type Setup, type Side, fightAlike } from '../sheet/build.ts';
import { membersOf, partyField, peopleIn } from '../sheet/party.ts';
import {
  before,
  client,
  firstChange,
  fought,
  history,
  matchOf,
  opened,
  report,
  setup,
  system,
} from './match.ts';

const sides = [0, 1] as const;
const alike = (one: unknown, two: unknown) => one === two || JSON.stringify(one) === JSON.stringify(two);

/** Whether a side fights alike in two set-ups. */
const holds = (side: Side, one: Setup, two: Setup, form: Form) =>
  one.sides[side] === two.sides[side] || fightAlike(one.sides[side], two.sides[side], form);

/** Whether the step between two set-ups is an edit: the dice and the players are the same, and so is one side at least. */
const isEdit = (one: Setup, two: Setup, form: Form) =>
  alike(one.course, two.course) && sides.some((side) => holds(side, one, two, form));

const called = (build: Build, form: Form) => [build.name, peopleIn(build, form)[0]?.name];

/** Whether a step put another character on a side: on the sheets a name and what decides fights change one by one. */
const isAnother = (one: Setup, two: Setup, form: Form) =>
  sides.some(
    (side) =>
      !holds(side, one, two, form) && !alike(called(one.sides[side], form), called(two.sides[side], form)),
  );

/** Set-ups that came in links. */
const came = new WeakSet<Setup>();
effect(() => {
  if (opened.value && setup.value) came.add(setup.value);
});

/** Set-ups that can't fight, as the engine has said: a sheet that was just emptied, say. */
const broken = signal<ReadonlySet<Setup>>(new Set());

/**
 * The set-up as it stood when the reader began to edit: when another character, another fight or a link had come. It is the
 * present one where nothing has been edited since; right after another character has come, the one before. A set-up that can't fight
 * gives way to the first one behind it that can: from an empty sheet on, the first build is what the next one is held against.
 */
export const origin = computed<Setup | null>(() => {
  const [steps, form] = [history.value, system.value?.form];
  if (!steps || !form) return null;
  const all = [...steps.past, steps.now];
  const end = all.length - 1;
  const first = (at: number) => all.slice(at).find((one) => !broken.value.has(one)) ?? null;
  for (let at = end; ; at--) {
    const [one, two] = [all[at - 1], all[at]];
    if (!one || !two || came.has(two) || (two === steps.now && opened.value)) return first(Math.max(at, 0));
    if (!isEdit(one, two, form) || (at < end && isAnother(one, two, form))) return first(at);
  }
});

/** A build with the names of another: names decide nothing, but some lines of a fight have them in their text. */
function underNames(build: Build, names: Build, form: Form): Build {
  const key = partyField(form)?.key ?? '';
  if (!(key in build)) return { ...build, name: names.name };
  const others = membersOf(names, key);
  const members = membersOf(build, key).map((one, at) => ({ ...one, name: others[at]?.name ?? one.name }));
  return { ...build, name: names.name, [key]: members };
}

/** Whether something was changed, and the fight goes as it did. */
export const unaltered = signal(false);

/** The fight of the origin under the present names. */
let former: { key: string; fight: Fight } | null = null;

function compareWith(then: Fight | null, now: Fight): void {
  const altered = then && firstChange(then, now);
  batch(() => {
    before.value = altered && then;
    unaltered.value = then !== null && !altered;
  });
}

effect(() => {
  const [from, now, fight, form] = [origin.value, fought.value, report.value, system.value?.form];
  // Until the fight of the sheets is there, the last one stands with what it was compared with.
  if (!from || !now || !fight || !form || now !== setup.value) return;
  const [a, b] = from.sides;
  const then = {
    ...from,
    sides: [underNames(a, now.sides[0], form), underNames(b, now.sides[1], form)] as const,
  };
  const key = JSON.stringify([fight.lang, matchOf(then)]);
  if (sides.every((side) => holds(side, from, now, form)) && alike(from.settings, now.settings)) {
    former = { key, fight };
    compareWith(from === now ? null : fight, fight);
  } else if (former?.key === key) {
    compareWith(former.fight, fight);
  } else {
    compareWith(null, fight);
    client()
      ?.fight(matchOf(then), fight.lang)
      .then(
        (known) => {
          former = { key, fight: known };
          if (report.peek() === fight) compareWith(known, fight);
        },
        (error: unknown) => {
          // An engine that broke reports itself, and says nothing of the set-up.
          if (error instanceof EngineRefused) broken.value = new Set(broken.peek()).add(from);
        },
      );
  }
});
