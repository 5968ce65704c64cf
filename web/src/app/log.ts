// The record of the fight on the page as the engine writes it.
import { computed } from '@preact/signals';
import type { Lang } from '#engine';
import { lang } from '../i18n/index.ts';
import { curtain } from './curtain.ts';
import { client, fought, matchOf, system } from './match.ts';

/** What the game's own notation is called. */
export const notationName = computed(() => system.value?.notation[lang.value] ?? '');

export type LogForm = 'text' | 'classic' | 'latest';

export async function logText(form: LogForm, language: Lang = lang.value): Promise<string | null> {
  const engine = client();
  // The engine tells it as the one who is asked sees it.
  const now = curtain.value ? null : fought.value;
  return engine && now ? engine.log(matchOf(now), form, language) : null;
}
