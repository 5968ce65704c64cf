// Steps that all first-steps journeys share: reading the first screen, beginning, and seeing how the fight ends.
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

/** Expects the verdict in view, without scrolling. */
export async function told(page: Page, ending: () => string): Promise<void> {
  await expect(async () => {
    await expect(verdict(page)).toContainText(ending(), { timeout: 1000 });
    await expect(verdict(page)).toBeInViewport({ ratio: 0.75, timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}

export const nameOf = (page: Page, lang: Lang, side: Side) =>
  sheet(page, dictionaries[lang], side).getByRole('textbox', {
    name: dictionaries[lang].nameOf(marks[side]),
  });

/** Sees the sample, opens and leaves the page on how to play, and empties both sheets. */
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
  // The script that empties the sheets is fetched first.
  await expect(nameOf(page, lang, 0)).toHaveValue('');
}

/** Opens the share dialog by a tap. */
export const share = (page: Page): Promise<void> => send(page, (on) => on.tap());

/** The headline of the fight that a link holds. */
export function ending({ engine, fight }: Game, url: string, lang: Lang): string {
  const read = ok(engine.openLink(url, '{}'));
  if ('failure' in read || read.kind !== 'F') throw new Error(`no link of a fight: ${url}`);
  return headline(fight(read.match), lang);
}

/** Waits until the address holds both names, and so the last input. */
export const written = (page: Page, { engine }: Game): Promise<void> =>
  expect
    .poll(() => {
      const read = ok(engine.openLink(page.url(), '{}'));
      return 'failure' in read || read.kind !== 'F' ? [] : read.match.sides.map(({ name }) => name);
    })
    .toEqual(names);
