// Visits every state of the page: axe-core finds nothing wrong, nothing is said twice, numbers stand beside
// their names on a wide page, and the looks don't depend on what was open before. A visit to another screen
// leaves only style sheets behind, so each state is measured with its own sheets alone, and with those of all
// other screens after and before them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { wrong } from '../kit/axe.ts';
import { expect, test, unless } from '../kit/fixture.ts';
import { heatWords, languages, versusWords } from '../kit/words.ts';
import { differences, drawn, looks, whole } from '../kit/looks.ts';
import { every, pairwise } from '../kit/pairwise.ts';
import { echoes, twice, unglossed } from '../kit/said.ts';
import { dist } from '../kit/site.ts';
import { forget } from '../kit/storage.ts';
import { type State, bring, screens } from '../kit/states.ts';

/** Style sheets of all parts. The joined sheets of pages hold the same rules, and are left out. */
const sheets = readdirSync(join(dist, 'assets')).filter((file) => /^(?!main-|page-).*\.css$/.test(file));

/** Puts all other style sheets before or after the page's own; null takes them away again. */
const others = (page: Page, where: 'before' | 'after' | null): Promise<void> =>
  page.evaluate(
    async ([names, where]) => {
      for (const link of document.querySelectorAll('link[data-other]')) link.remove();
      if (!where) return;
      const root = document.documentElement.dataset['root'] ?? '';
      const here = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      const links = names
        .filter((name) => !here.some(({ href }) => href.endsWith(name)))
        .map((name) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = `${root}assets/${name}`;
          link.dataset['other'] = '';
          return link;
        });
      const loaded = links.map((link) => new Promise((done) => (link.onload = done)));
      if (where === 'after') document.head.append(...links);
      else here[0]?.before(...links);
      await Promise.all(loaded);
    },
    [sheets, where] as const,
  );

/** Waits until no message is shown: it goes by itself, which must not happen between two measurements. */
const untold = (page: Page): Promise<void> => expect(page.locator('[class*="toast-"]')).toHaveCount(0);

/** Stops runs that are under way, which would change the page by themselves. */
async function stopCounting(page: Page, lang: 'ja' | 'en'): Promise<void> {
  const stop = page.getByRole('button', { name: versusWords[lang].stop, exact: true });
  // A run may end by itself before the press.
  while ((await stop.count()) > 0)
    await stop
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
}

/** Expects the state to look the same with the style sheets of all others. */
async function standsAlone(page: Page, lang: 'ja' | 'en'): Promise<void> {
  await stopCounting(page, lang);
  await untold(page);
  await whole(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    const alone = await looks(page);
    for (const where of ['after', 'before'] as const) {
      await others(page, where);
      expect.soft(differences(alone, await looks(page)), `${where} its own, at ${width} px`).toEqual([]);
    }
    await others(page, null);
  }
}

/** Neighbours in a table row with a gap of more than 200px, which the eye can't bridge. */
function apart(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const most = 200;
    return [...document.querySelectorAll<HTMLTableRowElement>('main table tr')].flatMap((line) => {
      const boxes = [...line.cells].flatMap((cell) => {
        const all = document.createRange();
        all.selectNodeContents(cell);
        const box = all.getBoundingClientRect();
        return box.width > 0 ? [{ box, text: cell.textContent }] : [];
      });
      return boxes.flatMap(({ box, text }, at) => {
        const gap = box.left - (boxes[at - 1]?.box.right ?? box.left);
        return gap > most ? [`${boxes[at - 1]?.text ?? ''} … ${text}: ${Math.round(gap)} px`] : [];
      });
    });
  });
}

/** States with tables of numbers. */
const inTables = new Set<State>(['odds', 'league', 'meta', 'map of shares']);

/** On wide pages, expects numbers beside their names, and the lists of a map beside the map. */
async function together(page: Page, lang: 'ja' | 'en', state: State): Promise<void> {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
    expect(await apart(page), `at ${width}`).toEqual([]);
    if (state !== 'map of shares') continue;
    const h = heatWords[lang];
    const map = await page.getByRole('img', { name: h.mapLabel }).boundingBox();
    const best = await page.getByRole('region', { name: h.best }).boundingBox();
    const worst = await page.getByRole('region', { name: h.worst }).boundingBox();
    if (!map || !best || !worst) throw new Error('no map, or no lists');
    for (const list of [best, worst]) {
      expect(list.x, `beside at ${width}`).toBeGreaterThanOrEqual(map.x + map.width);
      expect(list.x + list.width).toBeLessThanOrEqual(width);
    }
    expect(best.y).toBeLessThan(map.y + map.height);
  }
}

const states = Object.values(screens).flat();
const screenOf = (state: State) =>
  Object.entries(screens).find(([, states]) => (states as readonly State[]).includes(state))?.[0] ?? '';

const choices = {
  state: states,
  lang: languages,
  light: ['light', 'dark'],
  width: [360, 768, 1280],
} as const;
type View = ReturnType<typeof every<typeof choices>>[number];

/** Brings the page into a state, in this language, light and width, and checks all of it. */
async function lookAt(page: Page, { state, lang, light, width }: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
  await bring(page, state, lang);
  expect.soft(await wrong(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await drawn(page);
  expect.soft(await twice(page)).toEqual([]);
  expect.soft(await echoes(page)).toEqual([]);
  if (lang === 'en') expect.soft(await unglossed(page)).toEqual([]);
}

const nameOf = ({ state, lang, light, width }: View) => `${state} (${lang}, ${light}, ${width})`;
/** A set with every state, and every screen in each language, light and width. */
const few = pairwise(choices, { state: screenOf });

/** The states in which every run looks at the page; the others are for `scripts/test --full`. */
const daily: readonly State[] = ['result', 'problems', 'share', 'league'];
const rest = Object.entries(screens).map(
  ([screen, all]) => [screen, all.filter((state) => !daily.includes(state))] as const,
);

for (const [what, which] of [['what everybody meets', daily], ...rest] as const)
  test(`${what}: every state once${unless(which === daily)}`, async ({ page }) => {
    // On a busy machine this takes minutes.
    test.setTimeout(300_000);
    for (const view of few.filter(({ state }) => which.includes(state))) {
      await forget(page);
      await test.step(nameOf(view), async () => {
        await lookAt(page, view);
        // The set of style sheets depends on neither language nor light.
        await standsAlone(page, view.lang);
        if (inTables.has(view.state)) await together(page, view.lang, view.state);
      });
    }
  });

const seen = new Set(few.map(nameOf));
for (const view of every(choices).filter((one) => !seen.has(nameOf(one))))
  test(`${nameOf(view)} @full`, ({ page }) => lookAt(page, view));
