// What a state says: nothing stands twice, and in English a seal has its meaning in letters beside it.
import type { Page } from '@playwright/test';
import { load, ok, systems } from '../../parity/module.ts';

/** What the sides have in common is said of each. */
const own = '[data-part=sheet]';

/** Hints that are seen more than once, in a sheet or outside of both. */
export const twice = (page: Page) =>
  page.evaluate((own) => {
    const rooms = [document, ...document.querySelectorAll(own)];
    return rooms.flatMap((room) => {
      const said = [...room.querySelectorAll<HTMLElement>('.hint')]
        .filter((one) => one.checkVisibility() && (room !== document || !one.closest(own)))
        .map((one) => one.textContent.trim())
        .filter((text) => text !== '');
      return said.filter((text, at) => said.indexOf(text) !== at);
    });
  }, own);

/** Neighbours that say the same sentence; in the record the same may happen twice. */
export const echoes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :not([data-part=record] *), dialog *')].flatMap((one) => {
      const [text, next] = [one.textContent.trim(), one.nextElementSibling];
      const long = text.length > 12 && next?.textContent.trim() === text;
      return long && [one, next].every((each) => each.checkVisibility() && !each.matches('.vh'))
        ? [text]
        : [];
    }),
  );

/** What the kanji of a seal means, of every system. */
const meanings: Record<string, string[]> = {};
for (const id of systems)
  for (const { form } of ok((await load(id)).systems()))
    for (const { glyph, name, reading } of form.items) (meanings[glyph] ??= []).push(reading.en || name.en);

/** Seals beside which their meaning is not written, with what is. */
export const unglossed = (page: Page) =>
  page.evaluate((meanings) => {
    const inWords = (said: readonly string[], one: Element | null, left: number): boolean =>
      one !== null &&
      left > 0 &&
      (said.some((meaning) => one.textContent.replaceAll('\u00AD', '').includes(meaning)) ||
        inWords(said, one.parentElement, left - 1));
    return [...document.querySelectorAll<HTMLElement>('[data-kind][lang=ja]')]
      .filter((one) => one.dataset['kind'] !== 'blank' && one.checkVisibility())
      .filter((one) => !inWords(meanings[one.querySelector('b')?.textContent ?? ''] ?? [], one, 5))
      .map((one) => `${one.textContent} in: ${one.parentElement?.textContent ?? ''}`);
  }, meanings);
