// What every test of the page has: a watched browser, and the page's words for finding things by role and name.
import { readFile } from 'node:fs/promises';
import {
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  expect,
  test as base,
} from '@playwright/test';
import { en } from '../../web/src/i18n/en.ts';
import type { Words } from '../../web/src/i18n/index.ts';
import { ja } from '../../web/src/i18n/ja.ts';
import { arrayWords } from '../../web/src/features/arrays/words.ts';
import { dialogWords, pointsWords } from '../../web/src/components/fields/points/words.ts';
import { counterWords } from '../../web/src/features/counters/words.ts';
import { coverageWords } from '../../web/src/features/coverage/words.ts';
import { heatWords } from '../../web/src/features/heat/words.ts';
import { hillWords } from '../../web/src/features/hill/words.ts';
import { letterWords } from '../../web/src/app/correspondence/words.ts';
import { leagueWords as leagueSaid } from '../../web/src/features/league/words.ts';
import { listsWords } from '../../web/src/features/lists/words.ts';
import { menuWords, warningWords } from '../../web/src/components/sheet/words.ts';
import { matrixWords } from '../../web/src/features/matrix/words.ts';
import { metaWords } from '../../web/src/features/meta/words.ts';
import { oddsWords } from '../../web/src/features/odds/words.ts';
import { pictureWords as pictureSaid } from '../../web/src/features/picture/words.ts';
import { playWords } from '../../web/src/features/play/words.ts';
import { plansWords } from '../../web/src/features/plans/words.ts';
import { rulingsWords } from '../../web/src/features/rulings/words.ts';
import { fieldWords, settingsWords } from '../../web/src/components/fields/words.ts';
import { shareWords } from '../../web/src/components/share/words.ts';
import { buildWords } from '../../web/src/components/builds/words.ts';
import { seedWords } from '../../web/src/components/league/words.ts';
import { runWords } from '../../web/src/components/run/words.ts';
import { variantWords } from '../../web/src/features/variants/words.ts';
import { versusWords as versusSaid } from '../../web/src/features/versus/words.ts';
import { rosterWords } from '../../web/src/app/roster/words.ts';
import { built, site } from './site.ts';

export const dictionaries: Record<'ja' | 'en', Words> = { ja, en };
export {
  settingsWords,
  listsWords,
  shareWords,
  variantWords as variantsWords,
  hillWords,
  counterWords as countersWords,
  metaWords,
  arrayWords as arraysWords,
  rulingsWords,
  matrixWords,
  oddsWords,
  coverageWords,
  heatWords,
  playWords,
  plansWords,
  fieldWords as sheetWords,
  letterWords as lettersWords,
  rosterWords,
};
/** With what its panes share. */
export const versusWords = {
  ja: { ...versusSaid.ja, ...runWords.ja, ...buildWords.ja },
  en: { ...versusSaid.en, ...runWords.en, ...buildWords.en },
};
/** As they are said of a list of skills. */
const ofSkills = (
  what: string,
  { choose, ...fields }: typeof pointsWords.ja,
  { choosing, room, ...dialog }: typeof dialogWords.ja,
) => ({
  ...fields,
  ...dialog,
  choose: choose(what),
  choosing: (mark: string, name: string) => choosing(mark, name, what),
  room: (n: number, most: number) => room(what, n, most),
});
export const builderWords = {
  ja: { ...ofSkills('スキル', pointsWords.ja, dialogWords.ja), ...warningWords.ja },
  en: { ...ofSkills('Skills', pointsWords.en, dialogWords.en), ...warningWords.en },
};
export const leagueWords = {
  ja: { ...leagueSaid.ja, ...seedWords.ja },
  en: { ...leagueSaid.en, ...seedWords.en },
};
/** With what the menu of a sheet calls a card. */
export const pictureWords = {
  ja: { ...pictureSaid.ja, card: menuWords.ja.card },
  en: { ...pictureSaid.en, card: menuWords.en.card },
};
export const languages = ['ja', 'en'] as const;

