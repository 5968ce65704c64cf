// Registry of the page's actions. One entry drives the button, the key and the help of an action alike.
import { type ReadonlySignal, computed } from '@preact/signals';
import type { Words } from '../i18n/index.ts';
import { hand } from './fight/choosing.ts';
import { canRedo, canUndo, goBack, goForth, report, reseed, swapSides, system } from './fight/match.ts';
import { lastByHand } from './fight/playState.ts';
import { faster, go, last, move, play, playing, seekRound, step } from './fight/replay.ts';
import { live, ownSide, stage, startOrPause, tellStage } from './fight/stage.ts';
import { chosen, dialog, screen, show } from './view.ts';

// Matching of key presses to shortcuts, as far as the page may take a press at all.

export interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
}

/** A shortcut: "k", "ArrowLeft", "Shift+ArrowLeft", "Shift+z", or two keys after one another: "g m". */
export type Shortcut = string;

/** The key's name in shortcuts. Printable signs other than letters already tell whether Shift was down. */
export function nameOf(press: Press): string {
  const letter = /^[a-z]$/i.test(press.key);
  const key = press.key === ' ' ? 'Space' : letter ? press.key.toLowerCase() : press.key;
  return press.shiftKey && (letter || key.length > 1) ? `Shift+${key}` : key;
}

const widgetKeys = new Set(['Space', 'Enter', 'Home', 'End']);

/** Whether the focused element itself uses this key. */
export function belongsTo(element: Element | null, name: string): boolean {
  if (!element) return false;
  const moves = name.includes('Arrow') || widgetKeys.has(name);
  if (element.closest('[role=menu], [role=menuitem]')) return moves;
  // A list box uses the keys that lead along the list; ←, → and Space stay with the fight.
  if (element.matches('[role=listbox]')) return ['ArrowUp', 'ArrowDown', 'Home', 'End'].includes(name);
  if (element instanceof HTMLInputElement) {
    const { type } = element;
    return ['checkbox', 'radio', 'range', 'button'].includes(type) ? moves : true;
  }
  if (element.matches('textarea, select, [contenteditable=true]')) return true;
  return element.matches('button, a[href], summary') && (name === 'Space' || name === 'Enter');
}

type KeyMatch = { hit: Shortcut } | { prefix: string } | null;

/** The shortcut that a press completes, the prefix that it begins, or null. `before`: the prefix that was typed last. */
export function match(press: Press, before: string, shortcuts: readonly Shortcut[]): KeyMatch {
  if (press.isComposing || press.ctrlKey || press.metaKey || press.altKey) return null;
  const name = nameOf(press);
  const whole = before ? `${before} ${name}` : name;
  if (shortcuts.includes(whole)) return { hit: whole };
  if (shortcuts.some((shortcut) => shortcut.startsWith(`${whole} `))) return { prefix: whole };
  return before ? match(press, '', shortcuts) : null;
}

export interface Action {
  id: keyof Words['actions'];
  /** Heading in the help. */
  group: 'play' | 'replay' | 'setup' | 'page';
  keys: readonly Shortcut[];
  /** true: an action of a fight by hand. While such a fight is on the page its keys mean this action and no other. */
  byHand?: true;
  /** Absent: always possible. */
  able?: ReadonlySignal<boolean>;
  run: (shortcut: Shortcut) => void;
}

const onMatch = computed(() => screen.value === 'match' && report.value !== null);
const notFirst = computed(() => onMatch.value && step.value > 0);
const notLast = computed(() => onMatch.value && step.value < last.value);

/** Whether a card has the keys: of a question, or that asks who is to play. */
const asked = computed(() => onMatch.value && hand.value !== null);

/** Whether undo may take back a decision of the running fight. At two places a player takes back only their own. */
const mayTakeBack = computed(() => {
  const decisions = report.value?.decisions ?? [];
  const at = lastByHand(decisions);
  const [own, of] = [ownSide.value, decisions.find(({ i }) => i === at)?.side];
  return at !== null && (own === null || own === of);
});

/** Takes back the last decision; set by the question while it is on the page. */
let takeBack: (() => void) | null = null;
export function onTakeBack(ask: (() => void) | null): void {
  takeBack = ask;
}

/** Does what the bar's play button does now; set by the bar while it is on the page. */
let playOn: (() => void) | null = null;
export function onPlay(go: (() => void) | null): void {
  playOn = go;
}

/** Moves the focus to the search field; set by the record while it is on the page. */
let focusFind: (() => void) | null = null;
export function onFind(focus: (() => void) | null): void {
  focusFind = focus;
}

