// The page's only Trusted Types policy: two script addresses of our own are allowed, nothing else.

interface Policy {
  createScriptURL(url: string): string;
}
interface Factory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy;
}

const allowed = new Set<string>();

function check(url: string): string {
  if (!allowed.has(url)) throw new TypeError(`not a script of this page: ${url}`);
  return url;
}

let policy: Policy | undefined;

/** `own` must be an address that the bundler wrote, never one that came from outside. */
export function scriptUrl(own: string): string {
  allowed.add(own);
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  policy ??= factory ? factory.createPolicy('shiaiba', { createScriptURL: check }) : { createScriptURL: check };
  return policy.createScriptURL(own);
}
