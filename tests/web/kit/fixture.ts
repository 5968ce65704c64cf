// What every test of the page has: a watched browser, and ways to its parts by role and name.
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

/** Behind a title: in these few every two choices of a matrix meet. The rest of it is `scripts/test --full`'s. */
export const unless = (enough: boolean) => (enough ? '' : ' @full');

/** Where the page of the duel of rows lies. */
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

/** How many questions the engine of a page has not answered. Of a context of a test's own, if that `counts`. */
export const unanswered = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { unanswered: Set<unknown> }).unanswered.size);
export const counts = (context: BrowserContext): Promise<unknown> => context.addInitScript(countQuestions);

/** Runs in the page before its scripts: counts what the engine, which is the first worker of a page, was asked and has not answered. */
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
      await counts(context);
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

/** Opens an address as a reader does: a fight that is over is watched from its beginning, its verdict sealed. */
export async function visit(page: Page, path = ''): Promise<void> {
  await page.goto(site + path);
  await ready(page);
}

/** The three states of the match screen. */
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
/** To the sheets, with the result beside them; nothing is sealed from then on. */
export const build = (page: Page) => to(page, 'build');
export const watch = (page: Page) => to(page, 'watch');
export const play = (page: Page) => to(page, 'play');

/** The row that says who decides: a list for either side. */
export const seats = (page: Page): Locator =>
  page.getByRole('group', { name: either(stageWords.ja.who, stageWords.en.who) }).getByRole('combobox');

/** Opens an address and goes to the sheets, where its fight is over. */
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

/** Opens the dialog in which the fight is sent, wherever its button stands at this width. */
export async function send(
  page: Page,
  press: (on: Locator) => Promise<void> = (on) => on.click(),
): Promise<void> {
  const name = either(dictionaries.ja.actions.share, dictionaries.en.actions.share);
  const button = page.getByRole('main').getByRole('button', { name });
  if (await button.isVisible()) await press(button);
  else await press((await menu(page, press)).getByRole('button', { name }));
}

/** Opens the dialog of settings, wherever its button stands at this width. */
export async function settings(page: Page): Promise<Locator> {
  const name = new RegExp(`^(${stageWords.ja.settings}|${stageWords.en.settings}) `);
  const button = page.getByRole('main').getByRole('button', { name });
  if (await button.isVisible()) await button.click();
  else await (await menu(page)).getByRole('button', { name }).click();
  return page.getByRole('dialog', {
    name: either(settingsDialogWords.ja.title, settingsDialogWords.en.title),
  });
}

/** To another screen, by the spine or by the menu. */
export async function goTo(page: Page, screen: string): Promise<void> {
  const link = page
    .getByRole('navigation')
    .getByRole('link', { name: screen, exact: true })
    .filter({ visible: true });
  if ((await link.count()) > 0) await link.first().click();
  else
    await (await menu(page)).getByRole('navigation').getByRole('link', { name: screen, exact: true }).click();
}

/** The verdict: beside the sheets, or between the two sides once the fight has been read to its end. */
export const verdict = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** A part of the page that is called exactly so. */
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const marks = ['▲', '▽'] as const;

/** A sheet by its side; on a narrow page only the one in front is there. */
export function sheet(page: Page, words: PageWords, side: 0 | 1): Locator {
  const name = page.getByRole('textbox', { name: words.nameOf(marks[side]) });
  return page.getByRole('region', { name: new RegExp(marks[side]) }).filter({ has: name });
}

/** A sheet that is edited from now on; elsewhere it can only be read. */
export async function edited(page: Page, words: PageWords, side: 0 | 1): Promise<Locator> {
  const mine = sheet(page, words, side);
  const button = mine.getByRole('button', {
    name: new RegExp(`^(${cardWords.ja.buildNamed(marks[side])}|${cardWords.en.buildNamed(marks[side])})$`),
  });
  if (await button.isVisible()) await button.click();
  return mine;
}

/** A section of a sheet that is edited, open; a text is what it is called. */
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

/** Fills the box that reads what players write, over the match. */
export async function readInto(page: Page, text: string, lang: Lang = 'ja'): Promise<void> {
  const t = dictionaries[lang];
  if ((await stageOf(page)) === 'build')
    await sheet(page, t, 0).getByRole('button', { name: t.readText }).click();
  // While it is played the sheets are folded: text is pasted onto the page.
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

/** What shows the skills of one kind on a sheet of the duel of rows: that of this one. */
export function kindButton(page: Page, side: 0 | 1, id: string, lang: Lang = 'ja'): Locator {
  const t = dictionaries[lang];
  return sheet(page, t, side)
    .getByRole('group', { name: t.kindsOf })
    .getByRole('button', { name: new RegExp(`^${kindOf(id)[lang]}`) });
}

/** A skill among those that a sheet of the duel of rows offers, where its kind is shown. */
export function skillButton(page: Page, side: 0 | 1, id: string, lang: Lang = 'ja'): Locator {
  const [t, { name, reading, limited }] = [dictionaries[lang], item(id)];
  return sheet(page, t, side).getByRole('button', { name: t.itemName(name[lang], reading[lang], limited) });
}

/** Lines of the record, without their numbers. */
export function record(page: Page, words: PageWords) {
  return page.getByRole('listbox', { name: words.recordOf });
}

/** Lines of the record, of which one is selected. */
export const steps = (page: Page, words: PageWords) => record(page, words).getByRole('option');

/** The page tells this fight: how it ends, line by line, and its last line. */
export async function shows(page: Page, lang: Lang, report: Told): Promise<void> {
  await expect(verdict(page)).toContainText(headline(report, lang));
  const lines = steps(page, dictionaries[lang]);
  await expect(lines).toHaveCount(report.events.length);
  await expect(lines.last()).toContainText(plain(report.events.at(-1)?.text[lang] ?? []));
}
