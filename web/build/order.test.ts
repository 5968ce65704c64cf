// The order of a module's functions: whom a function stands behind, and that none is lost.
import { expect, test } from 'vitest';
import { bodiesOf, orderOf } from './order.mjs';

const bytes = (text: string) => new TextEncoder().encode(text);

test('like stands behind like', () => {
  const bodies = [
    'most called',
    'swords and shields',
    'apples and pears',
    'swords and spears',
    'apples, pears',
  ];
  expect(orderOf(bodies.map(bytes), 1)).toEqual([0, 1, 3, 2, 4]);
});

test('the first ones stay, and every function has one place, also those that are like none', () => {
  const bodies = Array.from({ length: 50 }, (_, k) =>
    Uint8Array.from({ length: k % 9 }, (_, at) => (k * at) % 7),
  );
  const order = orderOf(bodies, 10);
  expect(order.slice(0, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(order.toSorted((a, b) => a - b)).toEqual([...bodies.keys()]);
});

test('functions are found in a module', () => {
  const head = [0, 97, 115, 109, 1, 0, 0, 0];
  const types = [1, 4, 1, 0x60, 0, 0];
  const functions = [3, 3, 2, 0, 0];
  const code = [10, 8, 2, 2, 0, 11, 3, 0, 1, 11];
  const module = new Uint8Array([...head, ...types, ...functions, ...code]);
  expect(WebAssembly.validate(module)).toBe(true);
  expect(bodiesOf(module)).toEqual([new Uint8Array([0, 11]), new Uint8Array([0, 1, 11])]);
  expect(() => bodiesOf(new Uint8Array([...head, ...types]))).toThrow();
});
