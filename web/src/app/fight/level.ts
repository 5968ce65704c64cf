// Levels of the computer opponent in this game, their names, and the level that was played last.
import { computed } from '@preact/signals';
import { translated } from '../../i18n/index.ts';
import { keep, kept } from '../settings.ts';
import { system } from './match.ts';

export const searches = ['search 1', 'search 2', 'search 3'] as const;
export type Search = (typeof searches)[number];

export const levelWords = translated({
  /** Of the levels, the weakest first. */
  strengths: { ja: ['弱', '中', '強'], en: ['weak', 'medium', 'strong'] },
  level: {
    ja: (strength: string) => `コンピュータ ${strength}`,
    en: (strength: string) => `Computer, ${strength}`,
  },
});

/** "強". */
export const strengthOf = (level: Search): string =>
  levelWords.value.strengths[searches.indexOf(level)] ?? level;
/** "コンピュータ 強". */
export const levelName = (level: Search): string => levelWords.value.level(strengthOf(level));

export const levels = computed(() => searches.slice(0, system.value?.opponents ?? 0));

const key = 'level';

/** The level that was used last; at first 中, the second one. */
export function lastLevel(): Search {
  const found = levels.peek().find((one) => one === kept(key));
  return found ?? levels.peek()[1] ?? 'search 1';
}

export function keepLevel(level: Search): void {
  keep(key, level);
}
