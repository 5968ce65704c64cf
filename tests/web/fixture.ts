// What every test of the page has: a watched browser, and the page's words for finding things by role and name.
import { readFile } from 'node:fs/promises';
import {
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  test as base,
  expect,
} from '@playwright/test';
import { en } from '../../web/src/i18n/en.ts';
import { type Words } from '../../web/src/i18n/index.ts';
import { ja } from '../../web/src/i18n/ja.ts';
import { en as arraysEn } from '../../web/src/features/arrays/strings.en.ts';
import { ja as arraysJa } from '../../web/src/features/arrays/strings.ja.ts';
import { en as skillsDialogEn } from '../../web/src/components/fields/points/dialogStrings.en.ts';
import { ja as skillsDialogJa } from '../../web/src/components/fields/points/dialogStrings.ja.ts';
import { en as pointsEn } from '../../web/src/components/fields/points/strings.en.ts';
import { ja as pointsJa } from '../../web/src/components/fields/points/strings.ja.ts';
import { en as countersEn } from '../../web/src/features/counters/strings.en.ts';
import { ja as countersJa } from '../../web/src/features/counters/strings.ja.ts';
import { en as coverageEn } from '../../web/src/features/coverage/strings.en.ts';
import { ja as coverageJa } from '../../web/src/features/coverage/strings.ja.ts';
import { en as heatEn } from '../../web/src/features/heat/strings.en.ts';
import { ja as heatJa } from '../../web/src/features/heat/strings.ja.ts';
import { en as hillEn } from '../../web/src/features/hill/strings.en.ts';
import { ja as hillJa } from '../../web/src/features/hill/strings.ja.ts';
import { en as lettersEn } from '../../web/src/app/letters/strings.en.ts';
import { ja as lettersJa } from '../../web/src/app/letters/strings.ja.ts';
import { en as leagueEn } from '../../web/src/features/league/strings.en.ts';
import { ja as leagueJa } from '../../web/src/features/league/strings.ja.ts';
import { en as listsEn } from '../../web/src/features/lists/strings.en.ts';
import { ja as listsJa } from '../../web/src/features/lists/strings.ja.ts';
import { warningStrings } from '../../web/src/components/sheet/warningStrings.ts';
import { en as matrixEn } from '../../web/src/features/matrix/strings.en.ts';
import { ja as matrixJa } from '../../web/src/features/matrix/strings.ja.ts';
import { en as metaEn } from '../../web/src/features/meta/strings.en.ts';
import { ja as metaJa } from '../../web/src/features/meta/strings.ja.ts';
import { en as oddsEn } from '../../web/src/features/odds/strings.en.ts';
import { ja as oddsJa } from '../../web/src/features/odds/strings.ja.ts';
import { actionStrings } from '../../web/src/components/sheet/actionStrings.ts';
import { en as pictureEn } from '../../web/src/features/picture/strings.en.ts';
import { ja as pictureJa } from '../../web/src/features/picture/strings.ja.ts';
import { en as playEn } from '../../web/src/features/play/strings.en.ts';
import { ja as playJa } from '../../web/src/features/play/strings.ja.ts';
import { en as plansEn } from '../../web/src/features/plans/strings.en.ts';
import { ja as plansJa } from '../../web/src/features/plans/strings.ja.ts';
import { en as rulingsEn } from '../../web/src/features/rulings/strings.en.ts';
import { ja as rulingsJa } from '../../web/src/features/rulings/strings.ja.ts';
import { strings as settingsWords } from '../../web/src/components/settings/strings.ts';
import { en as shareEn } from '../../web/src/components/share/strings.en.ts';
import { ja as shareJa } from '../../web/src/components/share/strings.ja.ts';
import { en as sheetEn } from '../../web/src/components/fields/strings.en.ts';
import { ja as sheetJa } from '../../web/src/components/fields/strings.ja.ts';
import { en as buildsEn } from '../../web/src/components/builds/strings.en.ts';
import { ja as buildsJa } from '../../web/src/components/builds/strings.ja.ts';
import { strings as seedStrings } from '../../web/src/components/league/strings.ts';
import { en as runEn } from '../../web/src/components/run/strings.en.ts';
import { ja as runJa } from '../../web/src/components/run/strings.ja.ts';
import { en as variantsEn } from '../../web/src/features/variants/strings.en.ts';
import { ja as variantsJa } from '../../web/src/features/variants/strings.ja.ts';
import { en as versusEn } from '../../web/src/features/versus/strings.en.ts';
import { ja as versusJa } from '../../web/src/features/versus/strings.ja.ts';
import { en as rosterEn } from '../../web/src/app/roster/strings.en.ts';
import { ja as rosterJa } from '../../web/src/app/roster/strings.ja.ts';
import { built, site } from './site.ts';

export const dictionaries: Record<'ja' | 'en', Words> = { ja, en };
export { settingsWords };
export const listsWords = { ja: listsJa, en: listsEn };
export const shareWords = { ja: shareJa, en: shareEn };
/** With what its panes share. */
export const versusWords = {
  ja: { ...versusJa, ...runJa, ...buildsJa },
  en: { ...versusEn, ...runEn, ...buildsEn },
};
export const variantsWords = { ja: variantsJa, en: variantsEn };
export const hillWords = { ja: hillJa, en: hillEn };
export const countersWords = { ja: countersJa, en: countersEn };
export const metaWords = { ja: metaJa, en: metaEn };
export const arraysWords = { ja: arraysJa, en: arraysEn };
/** As they are said of a list of skills. */
const ofSkills = (
  what: string,
  { choose, ...fields }: typeof pointsJa,
  { choosing, room, ...dialog }: typeof skillsDialogJa,
) => ({
  ...fields,
  ...dialog,
  choose: choose(what),
  choosing: (mark: string, name: string) => choosing(mark, name, what),
  room: (n: number, most: number) => room(what, n, most),
});
export const builderWords = {
  ja: { ...ofSkills('スキル', pointsJa, skillsDialogJa), ...warningStrings.ja },
  en: { ...ofSkills('Skills', pointsEn, skillsDialogEn), ...warningStrings.en },
};
export const rulingsWords = { ja: rulingsJa, en: rulingsEn };
export const leagueWords = {
  ja: { ...leagueJa, ...seedStrings.ja },
  en: { ...leagueEn, ...seedStrings.en },
};
export const matrixWords = { ja: matrixJa, en: matrixEn };
export const oddsWords = { ja: oddsJa, en: oddsEn };
export const coverageWords = { ja: coverageJa, en: coverageEn };
export const heatWords = { ja: heatJa, en: heatEn };
/** With what the menu of a sheet calls a card. */
export const pictureWords = {
  ja: { ...pictureJa, card: actionStrings.ja.card },
  en: { ...pictureEn, card: actionStrings.en.card },
};
export const playWords = { ja: playJa, en: playEn };
export const plansWords = { ja: plansJa, en: plansEn };
export const sheetWords = { ja: sheetJa, en: sheetEn };
export const lettersWords = { ja: lettersJa, en: lettersEn };
export const rosterWords = { ja: rosterJa, en: rosterEn };
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
