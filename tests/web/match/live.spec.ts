// A fight by hand that goes on is never lost: everything that could be pressed, pasted or followed leaves it there, or asks, and
// what was set aside is one press away.
import type { Page } from '@playwright/test';
import { enabled } from '../kit/boxes.ts';
import { expect, putIn, sheet, stageOf, test, unless, visit } from '../kit/fixture.ts';
import { firstOptions, gameOf } from '../kit/games.ts';
import { paste } from '../kit/hands.ts';
import { drawn } from '../kit/looks.ts';
import { cardWords, dictionaries, stageWords } from '../kit/words.ts';

const t = dictionaries.ja;
const s = stageWords.ja;

const game = await gameOf('rakuen');
const hands = game.match({ controllers: ['hand', 'hand'], seed: '7' });
/** A fight in which a few things were decided, and more are to be. */
const going = { ...hands, decisions: firstOptions(game, hands).slice(0, 3) };
const fragment = game.fragment(going);

const asks = (page: Page) => page.getByRole('dialog', { name: s.lockedTitle });

/** The lines of the fight on the page: what could be lost. */
const decided = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: t.step, includeHidden: true }).getAttribute('max'));

async function begin(page: Page): Promise<number> {
  await visit(page, `rakuen/#${fragment}`);
  await expect.poll(() => stageOf(page)).toBe('play');
  await expect(page.locator('[data-live]')).toHaveCount(1);
  await drawn(page);
  return decided(page);
}

/** It stands there as it did, in whatever state the screen is. */
async function stands(page: Page, lines: number, after: string): Promise<void> {
  if (await asks(page).isVisible()) await asks(page).getByRole('button', { name: s.goOn }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-live]'), after).toHaveCount(1);
  expect(await decided(page), after).toBeGreaterThanOrEqual(lines);
}

test('edits, links, pasted text, 入れ替え, other dice and its settings ask first, and nothing changes', async ({
  page,
}) => {
  const lines = await begin(page);
  const tries: [string, () => Promise<void>][] = [
    ['build', () => page.getByRole('button', { name: s.build, exact: true }).first().click()],
    [
      'a locked sheet',
      async () => {
        await page
          .getByRole('button', { name: /固定中/ })
          .first()
          .click();
        await page.getByRole('button', { name: cardWords.ja.rebuildNamed('▲') }).click();
      },
    ],
    ['swap', () => page.keyboard.press('x')],
    ['dice', () => page.keyboard.press('r')],
    ['two pasted', () => paste(page, JSON.stringify([...game.samples].reverse()))],
    [
      'a link',
      () => page.evaluate((to) => void (location.hash = to), game.fragment(game.match({ seed: '9' }))),
    ],
  ];
  for (const [what, act] of tries) {
    await act();
    await expect(asks(page), what).toBeVisible();
    await asks(page).getByRole('button', { name: s.goOn }).click();
    await expect(asks(page)).toHaveCount(0);
    await stands(page, lines, what);
  }
});

test('a name changes on the locked card, and nothing else with it', async ({ page }) => {
  const lines = await begin(page);
  await page
    .getByRole('button', { name: /固定中/ })
    .first()
    .click();
  const card = page.getByRole('dialog', { name: /固定中/ });
  await card.getByRole('textbox', { name: t.nameOf('▲') }).fill('別の名');
  await expect(card.getByRole('heading', { level: 2 }).first()).toContainText('別の名');
  await expect(card.getByRole('slider')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: /^盤/ }).getByText('別の名').first()).toBeVisible();
  await stands(page, lines, 'a name');
});

test('undo takes back one decision and never the fight', async ({ page }) => {
  await begin(page);
  for (let times = 0; times < 6; times++) {
    await page.keyboard.press('z');
    await drawn(page);
    // At one screen both are asked; where nothing is left to take back nothing happens.
    await page.keyboard.press('Escape');
  }
  await expect.poll(() => stageOf(page)).toBe('play');
  await expect(page.locator('#waiting')).toBeVisible();
});

