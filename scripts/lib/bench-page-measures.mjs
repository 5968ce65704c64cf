// What scripts/bench --page measures, one visit each: figures by name, with the targets they are read against.

import { series } from './bench-page-series.mjs';

/** Before any script of the page: notes when the page comes to life, its largest paint and its long tasks. */
function watch() {
  const noted = { lcp: 0, ready: 0, long: [], painted: 0 };
  globalThis.noted = noted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.long.push([entry.startTime, entry.duration]);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    if (!noted.ready && document.documentElement.dataset.engine === 'ready') noted.ready = performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-engine'] });

  /** Resolves with the time at which something is there. */
  globalThis.until = (found) =>
    new Promise((done) => {
      const look = () => {
        if (!found()) return;
        seen.disconnect();
        done(performance.now());
      };
      const seen = new MutationObserver(look);
      seen.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      look();
    });

  /** Resolves once `root` has changed and the change is painted. */
  const painted = (root) =>
    new Promise((done) => {
      const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => {
          const after = new MessageChannel();
          after.port1.onmessage = () => done(performance.now());
          after.port2.postMessage(0);
        });
      });
      seen.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    });

  /** Puts another skill into the place being edited; resolves with begin and end (ms). */
  globalThis.edit = async (which) => {
    const others = [...document.querySelectorAll('.palette button[aria-pressed="false"]')];
    const record = document.querySelector('.record');
    const from = performance.now();
    const end = painted(record);
    others[which % others.length].click();
    return [from, await end];
  };
  globalThis.press = async (key) => {
    const from = performance.now();
    const end = painted(document.querySelector('.record'));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return (await end) - from;
  };
}

const untilReady = (page) =>
  page.waitForFunction(() => globalThis.noted?.ready > 0, null, { timeout: 60_000 });

async function opened({ page, url }, path = 'shiden/') {
  await page.addInitScript(watch);
  await page.goto(url + path);
  await untilReady(page);
  return page;
}

const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) / 2)];

const firstVisit = {
  name: 'first visit',
  figures: {
    'LCP: the sample fight can be read': { target: '<= 1,200 (300) ms', unit: 'ms' },
    'form usable, engine ready': { target: '<= 2,000 (500) ms', unit: 'ms' },
    'first own fight shown': { target: '<= 2,800 (600) ms', unit: 'ms' },
    'long tasks at start-up': { target: '<= 1 (0)', unit: '' },
  },
  async run(context) {
    const page = await opened(context);
    const [, own] = await page.evaluate(() => globalThis.edit(0));
    const { lcp, ready, long } = await page.evaluate(() => globalThis.noted);
    return {
      'LCP: the sample fight can be read': lcp,
      'form usable, engine ready': ready,
      'first own fight shown': own,
      'long tasks at start-up': long.length,
    };
  },
};

const secondVisit = {
  name: 'second visit',
  figures: { 'second visit, offline, own fight': { target: '<= 1,000 (300) ms', unit: 'ms' } },
  async run(context) {
    const page = await opened(context);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => {
      const [name] = await caches.keys();
      return name !== undefined && (await (await caches.open(name)).keys()).length > 10;
    });
    await page.close();
    await context.context.setOffline(true);
    const again = await context.context.newPage();
    await again.addInitScript(watch);
    await again.goto(`${context.url}shiden/`);
    await untilReady(again);
    const [, own] = await again.evaluate(() => globalThis.edit(1));
    return { 'second visit, offline, own fight': own };
  },
};

const editing = {
  name: 'edit',
  figures: {
    'edit -> new log': { target: '<= 50 (16) ms', unit: 'ms' },
    'one step of the replay': { target: '<= 100 (16) ms', unit: 'ms' },
    'long tasks during stepping': { target: '0', unit: '' },
  },
  async run(context) {
    const page = await opened(context);
    const edits = await page.evaluate(async () => {
      const times = [];
      for (let which = 0; which < 10; which++) {
        const [from, to] = await globalThis.edit(which * 3);
        times.push(to - from);
      }
      return times;
    });
    const stepping = await page.evaluate(async () => {
      globalThis.noted.long.length = 0;
      const times = [];
      for (let step = 0; step < 8; step++) times.push(await globalThis.press('ArrowLeft'));
      return { times, long: globalThis.noted.long.length };
    });
    return {
      'edit -> new log': middle(edits),
      'one step of the replay': middle(stepping.times),
      'long tasks during stepping': stepping.long,
    };
  },
};