export const actions = {
  playOn: { id: 'playOn', group: 'play', keys: ['p'], able: onMatch, run: () => playOn?.() },
  choose: {
    id: 'choose',
    group: 'play',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
    byHand: true,
    able: asked,
    run: (shortcut) => hand.peek()?.choose(shortcut),
  },
  chooseNext: {
    id: 'chooseNext',
    group: 'play',
    keys: ['ArrowUp', 'ArrowDown'],
    byHand: true,
    able: asked,
    run: (shortcut) => hand.peek()?.choose(shortcut),
  },
  takeBack: {
    id: 'takeBack',
    group: 'play',
    keys: ['z'],
    byHand: true,
    able: asked,
    run: () => hand.peek()?.back(),
  },
  back: {
    id: 'back',
    group: 'replay',
    keys: ['ArrowLeft', 'j'],
    able: notFirst,
    run: () => move(-1, 'event'),
  },
  forth: {
    id: 'forth',
    group: 'replay',
    keys: ['ArrowRight', 'l'],
    able: notLast,
    run: () => move(1, 'event'),
  },
  roundBack: {
    id: 'roundBack',
    group: 'replay',
    keys: ['Shift+ArrowLeft'],
    able: notFirst,
    run: () => move(-1, 'round'),
  },
  roundForth: {
    id: 'roundForth',
    group: 'replay',
    keys: ['Shift+ArrowRight'],
    able: notLast,
    run: () => move(1, 'round'),
  },
  swingBack: {
    id: 'swingBack',
    group: 'replay',
    keys: ['ArrowUp'],
    able: notFirst,
    run: () => move(-1, 'swing'),
  },
  swingForth: {
    id: 'swingForth',
    group: 'replay',
    keys: ['ArrowDown'],
    able: notLast,
    run: () => move(1, 'swing'),
  },
  first: { id: 'first', group: 'replay', keys: ['Home'], able: notFirst, run: () => go(0) },
  last: { id: 'last', group: 'replay', keys: ['End'], able: notLast, run: () => go(last.value) },
  play: { id: 'play', group: 'replay', keys: ['Space', 'k'], able: onMatch, run: startOrPause },
  again: {
    id: 'again',
    group: 'replay',
    keys: ['f'],
    able: onMatch,
    run: () => {
      tellStage({ is: 'started' });
      go(0);
      if (!playing.value) play();
    },
  },
  slower: { id: 'slower', group: 'replay', keys: ['<'], able: onMatch, run: () => faster(-1) },
  faster: { id: 'faster', group: 'replay', keys: ['>'], able: onMatch, run: () => faster(1) },
  round: {
    id: 'round',
    group: 'replay',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    able: onMatch,
    run: (shortcut) => seekRound(Number(shortcut)),
  },
  find: { id: 'find', group: 'replay', keys: ['/'], able: onMatch, run: () => focusFind?.() },
  undo: {
    id: 'undo',
    group: 'setup',
    keys: ['z'],
    able: computed(() => (live.value ? mayTakeBack.value : canUndo.value)),
    run: () => {
      if (live.peek()) takeBack?.();
      else goBack();
    },
  },
  redo: {
    id: 'redo',
    group: 'setup',
    keys: ['Shift+z'],
    able: computed(() => !live.value && canRedo.value),
    run: goForth,
  },
  swap: { id: 'swap', group: 'setup', keys: ['x'], able: onMatch, run: swapSides },
  reseed: {
    id: 'reseed',
    group: 'setup',
    keys: ['r'],
    able: computed(() => onMatch.value && system.value?.chance === true),
    run: () => void reseed(),
  },
  share: {
    id: 'share',
    group: 'page',
    keys: ['s'],
    able: onMatch,
    run: () => (dialog.value = { kind: 'share' }),
  },
  copy: {
    id: 'copy',
    group: 'page',
    keys: ['c'],
    able: onMatch,
    run: () => void import('./fight/copy.ts').then(({ copyLog }) => copyLog('text')),
  },
  match: { id: 'match', group: 'page', keys: ['g m'], run: () => show('match') },
  odds: {
    id: 'odds',
    group: 'page',
    keys: ['g o'],
    able: computed(() => system.value?.chance === true),
    run: () => show('odds'),
  },
  versus: { id: 'versus', group: 'page', keys: ['g x'], run: () => show('versus') },
  league: { id: 'league', group: 'page', keys: ['g l'], run: () => show('league') },
  roster: { id: 'roster', group: 'page', keys: ['g n'], run: () => show('roster') },
  rules: { id: 'rules', group: 'page', keys: ['g r'], run: () => show('rules') },
  help: { id: 'help', group: 'page', keys: ['?'], run: () => (dialog.value = { kind: 'help' }) },
  close: { id: 'close', group: 'page', keys: ['Escape'], run: () => (chosen.value = null) },
} satisfies Record<string, Action>;

export const registry: readonly Action[] = Object.values(actions);

/** The action that a key triggers now. The card of a fight by hand keeps its keys when nothing is asked any more, so
 * that a player who chose by digits doesn't jump to another round with the last digit. */
export function actionFor(shortcut: Shortcut): Action | undefined {
  const all = registry.filter((action) => action.keys.includes(shortcut));
  const plays = hand.value !== null && stage.value === 'play' && screen.value === 'match';
  const atCard = plays ? all.find(({ byHand }) => byHand) : undefined;
  return atCard ?? all.find(({ byHand }) => !byHand);
}
