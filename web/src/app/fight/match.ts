// The set-up of two sides, what the engine says about each, and the fight that comes of it.
import { batch, computed, effect, signal } from '@preact/signals';
import type { Build, Form, Match, Problem, Span, SystemInfo, Text } from '#engine';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import type { CharacterFacts, EngineClient } from '../../engine/client.ts';
import { EngineRefused } from '../../engine/errors.ts';
import { type Settings, type Setup, type Side, fightAlike, withSide } from '../sheet/build.ts';
import { type PlayState, afresh, courseOf, newSeed, swapped } from './playState.ts';
import { lang } from '../../i18n/index.ts';
import type { SystemName } from '../start.ts';

/** Undo and redo over immutable values, as plain data that can be stored. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What the last change was about, and when: a run of like changes is one step. */
  readonly last?: { readonly tag: string; readonly at: number };
}

/** Older steps than these are forgotten. */
const kept = 200;
/** Changes with one tag that follow within this time (ms) are one step. */
const run = 1200;

export function beginHistory<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/**
 * A change. With a tag it joins the step before it, if that bore the same tag just now; a tag with the number of a stay in a
 * field ("name#3") joins as long as the stay lasts, however slowly one types.
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

// Finds the first line in which two fights differ, whatever the characters are called.

/** What a line says, with sides in the place of names. */
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
  /** Index of the first line of the later fight that differs; its length where it merely ends sooner. */
  at: number;
  /** What stood there in the earlier fight, or null where that had ended. */
  was: FightEvent | null;
}

type Told = Pick<Fight, 'events'>;

/** Null where the two fights read the same. */
export function firstChange(before: Told, after: Told): Change | null {
  const length = Math.max(before.events.length, after.events.length);
  for (let at = 0; at < length; at++) {
    const one = before.events[at];
    const two = after.events[at];
    if (!one || !two || !same(one, two)) return { at, was: one ?? null };
  }
  return null;
}

/** Whom to ask; null in the served HTML. */
const engine = signal<EngineClient | null>(null);

/** The system on this page; null only before the page has been given its first one. */
export const system = signal<SystemInfo | null>(null);
/** All that have a page of their own. */
export const systems = signal<readonly SystemName[]>([]);
export const history = signal<History<Setup> | null>(null);
export const setup = computed(() => history.value?.now ?? null);
/** What the engine says about either side of the set-up as it stands. */
export const facts = signal<readonly [CharacterFacts | null, CharacterFacts | null]>([null, null]);
/** What is asked for on a sheet, or by its pointer of a member of the party. */
export function formOf(path = ''): Form | null {
  const form = system.value?.form;
  if (!form || !path) return form ?? null;
  const [, key] = path.split('/');
  const field = form.fields.find((one) => one.type === 'members' && one.key === key);
  return field?.type === 'members' ? { ...form, fields: field.fields } : null;
}
/** The set-up that the facts are of. */
export const evaluated = signal<Setup | null>(null);
/** The last fight that could be fought. */
export const report = signal<Fight | null>(null);
/** The fight before the last step, where that altered its course. */
export const before = signal<Fight | null>(null);
/** What the last step began from, whether or not it altered anything. */
let base: { fight: Fight; of: Setup } | null = null;
/** The set-up that `report` is the fight of. */
export const fought = signal<Setup | null>(null);
/** The engine would not take the set-up at all; the sentence says why. */
export const refused = signal<Text | null>(null);
/** Set while a link's fight is shown as it was sent, until the first change. */
export const opened = signal<{ resultChanged: boolean } | null>(null);

export const problems = computed<readonly [Problem[], Problem[]]>(() => [
  facts.value[0]?.problems ?? [],
  facts.value[1]?.problems ?? [],
]);
/** The set-up can't be fought: `report` is of an earlier one. */
export const stale = computed(() => facts.value.some((one) => one !== null && !one.legal));
export const difference = computed<Change | null>(() =>
  before.value && report.value ? firstChange(before.value, report.value) : null,
);
/** Nothing was changed yet: the two are the sample's. */
export const untouched = computed(() => {
  const of = ([a, b]: readonly unknown[]) => JSON.stringify([a, b]);
  return setup.value !== null && of(setup.value.sides) === of(system.value?.samples ?? []);
});
export const canUndo = computed(() => (history.value?.past.length ?? 0) > 0);
export const canRedo = computed(() => (history.value?.future.length ?? 0) > 0);

