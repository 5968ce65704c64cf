// Tests hostile names and texts (markup, scripts, invisible characters): wherever they come from they are
// shown as text.
import { expect, open, record, sheet, shells, test, thorough, unless, verdict } from '../kit/fixture.ts';
import { dictionaries, languages, shareWords } from '../kit/words.ts';
import { fragment, other } from '../kit/shiden.ts';

const t = dictionaries.ja;
/** One name for each kind of attack; parity/reading.test.ts reads all of them. */
const names = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '</title><b>x',
  '__proto__',
  '{HP}',
  '](x)||@everyone',
  'a\u202Eb',
  'a\u200Db',
];

/** Whether a name is refused: longer than 24 code points, or with an invisible character. */
const refused = (name: string): boolean => Array.from(name).length > 24 || /[\u202E\u200D]/.test(name);

test('hostile names stay text on the page, in the title, the log and the share dialog', async ({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`a script ran: ${dialog.message()}`);
  });
  await open(page);
  const box = page.getByRole('textbox', { name: t.nameOf('▲') });
  for (const name of names) {
    await box.fill(name);
    if (refused(name)) {
      await expect(sheet(page, t, 0).getByRole('list', { name: t.problems(1) })).toBeVisible();
    } else {
      await expect(record(page, t)).toContainText(name.slice(0, 8));
    }
    expect(await page.evaluate(() => document.querySelectorAll('img, script:not([src]), b > b').length)).toBe(
      0,
    );
  }
  await box.fill('<i>x</i>');
  await expect(record(page, t)).toContainText('<i>x</i>');
  await expect(page).toHaveTitle(/<i>x<\/i>/);
  await page.keyboard.press('Escape');
  await verdict(page).click();
  await page.keyboard.press('s');
  await page.getByText(shareWords.ja.others).click();
  await expect(page.getByRole('dialog').getByRole('textbox').nth(1)).toHaveValue(/<i>x<\/i>/);
});

for (const lang of languages) {
  test(`what a name can't hold is taken out with one tap, and put back by undo (${lang})${unless(lang === 'en')}`, async ({
    page,
  }) => {
    const words = dictionaries[lang];
    await open(page, shells[lang]);
    const box = page.getByRole('textbox', { name: words.nameOf('▲') });
    const wrong = sheet(page, words, 0).getByRole('list', { name: words.problems(1) });
    for (const [name, mended] of [
      ['ム\u200Bライ', 'ムライ'],
      ['\u3164', ''],
    ] as const) {
      await box.fill(name);
      const fix = wrong.getByRole('button', { name: words.mendName(mended), exact: true });
      await fix.click();
      await expect(box).toHaveValue(mended);
      await expect(wrong).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await verdict(page).click();
    await page.keyboard.press('z');
    await expect(box).toHaveValue('\u3164');
    await expect(wrong).toBeVisible();
  });
}

test('hostile fragments neither run nor stop the page, nor does a text as long as a book', async ({
  page,
}) => {
  const link = fragment(...other);
  const some = ['<script>alert(1)</script>', `${link}.5.<b>`, '1F' + 'z'.repeat(8000), '-rules-<b>'];
  const others = ['javascript:alert(1)', `${link}.999999999999`, '%00%00', '__proto__', '-main'];
  for (const text of thorough ? [...some, ...others] : some) {
    await page.goto('about:blank');
    await open(page, `shiden/#${text}`);
    await expect(verdict(page)).toBeVisible();
    expect(await page.evaluate(() => document.querySelectorAll('script:not([src])').length)).toBe(0);
  }

  await page.goto('about:blank');
  await open(page);
  await sheet(page, t, 0).getByRole('button', { name: t.readText }).click();
  const box = page.getByRole('textbox', { name: t.pasteLabel });
  await box.fill('<b>'.repeat(100_000));
  await expect(page.getByRole('dialog').getByText(/。/).first()).toBeVisible();
  await box.fill('閃閃交硬果/ムライ');
  await expect(page.getByRole('list', { name: t.characters }).getByRole('listitem').first()).toBeVisible();
});
