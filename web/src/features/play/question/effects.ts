// Effects beside options: whether the reader wants to see them, which is remembered, and beside which options
// they stand.
import { signal } from '@preact/signals';
import type { Option, Text } from '#engine';
import { keep, kept } from '../../../app/settings.ts';
import { lang } from '../../../i18n/index.ts';

const setting = 'effects';

/** Whether the reader wants to see effects; remembered once the reader has chosen. */
export const wantsEffects = signal(kept(setting) !== 'off');

export function wantEffects(on: boolean): void {
  wantsEffects.value = on;
  keep(setting, on ? 'on' : 'off');
}

/** Ids of the options of a group beside which the effect stands: the first of those with the same effect. */
export function toldAt(options: readonly Option[]): Set<string> {
  const told = new Set<string>();
  const first = options.filter(({ effect }) => {
    if (!effect || told.has(effect.ja)) return false;
    told.add(effect.ja);
    return true;
  });
  return new Set(first.map(({ id }) => id));
}

/** An effect of several lines as one text, each line a sentence. */
export const inOneLine = (effect: Text | undefined): string =>
  (effect?.[lang.value] ?? '').replaceAll('\n', lang.value === 'ja' ? '。' : '. ');
