// Runs before the first drawing: leads readers of English to their page, says that scripts run, hides the sample from who came
// by a link, loads a new version of the site where files of the old one are gone, and calls the referee at once where the
// service worker keeps the site. It is served without its comments (web/build/firstScript).

/**
 * Leads a reader to the page in their own language: the one that they chose here, else Japanese or English, whichever their browser
 * asks for first. A link names the page in its sender's language, which is for readers of neither.
 */
function leadToOwnLanguage({ lang, dataset: { root, shell } }) {
  let chosen = null;
  try {
    chosen = localStorage.getItem('shiaiba.lang');
  } catch {
    // Nothing can be kept here.
  }
  const asked = chosen ?? navigator.languages.find((one) => /^(ja|en)\b/.test(one)) ?? '';
  const rest = `${location.search}${location.hash}`;
  if (lang === 'ja' && asked.startsWith('en')) location.replace(`${root}en/${shell}${rest}`);
  // An English address without a fight may have been meant as it stands: this is how an English reader's bookmark looks.
  const isLink = /^#\w/.test(location.hash);
  if (lang === 'en' && asked.startsWith('ja') && isLink)
    location.replace(`${root}${shell.replace(/^en\//, '')}${rest}`);
}
leadToOwnLanguage(document.documentElement);

/** The page's script may run before the page has been read to its end. */
window.pageRead = new Promise((done) => document.addEventListener('DOMContentLoaded', done));

// Where scripts run, what is only told to those without is not drawn. The match is not drawn before the page was read whole:
// half a match would be drawn where a slow network or machine pauses, and would move when the rest comes in.
document.documentElement.dataset.scripts = 'reading';
document.addEventListener('readystatechange', () => (document.documentElement.dataset.scripts = ''), {
  once: true,
});

// The fight of a link takes the sample's place, and until it can be read no other fight stands there.
const { dataset } = document.documentElement;
if ('drawn' in dataset && /^#\w/.test(location.hash)) dataset.opening = '';

/** Says something above the page, even where nothing else of it could be loaded. */
async function tell(text, more) {
  await window.pageRead;
  const line = document.createElement('p');
  line.className = 'notice';
  line.role = 'alert';
  line.append(text, ...more);
  document.getElementById('notice').replaceChildren(line);
}

const inEnglish = document.documentElement.lang === 'en';
let renewal = null;

/** Whether a newer page than this one stands at its address, which then is loaded: once, so that no reader goes round in a circle. */
async function loadNewVersion() {
  const scriptOf = (address) => new URL(address, location.href).pathname;
  const { src } = document.querySelector('script[type="module"]');
  // Asked past the browser's cache, which may be why this page is an old one.
  const page = await fetch(location.href, { cache: 'reload' }).then((answer) =>
    answer.ok ? answer.text() : '',
  );
  const [, newest] = /<script type="module" src="([^"]+)"/.exec(page) ?? [];
  if (!newest || scriptOf(newest) === scriptOf(src)) return false;
  const key = 'shiaiba.loaded';
  if (sessionStorage.getItem(key) === newest) return false;
  sessionStorage.setItem(key, newest);
  await tell(
    inEnglish ? 'There is a new version. It is being loaded.' : '新しい版があります。読み込みます。',
    [],
  );
  setTimeout(() => location.reload(), 1000);
  return true;
}

/**
 * Whoever misses a file of the site asks for this. Where the site has been renewed since this page was read, the page loads it
 * anew. Elsewhere the file is missing for another reason, which the asker tells, or this does where there is nobody else.
 */
window.renew = async (alone = false) => {
  renewal ??= loadNewVersion().catch(() => false);
  if ((await renewal) || !alone) return;
  const again = document.createElement('button');
  again.type = 'button';
  again.onclick = () => location.reload();
  again.append(inEnglish ? 'Try again' : 'もう一度');
  const link = document.createElement('code');
  // The link that could not be opened, unharmed.
  link.append('opening' in dataset ? location.href : '');
  await tell(inEnglish ? 'The page could not be loaded whole. ' : 'この頁を全部は読み込めませんでした。', [
    again,
    link,
  ]);
};

// A script or a style sheet that the page itself names is not to be had.
addEventListener(
  'error',
  ({ target }) => {
    const missed = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
    if (missed) void window.renew(target.type === 'module');
  },
  true,
);

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
  // The worker takes the module out of the cache itself, so that what the page's head asked for on a first visit's behalf is
  // called off: the browser would complain of a preload that nobody uses.
  fetch(engine).then(
    ({ body }) => body.cancel(),
    () => null,
  );
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
