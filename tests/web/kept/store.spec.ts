// Tests what the page keeps: the set-up with its undo, language and theme; without storage the page works all
// the same.
import type { Page } from '@playwright/test';
import {
  build,
  edited,
  expect,
  menu,
  open,
  ready,
  section,
  sheet,
  skillButton,
  test,
  verdict,
  visit,
} from '../kit/fixture.ts';
import { dictionaries } from '../kit/words.ts';
import { changed, fight, fragment, other, sample, sampleIn } from '../kit/shiden.ts';
import { kept, putThere } from '../kit/storage.ts';
import { headline } from '../kit/games.ts';

const t = dictionaries.ja;
const after = headline(fight(...changed('一閃')), 'ja');
const before = headline(fight(...sample), 'ja');

test('a look keeps nothing; sheets, notes and undo come back; what is damaged is passed over', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('Home');
  await page.waitForTimeout(500);
  expect(await kept(page)).toEqual({ databases: [], contents: [], local: [], session: [] });

  await section(await edited(page, t, 1), '設定');
  await sheet(page, t, 1).getByRole('textbox', { name: '設定' }).fill('雨の日に来る');
  await edited(page, t, 0);
  await skillButton(page, 0, '一閃').click();
  await expect(verdict(page)).toContainText(after);
  await page.waitForTimeout(600);
  await page.goto('about:blank');
  await open(page);
  await expect(verdict(page)).toContainText(after);
  await expect(sheet(page, t, 1)).toContainText('雨の日に来る');
  await page.getByRole('button', { name: t.actions.undo }).click();
  await expect(verdict(page)).toContainText(before);
  await page.keyboard.press('Shift+z');
  await expect(verdict(page)).toContainText(after);

  await page.waitForTimeout(600);
  await putThere(page, 'setups', {
    shiden: { format: 1, past: [5], now: [{ name: 3 }, null], future: {} },
  });
  await page.goto('about:blank');
  await open(page);
  await expect(page.getByRole('textbox', { name: t.nameOf('▲') })).toHaveValue('ムライ');
});

