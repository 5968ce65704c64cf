// State of the match: the set-up of two sides with its undo history, the engine's facts about each side, and their fight.
import { batch, computed, effect, signal } from '@preact/signals';
import type { Build, Form, Match, Problem, Span, SystemInfo, Text } from '#engine';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import type { CharacterFacts, EngineClient } from '../../engine/client.ts';
import { EngineRefused } from '../../engine/errors.ts';
import { type Settings, type Setup, type Side, fightAlike, withSide } from '../sheet/build.ts';
import { type PlayState, afresh, courseOf, newSeed, swapped } from './playState.ts';
import { lang } from '../../i18n/index.ts';
import type { SystemName } from '../start.ts';

/** Undo and redo over immutable values. Plain data: the store keeps it. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** Tag and time (ms) of the last change: a run of changes with one tag is one step. */
  readonly last?: { readonly tag: string; readonly at: number };
}

/** Most steps that are kept. */
const kept = 200;
/** Changes with one tag are one step if each follows the last within this time (ms). */
const run = 1200;

export function beginHistory<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/**
 * The history after a change. A change with a tag joins the step before it if that has the same tag and came just
 * now. A tag with the number of a stay in a field ("name#3") joins as long as the stay lasts, however slowly the user
 * types.
 */
export function change<T>(history: History<T>, now: T, tag = '', at = 0): History<T> {
  if (now === history.now) return history;
  const last = tag ? { tag, at } : undefined;
  const soon = tag.includes('#') || at - (history.last?.at ?? 0) < run;
  const joins = tag !== '' && history.last?.tag === tag && soon;
  const past = joins ? history.past : [...history.past, history.now].slice(-kept);
  return { past, now, future: [], ...(last && { last }) };
}

