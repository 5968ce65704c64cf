// What scripts/bench --page measures of a series of 100,000 fights: when it says something, how often, how soon it stops.

/** `opened` brings the page to life. */
export const series = (opened) => ({
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
      const { until } = globalThis;
      const said = () => document.querySelector('.odds-result .rests')?.textContent ?? '';
      location.hash = '#-odds';
      await until(() => document.querySelector('.series .go:not(:disabled)'));
      // The workers are hired when the screen comes up.
      await new Promise((done) => setTimeout(done, 1500));
      let frames = 0;
      let going = true;
      const count = () => {
        frames++;
        if (going) requestAnimationFrame(count);
      };
      const times = [];
      let last = '';
      const seen = new MutationObserver(() => {
        if (said() === last) return;
        last = said();
        times.push(performance.now());
      });
      seen.observe(document, { subtree: true, childList: true, characterData: true });
      const from = performance.now();
      count();
      document.querySelector('.series .go').click();
      const to = await until(() => document.querySelector('.odds > .running[data-state="done"]'));
      going = false;
      seen.disconnect();
      const gaps = times.slice(1).map((time, at) => time - times[at]);
      const wins = [...document.querySelectorAll('.shares-won [data-side] .count')];
      return {
        'a series of 100,000 fights': to - from,
        '  first partial result of a series': times[0] - from,
        '  between two results, mean': (times.at(-1) - times[0]) / Math.max(1, gaps.length),
        '  between two results, longest': Math.max(...gaps),
        '  frames a second during a series': (frames * 1000) / (to - from),
        '  wins of both sides': wins.map((one) => one.textContent.replace(/\D/g, '')).join('/'),
      };
    });
    await page.evaluate(async () => {
      document.querySelector('.series .wish button').click();
      await globalThis.until(() => document.querySelector('.odds-result [role="status"]'));
      document.querySelector('.series .go').click();
      await globalThis.until(() => document.querySelector('.odds-result:not([data-stale])'));
    });
    const from = performance.now();
    await page.evaluate(() => document.querySelector('.odds > .running button').click());
    // Those that were sent home don't answer any more.
    await Promise.all(page.workers().map((worker) => worker.evaluate(() => 0).catch(() => 0)));
    const idle = performance.now() - from;
    const kept = await page.locator('.odds-result .rests').textContent();
    return {
      ...result,
      'series: cancel -> idle': idle,
      '  fights that were kept': Number(/[\d,]+/.exec(kept ?? '')?.[0].replaceAll(',', '') ?? 0),
    };
  },
});
