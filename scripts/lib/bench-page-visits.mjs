// Measures for scripts/bench --page of single matches: the first visit, the second, edits and steps, broken links.

import { middle, opened, untilReady, watch } from './bench-page-watch.mjs';

const firstVisit = {
  name: 'first visit',
  figures: {
    'LCP: the sample fight can be read': { target: '<= 1,200 (300) ms', unit: 'ms' },
    'form usable, engine ready': { target: '<= 2,000 (500) ms', unit: 'ms' },
    'first own fight shown': { target: '<= 2,800 (600) ms', unit: 'ms' },
    'long tasks at start-up, after the first paint': { target: '<= 1 (0)', unit: '' },
    'long tasks from there to the first own fight': { target: '', unit: '' },
  },
  async run(context) {
    const page = await opened(context);
    const { shown: own } = await page.evaluate(() => globalThis.edit(0, 0));
    const { lcp, ready, long } = await page.evaluate(() => {
      const [{ startTime: painted }] = performance.getEntriesByName('first-contentful-paint');
      return { ...globalThis.noted, long: globalThis.noted.long.filter(([from]) => from > painted) };
    });
    const starting = long.filter(([from]) => from < ready).length;
    return {
      'LCP: the sample fight can be read': lcp,
      'form usable, engine ready': ready,
      'first own fight shown': own,
      'long tasks at start-up, after the first paint': starting,
      'long tasks from there to the first own fight': long.length - starting,
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
    await context.throttle(again, { offline: true });
    await again.addInitScript(watch);
    await again.addInitScript(() => {
      // Run in the page at once, without a round trip to the browser's driver, since only the page is measured.
      void globalThis
        .until(() => document.documentElement?.dataset.engine === 'ready')
        .then(() => globalThis.edit(1, 0))
        .then(({ shown }) => console.info(`own fight: ${shown}`));
    });
    const told = again.waitForEvent('console', (message) => message.text().startsWith('own fight: '));
    await again.goto(`${context.url}shiden/`);
    const shown = Number((await told).text().split(': ')[1]);
    return { 'second visit, offline, own fight': shown };
  },
};

/** Parts of an edit of a system's sample, with their targets and how each is computed. */
const parts = [
  ['edit -> the engine has answered', { target: '', unit: 'ms' }, ({ from, answered }) => answered - from],
  [
    '  -> log in the document',
    { target: '(16, panel 25) ms', unit: 'ms' },
    ({ from, there }) => there - from,
  ],
  ['  -> painted', { target: '<= 90 (33), 150 (50) ms', unit: 'ms' }, ({ from, shown }) => shown - from],
  ['  length of the answer', { target: '', unit: 'KB' }, ({ bytes }) => bytes / 1024],
];
const edited = ['shiden', 'rakuen', 'panel', 'shinki', 'sengen'];
const named = (part, system) => `${part} (${system})`;

async function edits(page, system) {
  const all = await page.evaluate(async () => {
    const took = [];
    for (let which = 0; which < 10; which++) took.push(await globalThis.edit(which * 3));
    return took;
  });
  return Object.fromEntries(parts.map(([part, , of]) => [named(part, system), middle(all.map(of))]));
}

const editing = {
  name: 'edit',
  figures: {
    ...Object.fromEntries(
      edited.flatMap((system) => parts.map(([part, figure]) => [named(part, system), figure])),
    ),
    'one step of the replay': { target: '<= 100 (16) ms', unit: 'ms' },
    'long tasks during stepping': { target: '0', unit: '' },
  },
  async run(context) {
    const page = await opened(context);
    const figures = await edits(page, 'shiden');
    const stepping = await page.evaluate(async () => {
      globalThis.noted.long.length = 0;
      const times = [];
      for (let step = 0; step < 8; step++) times.push(await globalThis.press('ArrowLeft'));
      return { times, long: globalThis.noted.long.length };
    });
    for (const system of edited.slice(1)) {
      await page.goto(`${context.url}${system}/`);
      await untilReady(page);
      Object.assign(figures, await edits(page, system));
    }
    return {
      ...figures,
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

export const visits = [firstVisit, secondVisit, editing, decoding];
