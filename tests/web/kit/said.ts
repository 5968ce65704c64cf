// Finds texts that a page says twice, and, on English pages, seals without their meaning in letters.
import type { Page } from '@playwright/test';
import { load, ok, systems } from '../../parity/module.ts';

/** Both sheets may show the same hint. */
const own = '[data-part=sheet]';

/** Hints that are visible more than once, in a sheet or outside of both. */
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

/** Neighbouring elements with the same sentence; the record is left out, since the same may happen twice. */
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

/** Meanings of the kanji on seals, of all systems. */
const meanings: Record<string, string[]> = {};
for (const id of systems)
  for (const { form } of ok((await load(id)).systems()))
    for (const { glyph, name, reading } of form.items) (meanings[glyph] ??= []).push(reading.en || name.en);

/** Seals without their meaning nearby, with the text that stands there. */
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
