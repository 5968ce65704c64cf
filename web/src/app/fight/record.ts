// The record as the reader may see it: the curtain between two players at one screen, the text of the fight, the winner.
import { computed, signal } from '@preact/signals';
import type { Lang, SideId } from '#engine';
import { client, fought, matchOf, report, system } from './match.ts';
import { lang, words } from '../../i18n/index.ts';
import type { Side } from '../sheet/build.ts';

// Curtain: two players share one screen in a fight with secrets, and hand it over to each other.

/** The side whose player has said that the screen is theirs. */
export const looking = signal<SideId | null>(null);

/** One person plays both sides of the running fight: the curtain stays open. */
export const alone = signal(false);

/** The side that is asked, if two players share the screen and there are secrets; else null. */
export const shared = computed<SideId | null>(() => {
  const fight = report.value;
  return fight?.viewer && fight.controllers.every((one) => one === 'hand') && !alone.value
    ? fight.viewer
    : null;
});

/** The side that is asked and has not taken the screen yet; until then nothing of the fight is shown. null: no
 * curtain. */
export const curtain = computed<SideId | null>(() => (shared.value === looking.value ? null : shared.value));

// Text of the record, as the engine writes it.

/** Name of the game's own notation; where its players post it, in the phrase for posted records. */
export const notationName = computed(() => {
  const name = system.value?.notation[lang.value] ?? '';
  return system.value?.records ? words.value.posted(name) : name;
});

export type LogForm = 'text' | 'classic' | 'latest';

export async function logText(form: LogForm, language: Lang = lang.value): Promise<string | null> {
  const engine = client();
  // While the curtain is closed there is no record: the engine would tell it as the player who is asked sees it.
  const now = curtain.value ? null : fought.value;
  return engine && now ? engine.log(matchOf(now), form, language) : null;
}

/** Index of the side that won; null for a draw and while the fight goes on. */
export function winner(): Side | null {
  const who = report.value?.outcome?.winner;
  return who === 'A' ? 0 : who === 'B' ? 1 : null;
}