export function undo<T>({ past, now, future }: History<T>): History<T> | null {
  const before = past.at(-1);
  return before === undefined ? null : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<T>({ past, now, future }: History<T>): History<T> | null {
  const [next, ...rest] = future;
  return next === undefined ? null : { past: [...past, now], now: next, future: rest };
}

// Comparison of two fights: the first line in which they differ, whatever the characters' names are.

/** Text of a line with side and member in the place of names. */
function said(spans: Span[]): string {
  return spans
    .map((span) =>
      typeof span === 'string' ? span : span.t === 'name' ? `\u0001${span.side}${span.member ?? ''}` : span.s,
    )
    .join('');
}

function same(one: FightEvent, two: FightEvent): boolean {
  return (
    one.round === two.round &&
    one.phase === two.phase &&
    one.side === two.side &&
    one.kind === two.kind &&
    said(one.text) === said(two.text)
  );
}

interface Change {
  /** Index of the first line that differs; the later fight's length if it merely ends sooner. */
  at: number;
  /** The earlier fight's event at that index; null if that fight had ended. */
  was: FightEvent | null;
}

type Told = Pick<Fight, 'events'>;

/** The first difference; null where the two fights read the same. */
export function firstChange(before: Told, after: Told): Change | null {
  const length = Math.max(before.events.length, after.events.length);
  for (let at = 0; at < length; at++) {
    const one = before.events[at];
    const two = after.events[at];
    if (!one || !two || !same(one, two)) return { at, was: one ?? null };
  }
  return null;
}

/** The engine to ask; null while the HTML is drawn at build time. */
const engine = signal<EngineClient | null>(null);

/** The system on this page; null only before the page has been given its first one. */
export const system = signal<SystemInfo | null>(null);
/** All systems that have a page of their own. */
export const systems = signal<readonly SystemName[]>([]);
export const history = signal<History<Setup> | null>(null);
export const setup = computed(() => history.value?.now ?? null);
/** The engine's facts about either side of `evaluated`. */
export const facts = signal<readonly [CharacterFacts | null, CharacterFacts | null]>([null, null]);
/** The form of a sheet, or of a party's member by the member's JSON pointer. */
export function formOf(path = ''): Form | null {
  const form = system.value?.form;
  if (!form || !path) return form ?? null;
  const [, key] = path.split('/');
  const field = form.fields.find((one) => one.type === 'members' && one.key === key);
  return field?.type === 'members' ? { ...form, fields: field.fields } : null;
}
/** The set-up that `facts` belong to. */
export const evaluated = signal<Setup | null>(null);
/** The last fight that could be fought. */
export const report = signal<Fight | null>(null);
/** The fight as it was before the reader began to edit, if it went another way; set by origin.ts. */
export const before = signal<Fight | null>(null);
/** The set-up that `report` is the fight of. */
export const fought = signal<Setup | null>(null);
/** Why the engine did not take the set-up at all; null where it did. */
export const refused = signal<Text | null>(null);
/** Set while a link's fight is shown as it was sent, until the first change. */
export const opened = signal<{ resultChanged: boolean } | null>(null);

export const problems = computed<readonly [Problem[], Problem[]]>(() => [
  facts.value[0]?.problems ?? [],
  facts.value[1]?.problems ?? [],
]);
/** The set-up can't be fought: `report` belongs to an earlier one. */
export const stale = computed(() => facts.value.some((one) => one !== null && !one.legal));
export const difference = computed<Change | null>(() =>
  before.value && report.value ? firstChange(before.value, report.value) : null,
);
/** Whether both sides are still the sample's. */
export const untouched = computed(() => {
  const of = ([a, b]: readonly unknown[]) => JSON.stringify([a, b]);
  return setup.value !== null && of(setup.value.sides) === of(system.value?.samples ?? []);
});
export const canUndo = computed(() => (history.value?.past.length ?? 0) > 0);
export const canRedo = computed(() => (history.value?.future.length ?? 0) > 0);

export function matchOf({ sides: [a, b], settings, course }: Setup): Match {
  return { system: a.system, ...(settings && { settings }), sides: [{ ...a }, { ...b }], ...course };
}

/** Settings of the match on the page; undefined: the default ones. */
export const settings = computed<Settings | undefined>(() => setup.value?.settings);
export const playState = computed<PlayState>(() => setup.value?.course ?? {});

function withCourse({ sides, settings, variants }: Setup, next: PlayState): Setup {
  return { sides, settings, course: Object.keys(next).length > 0 ? next : undefined, variants };
}
/** The set-up with no decision taken: another build or other settings make another fight. */
const begun = (now: Setup): Setup => (now.course ? withCourse(now, afresh(now.course)) : now);

export function setupOf(match: Match): Setup {
  return withCourse({ sides: match.sides, settings: match.settings }, courseOf(match));
}

/** Begins with a set-up whose facts and fight are known already, so that nothing is asked of the engine. */
export function begin(
  info: SystemInfo,
  first: Setup,
  known: readonly [CharacterFacts, CharacterFacts],
  fight: Fight,
): void {
  batch(() => {
    system.value = info;
    history.value = beginHistory(first);
    facts.value = known;
    evaluated.value = first;
    report.value = fight;
    fought.value = first;
  });
}

/** Connects the engine: from here on every change is fought. */
export function connect(client: EngineClient): void {
  engine.value = client;
  effect(() => {
    if (report.value && report.value.lang !== lang.value) void retell();
  });
}

/** Asks for the shown fight again, in the page's language and as the present viewer may see it. */
export async function retell(): Promise<void> {
  const [asked, now, tongue] = [engine.peek(), fought.peek(), lang.peek()];
  if (!asked || !now) return;
  try {
    const next = await asked.fight(matchOf(now), tongue);
    // Another fight has taken its place meanwhile; that one is told anew by itself where needed.
    if (fought.peek() === now && lang.peek() === tongue) report.value = next;
  } catch {
    // A broken engine reports itself; the shown fight stays as it was told.
  }
}

export function client(): EngineClient | null {
  return engine.value;
}

/** Called when a fight took the place of another. `altered`: the first line that differs from the fight before. */
type Listener = (next: Fight, altered: Change | null) => void;
const listeners = new Set<Listener>();
export function onFight(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** true: an answer takes longer than `patience` (ms), so that the page says that it waits. */
export const waiting = signal(false);
const patience = 400;
let newest = 0;

/** Asks for the facts of both sides and their fight; drops an answer that a newer question has overtaken. */
async function refight(compare: boolean): Promise<void> {
  const mine = ++newest;
  const timer = setTimeout(() => (waiting.value = mine === newest), patience);
  try {
    await evaluate(compare, () => mine === newest);
  } catch (error) {
    // Not told here: questions that were overtaken, and a broken engine, which its client reports.
    if (error instanceof EngineRefused && mine === newest) refused.value = error;
  } finally {
    clearTimeout(timer);
    if (mine === newest) waiting.value = false;
  }
}

/** The settings that the form in `system` belongs to: lists of the user's own change the form. */
let formed: Settings | undefined;

async function evaluate(compare: boolean, wanted: () => boolean): Promise<void> {
  const now = setup.value;
  const asked = engine.value;
  if (!asked || !now) return;
  const evaluation = await asked.evaluate(matchOf(now), lang.peek(), now.settings !== formed);
  if (!wanted()) return;
  const answer = evaluation.report;
  const next = answer && 'ok' in answer ? answer.ok : null;
  const last = compare ? report.peek() : null;
  const altered = last && next && last.lang === next.lang ? firstChange(last, next) : null;
  batch(() => {
    if (evaluation.form && system.value) {
      system.value = { ...system.value, form: evaluation.form };
      formed = now.settings;
    }
    facts.value = evaluation.facts;
    evaluated.value = now;
    refused.value = answer && 'error' in answer ? answer.error : null;
    if (!next) return;
    report.value = next;
    fought.value = now;
  });
  if (next) for (const listener of listeners) listener(next, altered);
}

/** Whether two fights are worth comparing: one side is unchanged and the dice are the same. Names and notes are no
 * change. */
function comparable(one: Setup, two: Setup): boolean {
  const form = system.value?.form;
  const same = (key: 'course' | 'settings') => JSON.stringify(one[key]) === JSON.stringify(two[key]);
  if (!form || !same('course')) return false;
  const alike = ([0, 1] as const).filter((side) => fightAlike(one.sides[side], two.sides[side], form));
  return alike.length === 1 || (alike.length === 2 && !same('settings'));
}

function put(next: History<Setup>, compare = true): Promise<void> {
  const last = setup.value;
  batch(() => {
    history.value = next;
    opened.value = null;
  });
  return refight(compare && !!last && comparable(last, next.now));
}

/** Runs an action that would replace the fight on the page, at once or when the reader agrees; false: it was not run. */
type Guard = (deed: () => Promise<void>) => Promise<boolean>;
const unguarded: Guard = async (deed) => {
  await deed();
  return true;
};
let guard = unguarded;
/** Sets the guard that is asked before another fight replaces a running one (guard.ts). Returns the function that
 * removes it. */
export function guardedBy(one: Guard): () => void {
  guard = one;
  return () => void (guard = unguarded);
}

/** Changes one side. A run of changes with the same tag is undone together. A change of a name or a note decides no
 * fight and leaves a running one as it is. Resolves when the fight is fought; false: the reader didn't allow the
 * change. */
export function edited(side: Side, build: Build, tag = ''): Promise<boolean> {
  const [past, form] = [history.value, system.value?.form];
  if (!past || !form) return Promise.resolve(false);
  const next = withSide(past.now, side, build);
  if (past.now.course?.decisions && fightAlike(past.now.sides[side], build, form)) {
    history.value = { ...past, now: next };
    return refight(false).then(() => true);
  }
  return guard(() => put(change(past, begun(next), tag && `${side} ${tag}`, performance.now())));
}

export function edit(side: Side, build: Build, tag = ''): void {
  void edited(side, build, tag);
}

/** Puts other characters on both sides. Resolves when they have fought; false: the reader didn't allow it. */
export function replace(next: Setup, tag?: string): Promise<boolean> {
  return guard(() => {
    const past = history.value;
    return past ? put(change(past, next, tag, performance.now())) : Promise.resolve();
  });
}

export function swapSides(): void {
  const now = setup.value;
  if (!now) return;
  const {
    sides: [a, b],
    settings,
    course = {},
    variants,
  } = now;
  const others = variants && ([variants[1], variants[0]] as const);
  void replace(withCourse({ sides: [b, a], settings, variants: others }, swapped(course)));
}

/** The same two sides with another seed or other controllers. */
export function fightWith(next: PlayState): Promise<boolean> {
  const now = setup.value;
  return now ? replace(withCourse(now, next)) : Promise.resolve(false);
}

/** The same two sides with other dice. */
export function reseed(): Promise<boolean> {
  return fightWith({ ...afresh(playState.value), seed: newSeed() });
}

/** Goes on with another decision. That is no step for undo, which takes decisions back with a marker (takeBack.ts). */
export function goOn(next: PlayState): Promise<void> {
  const past = history.value;
  if (!past) return Promise.resolve();
  batch(() => {
    history.value = { ...past, now: withCourse(past.now, next) };
    opened.value = null;
  });
  return refight(false);
}

/** The same two sides under other settings; {} is the default. Changes with one tag are undone together. */
export function fightUnder(settings: Settings, tag?: string): void {
  const now = setup.value;
  if (now) void replace(withCourse({ ...now, settings }, afresh(now.course ?? {})), tag);
}

/** Undoes the last step. Nothing is compared: the fight that was undone is no earlier version of this one. */
export function goBack(): void {
  const past = history.value && undo(history.value);
  if (past) void put(past, false);
}

export function goForth(): void {
  const next = history.value && redo(history.value);
  if (next) void put(next);
}

/** Opens the fight of a link beside the reader's own set-up; one undo leads back to that. `freely`: nobody is asked, since it
 * goes on with the fight on the page. false: the reader didn't allow it. */
export function openMatch(match: Match, resultChanged: boolean, freely: boolean): Promise<boolean> {
  const sent = setupOf(match);
  const open = () => {
    const past = history.value;
    batch(() => {
      if (past) history.value = change(past, sent);
      opened.value = { resultChanged };
    });
    return refight(false);
  };
  return (freely ? unguarded : guard)(open);
}

/** Puts the stored history in the place of the sample. */
export function restore(stored: History<Setup>): Promise<void> {
  history.value = stored;
  return refight(false);
}
