// Measures for scripts/bench --page of questions about many fights: a sweep, a league, a series.

import { idleAfter, middle, opened } from './bench-page-watch.mjs';

/** Script put before each worker: notes the memory of its engine, and the time (ms) that making it took. */
const hook = `{
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const from = performance.now();
    const made = await instantiate(...given);
    self.init = performance.now() - from;
    self.memory = Object.values((made.instance ?? made).exports).find((one) => one instanceof WebAssembly.Memory);
    return made;
  };
}
`;

const sweeping = {
  name: 'sweep',
  plainOnly: true,
  figures: {
    'the sample build against everything': { target: '< 3,000 ms', unit: 'ms' },
    '  wins / draws / losses': { target: '22232051/659690/5737410', unit: '' },
    '  first partial result': { target: '<= 200 ms', unit: 'ms' },
    '  frames a second meanwhile': { target: '>= 55', unit: '' },
    '  memory of the largest worker': { target: '<= 64 MB', unit: 'MB' },
    '  making an engine in a worker': { target: '<= 150 (40) ms', unit: 'ms' },
    '  workers': { target: '', unit: '' },
    'cancel -> idle': { target: '<= 100 ms', unit: 'ms' },
  },
  async run(context) {
    const { page, context: browsing } = context;
    await browsing.route('**/assets/*Worker-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: hook + (await response.text()) });
    });
    // The worker's script must come through the route above, not out of the service worker's cache.
    await page.addInitScript(() => {
      Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
        value: () => new Promise(() => undefined),
      });
    });
    await opened(context);
    const result = await page.evaluate(async () => {
      const { countFrames, until } = globalThis;
      const begun = until(() =>
        document.querySelector('[aria-labelledby="standing"] [class*="running-"][data-state="running"]'),
      );
      location.hash = '#-versus-counters';
      const from = await begun;
      const framesNow = countFrames();
      const partial = await until(
        () =>
          !/^0 /.test(
            document.querySelector('[aria-labelledby="standing"] [class*="count-"]')?.textContent ?? '0 ',
          ),
      );
      const to = await until(() => document.querySelector('[aria-labelledby="standing"] [data-exact]'));
      const fps = framesNow();
      const counts = [...document.querySelectorAll('[class*="wdlCounts-"] dd:not([class*="part-"])')].map(
        (one) => one.textContent.replaceAll(',', ''),
      );
      return { time: to - from, partial: partial - from, fps, counts };
    });
    const engines = await Promise.all(
      page
        .workers()
        .map((worker) =>
          worker.evaluate(() => ({ bytes: self.memory?.buffer.byteLength ?? 0, init: self.init ?? 0 })),
        ),
    );
    const workers = engines.length - 1;
    return {
      'the sample build against everything': result.time,
      '  wins / draws / losses': result.counts.join('/'),
      '  first partial result': result.partial,
      '  frames a second meanwhile': result.fps,
      '  memory of the largest worker': Math.max(...engines.map(({ bytes }) => bytes)) / 2 ** 20,
      '  making an engine in a worker': middle(engines.map(({ init }) => init)),
      '  workers': workers,
      'cancel -> idle': await cancelled(page),
    };
  },
};

/** Stops the question that follows the sweep; the time (ms) until all workers are idle, or undefined if none ran. */
async function cancelled(page) {
  const stop = '[aria-labelledby="counters"] [class*="running-"][data-state="running"] button';
  const found = await page
    .locator(stop)
    .first()
    .isVisible({ timeout: 10_000 })
    .catch(() => false);
  return found ? idleAfter(page, stop) : undefined;
}

