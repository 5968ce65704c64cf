// What the field says, in English.
import type { ja } from './strings.ja.ts';

export const en: typeof ja = {
  figuresOf: (name) => `Members of ${name}`,
  pilesOf: (name) => `Cards of ${name}`,
  publicPiles: 'Cards of nobody',
  line: 'Where they stand',
  meter: (name, value, max) => (max > 0 ? `${name} ${value} of ${max}` : `${name} ${value}`),
  state: (name, n) => (n === null ? name : `${name} ${n}`),
  ways: 'What can be done',
  takeTarget: 'Choose a target',
  take: (said: string) => `${said}: choose`,
  turn: 'turn',
  inTurn: 'in turn',
  acted: 'done',
  hasActed: 'has acted',
  out: 'out',
  to: (names) => `acts on ${names.join(' and ')}`,
  from: (names) => `struck by ${names.join(' and ')}`,
  pile: (of, name) => (of ? `${of}, ${name}` : name),
  count: (n) => (n === 1 ? '1 card' : `${n} cards`),
  countOf: (n, limit) => `${n} of at most ${limit} cards`,
  cards: (names) => names.join(', '),
  unseen: 'What lies in it can’t be seen.',
  empty: 'Nothing lies in it.',
  seenBy: (name) => `Only what ${name} can see is shown.`,
};