const decoding = {
  name: 'decode',
  plainOnly: true,
  figures: { 'decode a hash of 4 KB': { target: '<= 2 ms', unit: 'ms' } },
  async run(context) {
    const page = await opened(context);
    const [worker] = page.workers();
    const time = await worker.evaluate(() => {
      const ask = (fragment) => {
        const { postMessage } = self;
        const from = performance.now();
        let to = from;
        self.postMessage = () => (to = performance.now());
        self.onmessage({ data: { id: 0, question: { call: 'openLink', fragment } } });
        self.postMessage = postMessage;
        return to - from;
      };
      const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
      const hash = (n) => `1F${Array.from({ length: 4094 }, (_, at) => letters[(at * 7 + n) % 62]).join('')}`;
      return Math.max(...Array.from({ length: 20 }, (_, n) => ask(hash(n))));
    });
    return { 'decode a hash of 4 KB': time };
  },
};

/** Notes the memory of every engine, and how long it took to make one. */
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
    // The worker's script must not come out of the cache of the site.
    await page.addInitScript(() => {
      Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
        value: () => new Promise(() => undefined),
      });
    });
    await opened(context);
    const result = await page.evaluate(async () => {
      let frames = 0;
      let going = true;
      const count = () => {
        frames++;
        if (going) requestAnimationFrame(count);
      };
      const { until } = globalThis;
      const begun = until(() => document.querySelector('.standing .running[data-state="running"]'));
      location.hash = '#-versus-counters';
      const from = await begun;
      count();
      const partial = await until(
        () => !/^0 /.test(document.querySelector('.standing .count')?.textContent ?? '0 '),
      );
      const to = await until(() => document.querySelector('.standing [data-exact]'));
      going = false;
      const counts = [...document.querySelectorAll('.wdl-counts dd:not(.part)')].map((one) =>
        one.textContent.replaceAll(',', ''),
      );
      return { time: to - from, partial: partial - from, fps: (frames * 1000) / (to - from), counts };
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

/** What follows a sweep is under way: it is stopped, and every worker is asked whether it listens again. */
async function cancelled(page) {
  const stop = page.locator('.enemies .running[data-state="running"] button').first();
  if (!(await stop.isVisible({ timeout: 10_000 }).catch(() => false))) return undefined;
  await stop.evaluate((button) => button.click());
  const from = performance.now();
  // Those that were sent home don't answer any more.
  await Promise.all(page.workers().map((worker) => worker.evaluate(() => 0).catch(() => 0)));
  return performance.now() - from;
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
      // The same thousand every time: digits of n * 28,629 + 12,345 to the base 31.
      const row = (n) =>
        [0, 1, 2, 3, 4].map((at) => letters[Math.floor((n * 28_629 + 12_345) / 31 ** at) % 31]).join('');
      const lines = Array.from({ length: 1000 }, (_, n) => `${row(n)}/${n + 1}`).join('\n');
      const paste = new DataTransfer();
      paste.setData('text/plain', lines);
      const enter = globalThis.until(() => document.querySelector('dialog .go'));
      await globalThis.until(() => document.querySelector('.league'));
      // The screen listens for what is pasted once it has been painted.
      await new Promise((done) => setTimeout(done, 300));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: paste, bubbles: true }));
      await enter;
      document.querySelector('dialog .go').click();
      await globalThis.until(() => document.querySelector('.setup .go:not(:disabled)'));
      const from = performance.now();
      const partial = globalThis.until(() => document.querySelector('.league .running progress')?.value > 0);
      document.querySelector('.setup .go').click();
      const to = await globalThis.until(() =>
        document.querySelector('.league .running:is([data-state="done"], [data-state="failed"])'),
      );
      if (document.querySelector('.league .refused'))
        throw new Error(document.querySelector('.refused').textContent);
      const champion = document.querySelector('.league tbody tr')?.textContent ?? '';
      return {
        'a round robin of 1,000 builds': to - from,
        '  first partial result of it': (await Promise.race([partial, to])) - from,
        '  the champion': champion.trim().slice(0, 14),
      };
    });
  },
};

export const measures = [firstVisit, secondVisit, editing, decoding, sweeping, playing, series(opened)];