test('an edit just before leaving is kept; a reload before the address has followed shows it; a link means what it says', async ({
  page,
}) => {
  await open(page);
  await sheet(page, t, 0)
    .getByRole('textbox', { name: t.nameOf('▲') })
    .fill('すぐ去る人');
  // Less than the delay of a save, except on a very busy machine. Only the database must exist by then.
  await page.waitForFunction(async () => (await indexedDB.databases()).length > 0);
  await page.waitForTimeout(100);
  await page.goto('about:blank');
  await open(page);
  await expect(page.getByRole('textbox', { name: t.nameOf('▲') })).toHaveValue('すぐ去る人');

  const field = page.getByRole('textbox', { name: t.nameOf('▲') });
  await field.fill('まえの人');
  await expect(page).toHaveURL(/#1F/);
  const address = page.url();
  await field.fill('あとの人');
  await page.evaluate(() => location.reload());
  await expect(field).toHaveValue('あとの人');
  await expect(page).not.toHaveURL(address);
  await expect(page.getByText('届', { exact: true })).toHaveCount(0);

  // The same where an edit had changed the address in between.
  await expect(page).toHaveURL(/#1F/);
  const stood = page.url();
  await field.fill('まえの人');
  await expect.poll(() => page.url()).not.toBe(stood);
  const left = page.url();
  await field.fill('あとの人');
  await page.goto('about:blank');
  await page.goto(left);
  await ready(page);
  await build(page);
  await expect(field).toHaveValue('まえの人');
});

test('a reload that had begun when the address followed an edit shows the edit, where it was made @full', async ({
  page,
}) => {
  await open(page);
  const field = page.getByRole('textbox', { name: t.nameOf('▲') });
  await field.fill('まえの人');
  await expect(page).toHaveURL(/#1F/);
  const address = page.url();
  await field.fill('あとの人');
  await expect.poll(() => page.url()).not.toBe(address);
  const followed = page.url();
  // As browsers do it: the older address is loaded, and the state of the page is gone.
  await page.evaluate((older) => {
    history.replaceState(null, '', older);
    location.reload();
  }, address);
  await expect(page).toHaveURL(followed);
  await expect(field).toHaveValue('あとの人');
  await expect(page.getByText('届', { exact: true })).toHaveCount(0);
});

test('an edit before the browser has opened its database is kept @full', async ({ page, context }) => {
  // A request for a newer version of a database waits for ever while an older connection stays open.
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    const open = indexedDB.open.bind(indexedDB);
    open('busy', 1);
    indexedDB.open = () => open('busy', 2);
  });
  await open(page);
  const nameOf = (one: Page) => one.getByRole('textbox', { name: t.nameOf('▲') });
  await nameOf(page).fill('もう去る人');
  await page.goto('about:blank');
  const again = await context.newPage();
  await open(again);
  await expect(nameOf(again)).toHaveValue('もう去る人');
  // The next edit goes into the database, and the copy in localStorage is gone.
  await nameOf(again).fill('戻った人');
  await expect.poll(async () => (await kept(again)).local).toEqual([]);
  expect(JSON.stringify((await kept(again)).contents)).toContain('戻った人');
});

test('two tabs: the one whose set-up is older says so, and takes over the newer one', async ({
  page,
  context,
}) => {
  const name = (one: Page) => one.getByRole('textbox', { name: t.nameOf('▲') });
  const says = (one: Page) => one.getByText(t.newer);
  await open(page, 'shiden/');
  const other = await context.newPage();
  await open(other, 'shiden/');
  // A page of another game doesn't care.
  const third = await context.newPage();
  await open(third, 'rakuen/');
  await name(other).fill('新しい人');
  await expect(says(page)).toBeVisible();
  await expect(says(other)).toHaveCount(0);
  await expect(says(third)).toHaveCount(0);
  await page.getByRole('button', { name: t.takeNewer }).click();
  await expect(name(page)).toHaveValue('新しい人');
  await expect(says(page)).toHaveCount(0);
  await page.waitForTimeout(600);
  await expect(says(other)).toHaveCount(0);
  await name(page).fill('もっと新しい人');
  await expect(says(other)).toBeVisible();
  await expect(says(page)).toHaveCount(0);
  // A tab that goes on writing has the newest set-up.
  await name(other).fill('いちばん新しい人');
  await expect(says(page)).toBeVisible();
  await expect(says(other)).toHaveCount(0);
});

test('light and language are remembered; Back after a change of the language fits; a link is read in the reader’s', async ({
  page,
}) => {
  const en = dictionaries.en;
  await open(page, 'shiden/');
  await page.getByRole('link', { name: t.screens.rules, exact: true }).first().click();
  await expect(page).toHaveURL(/\/shiden\/#-rules/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/shiden\/#-rules/);
  await page.goBack();
  await expect(sheet(page, en, 0)).toBeVisible();
  await expect(page).toHaveURL(/\/repo\/en\/shiden\//);
  const games = page.getByRole('navigation', { name: en.systems }).getByRole('link');
  const addresses = await games.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const address of addresses) expect(new URL(address).pathname).toMatch(/^\/repo\/en\/\w+\/$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/repo\/en\/shiden\/#-rules/);

  await page.goto('about:blank');
  await open(page, 'en/shiden/');
  await (await menu(page)).getByRole('radio', { name: en.themes.dark }).check({ force: true });
  await expect(page).toHaveURL(/\/en\//);
  await page.goto('about:blank');
  await open(page, 'shiden/');
  await expect(page).toHaveURL(/\/en\/shiden\//);
  await expect(verdict(page)).toContainText(headline(fight(...sampleIn('en')), 'en'));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

test.describe('who has chosen no language', () => {
  test.use({ locale: 'en-GB' });
  test('is led to the page that the browser asks for, with the link, and stays where it was chosen', async ({
    page,
  }) => {
    await visit(page, `shiden/#${fragment(...other)}`);
    await expect(page).toHaveURL(/\/repo\/en\/shiden\/#./);
    await build(page);
    await expect(verdict(page)).toContainText(headline(fight(...other), 'en'));
    await page.getByRole('link', { name: '日本語' }).click();
    await expect(page).toHaveURL(/\/repo\/shiden\/#./);
    await visit(page, 'shiden/');
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
    await expect(page).toHaveURL(/\/repo\/shiden\//);
  });
});

test.describe('who reads Japanese and has chosen no language', () => {
  test.use({ locale: 'ja-JP' });
  test('is led from an English link to the fight in Japanese; the English page itself stays', async ({
    page,
  }) => {
    await visit(page, `en/shiden/#${fragment(...other)}`);
    await expect(page).toHaveURL(/\/repo\/shiden\/#./);
    await visit(page, 'en/shiden/');
    await expect(page).toHaveURL(/\/repo\/en\/shiden\//);
  });
});

test('samples have names in the reader’s language, until somebody touches them @full', async ({ page }) => {
  const en = dictionaries.en;
  const [murai, kuroda] = sampleIn('en');
  const name = (words: typeof t, side: 0 | 1) =>
    sheet(page, words, side).getByRole('textbox', { name: words.nameOf(side === 0 ? '▲' : '▽') });
  await open(page, 'shiden/');
  await edited(page, t, 0);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(name(en, 0)).toHaveValue(murai.name);
  const over = fight(murai, kuroda);
  await expect(verdict(page)).toContainText(headline(over, 'en'));
  await expect(page.getByRole('region', { name: headline(over, 'en') })).toContainText(over.why.en);
  await name(en, 0).fill('Hana');
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(name(t, 0)).toHaveValue('Hana');
  await edited(page, t, 1);
  await expect(name(t, 1)).toHaveValue(kuroda.name);
});

test('an emptied sheet has no name either, and undo brings all of it back @full', async ({ page }) => {
  for (const system of ['shiden', 'panel']) {
    await open(page, `${system}/`);
    const mine = sheet(page, t, 0);
    const name = mine.getByRole('textbox', { name: t.nameOf('▲') });
    const before = await name.inputValue();
    await mine.getByTitle(t.sheetMenu('▲')).click();
    await mine.getByRole('button', { name: t.clear }).click();
    await expect(name).toHaveValue('');
    await page.keyboard.press('z');
    await expect(name).toHaveValue(before);
  }
});
