// Tests of volleys: bullets stay between the parties, point where they fly, and grow in number with the volley's size.
import { expect, test } from 'vitest';
import type { Volley } from '#engine';
import { bulletsOf } from './Volley.tsx';

const volley = (way: Volley['way'], size: number): Volley => ({ by: 'A1', shape: 'star', way, size });
const shot = (way: Volley['way'], size: number, down = true) =>
  bulletsOf(volley(way, size), 0.5, [0.2, 0.8], down);

test('they stay in the sky, whatever their way and size', () => {
  for (const way of ['fill', 'aim', 'chase'] as const) {
    for (const size of [1, 6, 40, 1000]) {
      const bullets = shot(way, size);
      expect(bullets.length).toBeGreaterThan(0);
      expect(bullets.length).toBeLessThanOrEqual(60);
      for (const { x, y } of bullets) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(100);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(100);
      }
    }
  }
});

test('more put into them are more of them', () => {
  for (const way of ['fill', 'aim', 'chase'] as const)
    expect(shot(way, 6).length).toBeGreaterThan(shot(way, 1).length);
});

test('they point to where they fly: down from above, up from below', () => {
  const straight = (down: boolean) => bulletsOf(volley('aim', 1), 0.5, [0.5], down).map(({ turn }) => turn);
  expect(straight(true)).toEqual([180, 180, 180]);
  expect(straight(false)).toEqual([0, 0, 0]);
});