/** Behind a title: tests that by themselves see every way and every language once. The others are scripts/soak's. */
export const unless = (enough: boolean) => (enough ? '' : ' @soak');

/** Sheet mode by mode: where a system's page lies. */
export const shells = { ja: 'shiden/', en: 'en/shiden/' } as const;

interface Watch {
  /** Messages of the browser that this test means to provoke. */
  expected: RegExp[];
}

const files = built();

function complaint(request: Request): string | null {
  const url = new URL(request.url());
  if (url.protocol === 'blob:' || url.protocol === 'data:') return null;
  url.hash = '';
  if (request.method() !== 'GET') return `${request.method()} ${url.href}`;
  return files.has(url.href.replace(/\/index\.html$/, '/')) ? null : `not of this site: ${url.href}`;
}

const asked = new WeakMap<BrowserContext, Set<Request>>();

/** How many files the pages of a test have asked for and not yet got. */
export const inFlight = (page: Page): number => asked.get(page.context())?.size ?? 0;

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const open = new Set<Request>();
      asked.set(context, open);
      const complaints: string[] = [];
      // As the settings of these tests have it.
      const watch: Watch = { expected: [/Service Worker registration blocked/] };
      const complain = (text: string) => {
        if (!watch.expected.some((one) => one.test(text))) complaints.push(text);
      };
      context.on('request', (request) => {
        const found = complaint(request);
        if (found) complain(found);
        open.add(request);
      });
      context.on('requestfinished', (request) => open.delete(request));
      context.on('requestfailed', (request) => open.delete(request));
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complain(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => complain(`error: ${error.error().message}`));
      await context.exposeBinding('reportPolicy', (_, text: string) => complain(`policy: ${text}`));
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          const report = (globalThis as unknown as { reportPolicy: (text: string) => void }).reportPolicy;
          report(`${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use(watch);
      expect(complaints, 'policy violations, foreign requests and errors').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** The engine has answered, and what the address or the store holds is on the page. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['engine'] === 'ready');
}

export async function open(page: Page, path = ''): Promise<void> {
  await page.goto(site + path);
  await ready(page);
}

export const verdict = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const marks = ['▲', '▽'] as const;

/** A sheet by its side; on a narrow page only the one in front is there. */
export function sheet(page: Page, words: Words, side: 0 | 1): Locator {
  const name = page.getByRole('textbox', { name: words.nameOf(marks[side]) });
  return page.getByRole('region', { name: new RegExp(marks[side]) }).filter({ has: name });
}

/** Puts characters into the roster, on its own screen. */
export async function putIn(page: Page, text: string, lang: 'ja' | 'en' = 'ja'): Promise<void> {
  const words = rosterWords[lang];
  await page.evaluate(() => (location.hash = '#-roster'));
  await page.getByRole('main').getByRole('button', { name: words.paste }).click();
  const box = page.getByRole('dialog', { name: words.importTitle });
  await box.getByRole('textbox', { name: dictionaries[lang].pasteLabel }).fill(text);
  await box.getByRole('button', { name: new RegExp(words.importAll(1).replace('1', '\\d+')) }).click();
  await expect(page.getByRole('list', { name: words.list, exact: true })).toBeVisible();
}

/** Lines of the record, without their numbers. */
export function record(page: Page, words: Words) {
  return page.getByRole('list', { name: words.recordOf });
}

/** Name and text of the file that something saves. */
export async function catchDownload(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

interface Kept {
  databases: unknown[];
  contents: unknown[];
  local: [string, string][];
  session: [string, string][];
}

/** What the page keeps in this browser. */
export function kept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const contents: unknown[] = [];
    for (const { name } of databases) {
      if (!name) continue;
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no database'));
      });
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll();
        contents.push(
          await new Promise((resolve) => {
            all.onsuccess = () => resolve(all.result);
          }),
        );
      }
      db.close();
    }
    return {
      databases,
      contents,
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
    };
  });
}
