// Tests a game of parties and secrets for two players at one screen: each sees only the own hands, with a
// curtain between the turns, also after a rewind and in a link.
import { type Page, expect, test } from '@playwright/test';
import type { Lang } from '#engine';
import { lettersWords } from '../kit/words.ts';
import { unless } from '../kit/fixture.ts';
import { choices, sentence, pressable } from '../kit/question.ts';
import { address } from './address.ts';
import { byHand, cardsIn, decide, handsOf, linkOf, open, words } from './teams.ts';

const curtain = (page: Page, lang: Lang, name: string) =>
  page.getByRole('region', { name: new RegExp(words[lang].play.curtain(name)) });

async function take(page: Page, lang: Lang, name: string): Promise<void> {
  await expect(curtain(page, lang, name)).toBeVisible();
  expect(await cardsIn(page)).toEqual([]);
  await pressable(page);
  await page.getByRole('button', { name: words[lang].play.takeScreen(name) }).press('Enter');
  await expect(sentence(page)).toBeFocused();
  await expect(choices(page, lang).first()).toBeVisible();
}

for (const [lang, sun] of [
  ['ja', '陽'],
  ['en', 'sun'],
] as const) {
  test(`each sees the own hands, behind a curtain, also after a rewind (${lang})${unless(lang === 'en')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await byHand(page, address, lang);
    await take(page, lang, '暁');
    await expect.poll(() => handsOf(page, lang, '暁')).toHaveLength(4);
    const mine = await handsOf(page, lang, '暁');
    expect(await handsOf(page, lang, '宵')).toEqual([]);

    // A secret choice: the other player is asked, and sees neither the choice nor the hands.
    await decide(page, sun);
    await take(page, lang, '宵');
    const theirs = await handsOf(page, lang, '宵');
    expect(theirs).toHaveLength(5);
    expect((await cardsIn(page)).filter((card) => mine.includes(card))).toEqual([]);
    await expect(page.getByText(words[lang].play.secretly)).toHaveCount(1);

    // Both agree to take it back: the curtain comes for the first player again. Behind the dialog no hand can be read.
    await page.getByRole('button', { name: words[lang].play.back }).press('Enter');
    const asks = page.getByRole('dialog', { name: words[lang].play.back });
    const backdrop = () => asks.evaluate((of) => getComputedStyle(of, '::backdrop').backgroundColor);
    expect(await backdrop()).toMatch(/^rgb\(/);
    await asks.getByRole('button', { name: words[lang].play.agrees('暁') }).press('Enter');
    await expect(asks.getByRole('button', { name: words[lang].play.agreed('暁') })).toBeVisible();
    await asks.getByRole('button', { name: words[lang].play.agrees('宵') }).press('Enter');
    await take(page, lang, '暁');
    expect(await handsOf(page, lang, '暁')).toEqual(mine);

    // The first player chooses the stance again; then it is the other player's turn.
    await decide(page, sun);
    await expect(curtain(page, lang, '宵')).toBeVisible();
  });
}

test('a link of a fight that goes on is said to be an open book, and opens behind the curtain', async ({
  page,
}) => {
  await byHand(page, address, 'ja');
  await take(page, 'ja', '暁');
  await decide(page, '陽');
  await take(page, 'ja', '宵');
  const hands = await handsOf(page, 'ja', '宵');
  const fragment = await linkOf(page, 'ja', (box) => expect(box).toContainText(words.ja.share.openBook));

  const other = await page.context().newPage();
  await open(other, address, 'ja', fragment);
  await take(other, 'ja', '宵');
  expect(await handsOf(other, 'ja', '宵')).toEqual(hands);
});

test('at two places each side keeps its own view on every turn, and no curtain asks @full', async ({
  page,
  browser,
}) => {
  const t = lettersWords.ja;
  /**
   * The question which side the reader is: below the options for the player who began the fight, in the curtain's place for the one
   * who opened the link.
   */
  const who = (of: Page, asked: string, name: string) =>
    of.getByRole('group', { name: asked }).getByRole('button', { name: new RegExp(name) });
  await byHand(page, address, 'ja');
  // The curtain asks nothing of the kind: it was chosen that two share the screen.
  await expect(page.getByText(t.whoHere)).toHaveCount(0);
  await take(page, 'ja', '暁');
  await page.getByRole('button', { name: t.byLinks }).press('Enter');
  await who(page, t.whoHere, '暁').press('Enter');
  await expect(page.getByText(t.firstYou)).toBeVisible();
  const mine = await handsOf(page, 'ja', '暁');
  expect(mine).toHaveLength(4);
  await decide(page, '陽');
  await expect(page.getByText(t.theirTurn('宵'))).toBeVisible();
  await expect(page.getByRole('button', { name: '陽', exact: true })).toHaveCount(0);
  expect(await handsOf(page, 'ja', '暁')).toEqual(mine);
  expect(await handsOf(page, 'ja', '宵')).toEqual([]);

  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, address, 'ja', await linkOf(page, 'ja'));
  // Whoever is sent it is the one who decides now; the sender's side is asked once more, and shows nothing until then.
  await who(other, t.who, '暁').press('Enter');
  await expect(other.getByText(t.theirHand('暁'))).toBeVisible();
  expect(await handsOf(other, 'ja', '暁')).toEqual([]);
  await who(other, t.who, '宵').press('Enter');
  await expect(other.getByRole('region', { name: t.letter }).getByText(t.yourTurn)).toBeVisible();
  expect(await handsOf(other, 'ja', '宵')).toHaveLength(5);
  expect(await handsOf(other, 'ja', '暁')).toEqual([]);
  await context.close();
});
