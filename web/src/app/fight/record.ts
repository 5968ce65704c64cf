// The record as it may be seen: the curtain between two at one screen, the text of the fight, how it ended.
import { computed, signal } from '@preact/signals';
import type { Lang, SideId } from '#engine';
import { client, fought, matchOf, report, system } from './match.ts';
import { lang, words } from '../../i18n/index.ts';
import type { Side } from '../sheet/build.ts';

// Two who share one screen in a fight with secrets: who has taken it, and for whom the other is to hand it over.

/** The side whose player has said that the screen is theirs. */
export const looking = signal<SideId | null>(null);

/** One person plays both sides of the fight that goes on: nobody has to be asked, and nothing is hidden from anybody. */
export const alone = signal(false);

/** The side that is asked, where two with secrets share the screen. */
export const shared = computed<SideId | null>(() => {
  const fight = report.value;
  return fight?.viewer && fight.controllers.every((one) => one === 'hand') && !alone.value
    ? fight.viewer
    : null;
});

/** The side that is asked and has not taken the screen yet; until then nothing of the fight is shown. */
export const curtain = computed<SideId | null>(() => (shared.value === looking.value ? null : shared.value));

// The record of the fight on the page as the engine writes it.

/** What the game's own notation is called; where its players post it, by what they do with it. */
export const notationName = computed(() => {
  const name = system.value?.notation[lang.value] ?? '';
  return system.value?.records ? words.value.posted(name) : name;
});

export type LogForm = 'text' | 'classic' | 'latest';

export async function logText(form: LogForm, language: Lang = lang.value): Promise<string | null> {
  const engine = client();
  // The engine tells it as the one who is asked sees it.
  const now = curtain.value ? null : fought.value;
  return engine && now ? engine.log(matchOf(now), form, language) : null;
}

/** The side that won, null for a draw. */
export function winner(): Side | null {
  const who = report.value?.outcome?.winner;
  return who === 'A' ? 0 : who === 'B' ? 1 : null;
}
