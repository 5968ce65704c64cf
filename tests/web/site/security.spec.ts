// Tests the content security policy: it stands first on every page, and holds: no foreign script, no request
// elsewhere, no second policy.
import { systems } from '../../parity/module.ts';
import { expect, open, test } from '../kit/fixture.ts';
import { built, site } from '../kit/site.ts';

const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
  "require-trusted-types-for 'script'; trusted-types shiaiba shiaiba-early";

test('the policy is the first thing in the head of every page', async ({ request }) => {
  const pages = [...built()].filter((address) => address.endsWith('/'));
  // In both languages the front page and the page on the making, and for each system its page and its rules.
  expect(pages).toHaveLength(2 * (2 + 2 * systems.length));
  for (const page of pages) {
    const html = await (await request.get(page)).text();
    const [, head] = /<head>\s*(<[^>]+>)/.exec(html) ?? [];
    expect(head, page).toBe(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  }
});

test('what the policy forbids does not happen', async ({ page, watch }) => {
  watch.expected.push(/Content Security policy|TrustedHTML|TrustedScript|policy:/i);
  await open(page);
  const outcomes = await page.evaluate(async (own) => {
    const outcome = async (act: () => unknown) => {
      // In a task of the page itself, since the task of the test may have more rights.
      await new Promise((resolve) => setTimeout(resolve));
      try {
        await act();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, of: object): unknown };
    };
    return {
      elsewhere: await outcome(() => fetch('https://example.org/')),
      worker: await outcome(() => new Worker(`${own}assets/other.js`)),
      html: await outcome(() => document.createRange().createContextualFragment('<b>x</b>')),
      second: await outcome(() => trustedTypes.createPolicy('shiaiba', {})),
      early: await outcome(() => trustedTypes.createPolicy('shiaiba-early', {})),
      another: await outcome(() => trustedTypes.createPolicy('other', {})),
      evaluated: await outcome(() => (globalThis as unknown as { eval(text: string): unknown }).eval('1')),
    };
  }, site);
  expect(outcomes).toEqual({
    elsewhere: 'TypeError',
    worker: 'TypeError',
    html: 'TypeError',
    second: 'TypeError',
    early: 'TypeError',
    another: 'TypeError',
    evaluated: 'EvalError',
  });
});
