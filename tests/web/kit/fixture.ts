// The fixture of all tests of the page: a browser that is watched for errors and foreign requests, and
// functions that open the page and find its parts by role and name.
import {
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  test as base,
  expect,
} from '@playwright/test';
import type { Lang } from '#engine';
import type { Told } from '../../parity/module.ts';
import { headline, plain } from './games.ts';
import { item, kindOf } from './shiden.ts';
import { built, site } from './site.ts';
import {
  type PageWords,
  cardWords,
  dictionaries,
  either,
  headWords,
  rosterWords,
  settingsDialogWords,
  stageWords,
} from './words.ts';

/** Whether this is a run of `scripts/test --full`, in which tests go through all that they can. */
export const thorough = Boolean(process.env['SHIAIBA_FULL'] ?? process.env['SHIAIBA_SOAK']);

/** End of a test's title. `enough`: the test is in every run; the others are left to `scripts/test --full`. */
export const unless = (enough: boolean) => (enough ? '' : ' @full');

/** Addresses of 紫電一閃, the duel of rows. */
export const shells = { ja: 'shiden/', en: 'en/shiden/' } as const;

interface Watch {
  /** Messages of the browser that the test provokes on purpose. */
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

/** Number of files that the pages of a test have requested and not received yet. */
export const inFlight = (page: Page): number => asked.get(page.context())?.size ?? 0;

/**
 * Number of questions that a page's engine has not answered yet. A context that a test makes itself must be
 * given to `counts` first.
 */
export const unanswered = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { unanswered: Set<unknown> }).unanswered.size);
export const counts = (context: BrowserContext): Promise<unknown> => context.addInitScript(countQuestions);

/**
 * Runs in the page before its scripts: counts the unanswered questions of the engine, which is the first
 * worker of a page.
 */
function countQuestions(): void {
  const Plain = globalThis.Worker;
  const unanswered = new Set<unknown>();
  const engines = new WeakSet<Worker>();
  let alive = false;
  globalThis.Worker = class extends Plain {
    constructor(script: string | URL, options?: WorkerOptions) {
      super(script, options);
      if (!alive) engines.add(this);
      alive = true;
      this.addEventListener('message', ({ data }: MessageEvent<{ id?: number }>) => {
        if (engines.has(this)) unanswered.delete(data.id);
      });
    }
    override postMessage(message: { id?: number }): void {
      if (engines.has(this) && message.id !== undefined) unanswered.add(message.id);
      super.postMessage(message);
    }
    override terminate(): void {
      if (engines.has(this)) {
        unanswered.clear();
        alive = false;
      }
      super.terminate();
    }
  };
  Object.assign(globalThis, { unanswered });
}

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const open = new Set<Request>();
      asked.set(context, open);
      const complaints: string[] = [];
      // The settings of these tests block service workers.
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
      await counts(context);
      await use(watch);
      expect(complaints, 'policy violations, foreign requests and errors').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Waits until the engine has answered and the fight of the address or the store is on the page. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['engine'] === 'ready');
}

/** Opens an address as a reader does: a fight that is over is shown from its beginning, with its verdict sealed. */
export async function visit(page: Page, path = ''): Promise<void> {
  await page.goto(site + path);
  await ready(page);
}

/** The three stages of the match screen. */
type Stage = 'build' | 'watch' | 'play';
const stageButton = (page: Page, to: Stage) =>
  page
    .getByRole('navigation', { name: either(stageWords.ja.stages, stageWords.en.stages) })
    .getByRole('button', { name: either(stageWords.ja[to], stageWords.en[to]) });
export const stageOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-stage]')?.getAttribute('data-stage') ?? null);

async function to(page: Page, stage: Stage): Promise<void> {
  await stageButton(page, stage).click();
  await expect.poll(() => stageOf(page)).toBe(stage);
}
/** Goes to the sheets; what is sealed stays so. */
export const sheets = (page: Page) => to(page, 'build');
/** Goes to the sheets, with the result beside them, and opens its seal. */
export async function build(page: Page): Promise<void> {
  await sheets(page);
  const seal = page
    .locator('[data-part="result"]')
    .getByRole('button', { name: either(stageWords.ja.openSeal, stageWords.en.openSeal) });
  if (await seal.isVisible()) await seal.click();
}
export const watch = (page: Page) => to(page, 'watch');
export const play = (page: Page) => to(page, 'play');

/** The lists of who decides, one for each side. */
export const seats = (page: Page): Locator =>
  page.getByRole('group', { name: either(stageWords.ja.who, stageWords.en.who) }).getByRole('combobox');

/** Opens an address; a fight that is over leads to the sheets. */
export async function open(page: Page, path = ''): Promise<void> {
  await visit(page, path);
  if ((await stageOf(page)) === 'watch') await build(page);
}

/** Opens the menu in the head, which on a narrow page stands beside the game. */
export async function menu(
  page: Page,
  press: (on: Locator) => Promise<void> = (on) => on.click(),
): Promise<Locator> {
  const { ja, en } = headWords;
  const opener = page.getByRole('banner').getByRole('button', {
    name: new RegExp(`^(${ja.menu}|${en.menu}|${ja.gameMenu('')}.*|${en.gameMenu('')}.*)$`),
  });
  await press(opener.filter({ visible: true }).first());
  return page.getByRole('dialog');
}

