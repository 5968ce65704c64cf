// Tests the questions that the page asks of the engine: one logged fight for an edit, and texts only when
// they are needed.
import type { Page } from '@playwright/test';
import { expect, open, record, sheet, skillButton, test, verdict } from '../kit/fixture.ts';
import { dictionaries } from '../kit/words.ts';
import { changed, fight, sample } from '../kit/shiden.ts';
import { headline, plain } from '../kit/games.ts';
import { copied } from '../kit/hands.ts';

const t = dictionaries.ja;
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Questions that the engine answers with the log of a whole fight. */
const heard = ['evaluate', 'fight', 'log'];

/** Notes every question from now on. Returns a function that takes the notes. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(globalThis, { noted });
    globalThis.Worker = class extends Worker {
      override postMessage(message: { question?: { call: string } }) {
        if (message.question) noted.push(message.question.call);
        super.postMessage(message);
      }
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { noted: string[] }).noted.splice(0));
}

test('one edit is one fight that is heard; what hangs on it is asked unheard', async ({ page }) => {
  const asked = await listen(page);
  await open(page);
  await asked();
  await skillButton(page, 0, '一閃').click();
  await expect(verdict(page)).toContainText(headline(fight(...changed('一閃')), 'ja'));
  await expect(page).toHaveURL(/#1F/);
  const calls = await asked();
  expect(calls.filter((call) => heard.includes(call))).toEqual(['evaluate']);
  expect(new Set(calls)).toEqual(new Set(['evaluate', 'rulings', 'link']));

  // The text of a sheet is written when it is copied.
  await sheet(page, t, 0).getByText(t.more, { exact: true }).click();
  await page.getByRole('button', { name: t.copySheet }).click();
  await expect(page.getByRole('status').getByText(t.copied)).toBeVisible();
  expect(await asked()).toEqual(['texts']);
  expect(await copied(page)).toContain('ムライ');

  // In another language the fight is told again, and so is the fight before the change.
  const [before, after] = [fight(...sample), fight(...changed('一閃'))];
  const at = after.events.findIndex(
    ({ text }, i) => plain(text.ja) !== plain(before.events[i]?.text.ja ?? []),
  );
  await expect(record(page, t)).toContainText(t.changedHere);
  await asked();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  const english = record(page, dictionaries.en);
  await expect(english).toContainText(plain(before.events[at]?.text.en ?? []));
  await expect(english.getByRole('option', { name: /^1 / })).toContainText(
    plain(after.events[0]?.text.en ?? []),
  );
  // The samples' names change with the language, too: the fight before may be asked for under the old ones first.
  const again = (await asked()).filter((call) => heard.includes(call));
  expect(new Set(again)).toEqual(new Set(['fight']));
  expect(again.length).toBeLessThanOrEqual(3);
});
