// The question of a fight by hand: where it stands, what it asks, and what may be chosen in it.
import { type Locator, type Page, expect } from '@playwright/test';
import type { Lang, Pending } from '#engine';
import { unanswered } from './fixture.ts';
import { playWords } from './words.ts';

/** The question, or what stands in its place when all is decided. */
export const question = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator('#waiting') });

export const sentence = (page: Page): Locator => question(page).getByRole('heading', { level: 2 }).first();

/** What has just come takes no press for a moment, nor does what odds have just moved: the engine has told them, and that is over. */
export async function pressable(page: Page): Promise<void> {
  await expect.poll(() => unanswered(page)).toBe(0);
  await expect(page.locator('[aria-disabled=true]')).toHaveCount(0);
}

/** What is asked, as the engine says it. */
export const asked = (pending: Pending | null, lang: Lang): string => pending?.prompt[lang] ?? '';

/** What may be chosen, but for what stands on the board. */
export const choices = (page: Page, lang: Lang): Locator =>
  question(page).getByRole('group', { name: playWords[lang].options, exact: true }).getByRole('button');

export const choice = (page: Page, lang: Lang, name: string): Locator =>
  question(page)
    .getByRole('group', { name: playWords[lang].options, exact: true })
    .getByRole('button', { name, exact: true })
    .first();

/** What buttons are called, without their descriptions. */
export const namesOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) =>
    all.map((one) => {
      const by = one.getAttribute('aria-labelledby');
      return (one.ariaLabel ?? (by && document.getElementById(by)?.textContent) ?? one.textContent).trim();
    }),
  );

/** All that may be chosen, in the question and on the board. */
export const things = (page: Page, lang: Lang): Locator =>
  choices(page, lang).or(page.locator('[data-part=board] button[data-takes]'));

/** Gives the fight up: asked once more, said once more. */
export async function surrender(page: Page, lang: Lang, press = (on: Locator) => on.click()): Promise<void> {
  const p = playWords[lang];
  const name = { name: p.surrender, exact: true };
  await press(question(page).getByRole('button', name));
  await press(question(page).getByRole('group', { name: p.surely }).getByRole('button', name));
}