/** Opens the share dialog, wherever its button stands at this width. */
export async function send(
  page: Page,
  press: (on: Locator) => Promise<void> = (on) => on.click(),
): Promise<void> {
  const name = either(dictionaries.ja.actions.share, dictionaries.en.actions.share);
  const button = page.getByRole('main').getByRole('button', { name });
  if (await button.isVisible()) await press(button);
  else await press((await menu(page, press)).getByRole('button', { name }));
}

/** Opens the settings dialog, wherever its button stands at this width. */
export async function settings(page: Page): Promise<Locator> {
  const name = new RegExp(`^(${stageWords.ja.settings}|${stageWords.en.settings}) `);
  const button = page.getByRole('main').getByRole('button', { name });
  if (await button.isVisible()) await button.click();
  else await (await menu(page)).getByRole('button', { name }).click();
  return page.getByRole('dialog', {
    name: either(settingsDialogWords.ja.title, settingsDialogWords.en.title),
  });
}

/** Goes to another screen, by the rail or by the menu. */
export async function goTo(page: Page, screen: string): Promise<void> {
  const link = page
    .getByRole('navigation')
    .getByRole('link', { name: screen, exact: true })
    .filter({ visible: true });
  if ((await link.count()) > 0) await link.first().click();
  else
    await (await menu(page)).getByRole('navigation').getByRole('link', { name: screen, exact: true }).click();
}

/** The verdict: beside the sheets, or on the board's axis once the fight has been read to its end. */
export const verdict = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The region with exactly this name. */
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const marks = ['▲', '▽'] as const;

/** The sheet of a side. On a narrow page only the edited sheet is there. */
export function sheet(page: Page, words: PageWords, side: 0 | 1): Locator {
  const name = page.getByRole('textbox', { name: words.nameOf(marks[side]) });
  return page.getByRole('region', { name: new RegExp(marks[side]) }).filter({ has: name });
}

/** The sheet of a side, made the edited one. */
export async function edited(page: Page, words: PageWords, side: 0 | 1): Promise<Locator> {
  const mine = sheet(page, words, side);
  const button = mine.getByRole('button', {
    name: new RegExp(`^(${cardWords.ja.buildNamed(marks[side])}|${cardWords.en.buildNamed(marks[side])})$`),
  });
  if (await button.isVisible()) await button.click();
  return mine;
}

/** A section of an edited sheet, opened. `called`: its name; a text needs only the beginning. */
export async function section(
  within: Locator,
  called: string | RegExp,
  press: (on: Locator) => Promise<void> = (on) => on.click(),
): Promise<Locator> {
  const name = typeof called === 'string' ? new RegExp(`^${called}(\\s|$)`) : called;
  const found = within.getByRole('group', { name }).first();
  if ((await found.getAttribute('open')) === null) await press(found.locator('summary').first());
  return found;
}

/** Opens the paste box over the match and fills in a text. */
export async function readInto(page: Page, text: string, lang: Lang = 'ja'): Promise<void> {
  const t = dictionaries[lang];
  if ((await stageOf(page)) === 'build')
    await sheet(page, t, 0).getByRole('button', { name: t.readText }).click();
  // While a fight is played the sheets are folded: text is pasted onto the page.
  else
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '…');
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
  await page.getByRole('textbox', { name: t.pasteLabel }).fill(text);
}

/** Puts characters into the roster, on the roster's screen. */
export async function putIn(page: Page, text: string, lang: 'ja' | 'en' = 'ja'): Promise<void> {
  const words = rosterWords[lang];
  await page.evaluate(() => (location.hash = '#-roster'));
  await page.getByRole('main').getByRole('button', { name: words.paste }).click();
  const box = page.getByRole('dialog', { name: words.importTitle });
  await box.getByRole('textbox', { name: dictionaries[lang].pasteLabel }).fill(text);
  await box.getByRole('button', { name: new RegExp(words.importAll(1).replace('1', '\\d+')) }).click();
  await expect(page.getByRole('list', { name: words.list, exact: true })).toBeVisible();
}

/** Button, on a sheet of the duel of rows, that shows the skills of this skill's kind. */
export function kindButton(page: Page, side: 0 | 1, id: string, lang: Lang = 'ja'): Locator {
  const t = dictionaries[lang];
  return sheet(page, t, side)
    .getByRole('group', { name: t.kindsOf })
    .getByRole('button', { name: new RegExp(`^${kindOf(id)[lang]}`) });
}

/** Button of a skill on a sheet of the duel of rows; only while the skills of its kind are shown. */
export function skillButton(page: Page, side: 0 | 1, id: string, lang: Lang = 'ja'): Locator {
  const [t, { name, reading, limited }] = [dictionaries[lang], item(id)];
  return sheet(page, t, side).getByRole('button', { name: t.itemName(name[lang], reading[lang], limited) });
}

/** The list box of the record. */
export function record(page: Page, words: PageWords) {
  return page.getByRole('listbox', { name: words.recordOf });
}

/** Lines of the record; one of them is selected. */
export const steps = (page: Page, words: PageWords) => record(page, words).getByRole('option');

/** Expects the page to show this fight: its verdict, the number of its lines, and its last line. */
export async function shows(page: Page, lang: Lang, report: Told): Promise<void> {
  await expect(verdict(page)).toContainText(headline(report, lang));
  const lines = steps(page, dictionaries[lang]);
  await expect(lines).toHaveCount(report.events.length);
  await expect(lines.last()).toContainText(plain(report.events.at(-1)?.text[lang] ?? []));
}
