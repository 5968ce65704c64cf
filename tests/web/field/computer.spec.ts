// Tests a game of parties and secrets against the computer: its hands are never shown nor spoken, not after a
// rewind nor in a link that goes on either.
import { type Page, expect, test } from '@playwright/test';
import type { Lang } from '#engine';
import { seats, thorough, unless } from '../kit/fixture.ts';
import { pressable, things } from '../kit/question.ts';
import { address } from './address.ts';
import { cardsIn, decide, handsOf, linkOf, open, rests, trueHands, words } from './teams.ts';

/** Names of the parties of the reader and of the computer. */
const [mine, its] = ['暁', '宵'];

/** Collects every sentence of the live regions. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('[aria-live], [role=status]'))
        if (one.textContent) said.push(one.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const heard = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('\n'));

/** Waits until the page shows the present state, so that nothing read afterwards mixes two moments. */
async function settled(page: Page, lang: Lang): Promise<void> {
  await rests(page);
  await expect(things(page, lang).first()).toBeVisible();
  await pressable(page);
  await expect(async () => {
    const held = await trueHands(page, lang, 0);
    expect((await handsOf(page, lang, mine)).toSorted()).toEqual(held.toSorted());
  }).toPass();
}

/** Expects that no card in the computer's hands is in the document, and that the reader's own are. */
async function hidden(page: Page, lang: Lang): Promise<void> {
  await settled(page, lang);
  const held = await trueHands(page, lang, 1);
  expect(held.length).toBeGreaterThan(0);
  const shown = await cardsIn(page);
  expect(shown.filter((card) => held.includes(card))).toEqual([]);
  expect(await handsOf(page, lang, its)).toEqual([]);
  // The secret choices of both sides, and all cards played, have been told by now.
  await expect(page.getByText(words[lang].play.secretly)).toHaveCount(0);
}

async function begin(page: Page, lang: Lang): Promise<void> {
  await open(page, address, lang);
  await seats(page).nth(0).selectOption('hand');
  await seats(page).nth(1).selectOption('search 1');
  await expect(things(page, lang).first()).toBeVisible();
}

for (const lang of ['ja', 'en'] as const) {
  test(`the computer plays with hidden hands, also after a rewind (${lang})${unless(lang === 'ja')}`, async ({
    page,
  }) => {
    await begin(page, lang);
    await listen(page);
    await hidden(page, lang);
    // A round has a stance, then cards and their targets: one round, or two.
    for (let decided = 0; decided < (thorough ? 8 : 4); decided++) {
      await things(page, lang).first().press('Enter');
      await hidden(page, lang);
    }
    const held = await trueHands(page, lang, 1);
    const said = await heard(page);
    expect(said).not.toBe('');
    expect(held.filter((card) => new RegExp(`${card}(?!\\d)`).test(said))).toEqual([]);

    await decide(page, words[lang].play.back);
    await hidden(page, lang);
    await things(page, lang).last().press('Enter');
    await hidden(page, lang);
  });
}

test('a link of it opens again at the own turn, and the computer goes on @full', async ({ page }) => {
  await begin(page, 'ja');
  await decide(page, '陽');
  await hidden(page, 'ja');
  const hands = await handsOf(page, 'ja', mine);
  const fragment = await linkOf(page, 'ja', (box) => expect(box).toContainText(words.ja.share.openBook));

  const other = await page.context().newPage();
  await open(other, address, 'ja', fragment);
  await hidden(other, 'ja');
  expect(await handsOf(other, 'ja', mine)).toEqual(hands);
  await things(other, 'ja').first().press('Enter');
  await hidden(other, 'ja');
});
