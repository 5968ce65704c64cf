// Tests that a running fight by hand is never lost: whatever is pressed, pasted or followed leaves it on the
// page or asks first, and a fight that was set aside is one press away.
import type { Page } from '@playwright/test';
import { ok } from '../../parity/module.ts';
import { type Spared, closeAll, controls, pressControl } from '../kit/controls.ts';
import { expect, putIn, sheet, stageOf, test, unless, visit } from '../kit/fixture.ts';
import { firstOptions, gameOf } from '../kit/games.ts';
import { paste } from '../kit/hands.ts';
import { drawn } from '../kit/looks.ts';
import { cardWords, dictionaries, either, playWords, stageWords } from '../kit/words.ts';

const t = dictionaries.ja;
const s = stageWords.ja;
const p = playWords.ja;

const game = await gameOf('rakuen');
const hands = game.match({ controllers: ['hand', 'hand'], seed: '7' });
/** A fight with a few decisions behind it and more to come. */
const going = { ...hands, decisions: firstOptions(game, hands).slice(0, 3) };
const fragment = game.fragment(going);

/** The dialog that asks before the reader builds, or before something else replaces the fight. */
const asks = (page: Page) => page.getByRole('dialog', { name: either(s.lockedTitle, s.leaveTitle) });

/** Number of lines of the fight on the page, which could be lost. */
const decided = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: t.step, includeHidden: true }).getAttribute('max'));

async function begin(page: Page): Promise<number> {
  await visit(page, `rakuen/#${fragment}`);
  await expect.poll(() => stageOf(page)).toBe('play');
  await expect(page.locator('[data-live]')).toHaveCount(1);
  await drawn(page);
  return decided(page);
}

/** Expects the fight to stand as before, on whatever stage. */
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

test('a name changes on the locked card, and nothing else with it @full', async ({ page }) => {
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
    // At one screen both players are asked; with nothing to take back nothing happens.
    await page.keyboard.press('Escape');
  }
  await expect.poll(() => stageOf(page)).toBe('play');
  await expect(page.locator('#waiting')).toBeVisible();
});

test('the lock in the bar leads to what is asked, from wherever one looks @full', async ({ page }) => {
  const lines = await begin(page);
  await page.getByRole('button', { name: s.watch, exact: true }).first().click();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: s.toQuestion }).click();
  await expect.poll(() => stageOf(page)).toBe('play');
  await expect(page.locator('#waiting')).toBeFocused();
  await expect(page.getByRole('slider', { name: t.step })).toHaveValue(String(lines));
});

test('set aside it is one press away; a copy is built without its players @full', async ({ page }) => {
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
  // It is the computer's turn.
  await expect.poll(() => decided(page)).toBeGreaterThan(lines);
  await expect(seats.nth(1)).toHaveValue('search 1');
  await seats.nth(1).selectOption('hand');
  await expect(page.locator('[data-live]')).toHaveCount(1);
  await expect.poll(() => decided(page)).toBeGreaterThanOrEqual(lines);
  // A tactic takes over from others without a question.
  const before = await decided(page);
  await seats.nth(1).selectOption('plans');
  await expect(seats.nth(1)).toHaveValue('plans');
  await expect(asks(page)).toHaveCount(0);
  await expect(page.locator('[data-live]')).toHaveCount(1);
  expect(await decided(page)).toBeGreaterThanOrEqual(before);
  await page.reload();
  await expect(seats.nth(1)).toHaveValue('plans');
});

test('a character out of the roster asks first @full', async ({ page }) => {
  await visit(page, 'rakuen/#-roster');
  await putIn(page, JSON.stringify([...game.samples]));
  await page.evaluate((to) => void (location.hash = to), fragment);
  await expect(page.locator('[data-live]')).toHaveCount(1);
  const lines = await decided(page);
  await page.evaluate(() => void (location.hash = '#-roster'));
  // Not the character that stands there, which would leave the fight as it is.
  await page.getByRole('button', { name: new RegExp(`${game.samples[1].name}を▲に置く$`) }).click();
  await expect(asks(page)).toBeVisible();
  await asks(page).getByRole('button', { name: s.goOn }).click();
  await page.evaluate(() => void (location.hash = '#-match'));
  await stands(page, lines, 'roster');
});

