// What is said of dice and of playing by hand, in English.
import type { ja } from './strings.ja.ts';

export const en: typeof ja = {
  turn: (name) => `${name} decides`,
  thinks: (name) => `${name} is thinking`,
  goOn: 'Go on',
  back: 'Take it back',
  surrender: 'Surrender',
  seed: 'Seed of the dice',
};
