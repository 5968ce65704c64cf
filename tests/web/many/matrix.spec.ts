// Tests the matrix: the roster against itself as a table, in which every cell is a fight.
import type { Page } from '@playwright/test';
import { expect, open, putIn, shells, test, verdict } from '../kit/fixture.ts';
import { languages, matrixWords } from '../kit/words.ts';
import { character, fight, matchups, roster as lines } from '../kit/shiden.ts';
import { catchDownload } from '../kit/hands.ts';
import { headline } from '../kit/games.ts';

const w = matrixWords.ja;
const builds = lines.map(character);
const names = builds.map(({ name }) => name);
const rows = matchups(builds);
const symbols: Record<string, string> = { W: '○', D: '△', L: '×' };

const table = (page: Page, words = w) => page.getByRole('table', { name: words.caption });
const firstColumn = (page: Page) => table(page).getByRole('rowheader').allTextContents();

async function make(page: Page, some = lines): Promise<void> {
  await open(page, 'shiden/');
  await putIn(page, some.join('\n'));
  await page.evaluate(() => (location.hash = '#-versus-matrix'));
  await expect(table(page).getByRole('row')).toHaveCount(some.length + 1);
}

for (const lang of languages) {
  test(`every cell says who beats whom (${lang}) @full`, async ({ page }) => {
    const words = matrixWords[lang];
    await open(page, shells[lang]);
    await putIn(page, lines.join('\n'), lang);
    await page.evaluate(() => (location.hash = '#-versus-matrix'));
    for (const [a, row] of rows.entries()) {
      for (const [b, ending] of row.split('').entries()) {
        if (a === b) continue;
        const name = words.cell(names[a] ?? '', names[b] ?? '', words.endings[ending as 'W' | 'D' | 'L']);
        const cell = table(page, words).getByRole('button', { name, exact: true });
        await expect(cell).toHaveText(symbols[ending] ?? '');
      }
    }
  });
}

test('a cell opens its fight, Back leads back; columns sort, and say so; one stop of the Tab key, arrows within', async ({
  page,
}) => {
  await make(page);
  // Rows are sorted by points, columns stand as in the roster.
  const rowheads = table(page).getByRole('rowheader');
  await expect(rowheads).not.toHaveText(names);
  const order = (await rowheads.allTextContents()).map((text) => names.find((name) => text.includes(name)));
  const cell = (row: number, b: number) =>
    table(page).getByRole('button', { name: new RegExp(`^${order[row]} 対 ${names[b]}：`) });
  const [first, second] = [0, 1, 2, 3, 4].filter((b) => ![order[0], order[1]].includes(names[b]));
  await cell(0, first ?? 0).focus();
  for (let b = first ?? 0; b < (second ?? 0); b++) await page.keyboard.press('ArrowRight');
  await expect(cell(0, second ?? 0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell(1, second ?? 0)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('table'))).toBeNull();

  const ending = w.endings[rows[1]?.[3] as 'W' | 'D' | 'L'];
  await table(page)
    .getByRole('button', { name: w.cell('八雲', 'シズク', ending) })
    .click();
  const [, a, , b] = builds;
  if (!a || !b) throw new Error('two are missing');
  await expect(verdict(page)).toContainText(headline(fight(a, b), 'ja'));
  await page.goBack();
  await expect(table(page)).toBeVisible();

  const against = table(page).getByRole('columnheader', { name: w.sortAgainst('ムライ') });
  await against.getByRole('button').click();
  await expect(against).toHaveAttribute('aria-sort', 'descending');
  const worth = (name: string) => 'LD-W'.indexOf(rows[names.indexOf(name)]?.[0] ?? '');
  const standing = async () => (await firstColumn(page)).filter((name) => name !== 'ムライ').map(worth);
  const best = names.filter((name) => name !== 'ムライ').map(worth);
  await expect.poll(standing).toEqual(best.toSorted((x, y) => y - x));
  await against.getByRole('button').click();
  await expect(against).toHaveAttribute('aria-sort', 'ascending');
  await table(page).getByRole('button', { name: w.roster }).click();
  await expect.poll(() => firstColumn(page)).toEqual(names);
});

test('it is sorted by points at first, grows to the window, and is paged where it is large @full', async ({
  page,
}) => {
  const many = Array.from({ length: 70 }, (_, at) => `${lines[at % 5]?.split('/')[0] ?? ''}/${at}番`);
  await page.setViewportSize({ width: 1920, height: 1000 });
  await open(page, 'shiden/');
  await putIn(page, many.join('\n'));
  await page.evaluate(() => (location.hash = '#-versus-matrix'));
  await expect(table(page).getByRole('row')).toHaveCount(61);
  const points = table(page).getByRole('columnheader', { name: w.sortBy('点'), exact: true });
  await expect(points).toHaveAttribute('aria-sort', 'descending');
  const at = await table(page)
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.findIndex((head) => head.hasAttribute('aria-sort')));
  const column = () =>
    table(page)
      .getByRole('row')
      .evaluateAll((all, nth) => all.slice(1).map((one) => Number(one.children[nth]?.textContent)), at);
  await expect.poll(async () => Math.max(...(await column()))).toBeGreaterThan(0);
  const found = await column();
  expect(found).toEqual(found.toSorted((x, y) => y - x));
  const box = await page.getByRole('group', { name: w.caption }).boundingBox();
  expect(box?.width).toBeGreaterThan(1500);
  expect(box?.height).toBeGreaterThan(800);

  // The last ten by points, none of whom was on the first page.
  await expect(table(page).getByRole('rowheader').first()).not.toHaveText('0番');
  const before = await table(page).getByRole('rowheader').allTextContents();
  await page.getByRole('button', { name: w.later(w.rows) }).click();
  await expect(table(page).getByRole('rowheader')).toHaveCount(10);
  for (const name of await table(page).getByRole('rowheader').allTextContents())
    expect(before).not.toContain(name);
  await page.getByRole('button', { name: w.later(w.opponents) }).click();
  await expect(table(page).getByRole('row')).toHaveCount(11);
});

test('without a roster it offers its two ways; as CSV, formulas are text; only those who are ticked @full', async ({
  page,
}) => {
  await open(page, 'shiden/#-versus-matrix');
  await expect(page.getByRole('main').getByRole('button')).not.toHaveCount(0);
  await expect(table(page)).toHaveCount(0);

  await page.goto('about:blank');
  await make(page, [...lines, '閃閃閃閃果/=1+1']);
  const { name, text } = await catchDownload(page, () => page.getByRole('button', { name: w.csv }).click());
  expect(name).toBe('matrix.csv');
  const [head, first, ...rest] = text.replace('\uFEFF', '').split('\r\n');
  expect(head).toBe([''].concat(names, "'=1+1").join(','));
  expect(first?.startsWith(`ムライ,'-,${rows[0]?.[1] ?? ''},`)).toBe(true);
  expect(rest).toHaveLength(6);

  await page.evaluate(() => (location.hash = '#-roster'));
  for (const name of ['八雲', '五閃']) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.evaluate(() => (location.hash = '#-versus-matrix'));
  // In any order, since points decide it.
  await expect.poll(async () => new Set(await firstColumn(page))).toEqual(new Set(['八雲', '五閃']));
});
