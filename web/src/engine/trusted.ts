// The page's only Trusted Types policy: it lets through the addresses of the site's three workers and nothing else.
import analysisUrl from './analysisWorker.ts?worker&url';
import matchUrl from './matchWorker.ts?worker&url';

interface Policy {
  createScriptURL(url: string): string;
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** The site's root. Read once at the start: the page's address moves to another folder when the language changes. */
export const siteRoot = new URL(document.documentElement.dataset['root'] ?? './', location.href);

const matchWorker = new URL(matchUrl, import.meta.url).href;
const analysisWorker = new URL(analysisUrl, import.meta.url).href;
const serviceWorker = new URL('sw.js', siteRoot).href;
const own = [matchWorker, analysisWorker, serviceWorker];

const rules: Policy = {
  createScriptURL(url) {
    if (!own.includes(url)) throw new TypeError(`not a script of this page: ${url}`);
    return url;
  },
};

let policy: Policy | undefined;

function allowed(url: string): string {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  policy ??= factory ? factory.createPolicy('shiaiba', rules) : rules;
  return policy.createScriptURL(url);
}

export const matchWorkerUrl = () => allowed(matchWorker);
export const analysisWorkerUrl = () => allowed(analysisWorker);
export const serviceWorkerUrl = () => allowed(serviceWorker);
