// Prints the time table of the built page in Chromium: node scripts/lib/bench-page.mjs [--quick]. Nothing is asserted.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { serve } from '../../web/build/serve.mjs';
import { many } from './bench-page-many.mjs';
import { crowds } from './bench-page-crowds.mjs';
import { opponents } from './bench-page-thinking.mjs';
import { visits } from './bench-page-visits.mjs';
import { middle } from './bench-page-watch.mjs';
import { launchOptions } from './chromium.mjs';

const root = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

/** The slow machine: 1.6 Mbit/s and a round trip of 150 ms, on a processor four times slower than this one. */
const slow = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
};

/** Runs a measure on a page in a new context, whose cache is empty. */
async function visit(browser, url, throttled, use) {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const throttle = async (one, other = {}) => {
      if (!throttled) return;
      const cdp = await context.newCDPSession(one);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', { ...slow.network, ...other });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
    };
    await throttle(page);
    return await use({ browser, context, page, url, throttle });
  } finally {
    await context.close();
  }
}

/** Runs one measure `times` times; gives the medians of its figures, by name. */
async function medians(measure, times, browser, url, throttled) {
  const runs = [];
  for (let run = 0; run < times; run++) runs.push(await visit(browser, url, throttled, measure.run));
  const figures = {};
  for (const name of Object.keys(runs[0])) {
    const all = runs.map((one) => one[name]);
    figures[name] = all.every((one) => typeof one === 'number') ? middle(all) : all.at(-1);
  }
  return figures;
}

const written = (value, unit) =>
  value === undefined
    ? ''
    : typeof value === 'number'
      ? `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`
      : value;

function line(what, target, plain, throttled) {
  console.log(`${what.padEnd(46)} ${target.padEnd(24)} ${plain.padStart(14)} ${throttled.padStart(14)}`);
}

if (!existsSync(resolve(root, 'web/dist/index.html'))) {
  console.error('The page is not built: run scripts/build --web first.');
  process.exit(1);
}
const server = await serve({ root: resolve(root, 'web/dist'), base: '/repo/', compress: true });
const url = `http://localhost:${server.address().port}/repo/`;
let browser;
try {
  browser = await chromium.launch(launchOptions);
  const times = values.quick ? 1 : 5;
  console.log(`Chromium ${browser.version()}, median of ${times}`);
  line('', 'target (throttled)', 'unthrottled', '4x, 1.6 Mbit/s');
  for (const measure of [...visits, ...crowds, ...opponents, ...many]) {
    if (!measure.name.includes(values.only)) continue;
    try {
      const plain = await medians(measure, times, browser, url, false);
      const throttled = measure.plainOnly ? {} : await medians(measure, times, browser, url, true);
      for (const [name, { target, unit }] of Object.entries(measure.figures)) {
        line(name, target, written(plain[name], unit), written(throttled[name], unit));
      }
    } catch (error) {
      console.log(`${measure.name}: not measured (${error.message.split('\n')[0]})`);
    }
  }
} finally {
  await browser?.close();
  server.close();
}
