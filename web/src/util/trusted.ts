// The page's only Trusted Types policy: it lets through two scripts of our own and nothing else.
import workerUrl from '../engine/worker.ts?worker&url';

interface Policy {
  createScriptURL(url: string): string;
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Where the site begins. Taken at once: the address moves to another folder when the language changes. */
export const siteRoot = new URL(document.documentElement.dataset['root'] ?? './', location.href);

const engineWorker = new URL(workerUrl, import.meta.url).href;
const serviceWorker = new URL('sw.js', siteRoot).href;

const rules: Policy = {
  createScriptURL(url) {
    if (url !== engineWorker && url !== serviceWorker)
      throw new TypeError(`not a script of this page: ${url}`);
    return url;
  },
};

let policy: Policy | undefined;

function allowed(url: string): string {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  policy ??= factory ? factory.createPolicy('shiaiba', rules) : rules;
  return policy.createScriptURL(url);
}

export const engineWorkerUrl = () => allowed(engineWorker);
export const serviceWorkerUrl = () => allowed(serviceWorker);
