// Tests the review of a fight by hand: the decisions that lost most, and the result of the better option.
import type { Match } from '#engine';
import { wrong } from '../kit/axe.ts';
import { expect, open, test, unless, verdict } from '../kit/fixture.ts';
import { firstOptions, gameOf, headline, pathOf } from '../kit/games.ts';
import { choices, pressable, question, sentence } from '../kit/question.ts';
import { a, duel, sample } from '../kit/rakuen.ts';
import { dictionaries, languages, playWords, reviewWords } from '../kit/words.ts';

/** ▲ is played by hand, with the first option each time, to the end. */
const match: Match = { ...sample, controllers: ['hand', 'plans'] };
const decisions = firstOptions(duel, match);
const over = duel.fight({ ...match, decisions });

for (const lang of languages) {
  const [t, p, w] = [dictionaries[lang], playWords[lang], reviewWords[lang]];

  test(`what lost most is found, and what would have come of the better option (${lang})${unless(lang === 'ja')}`, async ({
    page,
  }) => {
    const before = { ...match, decisions: decisions.slice(0, -1) };
    await open(page, `${pathOf('rakuen', lang)}#${duel.fragment(before)}`);
    await choices(page, lang).first().click();
    await expect(verdict(page)).toContainText(headline(over, lang));

    await question(page).getByRole('button', { name: p.review }).click();
    const review = page.getByRole('region', { name: w.begin, exact: true });
    const losses = review.getByRole('list', { name: w.list });
    await expect(losses).toBeVisible({ timeout: 60_000 });
    const [first] = await losses.getByRole('listitem').all();
    if (!first) throw new Error('no decision lost anything');
    await expect(first).toContainText(w.better);
    // The curve in the strip has the numbers of the table.
    await expect(page.getByRole('img', { name: new RegExp(w.curve(a.name, '').trim()) })).toHaveCount(1);
    await review.getByText(w.all).first().click();
    await expect(review.getByRole('row').first()).toContainText(w.chance);
    await expect(review.getByRole('row')).toHaveCount(decisions.length + 1);
    if (lang === 'ja') expect(await wrong(page, '[data-part=waiting]')).toEqual([]);

    await review.getByRole('button', { name: w.next }).click();
    await expect(page.locator('[role=option][aria-selected=true]')).toBeInViewport();
    // In the order of the list: the greatest loss first.
    await expect(first).toHaveAttribute('aria-current', 'true');

    // The better option is played on, and undone.
    await first.getByRole('button', { name: new RegExp(w.take, 'i') }).click();
    // The button is gone with the list; the focus is on the heading of what came of it.
    await expect(page.locator('#waiting')).toBeFocused();
    const came = new RegExp(w.came('.+', '.+'));
    await expect(page.getByRole('status').filter({ hasText: came })).toHaveCount(1, { timeout: 30_000 });
    await expect(review.getByRole('button', { name: w.begin, exact: true })).toBeVisible();
    await page.getByRole('button', { name: t.actions.undo }).first().click();
    await expect(verdict(page)).toContainText(headline(over, lang));
    await expect(losses).toBeVisible();
  });
}

test('a new fight closes the review, and what it asks stays in sight @full', async ({ page }) => {
  const p = playWords.ja;
  await open(
    page,
    `${pathOf('rakuen', 'ja')}#${duel.fragment({ ...match, decisions: decisions.slice(0, -1) })}`,
  );
  await choices(page, 'ja').first().click();
  await question(page).getByRole('button', { name: p.review }).click();
  await expect(sentence(page)).toHaveText(p.reviewTitle);
  await question(page).getByRole('button', { name: p.again }).click();
  for (let turn = 0; turn < 2; turn++) {
    await expect(choices(page, 'ja').first()).toBeVisible();
    await expect(sentence(page)).not.toHaveText(p.reviewTitle);
    const before = page.url();
    await pressable(page);
    await choices(page, 'ja').first().click();
    await expect(page).not.toHaveURL(before);
  }
});

test('while a review hides the question neither a key nor the board answers it @full', async ({ page }) => {
  const p = playWords.ja;
  const panel = await gameOf('panel');
  const begun = panel.match({ controllers: ['hand', 'plans'] });
  const onBoard = (of: string[]) =>
    panel.fight({ ...begun, decisions: of }).pending?.options.some(({ target }) => target !== undefined);
  const taken = firstOptions(panel, begun);
  const at = taken.findIndex((_, k) => k > 0 && onBoard(taken.slice(0, k)));
  const now = { ...begun, decisions: taken.slice(0, at) };
  await open(page, `${pathOf('panel', 'ja')}#${panel.fragment(now)}`);
  const takes = page.locator('[data-takes]');
  await expect(takes.first()).toBeVisible();
  await question(page).getByRole('button', { name: p.review }).click();
  await expect(sentence(page)).toHaveText(p.reviewTitle);
  await expect(takes).toHaveCount(0);
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-part=board] :focus')).toHaveCount(0);
  await question(page).getByRole('button', { name: p.leaveReview }).click();
  await expect(takes.first()).toBeVisible();
});
