// Tests the smallest phone: a key shows the record, the end of a fight is told once, and a player who sits
// down second has not seen the cards that are played.
import { expect, seats, test, unless, visit } from '../kit/fixture.ts';
import { pathOf } from '../kit/games.ts';
import { pressable, question, sentence, surrender } from '../kit/question.ts';
import { dictionaries, languages, playWords } from '../kit/words.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 640 }));

test('where the record has no room beside the board, a key gives it that of the board', async ({ page }) => {
  const t = dictionaries.ja;
  await visit(page, pathOf('sengen', 'ja'));
  const record = page.getByRole('listbox', { name: t.recordOf });
  const board = page.locator('[data-part=board]');
  await expect(record).toBeHidden();
  await page.getByRole('slider', { name: t.step }).fill('3');
  const key = page.getByRole('checkbox', { name: t.record });
  await key.check();
  await expect(record).toBeVisible();
  await expect(board).toBeHidden();
  await key.uncheck();
  await expect(record).toBeHidden();
  await expect(board).toBeVisible();
});

for (const lang of languages) {
  test(`a question is in view with its first options, without scrolling (${lang})${unless(lang === 'ja')}`, async ({
    page,
  }) => {
    await visit(page, pathOf('shinki', lang));
    await seats(page).first().selectOption('hand');
    await pressable(page);
    await expect(sentence(page)).toBeInViewport({ ratio: 1 });
    const first = question(page).locator('[data-thing]');
    for (const n of [0, 1]) await expect(first.nth(n)).toBeInViewport({ ratio: 0.97 });
    // Its board has both sides whole.
    for (const name of await page.locator('[data-part=board] [data-actor]').all())
      await expect(name).toBeInViewport({ ratio: 0.97 });
  });
}

test('how a fight by hand ended stands once, in a question no higher than that @full', async ({ page }) => {
  await visit(page, pathOf('shinki', 'ja'));
  await seats(page).first().selectOption('hand');
  await surrender(page, 'ja');
  const end = question(page);
  await expect(end.getByRole('button', { name: playWords.ja.again })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(0);
  expect((await end.boundingBox())?.height).toBeLessThan(200);
});

test('of two who sit down one after the other nobody has seen the cards that are played @full', async ({
  page,
}) => {
  await visit(page, pathOf('shinki', 'ja'));
  await seats(page).first().selectOption('hand');
  await expect(question(page)).toBeVisible();
  const hand = () => page.locator('[data-part=question]').innerText();
  const before = await hand();
  await seats(page).nth(1).selectOption('hand');
  const screen = page.getByRole('heading', { name: /画面を渡してください/ });
  await expect(screen).toBeVisible();
  await expect(page.locator('[data-part=board]')).toHaveCount(0);
  await page.getByRole('button', { name: /が受け取りました$/ }).click();
  await expect(question(page)).toBeVisible();
  expect(await hand()).not.toBe(before);
});

test('the card that asks who is to play leaves the board of an ended fight whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, pathOf('shinki', 'ja'));
  await page.getByRole('slider', { name: dictionaries.ja.step }).press('End');
  await page.getByRole('button', { name: '指す', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'だれと指すか' })).toBeVisible();
  const board = page.locator('[data-part=board]');
  for (const side of await board.locator('[data-actor]').all())
    await expect(side).toBeInViewport({ ratio: 0.97 });
  await expect(board.getByRole('button', { name: 'はじめから見る' })).toHaveCount(0);
});
