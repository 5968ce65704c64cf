// Actions of a reader's hands: pressing, reaching an element by Tab, the clipboard, downloads; and a fixed
// seed for fights that begin.
import { readFile } from 'node:fs/promises';
import { type Locator, type Page, expect } from '@playwright/test';
import { build, ready, stageOf, verdict } from './fixture.ts';
import { dictionaries } from './words.ts';

/** By pointer (mouse or thumb), or with the keyboard alone. */
export type Way = 'mouse' | 'keyboard';

export async function press(button: Locator, way: Way, times = 1): Promise<void> {
  for (let n = 0; n < times; n++) {
    if (way === 'mouse') await button.click();
    else await button.press('Enter');
  }
}

/** Presses Tab until this has the focus. */
export async function reach(page: Page, to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const there = () => to.evaluateAll((all) => all.some((one) => one === document.activeElement));
  for (let tabs = 0; tabs < 300; tabs++) {
    if (await there()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(to)} can't be reached`);
}

export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Pastes a text where the focus is. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    (document.activeElement ?? document.body).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** Fights that begin anew on the page get this seed. */
export const dealt = (page: Page, seed: string) =>
  page.addInitScript((seed) => {
    const given = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      if (!(array instanceof BigUint64Array)) return given(array);
      array.fill(BigInt(seed));
      return array;
    };
  }, seed);

/** Name and text of the file that an action saves. */
export async function catchDownload(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/**
 * Opens the link of the open share dialog in a new page, and expects the fight to end so. `ending`: the
 * headline, or a function of the link.
 */
export async function arrives(page: Page, ending: string | ((link: string) => string)): Promise<Page> {
  const address = page.getByRole('dialog').getByRole('textbox').first();
  await expect(address).toHaveValue(/#1F/);
  const link = await address.inputValue();
  const friend = await page.context().newPage();
  await friend.goto(link);
  await ready(friend);
  if ((await stageOf(friend)) === 'watch') await build(friend);
  await expect(verdict(friend)).toContainText(typeof ending === 'string' ? ending : ending(link));
  return friend;
}

/** The menu of the record, which copies and saves. */
export const takeAlong = (page: Page, lang: 'ja' | 'en'): Locator => {
  const t = dictionaries[lang];
  return page.getByRole('region', { name: t.record }).getByRole('group').filter({ hasText: t.takeAlong });
};
