// Every state is visited in both languages: nothing in it is said twice, axe-core finds nothing wrong, light, dark and at
// every width, and it looks the same whatever was open before. Of a tour only style sheets are left behind, so each
// state is measured with its own alone, and with those of all other screens after them and before them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { wrong } from './axe.ts';
import { expect, languages, test, unless, versusWords } from './fixture.ts';
import { differences, drawn, looks, whole } from './looks.ts';
import { every, pairwise } from './pairwise.ts';
import { echoes, twice, unglossed } from './said.ts';
import { dist } from './site.ts';
import { type State, bring, screens } from './states.ts';

/** The sheets of all parts; those that a page has joined are the same once more. */
const sheets = readdirSync(join(dist, 'assets')).filter((file) => /^(?!main-|page-).*\.css$/.test(file));

/** Takes the page's own sheets as they are and puts all others before or after them; null takes those away. */
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

/** What would move by itself. */
async function stopCounting(page: Page): Promise<void> {
  const stop = page.getByRole('button', { name: versusWords.ja.stop, exact: true });
  // It may end by itself before the press.
  while ((await stop.count()) > 0)
    await stop
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
}

/** Expects the state to look the same with the sheets of all others. */
async function standsAlone(page: Page): Promise<void> {
  await stopCounting(page);
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

const states = Object.values(screens).flat();
const screenOf = (state: State) =>
  Object.entries(screens).find(([, states]) => (states as readonly State[]).includes(state))?.[0] ?? '';

const choices = {
  state: states,
  lang: languages,
  light: ['light', 'dark'],
  width: [360, 768, 1280],
} as const;
const views = every(choices);
type View = (typeof views)[number];
const pairs = new Set(pairwise(choices, { state: screenOf }).map((view) => JSON.stringify(view)));
const isEnough = (view: View) => pairs.has(JSON.stringify(view));

/** Brings the page into a state, to be seen so. */
async function bringTo(page: Page, { state, lang, light, width }: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
  await bring(page, state, lang);
}

for (const state of states)
  for (const lang of languages) {
    // What axe-core looks at first is shared with the other questions.
    const [view, ...more] = views
      .filter((one) => one.state === state && one.lang === lang)
      .toSorted((a, b) => Number(isEnough(b)) - Number(isEnough(a)));
    if (!view) continue;
    test(`${state} (${lang})`, async ({ page }) => {
      await bringTo(page, view);
      if (isEnough(view)) expect(await wrong(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await drawn(page);
      expect(await twice(page)).toEqual([]);
      expect(await echoes(page)).toEqual([]);
      if (lang === 'en') expect(await unglossed(page)).toEqual([]);
      else await standsAlone(page);
    });
    for (const other of isEnough(view) ? more : [view, ...more])
      test(`${state} (${lang}), ${other.light}, ${other.width}${unless(isEnough(other))}`, async ({
        page,
      }) => {
        await bringTo(page, other);
        expect(await wrong(page)).toEqual([]);
      });
  }