export function matchOf({ sides: [a, b], settings, course }: Setup): Match {
  return { system: a.system, ...(settings && { settings }), sides: [{ ...a }, { ...b }], ...course };
}

/** Of the match on the page. */
export const settings = computed<Settings | undefined>(() => setup.value?.settings);
export const playState = computed<PlayState>(() => setup.value?.course ?? {});

function withCourse({ sides, settings, variants }: Setup, next: PlayState): Setup {
  return { sides, settings, course: Object.keys(next).length > 0 ? next : undefined, variants };
}
/** Another build or other settings make another fight, of which nothing is decided yet. */
const begun = (now: Setup): Setup => (now.course ? withCourse(now, afresh(now.course)) : now);

export function setupOf(match: Match): Setup {
  return withCourse({ sides: match.sides, settings: match.settings }, courseOf(match));
}

/** The first set-up with all that is known of it: nothing is asked of the engine. */
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

/** From here on changes are fought. */
export function connect(client: EngineClient): void {
  engine.value = client;
  effect(() => {
    if (report.value && report.value.lang !== lang.value) void retell();
  });
}

/** Has what is shown told again in the language of the page, and as the one who looks may see it. */
export async function retell(): Promise<void> {
  const [asked, now, then, tongue] = [engine.peek(), fought.peek(), base, lang.peek()];
  if (!asked || !now) return;
  try {
    const [next, last] = await Promise.all([
      asked.fight(matchOf(now), tongue),
      before.peek() && then ? asked.fight(matchOf(then.of), tongue) : null,
    ]);
    // Another fight has taken its place: that one is told again where it has to be.
    if (fought.peek() !== now || lang.peek() !== tongue) return;
    batch(() => {
      report.value = next;
      before.value = last;
      base = last && then && { fight: last, of: then.of };
    });
  } catch {
    // An engine that broke tells of itself; what is shown stays as it was told.
  }
}

export function client(): EngineClient | null {
  return engine.value;
}

/** Called when a fight took the place of another; `altered` is the first line that differs. */
type Listener = (next: Fight, altered: Change | null) => void;
const listeners = new Set<Listener>();
export function onFight(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An answer is awaited for longer than one would call at once. */
export const waiting = signal(false);
const patience = 400;
let newest = 0;

/** Asks for both sides and their fight; an answer that was overtaken is dropped. */
async function refight(compare: boolean): Promise<void> {
  const mine = ++newest;
  const timer = setTimeout(() => (waiting.value = mine === newest), patience);
  try {
    await evaluate(compare, () => mine === newest);
  } catch (error) {
    // Overtaken questions, and an engine that broke: its client tells of that itself.
    if (error instanceof EngineRefused && mine === newest) refused.value = error;
  } finally {
    clearTimeout(timer);
    if (mine === newest) waiting.value = false;
  }
}

/** Under which the form of `system` stands. */
let formed: Settings | undefined;

async function evaluate(compare: boolean, wanted: () => boolean): Promise<void> {
  const now = setup.value;
  const asked = engine.value;
  if (!asked || !now) return;
  const evaluation = await asked.evaluate(matchOf(now), lang.peek(), now.settings !== formed);
  if (!wanted()) return;
  const answer = evaluation.report;
  const next = answer && 'ok' in answer ? answer.ok : null;
  const last = compare ? base?.fight : null;
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
    before.value = (altered && last) ?? null;
  });
  if (next) for (const listener of listeners) listener(next, altered);
}

/** A change is worth comparing while one side stays what it was, and the dice fall alike; a name changes no fight. */
function comparable(one: Setup, two: Setup): boolean {
  const form = system.value?.form;
  const same = (key: 'course' | 'settings') => JSON.stringify(one[key]) === JSON.stringify(two[key]);
  if (!form || !same('course')) return false;
  const alike = ([0, 1] as const).filter((side) => fightAlike(one.sides[side], two.sides[side], form));
  return alike.length === 1 || (alike.length === 2 && !same('settings'));
}

