// Runs before the first drawing.
// For readers who know the place, the band under the head never was there.
try {
  if (localStorage.getItem('shiaiba.known')) document.documentElement.dataset.known = '';
} catch {
  // Without storage everybody is new.
}

// The worker with the engine begins here, because whatever is begun later waits until the page is drawn. Where the service
// worker keeps the files it fetches its module itself, so that it is ready by then; elsewhere the page's script sends the
// module. Whatever fails is begun again by that script, which can tell why.
function begin({ worker: script, module, system }) {
  const whole = (path) => new URL(path, location.href).href;
  const address = whole(script);
  const rules = {
    createScriptURL(url) {
      if (url !== address) throw new TypeError(`not the worker: ${url}`);
      return url;
    },
  };
  const policy = globalThis.trustedTypes?.createPolicy('shiaiba-first', rules) ?? rules;
  const worker = new Worker(policy.createScriptURL(address), { type: 'module' });
  const started = new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve('ready' in data);
    worker.onerror = () => resolve(false);
  });
  const kept = Boolean(navigator.serviceWorker?.controller);
  if (kept) worker.postMessage({ module: whole(module), system, whole: /^#\w/.test(location.hash) });
  /** Takes what makes the first message; gives the worker once it is ready, or nothing. */
  return async (start) => {
    try {
      if (!kept) worker.postMessage(await start());
      if (await started) return worker;
    } catch {
      // Told of by the next one.
    }
    worker.terminate();
  };
}

try {
  const { dataset } = document.currentScript;
  if (dataset.worker) globalThis.firstWorker = begin(dataset);
} catch {
  // This browser has no workers: the page says so.
}
