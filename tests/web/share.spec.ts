// The share dialog: link, line, code, what is left out, other forms.
import {
  catchDownload,
  dictionaries,
  expect,
  languages,
  open,
  shareWords,
  shells,
  test,
  verdict,
} from './fixture.ts';
import { fight, fragment, headline, log, sample, system } from './game.ts';
import { site } from './site.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const lang of languages) {
  test(`the dialog gives link, line and file (${lang})`, async ({ page, context }) => {
    const [t, s] = [dictionaries[lang], shareWords[lang]];
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await open(page, shells[lang]);
    await page.getByRole('button', { name: t.actions.share }).first().click();
    const dialog = page.getByRole('dialog', { name: t.actions.share });
    const url = `${site}shiden/#${fragment(...sample)}`;
    await expect(dialog.getByRole('textbox', { name: s.link, exact: true })).toHaveValue(url);
    await expect(dialog.getByRole('img', { name: s.qr })).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'LINE' })).toContainText(s.fits);
    await dialog.getByRole('button', { name: s.copyLink, exact: true }).click();
    await expect(dialog.getByRole('status')).toHaveText(s.copied);
    expect(await copied()).toBe(url);

    const line = fight(...sample).line[lang];
    await dialog.getByRole('button', { name: s.both }).click();
    await expect.poll(copied).toBe(`${line}\n${url}`);
    await dialog.getByRole('button', { name: t.copyClassic(system.notation[lang]) }).click();
    await expect.poll(copied).toBe(log('classic', lang, ...sample));

    await expect(dialog.getByRole('heading', { name: s.leftOut })).toBeVisible();
    const file = await catchDownload(page, () => dialog.getByRole('button', { name: s.file }).click());
    expect(file.name).toMatch(/\.shiai\.json$/);
    expect(JSON.parse(file.text)).toMatchObject({ sides: sample });

    await dialog.getByRole('checkbox', { name: s.hideNames }).check();
    const link = dialog.getByRole('textbox', { name: s.link, exact: true });
    await expect(link).not.toHaveValue(url);
    await expect(dialog.getByRole('textbox', { name: s.line })).not.toHaveValue(/ムライ|クロダ/);
    const other = await context.newPage();
    await open(other, (await link.inputValue()).slice(site.length));
    await expect(verdict(other)).not.toContainText('クロダ');
    await other.close();
  });
}

test('a link from the step at hand opens there', async ({ page }) => {
  const [t, s] = [dictionaries.ja, shareWords.ja];
  await open(page);
  await page.keyboard.press('Home');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('s');
  await page.getByRole('checkbox', { name: s.fromStep(4) }).check();
  const link = page.getByRole('textbox', { name: s.link, exact: true });
  await expect(link).toHaveValue(/\.4$/);
  const url = await link.inputValue();
  await page.goto('about:blank');
  await open(page, url.slice(site.length));
  await expect(page.getByRole('slider', { name: t.step })).toHaveValue('4');
  await expect(verdict(page)).toContainText(headline(fight(...sample), 'ja'));
});
