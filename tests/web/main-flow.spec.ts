// What most readers do: change a skill, see what it did, step through, copy, send; in both languages and sizes.
import {
  catchDownload,
  dictionaries,
  expect,
  languages,
  unless,
  open,
  record,
  sheet,
  shells,
  test,
  verdict,
} from './fixture.ts';
import { changed, fight, headline, item, log, other, fragment, plain, sample, system } from './game.ts';

const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } } as const;
/** The skill that is put into the last place of the first sample. */
const put = '一閃';

for (const lang of languages) {
  for (const [name, viewport] of Object.entries(sizes)) {
    test.describe(`${lang}, ${name}${unless((name === 'phone') === (lang === 'ja'))}`, () => {
      const t = dictionaries[lang];
      test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });
      test.beforeEach(({ page }) => open(page, shells[lang]));

      test('a changed skill is fought at once, and the first changed line is marked', async ({ page }) => {
        const [before, after] = [fight(...sample), fight(...changed(put))];
        await expect(verdict(page)).toContainText(headline(before, lang));
        const skill = item(put);
        await sheet(page, t, 0)
          .getByRole('group', { name: t.skillFor(5) })
          .getByRole('button', { name: t.itemName(skill.name[lang], skill.reading[lang], skill.limited) })
          .click();
        await expect(verdict(page)).toContainText(headline(after, lang));
        const first = after.events.findIndex((event, i) => {
          const old = before.events[i];
          return !old || plain(event.text[lang]) !== plain(old.text[lang]);
        });
        await expect(
          record(page, t).getByRole('listitem').filter({ hasText: t.changedHere }),
        ).not.toHaveCount(0);
        await page.getByRole('button', { name: /^変/ }).first().click();
        const line = record(page, t).getByRole('button', { name: new RegExp(`^${first + 1} `) });
        await expect(line).toHaveAttribute('aria-current', 'step');
        await page.getByRole('button', { name: t.actions.undo }).click();
        await expect(verdict(page)).toContainText(headline(before, lang));
      });

      test('a line leads to its step and to its rule', async ({ page }) => {
        const line = record(page, t).getByRole('button', { name: /^5 / });
        await line.click();
        await expect(line).toHaveAttribute('aria-current', 'step');
        const report = fight(...sample);
        await expect(
          page.getByRole('group', { name: t.boardAt(report.boards[5]?.round ?? 0, 5) }),
        ).toBeVisible();
        const why = record(page, t).getByRole('button', { name: t.whyRule('6.2') });
        await why.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('heading', { level: 2 })).toContainText('6.2');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(why).toBeFocused();
      });

      test('the log is copied and saved', async ({ page }) => {
        const menu = page
          .getByRole('region', { name: t.record })
          .getByRole('group')
          .filter({ hasText: t.takeAlong });
        const copied = () => page.evaluate(() => navigator.clipboard.readText());
        await menu.click();
        await menu.getByRole('button', { name: t.copyClassic(system.notation[lang]) }).click();
        await expect(page.getByRole('status').filter({ hasText: t.copied })).toHaveCount(1);
        expect(await copied()).toBe(log('classic', 'ja', ...sample));
        await page.keyboard.press('c');
        await expect.poll(copied).toBe(log('text', lang, ...sample));
        await menu.click();
        const saved = await catchDownload(page, () => menu.getByRole('button', { name: t.save }).click());
        expect(saved).toEqual({ name: 'ムライ-クロダ.txt', text: log('text', lang, ...sample) });
      });

      test('the rules are a screen away, and Back leads back', async ({ page }) => {
        await page
          .getByRole('navigation', { name: t.screensNav })
          .getByRole('link', { name: t.screens.rules })
          .click();
        await expect(page.getByRole('heading', { name: /^5\.3/ })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(t.rulesTitle));
        await page.goBack();
        await expect(verdict(page)).toBeVisible();
        await expect(page).toHaveTitle(new RegExp('ムライ'));
      });

      test('a link shows its fight, the same in both languages', async ({ page }) => {
        await open(page, `${shells.ja}#${fragment(...other)}`);
        await expect(verdict(page)).toContainText(headline(fight(...other), 'ja'));
        await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
        await expect(verdict(page)).toContainText(headline(fight(...other), 'en'));
        await expect(page).toHaveURL(new RegExp(`/en/shiden/#${fragment(...other)}`));
      });
    });
  }
}