test('set aside it is one press away; a copy is built without its players', async ({ page }) => {
  const lines = await begin(page);
  await page.getByRole('button', { name: s.build, exact: true }).first().click();
  await asks(page).getByRole('button', { name: s.setAside }).click();
  await expect.poll(() => stageOf(page)).toBe('build');
  await sheet(page, t, 0)
    .getByRole('textbox', { name: t.nameOf('▲') })
    .fill('別の人');
  await page.getByRole('button', { name: s.backToIt }).click();
  await expect.poll(() => stageOf(page)).toBe('play');
  await expect(page.locator('[data-live]')).toHaveCount(1);
  expect(await decided(page)).toBe(lines);

  await page.getByRole('button', { name: s.build, exact: true }).first().click();
  await asks(page).getByRole('button', { name: s.copyOff }).click();
  await expect.poll(() => stageOf(page)).toBe('build');
  for (const seat of await page.getByRole('group', { name: s.who }).getByRole('combobox').all())
    await expect(seat).toHaveValue('plans');
});

test('who decides changes at the next decision and restarts nothing', async ({ page }) => {
  const lines = await begin(page);
  const seats = page.getByRole('group', { name: s.who }).getByRole('combobox');
  await seats.nth(1).selectOption('search 1');
  await expect(page.locator('[data-live]')).toHaveCount(1);
  await expect.poll(() => decided(page)).toBeGreaterThanOrEqual(lines);
  await expect(seats.nth(1)).toHaveValue('search 1');
  await seats.nth(1).selectOption('hand');
  await expect(page.locator('[data-live]')).toHaveCount(1);
  await expect.poll(() => decided(page)).toBeGreaterThanOrEqual(lines);
  // A side that a tactic decides for would decide anew what was decided.
  await seats.nth(1).selectOption('plans');
  await expect(asks(page)).toBeVisible();
  await asks(page).getByRole('button', { name: s.goOn }).click();
  await stands(page, lines, 'plans');
});

test('a character out of the roster asks first', async ({ page }) => {
  await visit(page, 'rakuen/#-roster');
  await putIn(page, JSON.stringify([...game.samples]));
  await page.evaluate((to) => void (location.hash = to), fragment);
  await expect(page.locator('[data-live]')).toHaveCount(1);
  const lines = await decided(page);
  await page.evaluate(() => void (location.hash = '#-roster'));
  // Another one than stands there: the same would leave the fight as it is.
  await page.getByRole('button', { name: new RegExp(`${game.samples[1].name}を▲に置く$`) }).click();
  await expect(asks(page)).toBeVisible();
  await asks(page).getByRole('button', { name: s.goOn }).click();
  await page.evaluate(() => void (location.hash = '#-match'));
  await stands(page, lines, 'roster');
});

for (const [name, width, height] of [
  ['wide', 1280, 900],
  ['phone', 390, 844],
] as const)
  test(`every control of every state is pressed, and the fight is there (${name})${unless(name === 'wide')}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    const lines = await begin(page);
    for (const stage of [s.play, s.watch]) {
      const to = page.getByRole('navigation', { name: s.stages }).getByRole('button', { name: stage });
      await to.click();
      await drawn(page);
      const names = await enabled(page);
      for (let at = 0; at < names.length; at++) {
        const here = page.locator(
          'a[href]:visible, button:enabled:visible, select:enabled:visible, summary:visible',
        );
        const one = here.nth(at);
        if ((await one.count()) === 0) break;
        const name = `${stage} ${at} ${(await one.getAttribute('aria-label')) ?? (await one.textContent()) ?? ''}`;
        // Links leave the page, or the language; a seat is another test's, and a decision is what one is here for.
        const passes = await one.evaluate(
          (each) =>
            each.matches('select, a:not([href^="#-"])') ||
            each.closest('[data-part="question"], [data-part="board"]') !== null,
        );
        if (passes) continue;
        await one.click({ timeout: 5000 }).catch(() => undefined);
        await drawn(page);
        if (await asks(page).isVisible()) await asks(page).getByRole('button', { name: s.goOn }).click();
        // What is fetched opens a moment later.
        for (let escapes = 0; escapes < 4; escapes++) {
          await page.keyboard.press('Escape');
          if (escapes > 0 && (await page.locator('dialog').count()) === 0) break;
          await page.waitForTimeout(60);
        }
        await page.evaluate(() => {
          if (location.hash.startsWith('#-') && !location.hash.startsWith('#-match'))
            location.hash = '#-match';
        });
        await expect(page.locator('[data-live]'), name).toHaveCount(1);
        expect(await decided(page), name).toBeGreaterThanOrEqual(lines);
        await to.click();
        await drawn(page);
      }
    }
  });
