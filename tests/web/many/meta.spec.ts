// Tests the meta pane: its table, its claims, and the check of both in the reader's own browser.
import { wrong } from '../kit/axe.ts';
import { build, expect, open, region, shells, test, unless, verdict } from '../kit/fixture.ts';
import { dictionaries, languages, metaWords, versusWords } from '../kit/words.ts';
import { system } from '../kit/shiden.ts';

const [t, m, v] = [dictionaries.ja, metaWords.ja, versusWords.ja];
const { parts } = system.analysis;

for (const lang of languages) {
  test(`the table with its weights and shares (${lang})${unless(lang === 'en')}`, async ({ page }) => {
    const [m, v] = [metaWords[lang], versusWords[lang]];
    await open(page, `${shells[lang]}#-versus-meta`);
    const table = region(page, m.table);
    const rows = table.getByRole('listitem');
    await expect(rows).toHaveCount(20);
    const weights = (await rows.allTextContents()).map((text) => Number(/([\d.]+)%/.exec(text)?.[1]));
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    await table.getByRole('button', { name: /^(あと|Show)/ }).click();
    expect(await rows.count()).toBeGreaterThan(20);
    const shares = page.getByRole('table', { name: m.shares });
    await expect(shares.getByRole('columnheader', { name: m.place(5) })).toBeVisible();
    expect(await shares.getByRole('rowheader').count()).toBeGreaterThan(5);
    await expect(page.getByRole('link', { name: v.names.meta })).toHaveAttribute('aria-current', 'page');
  });
}

test('a row is put on a side and taken back; checking can be stopped; a sample is checked, its best reply fought @full', async ({
  page,
}) => {
  await open(page, 'shiden/#-versus-meta');
  const first = region(page, m.table).getByRole('listitem').first();
  const menu = first.getByRole('group').first();
  await menu.click();
  await menu.getByRole('button', { name: v.putOn('▲') }).click();
  await expect(page.getByText(v.placed('▲')).first()).toBeVisible();
  await page.keyboard.press('z');
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(verdict(page)).toContainText('クロダ');
  await build(page);
  await expect(page.getByRole('textbox', { name: t.nameOf('▲') })).toHaveValue('ムライ');
  await page.goBack();

  const check = region(page, m.certify);
  await check.getByRole('button', { name: m.all(parts) }).click();
  await expect(check.getByRole('progressbar', { name: m.checking })).toBeVisible();
  await check.getByRole('button', { name: v.stop }).click();
  await expect(check.getByText(v.stopped)).toBeVisible();
  await expect(check.getByText(/厳密/)).toHaveCount(0);

  await check.getByRole('button', { name: m.sample(4) }).click();
  await expect(check.getByText(/^31組のうち4組/)).toBeVisible({ timeout: 90_000 });
  await expect(check.getByText(/厳密/)).toHaveCount(0);
  expect(await wrong(page)).toEqual([]);
  await check.getByRole('button', { name: /^仕合で見る/ }).click();
  await expect(verdict(page)).toBeVisible();
  await page.goBack();
  await expect(region(page, m.table)).toBeVisible();
});

test('all of it is checked, exactly @soak', async ({ page }) => {
  // Two cores take half a minute, a busy machine several.
  test.setTimeout(480_000);
  await open(page, 'shiden/#-versus-meta');
  const check = region(page, m.certify);
  await check.getByRole('button', { name: m.all(parts) }).click();
  await expect(check.getByText(m.restsAll('28,629,151'))).toBeVisible({ timeout: 360_000 });
  const said = (await check.textContent()) ?? '';
  expect(Number(/利得は ([\d.]+) 以下/.exec(said)?.[1])).toBeLessThan(1e-6);
});