const playing = {
  name: 'league',
  plainOnly: true,
  figures: {
    'a round robin of 1,000 builds': { target: '< 3,000 ms', unit: 'ms' },
    '  first partial result of it': { target: '<= 200 ms', unit: 'ms' },
    '  the champion': { target: '', unit: '' },
  },
  async run(context) {
    const page = await opened(context, 'shiden/#-league');
    return page.evaluate(async () => {
      const letters = [...'閃割果剣紫呪雷隠怒覚防封影交搦待玉崩疫強硬速反錬盾逆無先裏燐連'];
      // The same thousand builds every time: digits of n * 28,629 + 12,345 to the base 31.
      const row = (n) =>
        [0, 1, 2, 3, 4].map((at) => letters[Math.floor((n * 28_629 + 12_345) / 31 ** at) % 31]).join('');
      const lines = Array.from({ length: 1000 }, (_, n) => `${row(n)}/${n + 1}`).join('\n');
      const paste = new DataTransfer();
      paste.setData('text/plain', lines);
      const enter = globalThis.until(() => document.querySelector('dialog .go'));
      // The roster is empty, so nothing can be started before something was pasted.
      await globalThis.until(() => document.querySelector('main [data-state="idle"]'));
      // The screen listens for pasted text once it has been painted.
      await new Promise((done) => setTimeout(done, 300));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: paste, bubbles: true }));
      await enter;
      document.querySelector('dialog .go').click();
      const start = '[aria-labelledby="league-entrants"] ~ .acts .go:not(:disabled)';
      await globalThis.until(() => document.querySelector(start));
      const from = performance.now();
      const partial = globalThis.until(() => document.querySelector('main progress')?.value > 0);
      document.querySelector(start).click();
      const to = await globalThis.until(() =>
        document.querySelector('main :is([data-state="done"], [data-state="failed"])'),
      );
      const refused = document.querySelector('main [role="alert"]');
      if (refused) throw new Error(refused.textContent);
      const champion = document.querySelector('main tbody tr')?.textContent ?? '';
      return {
        'a round robin of 1,000 builds': to - from,
        '  first partial result of it': (await Promise.race([partial, to])) - from,
        '  the champion': champion.trim().slice(0, 14),
      };
    });
  },
};

const series = {
  name: 'series',
  plainOnly: true,
  figures: {
    'a series of 100,000 fights': { target: '', unit: 'ms' },
    '  first partial result of a series': { target: '<= 200 ms', unit: 'ms' },
    '  between two results, mean': { target: '<= 100 ms', unit: 'ms' },
    '  between two results, longest': { target: '', unit: 'ms' },
    '  frames a second during a series': { target: '>= 55', unit: '' },
    '  wins of both sides': { target: '50080/49920', unit: '' },
    'series: cancel -> idle': { target: '<= 100 ms', unit: 'ms' },
    '  fights that were kept': { target: '> 0', unit: '' },
  },
  async run(context) {
    await context.page.addInitScript(() => localStorage.setItem('shiaiba.odds', '100000 0'));
    const page = await opened(context, 'rakuen/');
    const result = await page.evaluate(async () => {
      const { countFrames, until } = globalThis;
      const said = () =>
        document.querySelector('[aria-labelledby="odds-result"] [class*="rests-"]')?.textContent ?? '';
      location.hash = '#-odds';
      await until(() => document.querySelector('[aria-labelledby="odds-setup"] .go:not(:disabled)'));
      // The workers are started when the screen comes up.
      await new Promise((done) => setTimeout(done, 1500));
      const times = [];
      let last = '';
      const seen = new MutationObserver(() => {
        if (said() === last) return;
        last = said();
        times.push(performance.now());
      });
      seen.observe(document, { subtree: true, childList: true, characterData: true });
      const from = performance.now();
      const framesNow = countFrames();
      document.querySelector('[aria-labelledby="odds-setup"] .go').click();
      const to = await until(() =>
        document.querySelector('main > div > [class*="running-"][data-state="done"]'),
      );
      const fps = framesNow();
      seen.disconnect();
      const gaps = times.slice(1).map((time, at) => time - times[at]);
      const wins = [...document.querySelectorAll('[class*="sharesWon-"] [data-side] [class*="count-"]')];
      return {
        'a series of 100,000 fights': to - from,
        '  first partial result of a series': times[0] - from,
        '  between two results, mean': (times.at(-1) - times[0]) / Math.max(1, gaps.length),
        '  between two results, longest': Math.max(...gaps),
        '  frames a second during a series': fps,
        '  wins of both sides': wins.map((one) => one.textContent.replace(/\D/g, '')).join('/'),
      };
    });
    await page.evaluate(async () => {
      document.querySelector('[aria-labelledby="odds-setup"] [class*="wish-"] button').click();
      await globalThis.until(() => document.querySelector('[aria-labelledby="odds-result"] [role="status"]'));
      document.querySelector('[aria-labelledby="odds-setup"] .go').click();
      await globalThis.until(() =>
        document.querySelector('[aria-labelledby="odds-result"]:not([data-stale])'),
      );
    });
    const idle = await idleAfter(page, 'main > div > [class*="running-"] button');
    const kept = await page.locator('[aria-labelledby="odds-result"] [class*="rests-"]').textContent();
    return {
      ...result,
      'series: cancel -> idle': idle,
      '  fights that were kept': Number(/[\d,]+/.exec(kept ?? '')?.[0].replaceAll(',', '') ?? 0),
    };
  },
};

export const many = [sweeping, playing, series];
