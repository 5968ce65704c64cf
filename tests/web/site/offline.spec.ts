// Tests the service worker: after the first visit the site works without a network, asks before it takes a
// new version, and can be withdrawn.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, expect, open, ready, skillButton, test, thorough, verdict } from '../kit/fixture.ts';
import { countersWords, dictionaries, pictureWords } from '../kit/words.ts';
import { changed, fight, fragment, other, sample } from '../kit/shiden.ts';
import { site } from '../kit/site.ts';
import { copySite } from '../kit/siteCopy.ts';
import { headline } from '../kit/games.ts';

const t = dictionaries.ja;

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has kept everything and answers for this page. */
async function keptSite(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
}

test('everything works without a network after the first visit', async ({ page, context, watch }) => {
  // For the address of a folder without its slash the service worker redirects.
  watch.expected.push(/ERR_INTERNET_DISCONNECTED/, /not of this site: .*\/shiden$/);
  await open(page);
  await keptSite(page);
  await context.setOffline(true);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('status').filter({ hasText: t.offline })).toBeVisible();
  // Files named by their content come from the cache without the service worker.
  const sources = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .map((one) => (one as { workerFinalSourceType?: string }).workerFinalSourceType),
  );
  expect(sources.length).toBeGreaterThan(3);
  expect(new Set(sources)).toEqual(new Set(['cache']));
  await skillButton(page, 0, '一閃').click();
  await expect(verdict(page)).toContainText(headline(fight(...changed('一閃')), 'ja'));
  await page.keyboard.press('s');
  const shared = page.getByRole('dialog', { name: t.actions.share });
  await shared.getByText(pictureWords.ja.ofResult).click();
  await expect(shared.getByRole('img', { name: headline(fight(...changed('一閃')), 'ja') })).toBeVisible();
  await page.keyboard.press('Escape');
  const more = thorough ? ['shiden/', 'en/', 'shiden'] : [];
  for (const path of ['en/shiden/', ...more, `shiden#${fragment(...other)}`]) {
    await page.goto('about:blank');
    await open(page, path);
  }
  await expect(verdict(page)).toContainText(headline(fight(...other), 'ja'));
  // The module of many fights was kept with the rest, although nothing has asked for it yet.
  await page.goto('about:blank');
  await open(page, 'shiden/#-versus-counters');
  await expect(page.getByText(countersWords.ja.exact('28,629,151')).first()).toBeVisible({ timeout: 60_000 });
  await page.goto(`${site}shiden/rules/`);
  await expect(page.getByRole('heading', { name: /^5\.3/ })).toBeVisible();
});

test('where the site is kept, the worker begins before the page is drawn, and answers unasked @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const begun: { drawn: boolean; asked: string[] }[] = [];
    Object.assign(globalThis, { begun });
    globalThis.Worker = class extends Worker {
      // There is no body while the head is read, whatever the types say.
      private readonly of = { drawn: Boolean(document.querySelector('body')), asked: [] as string[] };
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        begun.push(this.of);
      }
      override postMessage(message: { question?: { call: string } }) {
        this.of.asked.push(message.question?.call ?? 'start');
        super.postMessage(message);
      }
    };
  });
  const begun = () =>
    page.evaluate(() => (globalThis as unknown as { begun: { drawn: boolean; asked: string[] }[] }).begun);
  for (const path of ['shiden/', 'en/shiden/', `shiden/#${fragment(...other)}`]) {
    await page.goto('about:blank');
    await open(page, path);
    if (path === 'shiden/') {
      expect(await begun()).toMatchObject([{ drawn: true }]);
      expect((await begun())[0]?.asked.slice(0, 2)).toEqual(['start', 'first']);
      await keptSite(page);
      await page.reload();
      await ready(page);
    }
    expect(await begun()).toMatchObject([{ drawn: false }]);
    expect((await begun())[0]?.asked).not.toContain('start');
    expect((await begun())[0]?.asked).not.toContain('first');
  }
  await expect(verdict(page)).toContainText(headline(fight(...other), 'ja'));
  // Chromium warns of a preload that is unused three seconds after the page has loaded; the fixture would
  // report that.
  await page.waitForTimeout(4000);
});

test('where what was kept has lost the engine, the page says why it does not come @full', async ({
  page,
  context,
  watch,
}) => {
  watch.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|error: offline/);
  await open(page);
  await keptSite(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const engines = (await cache.keys()).filter(({ url }) => url.includes('/engine-shiden-'));
      await Promise.all(engines.map((one) => cache.delete(one)));
    }
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('つながりがありません。');
  await context.setOffline(false);
  await page.getByRole('alert').getByRole('button', { name: t.retry }).click();
  await ready(page);
});

test.describe('a new version', () => {
  let folder: string;
  let address: string;
  let close: () => void;
  test.beforeEach(async ({ watch }) => {
    // The copy of the site has an address of its own.
    watch.expected.push(/not of this site/);
    ({ folder, address, close } = await copySite());
  });
  test.afterEach(() => close());

  const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys());

  async function visit(page: Page): Promise<void> {
    await page.goto(address);
    await ready(page);
    await keptSite(page);
  }

  test('is told, and taken when the reader says so', async ({ page }) => {
    await visit(page);
    const before = await caches(page);
    // Any change of the content makes another version.
    const script = join(folder, 'sw.js');
    writeFileSync(script, readFileSync(script, 'utf8').replace(/prefix \+ "\w+"/, 'prefix + "later"'));
    await page.reload();
    await ready(page);
    const reload = page.getByRole('button', { name: t.reload });
    await expect(page.getByRole('status').filter({ hasText: t.update })).toBeVisible();
    await page.keyboard.press('Home');
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await ready(page);
    await expect(page.getByRole('status').filter({ hasText: t.update })).toHaveCount(0);
    await expect.poll(() => caches(page)).not.toEqual(before);
    expect(await caches(page)).toHaveLength(1);
    await build(page);
    await expect(verdict(page)).toContainText(headline(fight(...sample), 'ja'));
  });

  test('the kill switch removes what was kept and itself', async ({ page }) => {
    await visit(page);
    expect(await caches(page)).toHaveLength(1);
    copyFileSync(join(folder, 'sw-off.js'), join(folder, 'sw.js'));
    await page.reload();
    // The page looks for a new service worker once the engine works.
    await ready(page);
    await expect.poll(() => caches(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  });
});
