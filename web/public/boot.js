// Runs before the first drawing: leads readers of English to their page, says that scripts run, and calls the referee at once
// where the service worker keeps the site. It is served without its comments (web/build/firstScript).

/**
 * Links lead to the Japanese pages. Whoever chose English once, or chose nothing and has a browser that asks for English before
 * Japanese, goes on to the English one, with what the link says.
 */
function leadToEnglish({ lang, dataset: { root, shell } }) {
  if (lang !== 'ja') return;
  let chosen = null;
  try {
    chosen = localStorage.getItem('shiaiba.lang');
  } catch {
    // Nothing can be kept here.
  }
  const asked = chosen ?? navigator.languages.find((one) => /^(ja|en)\b/.test(one)) ?? '';
  if (asked.startsWith('en')) location.replace(`${root}en/${shell}${location.search}${location.hash}`);
}
leadToEnglish(document.documentElement);

/** The page's script may run before the page has been read to its end. */
window.pageRead = new Promise((done) => document.addEventListener('DOMContentLoaded', done));

// Where scripts run, what is only told to those without is not drawn. The match is not drawn before the page was read whole:
// half a match would be drawn where a slow network or machine pauses, and would move when the rest comes in.
document.documentElement.dataset.scripts = 'reading';
document.addEventListener('readystatechange', () => (document.documentElement.dataset.scripts = ''), {
  once: true,
});

/**
 * A worker can't start while the page is being drawn for the first time, and hears nothing then. So it is started before,
 * does by itself what its name tells it to, and the page waits with its drawing until its own script has begun.
 * `early`: see web/src/engine/startWorker.ts. On a first visit it would be in the way of what is drawn.
 */
function callReferee({ worker: script }) {
  const page = document.querySelector('script[type="module"]').src;
  // Made in any case, so that nobody else can make it.
  const rules = {
    createScriptURL(url) {
      if (url !== script && url !== page) throw new TypeError(`not a script of this page: ${url}`);
      return url;
    },
  };
  const policy = window.trustedTypes?.createPolicy('shiaiba-early', rules) ?? rules;
  if (!navigator.serviceWorker?.controller) return;

  const engine = document.querySelector('link[as="fetch"]').href;
  const start = { module: engine };
  const first = { id: 1, question: { call: 'first', lang: document.documentElement.lang } };
  const name = JSON.stringify([start, first]);
  const worker = new Worker(policy.createScriptURL(script), { type: 'module', name });
  window.early = new Promise((resolve) => {
    const said = [];
    // Another one is started instead.
    const giveUp = () => {
      worker.terminate();
      resolve(null);
    };
    // It is taken over with its first answer: otherwise it would be asked again.
    worker.onmessage = ({ data }) => {
      if ('failed' in data) giveUp();
      if (!('answer' in data)) return;
      said.push(data);
      resolve([worker, said]);
    };
    worker.onerror = giveUp;
  });

  const main = document.createElement('script');
  main.type = 'module';
  main.setAttribute('blocking', 'render');
  main.src = policy.createScriptURL(page);
  document.head.append(main);
}
// Only a built page names its worker.
if (document.currentScript.dataset.worker) callReferee(document.currentScript.dataset);
