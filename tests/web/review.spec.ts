// A fight played by hand is looked at again: what lost most, and what would have come of the better option.
import type { Match } from '../../bindings/engine.d.ts';
import { reviewWords } from '../../web/src/features/review/words.ts';
import { fightOf, fragmentOf, load, ok } from '../parity/module.ts';
import { wrong } from './axe.ts';
import { dictionaries, expect, languages, playWords, ready, shells, test, verdict } from './fixture.ts';
import { headline } from './game.ts';
import { site } from './site.ts';

const engine = await load('rakuen');
const [rakuen] = ok(engine.systems());
const [a, b] = rakuen?.samples ?? [];
if (!rakuen || !a || !b) throw new Error('no system, or no samples');

/** ▲ is played by hand, from the first option to the next, to the end. */
const match: Match = { system: rakuen.id, sides: [a, b], seed: '1', controllers: ['hand', 'plans'] };
const decisions: string[] = [];
for (;;) {
  const [option] = fightOf(engine, { ...match, decisions }).pending?.options ?? [];
  if (!option) break;
  decisions.push(option.id);
}
const over = fightOf(engine, { ...match, decisions });

for (const lang of languages) {
  const [t, p, w] = [dictionaries[lang], playWords[lang], { ja: reviewWords.ja, en: reviewWords.en }[lang]];

  test(`what lost most is found, and what would have come of the better option (${lang})`, async ({
    page,
  }) => {
    await page.goto(
      `${site}${shells[lang].replace('shiden', 'rakuen')}#${fragmentOf(engine, { ...match, decisions: decisions.slice(0, -1) })}`,
    );
    await ready(page);
    await page
      .getByRole('region', { name: p.turn(a.name) })
      .getByRole('list', { name: p.turn(a.name) })
      .getByRole('button')
      .first()
      .click();
    await expect(verdict(page)).toContainText(headline(over, lang));

    await page.getByRole('button', { name: w.title }).click();
    const review = page.getByRole('region', { name: w.title });
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
    await expect(page.locator('[aria-current=step]')).toBeInViewport();

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
