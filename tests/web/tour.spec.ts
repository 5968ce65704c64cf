// Every screen and dialog looks the same whatever was open before: what a tour leaves behind are its style sheets, so each
// state is measured with its own alone, and with those of all other screens after them and before them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dictionaries, expect, open, sheet, test, versusWords } from './fixture.ts';
import { dist } from './site.ts';
import { bring, screens } from './states.ts';

/** The sheets of all parts; those that a page has joined are the same once more. */
const sheets = readdirSync(join(dist, 'assets')).filter((file) => /^(?!main-|page-).*\.css$/.test(file));

/** Boxes and looks of everything in the page: alone, then with the other sheets in both orders. What differs, in words. */
function differences(page: Page): Promise<string[]> {
  return page.evaluate(async (names) => {
    const looks = [
      ...[
        'display',
        'position',
        'inset',
        'order',
        'flex',
        'gap',
        'gridTemplateColumns',
        'gridArea',
        'overflow',
      ],
      ...[
        'margin',
        'padding',
        'border',
        'color',
        'backgroundColor',
        'boxShadow',
        'fill',
        'stroke',
        'opacity',
      ],
      ...['fontSize', 'fontWeight', 'fontFamily', 'lineHeight', 'textAlign', 'whiteSpace', 'writingMode'],
    ] as const;
    const all = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].slice(0, 4000);
    const place = (one: Element): string => {
      const own = one.tagName.toLowerCase() + (one.className ? `.${String(one.getAttribute('class'))}` : '');
      const above = one.parentElement;
      return above && above !== document.body ? `${place(above)} > ${own}` : own;
    };
    const measured = () =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const own = getComputedStyle(one);
        const before = getComputedStyle(one, '::before');
        const box = [x + scrollX, y + scrollY, width, height].map((n) => Math.round(n * 4) / 4).join(' ');
        return [
          box,
          ...looks.map((look) => own[look]),
          before.content,
          before.display,
          before.backgroundColor,
        ];
      });
    const root = document.documentElement.dataset['root'] ?? '';
    const here = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const others = names.filter((name) => !here.some(({ href }) => href.endsWith(name)));
    const alone = measured();
    const links = others.map((name) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = `${root}assets/${name}`;
      return link;
    });
    const settled = () =>
      Promise.all(
        links.map((link) => new Promise((done) => link.addEventListener('load', done, { once: true }))),
      );
    const found: string[] = [];
    const compare = (when: string) =>
      measured().forEach((after, at) => {
        const one = all[at];
        const was = alone[at];
        if (!one?.isConnected || !was) return;
        after.forEach((value, k) => {
          const what = ['box', ...looks, '::before', '::before', '::before'][k] ?? '';
          if (value !== was[k]) found.push(`${when}: ${place(one)} ${what}: ${was[k] ?? ''} -> ${value}`);
        });
      });
    let wait = settled();
    document.head.append(...links);
    await wait;
    compare('after');
    wait = settled();
    here[0]?.before(...links);
    await wait;
    compare('before');
    for (const link of links) link.remove();
    return found.slice(0, 12);
  }, sheets);
}

const widths = [360, 1280];

/** What a screen fetches for itself has come in and is drawn. */
async function whole(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect
    .poll(async () => {
      const before = await height();
      await page.waitForTimeout(100);
      return (await height()) - before;
    })
    .toBe(0);
}

async function look(page: Page, what: string): Promise<void> {
  await whole(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect.soft(await differences(page), `${what} at ${width} px`).toEqual([]);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const state of Object.values(screens).flat()) {
  test(`${state}: alone and after all others`, async ({ page }) => {
    await bring(page, state, 'ja');
    // What is still counted would move by itself.
    const stop = page.getByRole('button', { name: versusWords.ja.stop, exact: true });
    // It may end by itself before the press.
    while ((await stop.count()) > 0)
      await stop
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
    await look(page, state);
  });
}

const t = dictionaries.ja;

for (const system of ['shiden', 'rakuen', 'panel']) {
  test(`${system}: its match, rules, roster, league and dialogs`, async ({ page }) => {
    for (const hash of ['', '#-rules', '#-rules-tutorial', '#-roster', '#-league', '#-odds']) {
      await open(page, `${system}/${hash}`);
      await look(page, hash);
    }
    await open(page, `${system}/`);
    for (const [name, key] of [
      ['help', '?'],
      ['share', 's'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, name);
      await page.keyboard.press('Escape');
    }
    const first = sheet(page, t, 0);
    await first.locator('summary').first().click();
    await first.getByRole('button', { name: t.fromRoster }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, 'from the roster');
  });
}