/**
 * Options are left out, since decisions change the fight; so are surrender, and the seats, which have a test
 * of their own.
 */
const spared: Spared = {
  selectors: ['[data-thing]', '[data-takes]', 'fieldset select'],
  names: [p.surrender, p.alone, s.backToIt],
};

/** The decisions that an address holds. */
function decisionsIn(url: string): readonly string[] {
  const read = ok(game.engine.openLink(url, '{}'));
  return 'failure' in read || read.kind !== 'F' ? [] : (read.match.decisions ?? []);
}

/**
 * Leads back to the match screen from wherever a press has led, and goes on with the fight if that is asked.
 */
async function comeBack(page: Page): Promise<void> {
  if (await asks(page).isVisible()) await asks(page).getByRole('button', { name: s.goOn }).click();
  await closeAll(page);
  await page.evaluate(() => {
    for (const menu of document.querySelectorAll('header details[open], [data-part=sheet] details[open]'))
      (menu as HTMLDetailsElement).open = false;
    if (location.hash.startsWith('#-') && !location.hash.startsWith('#-match')) location.hash = '#-match';
  });
  await expect(page.getByRole('navigation', { name: s.stages })).toBeVisible();
}

/**
 * Presses every control on a stage, and every control of what that opens. `holds` checks the fight each time.
 */
async function pressAll(
  page: Page,
  stage: string,
  known: Set<string>,
  holds: (after: string) => Promise<void>,
) {
  const to = async () => {
    const button = page.getByRole('navigation', { name: s.stages }).getByRole('button', { name: stage });
    if ((await button.getAttribute('aria-current')) !== 'true') await button.click();
    await drawn(page);
  };
  const pressed: string[] = [];
  for (;;) {
    await to();
    const next = (await controls(page, spared)).find(({ key }) => !pressed.includes(key));
    if (!next) break;
    const outer = next.key;
    pressed.push(outer);
    await pressControl(page, spared, outer);
    const asked = await asks(page).isVisible();
    const within = asked ? [] : await controls(page, spared);
    const before = new Set(pressed);
    await comeBack(page);
    await holds(`${stage}: ${outer}`);
    for (const { key } of within) {
      // Controls that were there before the press have their own turn.
      if (!key.startsWith('dialog ') || before.has(key) || known.has(`${outer} > ${key}`)) continue;
      known.add(`${outer} > ${key}`);
      await to();
      if (!(await pressControl(page, spared, outer))) break;
      await pressControl(page, spared, key);
      await comeBack(page);
      await holds(`${stage}: ${outer} > ${key}`);
    }
  }
  return pressed;
}

for (const [name, width, height] of [
  ['wide', 1280, 900],
  ['phone', 390, 844],
] as const)
  test(`every control of every state is pressed, and the fight is there (${name})${unless(name === 'wide')}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.addInitScript(() => (globalThis.print = () => undefined));
    await page.setViewportSize({ width, height });
    const lines = await begin(page);
    const known = new Set<string>();
    for (const stage of [s.play, s.watch]) {
      const pressed = await pressAll(page, stage, known, async (after) => {
        await expect(page.locator('[data-live]'), after).toHaveCount(1);
        expect(await decided(page), after).toBe(lines);
      });
      expect(pressed.length, pressed.join(' | ')).toBeGreaterThan(10);
      await expect.poll(() => decisionsIn(page.url())).toEqual(going.decisions);
    }
    expect(known.size).toBeGreaterThan(20);

    // The fight that was set aside survives every press on the sheets.
    await page.getByRole('button', { name: s.build, exact: true }).first().click();
    await asks(page).getByRole('button', { name: s.setAside }).click();
    await expect.poll(() => stageOf(page)).toBe('build');
    await pressAll(page, s.build, known, () => Promise.resolve());
    await page.getByRole('navigation', { name: s.stages }).getByRole('button', { name: s.watch }).click();
    await page.getByRole('button', { name: s.backToIt }).click();
    await expect.poll(() => stageOf(page)).toBe('play');
    expect(await decided(page)).toBe(lines);
    await expect.poll(() => decisionsIn(page.url())).toEqual(going.decisions);
  });
