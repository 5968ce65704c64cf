// Tours every screen and dialog of a system, there and back: each looks as it did when it was opened first.
import type { Page } from '@playwright/test';
import { expect, open, section, sheet, test, verdict } from '../kit/fixture.ts';
import { builderWords, countersWords, dictionaries } from '../kit/words.ts';
import { type Looks, differences, drawn, looks, whole } from '../kit/looks.ts';

const t = dictionaries.ja;
const systems = ['shiden', 'rakuen', 'panel'] as const;
type System = (typeof systems)[number];

interface Stop {
  name: string;
  hash: string;
  /** Systems that have the stop; absent: all. */
  of?: readonly System[];
  /** Opens a section of a sheet, which stays open afterwards, as the reader's choice. */
  opens?: true;
  /** Opens a dialog over the screen. */
  press?: (page: Page) => Promise<void>;
}

const first = (page: Page) => sheet(page, t, 0);
const main = (page: Page) => page.getByRole('main');

const stops: Stop[] = [
  { name: 'match', hash: '#-match' },
  { name: 'rules', hash: '#-rules' },
  { name: 'help', hash: '#-match', press: (page) => page.keyboard.press('?') },
  { name: 'roster', hash: '#-roster' },
  { name: 'share', hash: '#-match', press: (page) => page.keyboard.press('s') },
  { name: 'league', hash: '#-league' },
  {
    name: 'paste',
    hash: '#-match',
    press: (page) => first(page).getByRole('button', { name: t.readText }).click(),
  },
  { name: 'odds', hash: '#-odds', of: ['rakuen', 'panel'] },
  { name: 'matrix', hash: '#-versus-matrix' },
  {
    name: 'from the roster',
    hash: '#-match',
    press: async (page) => {
      await first(page).locator('summary').first().click();
      await first(page).getByRole('button', { name: t.fromRoster }).click();
    },
  },
  { name: 'meta', hash: '#-versus-meta', of: ['shiden'] },
  { name: 'map', hash: '#-versus-map', of: ['rakuen'] },
  {
    name: 'a word',
    hash: '#-match',
    press: (page) => main(page).locator('button[aria-haspopup=dialog]').first().click(),
  },
  ...(
    [
      ['writePlans', 'プラン'],
      ['choose', 'スキル'],
    ] as const
  ).map(([name, of]): Stop => {
    const press = async (page: Page) => {
      await section(first(page), of);
      await first(page).getByRole('button', { name: builderWords.ja[name] }).click();
    };
    return { name, hash: '#-match', of: ['panel'], opens: true, press };
  }),
];

const widths = [360, 1280];

/** Goes to a stop and measures it at every width, scrolled to the top, without hover or focus. */
async function at(page: Page, { hash, press }: Stop): Promise<Looks[]> {
  await page.evaluate((to) => (location.hash = to), hash);
  const here = page.getByRole('navigation', { name: t.screensNav }).locator('[aria-current]');
  await expect(here).toHaveAttribute('href', hash.replace(/(-\w+)-\w+$/, '$1'));
  await expect(verdict(page)).toBeVisible();
  if (press) {
    // As a reader would, waits for the screen before pressing.
    await whole(page);
    await press(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await whole(page);
  const seen: Looks[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo({ top: 0 }));
    await drawn(page);
    // Under a dialog only the dialog is measured; the screen has a stop of its own.
    seen.push(await looks(page, press ? 'dialog' : 'body'));
  }
  if (press) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  return seen;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const system of systems) {
  test(`${system}: there and back @full`, async ({ page }) => {
    // On a busy machine this takes minutes.
    test.setTimeout(240_000);
    const way = stops.filter(({ of }) => !of || of.includes(system));
    const fresh = new Map<Stop, Looks[]>();
    for (const stop of way) {
      await page.goto('about:blank');
      await open(page, `${system}/`);
      fresh.set(stop, await at(page, stop));
    }
    await page.goto('about:blank');
    await open(page, `${system}/`);
    // The counters are passed through without a measurement, since their numbers change while they count.
    if (system === 'shiden') {
      await page.evaluate(() => (location.hash = '#-versus-counters'));
      await expect(page.getByRole('region', { name: countersWords.ja.standing })).toBeVisible();
    }
    const [before, behind] = [way.filter(({ opens }) => !opens), way.filter(({ opens }) => opens)];
    for (const stop of [before, before.toReversed(), behind, behind.toReversed()].flat()) {
      const now = await at(page, stop);
      for (const [k, width] of widths.entries())
        expect
          .soft(differences(fresh.get(stop)?.[k] ?? [], now[k] ?? []), `${stop.name} at ${width} px`)
          .toEqual([]);
    }
  });
}
