// Tests printing: sheets without controls, and blank sheets for people who play on paper.
import { expect, open, test, unless } from '../kit/fixture.ts';
import { dictionaries } from '../kit/words.ts';

const t = dictionaries.ja;
/** A page of A4 without its margins, in CSS pixels. */
const paper = { width: 703, height: 1031 };
/** Headings on a blank sheet, without the name. */
const fields = {
  shiden: ['スキル', '設定'],
  rakuen: ['能力値', '戦術'],
  panel: ['能力値', 'スキル', 'パターン', 'プラン'],
};

for (const [system, wanted] of Object.entries(fields)) {
  test(`${system}: blank sheets are printed, and the page is as it was; a printed sheet has nothing to press${unless(system === 'panel')}`, async ({
    page,
  }) => {
    // The browser would open its print dialog.
    await page.addInitScript(() => {
      window.print = () => (document.documentElement.dataset['printed'] = 'once');
    });
    await open(page, `${system}/`);
    await page.getByRole('region', { name: /^▲/ }).locator('summary').first().click();
    await page.getByRole('button', { name: t.printBlanks }).click();
    await page.locator('html[data-printed]').waitFor();
    const headings = page.getByRole('heading', { level: 2 }).filter({ visible: true });
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    const found = (await headings.allInnerTexts()).map((text) => text.split('\n')[0]);
    const one = found.slice(0, found.length / 2);
    expect(found).toEqual([...one, ...one]);
    expect(one.slice(0, wanted.length)).toEqual(wanted);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    // Nothing is cut off, and both stand on one page.
    const sheets = await headings.first().evaluate((heading) => {
      const all = [...(heading.closest('section')?.parentElement?.children ?? [])];
      return all.map((sheet) => [
        sheet.scrollHeight - sheet.clientHeight,
        sheet.getBoundingClientRect().bottom,
      ]);
    });
    expect(sheets.map(([over]) => over)).toEqual([0, 0]);
    expect(sheets.at(-1)?.at(1)).toBeLessThan(paper.height);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    await expect(page.getByRole('region', { name: /^▲/ })).toBeVisible();
    await expect(headings.filter({ hasText: '仕合の間' })).toHaveCount(0);

    // A printed sheet has nothing to press.
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('region', { name: /^▲/ });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /送る/ })).toHaveCount(0);
  });
}
