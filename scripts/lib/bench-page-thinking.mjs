// Measures for scripts/bench --page of the strong computer opponent: how long the page waits for its decisions.

import { middle, opened } from './bench-page-watch.mjs';

/** Runs before any script of the page: notes the time of every decision (ms), and deals the seeds 1, 2, 3 …. */
function listen() {
  globalThis.thoughts = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.question?.call === 'think') {
      const from = performance.now();
      const told = ({ data }) => {
        if (data.id !== message.id) return;
        this.removeEventListener('message', told);
        globalThis.thoughts.push(performance.now() - from);
      };
      this.addEventListener('message', told);
    }
    return postMessage.call(this, message, ...rest);
  };
  const { getRandomValues } = crypto;
  let seeds = 0n;
  crypto.getRandomValues = (array) =>
    array instanceof BigUint64Array ? array.fill(++seeds) : getRandomValues.call(crypto, array);
}

/** Fights per measure. */
const fights = 3;

/** Lets both sides think under the rules' option of that number; resolves with the times of all decisions (ms). */
const decisions = (page, rules) =>
  page.evaluate(
    async ([option, most]) => {
      const { until } = globalThis;
      const begun = globalThis.thoughts.length;
      document.querySelectorAll('input[name="rules-setting"]')[option].click();
      for (const side of [0, 1]) {
        const tactic = document.querySelector(`#tactic-${side}`);
        if (tactic.value === 'search 3') continue;
        tactic.value = 'search 3';
        tactic.dispatchEvent(new Event('change', { bubbles: true }));
        await until(() => tactic.value === 'search 3');
      }
      for (let fight = 0; fight < most; fight++) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
        await until(() => !document.querySelector('[aria-labelledby="verdict"] > [lang="ja"]'));
        await until(() => document.querySelector('[aria-labelledby="verdict"] > [lang="ja"]'));
      }
      return globalThis.thoughts.slice(begun);
    },
    [rules, fights],
  );

const thinking = {
  name: 'thinking',
  plainOnly: true,
  figures: {
    'a decision of the strong opponent, basic': { target: '<= 500 ms', unit: 'ms' },
    '  the longest': { target: '', unit: 'ms' },
    '  decisions': { target: '', unit: '' },
    'a decision of the strong opponent, advanced': { target: '<= 500 ms', unit: 'ms' },
    '  the longest of them': { target: '', unit: 'ms' },
    '  decisions of them': { target: '', unit: '' },
  },
  async run(context) {
    await context.page.addInitScript(listen);
    const page = await opened(context, 'rakuen/');
    // The first decision of all also waits for the module, so it is left out.
    const [, ...basic] = await decisions(page, 0);
    const advanced = await decisions(page, 1);
    return {
      'a decision of the strong opponent, basic': middle(basic),
      '  the longest': Math.max(...basic),
      '  decisions': basic.length,
      'a decision of the strong opponent, advanced': middle(advanced),
      '  the longest of them': Math.max(...advanced),
      '  decisions of them': advanced.length,
    };
  },
};

export const opponents = [thinking];
