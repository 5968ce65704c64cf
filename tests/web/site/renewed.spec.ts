// Tests a site that is renewed while its pages lie in caches and open tabs: a page that misses a file says so
// and loads the new version, once, and no other fight is shown in the place of a link's.
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, expect, ready, send, test, verdict } from '../kit/fixture.ts';
import { headline } from '../kit/games.ts';
import { fight, fragment, other, sample } from '../kit/shiden.ts';
import { copySite } from '../kit/siteCopy.ts';
import { dictionaries } from '../kit/words.ts';

const t = dictionaries.ja;
const renewal = '新しい版があります。読み込みます。';

let folder: string;
let address: string;
let close: () => void;
test.beforeEach(async ({ watch }) => {
  watch.expected.push(
    /not of this site/,
    /Failed to load resource|ERR_ABORTED|preload|error: Failed to fetch/,
  );
  ({ folder, address, close } = await copySite());
});
test.afterEach(() => close());

const mainOf = (html: string) => /<script type="module" src="[^"]*?(assets\/[^"]+)"/.exec(html)?.[1] ?? '';
const pageOf = () => readFileSync(join(folder, 'shiden/index.html'), 'utf8');

/** Makes another version of the site: its main script, by which pages and parts know it, gets another name. */
function renew(): void {
  const old = basename(mainOf(pageOf()));
  const young = old.replace(/\.js$/, '-later.js');
  renameSync(join(folder, 'assets', old), join(folder, 'assets', young));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js)$/.test(file)) continue;
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(old, young));
  }
}

const documents = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  return asked;
};

test('a page of yesterday whose script is gone: it says so, loads the new version, and opens the link', async ({
  page,
}) => {
  const old = pageOf();
  renew();
  // The browser's cache has the old page; past the cache, the site answers with the new one.
  await page.route(
    `${address}shiden/`,
    (route) => route.fulfill({ body: old, contentType: 'text/html; charset=utf-8' }),
    { times: 1 },
  );
  await page.goto(`${address}shiden/#${fragment(...other)}`);
  await expect(page.getByRole('alert')).toHaveText(renewal);
  await expect(page.getByText(headline(fight(...sample), 'ja')).first()).toBeHidden();
  await ready(page);
  await build(page);
  await expect(verdict(page)).toContainText(headline(fight(...other), 'ja'));
});

test('where the new version lacks its script too, nothing goes round in a circle, and the link’s place stays empty @full', async ({
  page,
}) => {
  const old = pageOf();
  renew();
  rmSync(join(folder, mainOf(pageOf())));
  await page.route(
    `${address}shiden/`,
    (route) => route.fulfill({ body: old, contentType: 'text/html; charset=utf-8' }),
    { times: 1 },
  );
  const asked = documents(page);
  await page.goto(`${address}shiden/#${fragment(...other)}`);
  await expect(page.getByRole('alert')).toContainText('この頁を全部は読み込めませんでした。');
  await expect(page.getByRole('alert').getByRole('button', { name: t.retry })).toBeEnabled();
  await expect(page.getByRole('alert')).toContainText(`#${fragment(...other)}`);
  await expect(page.getByText(headline(fight(...sample), 'ja')).first()).toBeHidden();
  expect(asked).toHaveLength(2);
});

test('an open page misses a part: the new version is loaded and shows the fight as it was @full', async ({
  page,
}) => {
  await page.goto(`${address}shiden/#${fragment(...other)}`);
  await ready(page);
  renew();
  const [part] = readdirSync(join(folder, 'assets')).filter((file) => file.startsWith('ShareDialog'));
  if (!part) throw new Error('no such part');
  renameSync(join(folder, 'assets', part), join(folder, 'gone.js'));
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: renewal })).toBeVisible();
  renameSync(join(folder, 'gone.js'), join(folder, 'assets', part));
  await page.waitForEvent('load');
  await ready(page);
  await build(page);
  await expect(verdict(page)).toContainText(headline(fight(...other), 'ja'));
});

test('where what reads links is gone for good, the sample does not stand for a link @full', async ({
  page,
}) => {
  for (const file of readdirSync(join(folder, 'assets')))
    if (/^preload-.*\.js$/.test(file)) rmSync(join(folder, 'assets', file));
  await page.goto(`${address}shiden/#${fragment(...other)}`);
  await expect(page.getByRole('alert').filter({ hasText: '読み込めませんでした。' })).toBeVisible();
  await expect(page.getByText(headline(fight(...sample), 'ja')).first()).toBeHidden();
});
