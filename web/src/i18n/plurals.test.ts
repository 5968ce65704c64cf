// Tests that the page's English has no plural after the number 1.
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

/** Words in -s that may follow "1", since they are verbs after a name in the number's place. */
const verbs = new Set(
  'agrees as beats becomes decides differs does goes has is loses makes vs was wins'.split(' '),
);
/** Finds "1 turns", but not after words such as "all" or "at most": those numbers are never 1. */
const plural =
  /(?<!(?:all|at most|difference from|each of|of|the|up to) |[\d.,–-])\b1 (?:more )?([a-z]+s)\b/gi;

const isWrong = (said: string) =>
  [...said.matchAll(plural)].some(([, word]) => !verbs.has(word?.toLowerCase() ?? ''));

/** Texts of a function for one thing, given as a number and as text, if both are wrong: it takes only one of the two. */
function wrongOf(say: (...all: unknown[]) => unknown): string[] {
  const said = [1, '1'].map((one) => {
    try {
      return String(say(...Array<unknown>(6).fill(one)));
    } catch {
      // The function takes lists or objects.
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
