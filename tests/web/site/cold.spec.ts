// Tests the cold load of a page up to the reader's first own fight: number and size of its requests, on
// English pages as on Japanese ones.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { build, expect, record, section, sheet, test, unless } from '../kit/fixture.ts';
import { dictionaries, differenceWords } from '../kit/words.ts';
import { dist, site } from '../kit/site.ts';
import { systems } from '../../parity/module.ts';
import budgets from '../../../web/build/budgets.json' with { type: 'json' };

/** Budgets of docs/page.md, after gzip, from an empty cache to the first own fight. */
const most = budgets.cold;

const weigh = (address: string) => {
  const file = address.slice(site.length).replace(/(^|\/)$/, '$1index.html');
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024;
};

/**
 * Opens a page, renames a character and waits for the fight. Returns all requests in between, those of
 * workers and the icon included.
 */
async function untilFirstFight(page: Page, lang: 'ja' | 'en', system: string): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: { url: () => string }) => asked.push(request.url());
  page.context().on('request', note);
  await page.goto(`${site}${lang === 'en' ? 'en/' : ''}${system}/`);
  await page.waitForFunction(() => document.documentElement.dataset['engine'] === 'ready');
  await page.waitForLoadState('networkidle');
  const t = dictionaries[lang];
  await build(page);
  const lines = () => record(page, t).textContent();
  const before = await lines();
  await sheet(page, t, 0)
    .getByRole('textbox', { name: t.nameOf('▲') })
    .fill('Own');
  await expect.poll(lines).not.toBe(before);
  // What names the change comes behind the fight.
  await expect(page.getByRole('list', { name: differenceWords[lang].changed })).toContainText('Own');
  page.context().off('request', note);
  return asked;
}

// The test of 千幻抄, the largest, is in every run.
for (const system of systems) {
  test(`${system}: at most ${most.requests} requests and ${most.kilobytes} KB until the first own fight, in English no more than in Japanese${unless(system === 'sengen')}`, async ({
    page,
    browser,
  }) => {
    const ja = await untilFirstFight(page, 'ja', system);
    const other = await browser.newContext({ serviceWorkers: 'block' });
    const en = await untilFirstFight(await other.newPage(), 'en', system);
    await other.close();
    for (const asked of [ja, en]) {
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most.requests);
      const sum = asked.map(weigh).reduce((a, b) => a + b, 0);
      expect(sum, asked.join('\n')).toBeLessThanOrEqual(most.kilobytes);
    }
    // All files but the page itself.
    const files = (of: string[]) => of.filter((address) => !address.endsWith('/')).sort();
    expect(files(en)).toEqual(files(ja));
  });
}

test("panel: the samples' plans are English from the first byte, without the module of many fights @full", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site}en/panel/`);
  await page.waitForFunction(() => document.documentElement.dataset['engine'] === 'ready');
  await page.waitForLoadState('networkidle');
  await build(page);
  const own = await section(sheet(page, dictionaries.en, 0), /^Plans/);
  const lines = await own.getByRole('listitem').allTextContents();
  // The text behind "#" is a note of the player.
  const plans = lines.map((line) => line.replace(/^\d+ |#.*$/g, ''));
  expect(plans).toHaveLength(4);
  const served = await (await page.request.get(`${site}en/panel/`)).text();
  for (const plan of plans) {
    expect(plan).not.toMatch(/[\u3041-\u30ff]/);
    expect(served).toContain(plan.replaceAll('<', '&lt;'));
  }
  expect(asked.filter((address) => address.includes('analysis'))).toEqual([]);
});
