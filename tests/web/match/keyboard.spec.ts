// Tests keys and the focus: it is always visible, dialogs give it back, and the page's keys are off during
// typing. A whole fight by keys is in journeys/first-steps.spec.ts.
import { expect, open, seats, skillButton, stageOf, test, verdict, visit } from '../kit/fixture.ts';
import { headline } from '../kit/games.ts';
import { reach } from '../kit/hands.ts';
import { changed, fight, sample } from '../kit/shiden.ts';
import { choices, question } from '../kit/question.ts';
import { dictionaries, helpWords, stageWords } from '../kit/words.ts';

const t = dictionaries.ja;
test.beforeEach(({ page }) => open(page));

test('the focus is seen on everything that Tab comes to, and goes through all skills by arrows', async ({
  page,
}) => {
  // The first Tab leads to a link that skips the head.
  await page.goto('about:blank');
  await visit(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t.skip })).toBeFocused();
  const address = page.url();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  // The link leaves the fight in the address, and adds no entry for Back.
  expect(page.url()).toBe(address);
  await page.goto('about:blank');
  await open(page);
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const bare = await page.evaluate(() => {
      const one = document.activeElement;
      if (!one || one === document.body) return '';
      // The focus of a hidden radio is drawn on the word beside it.
      const shown = [one, one.nextElementSibling, ...(one.parentElement?.children ?? [])];
      const seen = shown.some((part) => {
        if (!part) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      });
      return seen ? '' : `${one.tagName} ${one.className} ${one.textContent}`;
    });
    expect(bare, `after ${presses + 1} presses`).toBe('');
  }

  await reach(page, page.getByRole('button', { name: t.placeItem(5, '果断') }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('button', { name: /（.+）/ }));
  const option = skillButton(page, 0, '一閃');
  for (let presses = 0; presses < 40; presses++) {
    if (await option.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('ArrowLeft');
  }
  await expect(option).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText(headline(fight(...changed('一閃')), 'ja'));
});

test('a dialog gives the focus back as it goes and not later; keys do nothing while one writes, and can be switched off', async ({
  page,
}) => {
  const opener = page.getByRole('main').getByRole('button', { name: t.actions.share }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await opener.evaluate((button) => {
    new MutationObserver((_, watch) => {
      if (document.querySelector('dialog')) return;
      watch.disconnect();
      button.dataset['back'] = String(document.activeElement === button);
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole('dialog').getByRole('button', { name: t.close }).click();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute('data-back', 'true');

  const slider = page.getByRole('slider', { name: t.step });
  await page.keyboard.press('End');
  const end = await slider.inputValue();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: t.findInRecord })).toBeFocused();
  await page.getByRole('searchbox', { name: t.findInRecord }).fill('');
  await page.getByRole('searchbox', { name: t.findInRecord }).press('j');
  await expect(slider).toHaveValue(end);
  await page.getByRole('searchbox', { name: t.findInRecord }).press('Escape');
  await verdict(page).click();
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: helpWords.ja.keysOn }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(slider).toHaveValue(end);
});

test('a whole fight is stepped through without one animation, if the reader wants none @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Home');
  for (let step = 0; step < fight(...sample).events.length; step++) {
    await page.keyboard.press('ArrowRight');
    expect(
      await page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
    ).toBe(0);
  }
});

test('one key asks against whom, Enter begins, and the key leads back to the question @full', async ({
  page,
}) => {
  await visit(page, 'rakuen/');
  await page.keyboard.press('p');
  await expect.poll(() => stageOf(page)).toBe('play');
  const middle = stageWords.ja.withLevel(stageWords.ja.levels[1] ?? '');
  await expect(page.getByRole('button', { name: middle })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await expect(seats(page).nth(0)).toHaveValue('hand');
  await expect(choices(page, 'ja').first()).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: stageWords.ja.watch, exact: true }).click();
  await expect.poll(() => stageOf(page)).toBe('watch');
  await page.keyboard.press('p');
  await expect.poll(() => stageOf(page)).toBe('play');
  expect(page.url()).toBe(address);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText(t.actions.playOn);
});

test('the list of keys names what the game has: without dice there are none to roll, and nothing to decide @full', async ({
  page,
}) => {
  const chance = [t.actions.reseed, t.actions.odds, t.actions.playOn, t.actions.choose, t.actions.takeBack];
  for (const [game, told] of [
    ['shiden/', 0],
    ['rakuen/', 1],
  ] as const) {
    await visit(page, game);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: t.actions.help });
    await expect(help.getByText(t.actions.swap, { exact: true })).toBeVisible();
    for (const name of chance) await expect(help.getByText(name, { exact: true }), name).toHaveCount(told);
    await expect(help.getByRole('heading', { name: helpWords.ja.groups.play })).toHaveCount(told);
  }
});

test('in the card that asks who to play, digits and arrows choose, and the replay stays where it is', async ({
  page,
}) => {
  await page.goto('about:blank');
  await open(page, 'sengen/');
  const step = page.getByRole('slider', { name: t.step });
  await expect(step).toHaveValue('0');
  await page.keyboard.press('p');
  const level = (n: number) =>
    page.getByRole('group', { name: stageWords.ja.computer }).getByRole('button').nth(n);
  await expect(level(1)).toBeFocused();
  await page.keyboard.press('1');
  await expect(level(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(level(1)).toBeFocused();
  await page.keyboard.press('4');
  await expect(page.getByRole('button', { name: stageWords.ja.atOneScreen })).toBeFocused();
  await expect(step).toHaveValue('0');
});
