// Every screen and dialog looks the same whatever was open before. What a tour leaves behind are style sheets, so each state
// is measured with its own alone, and with those of all other screens after them and before them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, versusWords } from './fixture.ts';
import { differences, drawn, looks, whole } from './looks.ts';
import { dist } from './site.ts';
import { bring, screens } from './states.ts';

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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const state of Object.values(screens).flat()) {
  test(`${state}: alone and with the sheets of all others`, async ({ page }) => {
    await bring(page, state, 'ja');
    // What is still counted would move by itself.
    const stop = page.getByRole('button', { name: versusWords.ja.stop, exact: true });
    // It may end by itself before the press.
    while ((await stop.count()) > 0)
      await stop
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
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
  });
}
