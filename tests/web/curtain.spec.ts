// Two at one screen play a game of parties and secrets: hands that only their owner sees, a curtain between the turns,
// a rewind, a link.
import { resolve } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import type { ViteDevServer } from 'vite';
import type { Lang } from '#engine';
import { en as fieldEn } from '../../web/src/features/field/strings.en.ts';
import { ja as fieldJa } from '../../web/src/features/field/strings.ja.ts';
import { en as playEn } from '../../web/src/features/play/strings.en.ts';
import { ja as playJa } from '../../web/src/features/play/strings.ja.ts';
import { en as shareEn } from '../../web/src/components/share/strings.en.ts';
import { ja as shareJa } from '../../web/src/components/share/strings.ja.ts';
import { dictionary as pageEn } from '../../web/src/i18n/en.ts';
import { dictionary as pageJa } from '../../web/src/i18n/ja.ts';
import type { Harness } from './field/page.tsx';
import { serve } from './field/server.ts';

test.describe.configure({ mode: 'serial' });

/** The module that scripts/build makes for the tests alone. */
const module = resolve(import.meta.dirname, '../../build/wasm-release/tests/module/engine.wasm');
const words = {
  ja: { play: playJa, share: shareJa, field: fieldJa, page: pageJa('ラウンド') },
  en: { play: playEn, share: shareEn, field: fieldEn, page: pageEn('round') },
};

let server: ViteDevServer;
let address = '';
test.beforeAll(async () => {
  ({ server, address } = await serve());
});
test.afterAll(() => server.close());

async function open(page: Page, lang: Lang, hash = ''): Promise<void> {
  await page.route('**/engine-of-tests.wasm', (route) =>
    route.fulfill({ path: module, contentType: 'application/wasm' }),
  );
  await page.goto(`${address}${hash && `#${hash}`}`);
  await page.waitForFunction(() => document.documentElement.dataset['harness'] === 'ready');
  await page.evaluate(
    (lang) => (globalThis as unknown as { harness: Harness }).harness.play('/engine-of-tests.wasm', lang),
    lang,
  );
}

/** Both sides by hand, at the first question. */
async function begin(page: Page, lang: Lang): Promise<void> {
  await open(page, lang);
  await page.evaluate(() => (globalThis as unknown as { harness: Harness }).harness.byHand());
}

const stage = (page: Page) => page.getByRole('main');
const curtain = (page: Page, lang: Lang, name: string) =>
  page.getByRole('region', { name: new RegExp(words[lang].play.curtain(name)) });

/** The cards of the sun and the moon that the document names anywhere, in attributes too. */
const cardsIn = (page: Page) =>
  page.evaluate(() =>
    [
      ...new Set(new XMLSerializer().serializeToString(document).match(/(?:陽|月|sun|moon)\d+/g) ?? []),
    ].sort(),
  );

async function take(page: Page, lang: Lang, name: string): Promise<void> {
  await expect(curtain(page, lang, name)).toBeVisible();
  expect(await cardsIn(page)).toEqual([]);
  await page.getByRole('button', { name: words[lang].play.takeScreen(name) }).press('Enter');
  await expect(page.getByRole('heading', { name: new RegExp(words[lang].play.turn(name)) })).toBeFocused();
}

/** The cards in the hands of a party, as they are said. */
const handsOf = async (page: Page, lang: Lang, party: string) => {
  const list = page.getByRole('list', { name: words[lang].field.figuresOf(party), exact: true });
  const hands = list.getByRole('button', { name: lang === 'ja' ? /の手札、/ : /, hand, / });
  return hands.evaluateAll((all) =>
    all.flatMap((one) => one.ariaLabel?.match(/(?:陽|月|sun|moon)\d+/g) ?? []),
  );
};

const decide = (page: Page, name: string | RegExp) =>
  stage(page).getByRole('button', { name, exact: true }).press('Enter');

for (const [lang, sun] of [
  ['ja', '陽'],
  ['en', 'sun'],
] as const) {
  test(`each sees the own hands, behind a curtain, also after a rewind (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await begin(page, lang);
    await take(page, lang, '暁');
    const mine = await handsOf(page, lang, '暁');
    expect(mine).toHaveLength(4);
    expect(await handsOf(page, lang, '宵')).toEqual([]);

    // A secret choice: the other is asked, and sees neither it nor the hands.
    await decide(page, sun);
    await take(page, lang, '宵');
    const theirs = await handsOf(page, lang, '宵');
    expect(theirs).toHaveLength(5);
    expect((await cardsIn(page)).filter((card) => mine.includes(card))).toEqual([]);
    await expect(page.getByText(words[lang].play.secretly)).toHaveCount(1);

    // Taken back by both: the curtain falls for the first one again.
    await page.getByRole('button', { name: words[lang].play.back }).press('Enter');
    for (const name of ['暁', '宵'])
      await page.getByRole('button', { name: words[lang].play.agrees(name) }).press('Enter');
    await take(page, lang, '暁');
    expect(await handsOf(page, lang, '暁')).toEqual(mine);

    // Asked anew, the stance is chosen again, and it is the other's turn.
    await decide(page, sun);
    await expect(curtain(page, lang, '宵')).toBeVisible();
  });
}

test('a link of a fight that goes on is said to be an open book, and opens behind the curtain', async ({
  page,
}) => {
  await begin(page, 'ja');
  await take(page, 'ja', '暁');
  await decide(page, '陽');
  await take(page, 'ja', '宵');
  const hands = await handsOf(page, 'ja', '宵');
  await page.getByRole('button', { name: pageJa('').actions.share }).press('Enter');
  const box = page.getByRole('dialog');
  await expect(box).toContainText(shareJa.openBook);
  const link = await box.getByRole('textbox', { name: shareJa.link, exact: true }).inputValue();
  const fragment = /#(\w+)$/.exec(link)?.[1] ?? '';
  expect(fragment).not.toBe('');

  const other = await page.context().newPage();
  await open(other, 'ja', fragment);
  await take(other, 'ja', '宵');
  expect(await handsOf(other, 'ja', '宵')).toEqual(hands);
});
