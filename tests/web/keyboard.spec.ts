// The whole main flow with the keyboard alone: focus is seen, goes in the order of the document, and comes back.
import { type Page } from '@playwright/test';
import { helpWords } from '../../web/src/features/help/words.ts';
import { dictionaries, expect, open, record, sheet, test, verdict } from './fixture.ts';
import { changed, fight, headline, item, sample } from './game.ts';

const t = dictionaries.ja;
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.beforeEach(({ page }) => open(page));

/** Presses Tab until what has the focus is called so. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' | 'textbox' = 'button',
): Promise<void> {
  const wanted = page.getByRole(role, { name });
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
  }
  throw new Error(`Tab never comes to ${String(name)}`);
}

test('build, fight, seek, copy, share, close', async ({ page }) => {
  // The first Tab offers to skip the head.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, t.placeItem(5, '果断'));
  const skill = item('一閃');
  const option = sheet(page, t, 0).getByRole('button', {
    name: t.itemName(skill.name.ja, skill.reading.ja, skill.limited),
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tabTo(page, /（.+）/);
  for (let presses = 0; presses < 40; presses++) {
    if (await option.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('ArrowLeft');
  }
  await expect(option).toBeFocused();
  await page.keyboard.press('Enter');
  const after = fight(...changed('一閃'));
  await expect(verdict(page)).toContainText(headline(after, 'ja'));

  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(record(page, t).getByRole('button', { name: /^1 / })).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('End');
  await expect(page.getByRole('slider', { name: t.step })).toHaveValue(String(after.events.length));

  await page.keyboard.press('c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('ムライ');

  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: t.actions.share });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    // The browser's own interface is the only place outside.
    const inside = await dialog.evaluate((box) => box.contains(document.activeElement));
    expect(inside || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the focus is seen on everything that Tab comes to', async ({ page }) => {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const bare = await page.evaluate(() => {
      const one = document.activeElement;
      if (!one || one === document.body) return '';
      // A hidden radio shows its focus on the word beside it.
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
});

test('a dialog gives the focus back to what opened it, as it goes and not later', async ({ page }) => {
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
});

test('keys do nothing while one writes, and can be switched off', async ({ page }) => {
  const slider = page.getByRole('slider', { name: t.step });
  const end = await slider.inputValue();
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

test('a whole fight is stepped through without one animation, if the reader wants none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Home');
  for (let step = 0; step < fight(...sample).events.length; step++) {
    await page.keyboard.press('ArrowRight');
    expect(
      await page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
    ).toBe(0);
  }
});
