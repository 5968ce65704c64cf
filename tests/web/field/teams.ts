// Opens the whole page with the tests' card game of parties and secrets: its modules, its words, and
// functions that tell which hands are shown and which are true.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Locator, type Page, expect } from '@playwright/test';
import type { EngineModule, Lang, Match, ModuleOptions, Report } from '#engine';
import createEngine from '../../../web/src/gen/engine.mjs';
import { unfold } from '../../../web/src/engine/fight.ts';
import { ok, root, withBattle } from '../../parity/module.ts';
import { build, counts, stageOf } from '../kit/fixture.ts';
import { question, pressable } from '../kit/question.ts';
import {
  builderWords,
  cardWords,
  fieldWords,
  pageWords,
  playWords,
  shareWords,
  sheetWords,
} from '../kit/words.ts';
import type { Harness } from './page.tsx';

/** A module that scripts/build makes for the tests alone. */
const module = (name: string) => resolve(root, `build/wasm-release/tests/module/${name}.wasm`);

const wordsIn = (lang: Lang) => ({
  play: playWords[lang],
  share: shareWords[lang],
  field: fieldWords[lang],
  sheet: sheetWords[lang],
  points: builderWords[lang],
  card: cardWords[lang],
  page: pageWords[lang]({ ja: 'ラウンド', en: 'round' }[lang]),
});
export const words = { ja: wordsIn('ja'), en: wordsIn('en') };

interface Global {
  harness: Harness;
}

export async function open(page: Page, address: string, lang: Lang, hash = ''): Promise<void> {
  await counts(page.context());
  const serve = (of: string) => ({ path: module(of), contentType: 'application/wasm' });
  await page.route('**/engine-of-tests.wasm', (route) => route.fulfill(serve('engine')));
  // The module of many fights is fetched as on any page, but with its own glue script.
  await page.route(/\/analysis-teams\.wasm$/, (route) => route.fulfill(serve('analysis')));
  await page.route(/\/gen\/analysis\.mjs/, (route) =>
    route.fulfill({ path: module('analysis').replace(/wasm$/, 'mjs'), contentType: 'text/javascript' }),
  );
  await page.goto(`${address}${hash && `#${hash}`}`);
  await page.waitForFunction(() => document.documentElement.dataset['harness'] === 'ready');
  await page.evaluate(
    (lang) => (globalThis as unknown as Global).harness.play('/engine-of-tests.wasm', lang),
    lang,
  );
  if ((await stageOf(page)) === 'watch') await build(page);
}

/** Opens the page with both sides by hand, at the first question. */
export async function byHand(page: Page, address: string, lang: Lang): Promise<void> {
  await open(page, address, lang);
  await page.evaluate(() => (globalThis as unknown as Global).harness.byHand());
}

/** Waits until only the reader can act. */
export const rests = (page: Page) =>
  page.waitForFunction(() => (globalThis as unknown as Global).harness.rests());

export const stage = (page: Page): Locator => page.getByRole('main');
export const partySheet = (page: Page, mark: '▲' | '▽'): Locator =>
  page.getByRole('region', { name: new RegExp(`^(?:Sheet of )?${mark}`) });

const card = '(?:陽|月|sun|moon)\\d+';

/** Names of all sun and moon cards in the document, attributes included. */
export const cardsIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    (card) =>
      [...new Set(new XMLSerializer().serializeToString(document).match(new RegExp(card, 'g')) ?? [])].sort(),
    card,
  );

/** Cards in the hands of a party, from the names of their buttons. */
export async function handsOf(page: Page, lang: Lang, party: string): Promise<string[]> {
  const list = page.getByRole('list', { name: words[lang].field.figuresOf(party), exact: true });
  const hands = list.getByRole('button', {
    name: lang === 'ja' ? /の手札、/ : /, hand, /,
    // On a low board the question shows them instead.
    includeHidden: true,
  });
  return hands.evaluateAll(
    (all, card) => all.flatMap((one) => one.ariaLabel?.match(new RegExp(card, 'g')) ?? []),
    card,
  );
}

export async function decide(page: Page, name: string | RegExp): Promise<void> {
  const way = question(page).getByRole('button', { name, exact: true });
  await expect(way).toBeVisible();
  await pressable(page);
  await way.press('Enter');
}

/** Fragment of the link of the fight on the page. `look`: further checks of the share dialog. */
export async function linkOf(
  page: Page,
  lang: Lang,
  look: (box: Locator) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const { share, page: t } = words[lang];
  await page.getByRole('button', { name: t.actions.share }).press('Enter');
  const box = page.getByRole('dialog');
  await look(box);
  const field = box.getByRole('textbox', { name: share.link, exact: true });
  await expect(field).toHaveValue(/#\w+$/);
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  const fragment = /#(\w+)$/.exec(link)?.[1] ?? '';
  expect(fragment).not.toBe('');
  return fragment;
}

const engine: Promise<EngineModule> = createEngine({
  wasmBinary: readFileSync(module('engine')),
} satisfies ModuleOptions);

/** The true hands of a side, also those that the viewer can't see. */
export async function trueHands(page: Page, lang: Lang, side: 0 | 1): Promise<string[]> {
  const match: Match = await page.evaluate(() => (globalThis as unknown as Global).harness.match());
  return withBattle(await engine, match, (battle) => {
    battle.lookAs('all');
    const last = unfold(ok<Report>(battle.report(lang))).boards.at(-1);
    const hands = last?.sides[side].piles?.filter(({ id }) => id === 'hand') ?? [];
    const said = (id: string) => (lang === 'ja' ? id.replace('sun', '陽').replace('moon', '月') : id);
    return hands.flatMap(({ cards = [] }) => cards.map(said));
  });
}
