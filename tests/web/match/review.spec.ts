// A fight played by hand is looked at again: what lost most, and what would have come of the better option.
import type { Match } from '#engine';
import { wrong } from '../kit/axe.ts';
import { expect, open, test, unless, verdict } from '../kit/fixture.ts';
import { firstOptions, headline, pathOf } from '../kit/games.ts';
import { choices, question } from '../kit/question.ts';
import { a, duel, sample } from '../kit/rakuen.ts';
import { dictionaries, languages, playWords, reviewWords } from '../kit/words.ts';

/** ▲ is played by hand, from the first option to the next, to the end. */
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
    // The curve in the strip says what the table says.
    await expect(page.getByRole('img', { name: new RegExp(w.curve(a.name, '').trim()) })).toHaveCount(1);
    await review.getByText(w.all).first().click();
    await expect(review.getByRole('row').first()).toContainText(w.chance);
    await expect(review.getByRole('row')).toHaveCount(decisions.length + 1);
    if (lang === 'ja') expect(await wrong(page, '[data-part=waiting]')).toEqual([]);

    await review.getByRole('button', { name: w.next }).click();
    await expect(page.locator('[role=option][aria-selected=true]')).toBeInViewport();

    // What would have come, and back.
    await first.getByRole('button', { name: new RegExp(w.take, 'i') }).click();
    const came = new RegExp(w.came('.+', '.+'));
    await expect(page.getByRole('status').filter({ hasText: came })).toHaveCount(1, { timeout: 30_000 });
    await expect(review.getByRole('button', { name: w.begin, exact: true })).toBeVisible();
    await page.getByRole('button', { name: t.actions.undo }).first().click();
    await expect(verdict(page)).toContainText(headline(over, lang));
    await expect(losses).toBeVisible();
  });
}
