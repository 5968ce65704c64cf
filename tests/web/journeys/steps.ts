// What all first steps have in common, whatever the game: reading what stands there, beginning, and seeing how it ends.
import { type Locator, type Page, expect } from '@playwright/test';
import type { Lang } from '#engine';
import { ok } from '../../parity/module.ts';
import { menu, send, sheet, verdict } from '../kit/fixture.ts';
import { type Game, headline } from '../kit/games.ts';
import { dictionaries, headWords, stageWords } from '../kit/words.ts';

export type Side = 0 | 1;
export const sides = [0, 1] as const;
const marks = ['▲', '▽'] as const;
export const names = ['アオイ', 'クロエ'] as const;

/** How the fight ends stands where the reader is. */
export async function told(page: Page, lang: Lang, ending: () => string): Promise<void> {
  expect(dictionaries[lang]).toBeDefined();
  await expect(async () => {
    await expect(verdict(page)).toContainText(ending(), { timeout: 1000 });
    await expect(verdict(page)).toBeInViewport({ ratio: 0.75, timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}

export const nameOf = (page: Page, lang: Lang, side: Side) =>
  sheet(page, dictionaries[lang], side).getByRole('textbox', {
    name: dictionaries[lang].nameOf(marks[side]),
  });

/** Tells of the sample, how to play is read and left again, and both sheets are emptied. */
export async function understand(page: Page, lang: Lang, act: (on: Locator) => Promise<void>): Promise<void> {
  const [w, h] = [stageWords[lang], headWords[lang]];
  await expect(page.getByRole('button', { name: w.fromStart }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/has lost\.|負けです。/).first()).toBeInViewport({ ratio: 1 });
  await act((await menu(page, act)).getByRole('link', { name: h.howTo }));
  const how = page.getByRole('heading', { name: h.howTo, exact: true });
  await expect(how).toBeInViewport({ ratio: 1 });
  await expect(how).toBeFocused();
  await page.goBack();
  await expect(verdict(page)).toBeInViewport();
  await act((await menu(page, act)).getByRole('button', { name: h.own }));
  // The sheets are emptied by a file that comes in first.
  await expect(nameOf(page, lang, 0)).toHaveValue('');
}

/** Opens the dialog in which a fight is sent, from wherever a thumb is. */
export const share = (page: Page): Promise<void> => send(page, (on) => on.tap());

/** How the fight of an address ends. */
export function ending({ engine, fight }: Game, url: string, lang: Lang): string {
  const read = ok(engine.openLink(url, '{}'));
  if ('failure' in read || read.kind !== 'F') throw new Error(`no link of a fight: ${url}`);
  return headline(fight(read.match), lang);
}

/** The link holds both names: it is the address of what was put in last. */
export const written = (page: Page, { engine }: Game): Promise<void> =>
  expect
    .poll(() => {
      const read = ok(engine.openLink(page.url(), '{}'));
      return 'failure' in read || read.kind !== 'F' ? [] : read.match.sides.map(({ name }) => name);
    })
    .toEqual(names);
