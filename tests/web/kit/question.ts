// The question of a fight by hand: finds its card, its sentence and its options, and takes options.
import { type Locator, type Page, expect } from '@playwright/test';
import type { Lang, Pending } from '#engine';
import { unanswered } from './fixture.ts';
import { playWords } from './words.ts';

/** The card of the question, or of the end of the fight. */
export const question = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator('#waiting') });

export const sentence = (page: Page): Locator => question(page).getByRole('heading', { level: 2 }).first();

/**
 * Waits until options can be pressed: they can't for a moment after they have come, or after their odds have
 * moved them.
 */
export async function pressable(page: Page): Promise<void> {
  await expect.poll(() => unanswered(page)).toBe(0);
  await expect(page.locator('[aria-disabled=true]')).toHaveCount(0);
}

/** The sentence of a question, as the engine writes it. */
export const asked = (pending: Pending | null, lang: Lang): string => pending?.prompt[lang] ?? '';

/** Buttons of the options in the question; those on the board are not among them. */
export const choices = (page: Page, lang: Lang): Locator =>
  question(page).getByRole('group', { name: playWords[lang].options, exact: true }).getByRole('button');

export const choice = (page: Page, lang: Lang, name: string): Locator =>
  question(page)
    .getByRole('group', { name: playWords[lang].options, exact: true })
    .getByRole('button', { name, exact: true })
    .first();

/** Names of buttons, without their descriptions. */
export const namesOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) =>
    all.map((one) => {
      const by = one.getAttribute('aria-labelledby');
      return (one.ariaLabel ?? (by && document.getElementById(by)?.textContent) ?? one.textContent).trim();
    }),
  );

/** Buttons of all options, in the question and on the board. */
export const things = (page: Page, lang: Lang): Locator =>
  choices(page, lang).or(page.locator('[data-part=board] button[data-takes]'));

/** Surrenders: presses the button, and confirms. */
export async function surrender(page: Page, lang: Lang, press = (on: Locator) => on.click()): Promise<void> {
  const p = playWords[lang];
  const name = { name: p.surrender, exact: true };
  await press(question(page).getByRole('button', name));
  await press(question(page).getByRole('group', { name: p.surely }).getByRole('button', name));
}
