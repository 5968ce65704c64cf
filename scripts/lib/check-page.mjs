// Serves the built page, fights the sample in a real Chromium ($CHROMIUM), and reports every fault.
import { chromium } from 'playwright-core';
import { serve } from '../../web/build/serve.mjs';
import { launchOptions } from './chromium.mjs';

/** Loads the page, waits for the engine, and swaps the sides: that fight isn't in the served HTML. */
async function check(browser, url) {
  const page = await browser.newPage({ locale: 'ja-JP' });
  const faults = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (/^(http|ws)/.test(request.url()) && !request.url().startsWith(url)) {
      faults.push(`leaves the page's folder: ${request.url()}`);
    }
  });

  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.engine === 'ready', null, {
    timeout: 30_000,
  });
  // At its end the fight names the winner. After the swap the winner keeps the name; the mark changes from ▽ to ▲.
  const headline = page.getByRole('heading', { level: 1 });
  await page.keyboard.press('End');
  await headline.filter({ hasText: /▽\s*クロダ/ }).waitFor({ timeout: 10_000 });
  await page.keyboard.press('x');
  await page.keyboard.press('End');
  await headline.filter({ hasText: /▲\s*クロダ/ }).waitFor({ timeout: 10_000 });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const server = await serve({ root: 'web/dist', port: Number(process.argv[2]) });
let browser;
try {
  browser = await chromium.launch(launchOptions);
  await check(browser, `http://localhost:${server.address().port}/`);
  console.log('The page works: クロダ wins the sample, on either side.');
} catch (error) {
  console.error(`The page does not work: ${error.message}`);
  process.exitCode = 1;
} finally {
  await browser?.close();
  server.close();
}
