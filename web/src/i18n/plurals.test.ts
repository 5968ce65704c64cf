// English counts one thing as one: nothing that the page says of a single one is in the plural.
import { expect, test } from 'vitest';
import { dictionary } from './en.ts';
import { counted } from './counted.ts';

test('one is one, written or not, and others are many', () => {
  expect([counted(1, 'turn'), counted('1', 'turn'), counted('21', 'turn')]).toEqual([
    '1 turn',
    '1 turn',
    '21 turns',
  ]);
  expect([counted(1, 'status', 'statuses'), counted(0, 'status', 'statuses')]).toEqual([
    '1 status',
    '0 statuses',
  ]);
});

/** What follows a name, where a number stands in its place. */
const verbs = new Set(
  'agrees as beats becomes decides differs does goes has is loses makes vs was wins'.split(' '),
);
/** "1 turns", but not of all that there are or of the most that there may be: those are never one. */
const plural =
  /(?<!(?:all|at most|difference from|each of|of|the|up to) |[\d.,–-])\b1 (?:more )?([a-z]+s)\b/gi;

const isWrong = (said: string) =>
  [...said.matchAll(plural)].some(([, word]) => !verbs.has(word?.toLowerCase() ?? ''));

/** What a function says of one, as a number and as it is written, where both are wrong: it takes one of them. */
function wrongOf(say: (...all: unknown[]) => unknown): string[] {
  const said = [1, '1'].map((one) => {
    try {
      return String(say(...Array<unknown>(6).fill(one)));
    } catch {
      // It is of lists or of things with parts.
      return '';
    }
  });
  return said.every((one) => one === '' || isWrong(one)) ? said.filter(isWrong) : [];
}

function wrongIn(table: unknown): string[] {
  if (typeof table === 'function') return wrongOf(table as (...all: unknown[]) => unknown);
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(wrongIn) : [];
}

test('of one nothing is said in the plural', () => {
  expect(wrongIn({ ends: (n: number) => `Settled in ${n} turns.` })).not.toEqual([]);
  const modules = import.meta.glob<Record<string, { en?: unknown }>>('../**/*ords.ts', { eager: true });
  const tables = Object.values(modules).flatMap((one) => Object.values(one).map(({ en }) => en));
  expect(tables.length).toBeGreaterThan(20);
  expect([...new Set([...tables, dictionary('round')].flatMap(wrongIn))]).toEqual([]);
});
