// Shared by all measures of scripts/bench --page: watches a page from before its first script, and opens it.

/** Runs before any script of the page: notes when the page is ready, its largest paint and its long tasks. */
export function watch() {
  const noted = { lcp: 0, ready: 0, long: [], answers: [] };
  globalThis.noted = noted;
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        noted.answers.push({ at: performance.now(), bytes: data.answer?.ok?.length ?? 0 });
      });
    }
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.long.push([entry.startTime, entry.duration]);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    if (!noted.ready && document.documentElement.dataset.engine === 'ready') noted.ready = performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-engine'] });

  /** Resolves with the time at which `found` holds. Fails after two minutes, so that the other measures still run. */
  globalThis.until = (found) =>
    new Promise((done, fail) => {
      const most = setTimeout(() => {
        seen.disconnect();
        fail(new Error(`never came: ${found}`.replaceAll(/\s+/g, ' ')));
      }, 120_000);
      const look = () => {
        if (!found()) return;
        clearTimeout(most);
        seen.disconnect();
        done(performance.now());
      };
      const seen = new MutationObserver(look);
      seen.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      look();
    });

  /**
   * Resolves once `root` has changed and the change is painted, with the times of both. `attributes`: whether changed
   * attributes count as a change.
   */
  const painted = (root, attributes) =>
    new Promise((done, fail) => {
      const most = setTimeout(() => fail(new Error('nothing changed')), 20_000);
      const seen = new MutationObserver(() => {
        const there = performance.now();
        clearTimeout(most);
        seen.disconnect();
        requestAnimationFrame(() => {
          const after = new MessageChannel();
          after.port1.onmessage = () => done([there, performance.now()]);
          after.port2.postMessage(0);
        });
      });
      seen.observe(root, { subtree: true, childList: true, characterData: true, attributes });
    });

  /**
   * Puts another skill into the place being edited, or shifts a point, or writes another name. Resolves with the
   * times (ms) at which the edit began, was answered, stood in the document and was painted, and with the answer's
   * length. Waits `rest` ms first, so that an earlier edit is over, and some more by `which`, since readers press at
   * any moment of a frame.
   */
  globalThis.edit = async (which, rest = 600) => {
    const others = [
      ...document.querySelectorAll(
        // Points count only where shifting one leaves the sheet legal: without a fight there is no time to
        // measure.
        '[data-part="palette"] button[aria-pressed="false"], [data-part="sheet"][data-side="a"] fieldset[class*="shares-"]:not([class*="pointsOf-"]) [class*="part-"] > button:not(:first-child, :disabled)',
      ),
    ];
    if (rest > 0) await new Promise((done) => setTimeout(done, rest + ((which * 7) % 17)));
    const name = document.querySelector('#name-0');
    const from = performance.now();
    noted.answers.length = 0;
    // Another fight has other lines. Attributes don't count: the record's heights change too.
    const end = painted(document.querySelector('[data-part="record"]'), false);
    if (others.length > 0) {
      others[which % others.length].click();
    } else {
      name.value = `${which}`;
      name.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    const [there, shown] = await end;
    const [answer] = noted.answers;
    return { from, answered: answer?.at ?? there, bytes: answer?.bytes ?? 0, there, shown };
  };
  /** Counts frames. The function that it returns ends the count, and gives the frames per second. */
  globalThis.countFrames = () => {
    const from = performance.now();
    let frames = 0;
    let going = true;
    const count = () => {
      frames++;
      if (going) requestAnimationFrame(count);
    };
    count();
    return () => {
      going = false;
      return (frames * 1000) / (performance.now() - from);
    };
  };
  globalThis.press = async (key) => {
    const from = performance.now();
    const end = painted(document.querySelector('[data-part="record"]'), true);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return (await end)[1] - from;
  };
}

export const untilReady = (page) =>
  page.waitForFunction(() => globalThis.noted?.ready > 0, null, { timeout: 60_000 });

export async function opened({ page, url }, path = 'shiden/') {
  await page.addInitScript(watch);
  await page.goto(url + path);
  await untilReady(page);
  return page;
}

export const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) / 2)];

/** Presses the button that stops a run; resolves with the time (ms) until every worker answers again. */
export async function idleAfter(page, button) {
  await page.evaluate((selector) => document.querySelector(selector).click(), button);
  const from = performance.now();
  // Workers that were ended don't answer any more.
  await Promise.all(page.workers().map((worker) => worker.evaluate(() => 0).catch(() => 0)));
  return performance.now() - from;
}