function put(next: History<Setup>, compare = true): Promise<void> {
  const last = setup.value;
  const joins = next.past === history.value?.past;
  if (!joins) base = report.value && fought.value && { fight: report.value, of: fought.value };
  const from = joins ? next.past.at(-1) : last;
  batch(() => {
    history.value = next;
    opened.value = null;
  });
  return refight(compare && !!from && comparable(from, next.now));
}

/** Does what would take a fight on the page away, at once or when the reader agrees; false: it was not done. */
type Guard = (deed: () => Promise<void>) => Promise<boolean>;
const unguarded: Guard = async (deed) => {
  await deed();
  return true;
};
let guard = unguarded;
/** Whoever minds a fight that goes on is asked before another takes its place (guard.ts). Returns its end. */
export function guardedBy(one: Guard): () => void {
  guard = one;
  return () => void (guard = unguarded);
}

/** One change of one side. A run of changes with the same tag is undone together. What decides no fight, a name or a note,
 * leaves a fight that goes on as it is. Resolves when it was fought, or when the reader would not have it: false. */
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

/** Other characters on both sides; resolves when they have fought, or when the reader would not have it: false. */
export function replace(next: Setup): Promise<boolean> {
  return guard(() => {
    const past = history.value;
    return past ? put(change(past, next)) : Promise.resolve();
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

/** The same two with another seed, or with somebody else to decide. */
export function fightWith(next: PlayState): Promise<boolean> {
  const now = setup.value;
  return now ? replace(withCourse(now, next)) : Promise.resolve(false);
}

/** The same two with other dice. */
export function reseed(): Promise<boolean> {
  return fightWith({ ...afresh(playState.value), seed: newSeed() });
}

/** What is decided on the way is no step of its own for undo: it is taken back with a mark. */
export function goOn(next: PlayState): Promise<void> {
  const past = history.value;
  if (!past) return Promise.resolve();
  batch(() => {
    history.value = { ...past, now: withCourse(past.now, next) };
    opened.value = null;
  });
  return refight(false);
}

/** The same two under other settings; {} is the default. */
export function fightUnder(settings: Settings): void {
  const now = setup.value;
  if (now) void replace(withCourse({ ...now, settings }, afresh(now.course ?? {})));
}

/** What was taken back is not what the sheet was changed from: nothing is compared. */
export function goBack(): void {
  const past = history.value && undo(history.value);
  if (past) void put(past, false);
}

export function goForth(): void {
  const next = history.value && redo(history.value);
  if (next) void put(next);
}

/** A fight that came in a link, beside the reader's own set-up: one undo leads back to that. */
export async function openMatch(match: Match, resultChanged: boolean): Promise<boolean> {
  const sent = setupOf(match);
  const open = () => {
    const past = history.value;
    batch(() => {
      if (past) history.value = change(past, sent);
      opened.value = { resultChanged };
    });
    return refight(false);
  };
  return (await goesOn(setup.value, sent)) ? unguarded(open) : guard(open);
}

/** Its beginning, with nothing decided. */
export const bare = ({ sides, settings, course }: Setup): Setup => ({
  sides,
  settings,
  course: afresh(course ?? {}),
});

/** The same fight, which the other side has gone on with: what a link calls it without its decisions is the same. */
async function goesOn(here: Setup | null, sent: Setup): Promise<boolean> {
  const [decided = [], next = []] = [here?.course?.decisions, sent.course?.decisions];
  if (!here || !decided.every((one, at) => one === next[at])) return false;
  const asked = engine.peek();
  const called = (of: Setup) => asked?.link(matchOf(bare(of)), true);
  const [one, other] = await Promise.all([called(here), called(sent)]).catch(() => []);
  return one !== undefined && one.fragment === other?.fragment;
}

/** What was stored takes the place of the sample. */
export function restore(stored: History<Setup>): Promise<void> {
  history.value = stored;
  return refight(false);
}
