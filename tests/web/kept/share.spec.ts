// Tests the share dialog: the link, the line, the QR code, what the link leaves out, and the other forms of a fight.
import { expect, open, readInto, sheet, shells, test, unless, verdict, visit } from '../kit/fixture.ts';
import {
  dictionaries,
  differenceWords,
  formWords,
  languages,
  pasteWords,
  shareWords,
  stageWords,
} from '../kit/words.ts';
import { pathOf } from '../kit/games.ts';
import { fight, fragment, log, sampleIn, system } from '../kit/shiden.ts';
import { site } from '../kit/site.ts';
import { catchDownload, copied } from '../kit/hands.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const lang of languages) {
  test(`the dialog gives link, line and file (${lang})${unless(lang === 'ja')}`, async ({
    page,
    context,
  }) => {
    const [t, s] = [dictionaries[lang], shareWords[lang]];
    const sample = sampleIn(lang);
    await open(page, shells[lang]);
    await page.getByRole('button', { name: t.actions.share }).first().click();
    const dialog = page.getByRole('dialog', { name: t.actions.share });
    const url = `${site}${pathOf('shiden', lang)}#${fragment(...sample)}`;
    await expect(dialog.getByRole('textbox', { name: s.link, exact: true })).toHaveValue(url);
    // Everything but the link is folded.
    await expect(dialog.getByRole('img', { name: s.qr })).toHaveCount(0);
    await dialog.getByText(s.showQr).click();
    await expect(dialog.getByRole('img', { name: s.qr })).toBeVisible();
    await dialog.getByText(s.lengthOf(url.length)).click();
    await dialog.getByText(s.others, { exact: true }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: /LINE/ })).toHaveText(s.fits('LINE', 1000));
    await dialog.getByRole('button', { name: s.copyLink, exact: true }).click();
    await expect(dialog.getByRole('status')).toHaveText(s.copied);
    expect(await copied(page)).toBe(url);

    const line = fight(...sample).line[lang];
    await dialog.getByRole('button', { name: formWords[lang].both.action }).click();
    await expect.poll(() => copied(page)).toBe(`${line}\n${url}`);
    await dialog.getByRole('button', { name: t.copyClassic(system.notation[lang]) }).click();
    await expect.poll(() => copied(page)).toBe(log('classic', lang, ...sample));

    // Facts that the link leaves out are listed once for both sides.
    await expect(dialog.getByRole('region', { name: s.leftOut }).getByRole('listitem')).toHaveCount(1);
    const file = await catchDownload(page, () => dialog.getByRole('button', { name: s.file }).click());
    expect(file.name).toMatch(/\.shiai\.json$/);
    expect(JSON.parse(file.text)).toMatchObject({ sides: sample });

    await dialog.getByRole('checkbox', { name: s.hideNames }).check();
    const link = dialog.getByRole('textbox', { name: s.link, exact: true });
    await expect(link).not.toHaveValue(url);
    await expect(dialog.getByRole('textbox', { name: s.line })).not.toHaveValue(
      new RegExp(sample.map(({ name }) => name).join('|')),
    );
    const other = await context.newPage();
    await open(other, (await link.inputValue()).slice(site.length));
    await expect(verdict(other)).not.toContainText(sample[1].name);
    await other.close();

    // A link to the present step opens there.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('s');
    await page.getByRole('checkbox', { name: s.fromStep(4) }).check();
    await expect(link).toHaveValue(/\.4$/);
    const there = await link.inputValue();
    await page.goto('about:blank');
    await visit(page, there.slice(site.length));
    await expect(page.getByRole('slider', { name: dictionaries.ja.step })).toHaveValue('4');
  });
}

for (const lang of languages) {
  test(`while a sheet can't fight, the dialog says that the last fight is sent, and what is wrong (${lang})${unless(lang === 'en')}`, async ({
    page,
  }) => {
    const [t, s] = [dictionaries[lang], shareWords[lang]];
    const sample = sampleIn(lang);
    await open(page, shells[lang]);
    const share = page.getByRole('button', { name: t.actions.share }).first();
    const dialog = page.getByRole('dialog', { name: t.actions.share });
    const said = dialog.getByRole('note', { name: s.lastLegal });
    const link = dialog.getByRole('textbox', { name: s.link, exact: true });
    const url = `${site}${pathOf('shiden', lang)}#${fragment(...sample)}`;
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

    await page.getByRole('textbox', { name: t.nameOf('▽') }).fill(sample[1].name);
    await share.click();
    await expect(link).toHaveValue(url);
    await expect(said).toHaveCount(0);
  });
}

test('on a phone a message lies over no verdict, and notes that come leave the button that sends where it is @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'shiden/');
  const button = page.getByRole('main').getByRole('button', { name: stageWords.ja.sendFight });
  const before = await button.boundingBox();
  const [own] = sampleIn('ja');
  await readInto(page, JSON.stringify({ system: 'shiden', sides: [{ ...own, name: '別人' }, own] }));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: pasteWords.ja.putHere('▲') })
    .first()
    .click();
  const changed = page.getByRole('list', { name: differenceWords.ja.changed });
  await expect(changed).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  const toast = page.locator('[class*="toast-"]');
  await expect(toast).toBeVisible();
  const [over, result] = [await toast.boundingBox(), await page.locator('[data-part=result]').boundingBox()];
  expect((over?.y ?? 999) + (over?.height ?? 0)).toBeLessThanOrEqual(result?.y ?? 0);
});
