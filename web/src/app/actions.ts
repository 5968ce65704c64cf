// Everything that can be done without pointing at a particular thing: one entry drives button, key and help.
import type { ReadonlySignal } from '@preact/signals';
import { computed } from '@preact/signals';
import type { Words } from '../i18n/index.ts';
import type { Shortcut } from './keys.ts';
import { canRedo, canUndo, goBack, goForth, report, reseed, swapSides, system } from './match.ts';
import { faster, go, last, move, play, playing, seekRound, step, togglePlay } from './replay.ts';
import { chosen, dialog, screen } from './view.ts';
import { show } from './screens.ts';

export interface Action {
  id: keyof Words['actions'];
  /** Heading in the help. */
  group: 'replay' | 'setup' | 'page';
  keys: readonly Shortcut[];
  /** Absent: always possible. */
  able?: ReadonlySignal<boolean>;
  run: (shortcut: Shortcut) => void;
}

const onMatch = computed(() => screen.value === 'match' && report.value !== null);
const notFirst = computed(() => onMatch.value && step.value > 0);
const notLast = computed(() => onMatch.value && step.value < last.value);

/** Set by the record while it is on the page. */
let focusFind: (() => void) | null = null;
export function onFind(focus: (() => void) | null): void {
  focusFind = focus;
}

export const actions = {
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
  play: { id: 'play', group: 'replay', keys: ['Space', 'k'], able: onMatch, run: togglePlay },
  again: {
    id: 'again',
    group: 'replay',
    keys: ['f'],
    able: onMatch,
    run: () => {
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
  undo: { id: 'undo', group: 'setup', keys: ['z'], able: canUndo, run: goBack },
  redo: { id: 'redo', group: 'setup', keys: ['Shift+z'], able: canRedo, run: goForth },
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
    run: () => void import('./copy.ts').then(({ copyLog }) => copyLog('text')),
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

export function actionFor(shortcut: Shortcut): Action | undefined {
  return registry.find((action) => action.keys.includes(shortcut));
}
