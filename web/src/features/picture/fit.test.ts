import { expect, test } from 'vitest';
import { fitted } from './fit.ts';

const room = { width: 600, height: 300 };

test('what is small is enlarged as far as it may be', () => {
  expect(fitted(room, 1.5, () => 100)).toEqual({ width: 400, scale: 1.5 });
});

test('what has no room is laid out wider and drawn smaller, and never leaves the room', () => {
  const heightAt = (width: number) => 360_000 / width;
  const { width, scale } = fitted(room, 1.5, heightAt);
  expect(scale).toBeLessThan(1);
  expect(heightAt(width) * scale).toBeLessThanOrEqual(room.height);
  expect(width * scale).toBeLessThanOrEqual(room.width);
});

test('there is a smallest', () => {
  expect(fitted(room, 1.5, () => 1e9)).toEqual({ width: 3000, scale: 0.2 });
});
