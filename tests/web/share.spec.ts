// The share dialog: link, line, code, what is left out, other forms.
import {
  catchDownload,
  dictionaries,
  expect,
  languages,
  open,
  shareWords,
  sheet,
  shells,
  test,
  verdict,
} from './fixture.ts';
import { fight, fragment, headline, log, sample, system } from './game.ts';
import { site } from './site.ts';
import { formWords as forms } from '../../web/src/features/share/words.ts';

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
    await expect(dialog.getByRole('listitem').filter({ hasText: /LINE/ })).toContainText(s.fits);
    await dialog.getByRole('button', { name: s.copyLink, exact: true }).click();
    await expect(dialog.getByRole('status')).toHaveText(s.copied);
    expect(await copied()).toBe(url);

    const line = fight(...sample).line[lang];
    await dialog.getByRole('button', { name: forms[lang].both.action }).click();
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

for (const lang of languages) {
  test(`while a sheet can't fight, the dialog says that the last fight is sent, and what is wrong (${lang})`, async ({
    page,
  }) => {
    const [t, s] = [dictionaries[lang], shareWords[lang]];
    await open(page, shells[lang]);
    const share = page.getByRole('button', { name: t.actions.share }).first();
    const dialog = page.getByRole('dialog', { name: t.actions.share });
    const said = dialog.getByRole('note', { name: s.lastLegal });
    const link = dialog.getByRole('textbox', { name: s.link, exact: true });
    const url = `${site}shiden/#${fragment(...sample)}`;
    await share.click();
    await expect(link).toHaveValue(url);
    await expect(said).toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.getByRole('textbox', { name: t.nameOf('▽') }).fill('鬱'.repeat(25));
    const wrong = sheet(page, t, 1).getByRole('list', { name: t.problems(1) });
    await expect(wrong).toBeVisible();
    await share.click();
    await expect(link).toHaveValue(url);
    await expect(said).toBeVisible();
    await expect(said.getByRole('listitem')).toHaveCount(1);
    await expect(said).toContainText('▽');
    await expect(said).toContainText('24');
    await page.keyboard.press('Escape');

    await page.getByRole('textbox', { name: t.nameOf('▽') }).fill('クロダ');
    await share.click();
    await expect(link).toHaveValue(url);
    await expect(said).toHaveCount(0);
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
