// Tests leagues: every format against the engine's table, its course, each game as its fight; links, files
// and kept leagues.
import type { Locator, Page } from '@playwright/test';
import type { LeagueReport } from '#analysis';
import type { LeagueFormat } from '#engine';
import { expect, open, putIn, ready, shells, test, verdict } from '../kit/fixture.ts';
import { dictionaries, keptWords, languages, leagueWords } from '../kit/words.ts';
import { character, fight, league, leagueFragment, roster, system } from '../kit/shiden.ts';
import { catchDownload, copied } from '../kit/hands.ts';
import { kept } from '../kit/storage.ts';
import { headline } from '../kit/games.ts';

const t = dictionaries.ja;
const w = leagueWords.ja;
const lines = [...roster, '雷雷雷雷雷/九'];
const builds = lines.map(character);
const names = builds.map(({ name }) => name);
const entrants = builds.map((build) => ({ build }));
const nameOf = (format: LeagueFormat, lang: 'ja' | 'en') =>
  system.analysis.formats.find(({ id }) => id === format)?.name[lang] ?? '';

const table = (page: Page, words = w) => page.getByRole('region', { name: words.table }).getByRole('table');

/** Formats whose table is folded. */
const knockOuts = new Set<LeagueFormat>(['single', 'double-elim']);

async function play(page: Page, format: LeagueFormat, lang: 'ja' | 'en' = 'ja'): Promise<void> {
  const words = leagueWords[lang];
  await page.getByRole('combobox', { name: words.format }).selectOption({ label: nameOf(format, lang) });
  await page.getByRole('button', { name: words.start, exact: true }).click();
  if (knockOuts.has(format)) {
    await expect(page.getByRole('heading', { name: words.champion })).toBeVisible();
    await expect(table(page, words)).toHaveCount(0);
    await page.getByText(words.table, { exact: true }).first().click();
  }
  await expect(table(page, words).first()).toBeVisible();
}

async function begin(page: Page, lang: 'ja' | 'en' = 'ja'): Promise<void> {
  await open(page, shells[lang]);
  await putIn(page, lines.join('\n'), lang);
  await page.evaluate(() => (location.hash = '#-league'));
}

const ranking = (report: LeagueReport) => report.table.map(({ entrant }) => names[entrant]);

for (const lang of languages) {
  test(`every format comes to the engine's table (${lang}) @full`, async ({ page }) => {
    await begin(page, lang);
    for (const { id, text } of system.analysis.formats) {
      const report = league({ system: system.id, format: id, entrants });
      await play(page, id, lang);
      await expect(page.getByText(text[lang])).toBeVisible();
      const rows = table(page, leagueWords[lang]).first().getByRole('rowheader').getByText(/./);
      await expect
        .poll(async () => (await rows.allTextContents()).filter((name) => names.includes(name)), {
          message: id,
        })
        .toEqual(ranking(report));
    }
  });
}

test('a knock-out says its champion first, then a bracket that can be stepped through; a game opens its fight', async ({
  page,
}) => {
  const report = league({ system: system.id, format: 'single', entrants });
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page);
  await play(page, 'single');
  const course = page.getByRole('region', { name: w.bracket }).first();
  const champion = page.getByRole('heading', { name: w.champion });
  await expect(champion).toContainText(names[report.table[0]?.entrant ?? -1] ?? '-');
  const { y: said = 0 } = (await champion.boundingBox()) ?? {};
  const { y: drawn = 0 } = (await course.boundingBox()) ?? {};
  expect(said).toBeLessThan(drawn);
  const bracket = course.getByRole('group', { name: w.bracket });
  const left = () => bracket.evaluate((box) => box.scrollWidth - box.clientWidth - box.scrollLeft);
  expect(await bracket.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0);
  await expect.poll(left).toBeLessThan(2);
  await bracket.evaluate((box) => box.scrollTo({ left: 0 }));
  await course.getByRole('button', { name: w.before }).click();
  await expect.poll(left).toBeLessThan(2);

  const last = report.rounds.length;
  await course.getByRole('button', { name: w.end }).click();
  await expect(course.getByText(w.roundOf(last, last))).toBeVisible();
  await expect(course.getByRole('heading', { level: 3 })).toHaveCount(last);
  await course.getByRole('button', { name: w.before }).click();
  await expect(course.getByRole('heading', { level: 3 })).toHaveCount(last - 1);
  await course.getByRole('button', { name: w.begin }).click();
  await expect(course.getByRole('heading', { level: 3 })).toHaveCount(1);
  await course.getByRole('button', { name: w.end }).click();
  const final = report.rounds.at(-1)?.games[0];
  const [a, b] = [builds[final?.a ?? -1], builds[final?.b ?? -1]];
  if (!a || !b) throw new Error('the final has two');
  await course
    .getByRole('button', { name: new RegExp(`^${w.versus(a.name, b.name)}`) })
    .last()
    .click();
  await expect(verdict(page)).toContainText(headline(fight(a, b), 'ja'));
  await page.goBack();
  await expect(course).toBeVisible();
});

test('a league stands in the address, and comes back with its results after a reload, in this tab', async ({
  page,
  context,
}) => {
  const request = { system: system.id, format: 'round-robin' as const, entrants };
  await begin(page);
  await play(page, 'round-robin');
  await expect(page).toHaveURL(new RegExp(`#${leagueFragment(request)}$`));
  const address = page.url();

  await page.reload();
  await ready(page);
  await expect(table(page).first()).toBeVisible();
  // It counts as the league of the present settings until one of them changes.
  await expect(page.getByText(w.changed)).toHaveCount(0);
  await page.getByRole('combobox', { name: w.tiesBy }).selectOption('direct wins');
  await expect(page.getByText(w.changed)).toBeVisible();
  await page.getByRole('combobox', { name: w.tiesBy }).selectOption('wins direct');
  await expect(page.getByText(w.changed)).toHaveCount(0);
  await expect(page.getByText(w.fromRoster(lines.length))).toBeVisible();
  await expect(page).toHaveURL(address);
  // To other screens and back, by Back and by the rail.
  const rail = page.getByRole('navigation', { name: t.screensNav });
  await rail.getByRole('link', { name: t.screens.rules }).click();
  await expect(table(page)).toHaveCount(0);
  await page.goBack();
  await expect(table(page).first()).toBeVisible();
  await rail.getByRole('link', { name: t.screens.match }).click();
  await expect(verdict(page)).toBeVisible();
  await rail.getByRole('link', { name: t.screens.league }).click();
  await expect(table(page).first()).toBeVisible();
  await expect(page).toHaveURL(address);

  const elsewhere = await context.newPage();
  await elsewhere.goto(address);
  await ready(elsewhere);
  await expect(elsewhere.getByText(w.came.sent(lines.length))).toBeVisible();
  await elsewhere.waitForTimeout(500);
  await expect(table(elsewhere)).toHaveCount(0);
  expect((await kept(elsewhere)).session).toEqual([]);
});

test('one alone can start nothing; tags make groups, and members of a group never meet @full', async ({
  page,
}) => {
  await open(page, 'shiden/');
  await putIn(page, lines[0] ?? '');
  await page.evaluate(() => (location.hash = '#-league'));
  await expect(page.getByRole('button', { name: w.start, exact: true })).toBeDisabled();
  await expect(page.getByText(w.tooFew)).toBeVisible();

  await putIn(page, `[赤]\n${lines.slice(0, 3).join('\n')}\n[青]\n${lines.slice(3).join('\n')}`);
  await page.evaluate(() => (location.hash = '#-league'));
  await page.getByRole('checkbox', { name: w.groups }).check();
  await expect(page.getByText(w.inGroups(2))).toBeVisible();
  await play(page, 'round-robin');
  await expect(table(page).first()).toContainText('[赤]');
  const report = league({
    system: system.id,
    format: 'round-robin',
    entrants: builds.map((build, at) => ({ build, group: at < 3 ? '赤' : '青' })),
  });
  for (const { entrant, played } of report.table) {
    expect(played).toBe(3);
    await expect(
      table(page)
        .first()
        .getByRole('row')
        .filter({ hasText: names[entrant] ?? '' }),
    ).toContainText('3');
  }
});

test.describe('taken along', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  test('to a chat and to a spreadsheet: the champion, the table, every round @full', async ({ page }) => {
    await begin(page);
    await play(page, 'single');
    const report = league({ system: system.id, format: 'single', entrants });
    const champion = names[report.table[0]?.entrant ?? -1] ?? '?';
    await page.getByRole('button', { name: w.copyChat }).click();
    await expect.poll(() => copied(page)).toContain(`${w.champion} ${champion}`);
    const chat = await copied(page);
    for (const { title } of report.rounds) expect(chat).toContain(`■ ${title.ja}`);
    expect(chat).toContain(page.url());
    await page.getByRole('button', { name: w.copySheet }).click();
    await expect.poll(() => copied(page)).toContain(`${w.rank}\t${w.name}`);
    expect((await copied(page)).split('\n')[1]).toContain(`1\t${champion}\t`);
  });
});

test('what was played is found again, by the name that it was given, with the same result @full', async ({
  page,
}) => {
  const k = keptWords.ja;
  await begin(page);
  await play(page, 'swiss');
  const first = await table(page).first().getByRole('rowheader').first().textContent();
  await play(page, 'round-robin');
  const earlier = page.getByRole('region', { name: w.earlier });
  const swiss = w.unnamed(nameOf('swiss', 'ja'), lines.length);
  // The shown league is listed among the earlier ones, and marked.
  await expect(earlier.getByRole('listitem')).toHaveCount(2);
  await expect(earlier.getByRole('listitem').filter({ hasText: w.stands })).toHaveCount(1);
  await earlier
    .getByRole('listitem')
    .filter({ hasText: swiss })
    .getByRole('button', { name: k.rename })
    .click();
  await earlier.getByRole('textbox', { name: w.nameOf }).fill('春の陣');
  await page.keyboard.press('Enter');
  await expect.poll(async () => JSON.stringify(await kept(page))).toContain('春の陣');
  // As on another day, in another tab.
  await page.evaluate(() => {
    sessionStorage.clear();
    location.hash = '';
  });
  await page.goto('about:blank');
  await open(page, 'shiden/#-league');
  await earlier.getByRole('button', { name: k.openName('春の陣') }).press('Enter');
  await expect(page.getByText(w.came.kept(lines.length))).toBeVisible();
  await expect(table(page).first().getByRole('rowheader').first()).toHaveText(first ?? '?');
  await expect(page.getByRole('combobox', { name: w.format })).toHaveValue('swiss');
});

test('the name of a league stands over its result, is kept at once, and goes along in names of files and when it is opened again @full', async ({
  page,
}) => {
  const field = page.getByRole('textbox', { name: w.nameOf });
  const earlier = page.getByRole('region', { name: w.earlier });
  await begin(page);
  await field.fill('霜月杯');
  await play(page, 'swiss');
  await expect(page.getByRole('heading', { name: '霜月杯' })).toBeVisible();
  await expect(earlier.getByRole('listitem')).toContainText('霜月杯');
  // The name is changed after the league was played.
  await field.fill('霜月/杯');
  await expect(page.getByRole('heading', { name: '霜月/杯' })).toBeVisible();
  await expect(earlier.getByRole('listitem')).toContainText('霜月/杯');
  const csv = await catchDownload(page, () => page.getByRole('button', { name: w.csv }).click());
  expect(csv.name).toBe('霜月_杯.csv');
  const file = await catchDownload(page, () =>
    page.getByRole('button', { name: w.file, exact: true }).click(),
  );
  expect(file.name).toBe('霜月_杯.shiai.json');
  await page.reload();
  await ready(page);
  await expect(field).toHaveValue('霜月/杯');
  await expect(earlier.getByRole('listitem')).toContainText('霜月/杯');

  await page.getByRole('button', { name: w.pasteOwn }).click();
  await page.getByRole('textbox', { name: t.pasteLabel }).fill(lines.slice(0, 3).join('\n'));
  await page.getByRole('button', { name: w.take(3) }).click();
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: w.pasteOwn }).click();
  await page.getByRole('textbox', { name: t.pasteLabel }).fill(file.text);
  await page.getByRole('button', { name: w.take(lines.length) }).click();
  await expect(field).toHaveValue('霜月/杯');

  await earlier.getByRole('button', { name: keptWords.ja.openName('霜月/杯') }).click();
  await expect(page.getByRole('heading', { name: '霜月/杯' })).toBeVisible();
  await expect(field).toHaveValue('霜月/杯');
});

test('the same entrants stand after a reload, whether they were ticked or pasted, and nothing untrue is said of them @full', async ({
  page,
}) => {
  await begin(page);
  await page.evaluate(() => (location.hash = '#-roster'));
  for (const at of [0, 1, 2]) await page.getByRole('checkbox').nth(at).check();
  await page.evaluate(() => (location.hash = '#-league'));
  await expect(page.getByText(w.fromTicked(3))).toBeVisible();
  await play(page, 'round-robin');
  const stays = async (said: string) => {
    await page.reload();
    await ready(page);
    await expect(table(page).first().getByRole('row')).toHaveCount(4);
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText(w.changed)).toHaveCount(0);
    await expect(page.getByRole('region', { name: w.earlier })).toBeVisible();
  };
  await expect(page).toHaveURL(/#1T/);
  await stays(w.fromTicked(3));

  await page.getByRole('button', { name: w.pasteOwn }).click();
  await page.getByRole('textbox', { name: t.pasteLabel }).fill(lines.slice(2, 5).join('\n'));
  await page.getByRole('button', { name: w.take(3) }).click();
  // The league has not been begun yet.
  await page.reload();
  await ready(page);
  await expect(page.getByText(w.came.pasted(3))).toBeVisible();
  const before = page.url();
  await page.getByRole('button', { name: w.start, exact: true }).click();
  await expect(page).not.toHaveURL(before);
  await stays(w.came.pasted(3));

  await page
    .getByRole('region', { name: w.earlier })
    .getByRole('button', { name: keptWords.ja.open })
    .last()
    .click();
  await expect(page.getByText(w.came.kept(3))).toBeVisible();
  await expect(table(page).first()).toBeVisible();
  await stays(w.came.kept(3));
});

test('on a phone ranks, names and what decides are wholly in sight, and a table that goes on says so @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await play(page, 'round-robin');
  await page.getByText(w.usage, { exact: true }).click();
  const usage = page.getByRole('group', { name: w.usage }).getByRole('table');
  const inside = async (cells: Locator) => {
    expect(await cells.count()).toBeGreaterThan(0);
    for (const cell of await cells.all()) {
      const over = await cell.evaluate((one) => {
        const box = one.closest('[role="group"]')?.getBoundingClientRect();
        const { left, right } = one.getBoundingClientRect();
        return Math.max(right - (box?.right ?? 0), (box?.left ?? Infinity) - left);
      });
      expect(over, (await cell.textContent()) ?? '').toBeLessThanOrEqual(1);
    }
  };
  for (const head of ['点', '勝', '分', '敗'])
    await inside(table(page).first().getByRole('columnheader', { name: head, exact: true }));
  await inside(table(page).first().getByRole('rowheader'));
  // A long name stays beside its rank.
  const [rank, name] = await Promise.all(
    ['b', 'span'].map((part) =>
      table(page).first().locator('tbody th').first().locator(`> ${part}`).boundingBox(),
    ),
  );
  expect(name?.x ?? 0).toBeGreaterThanOrEqual((rank?.x ?? 0) + (rank?.width ?? 0));
  await inside(usage.getByRole('columnheader'));
  await inside(usage.getByRole('cell'));

  const hint = page.getByText(w.sideways);
  await page.setViewportSize({ width: 320, height: 844 });
  await expect(hint.first()).toBeVisible();
  for (const box of await page.locator('[role="group"]:has(> table)').all())
    await box.evaluate((one) => (one.scrollLeft = one.scrollWidth));
  await expect(hint).toHaveCount(0);
});

test('ties are broken as one wants, who leaves plays no more, and what was used how often is told; a file keeps it @full', async ({
  page,
}) => {
  const ties = ['buchholz', 'direct', 'wins'] as const;
  const leaver = entrants.map((entrant, at) => (at === 1 ? { ...entrant, until: 1 } : entrant));
  const request = { system: system.id, format: 'swiss' as const, ties: [...ties], entrants: leaver };
  const report = league(request);
  await begin(page);
  await page.getByRole('combobox', { name: w.format }).selectOption({ label: nameOf('swiss', 'ja') });
  await expect(page.getByText(w.roundsNote(report.rounds.length))).toBeVisible();
  await page.getByRole('combobox', { name: w.tiesBy }).selectOption(ties.join(' '));
  await page.getByText(w.list, { exact: true }).click();
  await page.getByRole('spinbutton', { name: w.untilOf(names[1] ?? '') }).fill('1');
  await page.getByRole('button', { name: w.start, exact: true }).click();
  const rows = table(page).first().getByRole('rowheader').getByText(/./);
  await expect
    .poll(async () => (await rows.allTextContents()).filter((name) => names.includes(name)))
    .toEqual(ranking(report));
  await expect(table(page).first().getByRole('columnheader', { name: 'ブッフホルツ' })).toBeVisible();
  await expect(
    table(page)
      .first()
      .getByRole('rowheader')
      .filter({ hasText: names[1] ?? '?' }),
  ).toContainText(w.left(1));
  await expect(page).toHaveURL(new RegExp(`#${leagueFragment(request)}$`));

  await page.getByText(w.usage, { exact: true }).click();
  const used = page.getByRole('group', { name: w.usage }).getByRole('table').getByRole('row');
  const [most] = report.usage;
  await expect(used.nth(1)).toContainText(most?.name.ja ?? '?');
  await expect(used.nth(1)).toContainText(`${String(most?.wins)} – ${String(most?.draws)} – `);

  const file = await catchDownload(page, () =>
    page.getByRole('button', { name: w.file, exact: true }).click(),
  );
  await page.getByRole('combobox', { name: w.format }).selectOption({ label: nameOf('hill', 'ja') });
  await page.getByRole('button', { name: w.pasteOwn }).click();
  await page.getByRole('textbox', { name: t.pasteLabel }).fill(file.text);
  await page.getByRole('button', { name: w.take(lines.length) }).click();
  await expect(page.getByRole('combobox', { name: w.tiesBy })).toHaveValue(ties.join(' '));
  await expect(page.getByRole('spinbutton', { name: w.untilOf(names[1] ?? '') })).toHaveValue('1');
});

test('as CSV and as a file, which opens again @full', async ({ page }) => {
  await begin(page);
  await play(page, 'swiss');
  const csv = await catchDownload(page, () => page.getByRole('button', { name: w.csv }).click());
  expect(csv.text.replace('\uFEFF', '')).toBe(league({ system: system.id, format: 'swiss', entrants }).csv);
  const file = await catchDownload(page, () =>
    page.getByRole('button', { name: w.file, exact: true }).click(),
  );
  expect(file.name).toBe('shiden-swiss.shiai.json');
  await page.getByRole('combobox', { name: w.format }).selectOption({ label: nameOf('hill', 'ja') });
  await page.getByRole('button', { name: w.pasteOwn }).click();
  await page.getByRole('textbox', { name: t.pasteLabel }).fill(file.text);
  await page.getByRole('button', { name: w.take(lines.length) }).click();
  await expect(page.getByText(w.came.pasted(lines.length))).toBeVisible();
  await expect(page.getByRole('combobox', { name: w.format })).toHaveValue('swiss');
  await page.getByRole('button', { name: w.backToRoster }).click();
  await expect(page.getByText(w.fromRoster(lines.length))).toBeVisible();
});

test('a link carries the league: it opens set up, waits, keeps nothing, and plays the same', async ({
  page,
}) => {
  const request = { system: system.id, format: 'single' as const, entrants };
  await open(page, `shiden/#${leagueFragment(request)}`);
  await expect(page.getByText(w.came.sent(lines.length))).toBeVisible();
  await expect(page.getByRole('combobox', { name: w.format })).toHaveValue('single');
  await page.waitForTimeout(500);
  await expect(table(page)).toHaveCount(0);
  expect(await kept(page)).toMatchObject({ databases: [], local: [] });
  await page.getByRole('button', { name: w.start, exact: true }).click();
  await page.getByText(w.table, { exact: true }).first().click();
  const rows = table(page).first().getByRole('rowheader').getByText(/./);
  await expect
    .poll(async () => (await rows.allTextContents()).filter((name) => names.includes(name)))
    .toEqual(ranking(league(request)));
  await page.getByRole('button', { name: w.share }).click();
  const box = page.getByRole('dialog', { name: w.share });
  await expect(box.getByRole('textbox')).toHaveValue(new RegExp(`/shiden/#${leagueFragment(request)}$`));
});

test('a league that is too long for a link says so and offers the file @full', async ({ page }) => {
  const many = Array.from({ length: 300 }, (_, at) => `${lines[at % 6]?.split('/')[0] ?? ''}/${at}番の者`);
  await open(page, 'shiden/');
  await putIn(page, many.join('\n'));
  await page.evaluate(() => (location.hash = '#-league'));
  await play(page, 'single');
  await page.getByRole('button', { name: w.share }).click();
  const box = page.getByRole('dialog', { name: w.share });
  await expect(box.getByRole('alert')).toContainText('長すぎます');
  const file = await catchDownload(page, () => box.getByRole('button', { name: /shiai\.json/ }).click());
  expect((JSON.parse(file.text) as { entrants: unknown[] }).entrants).toHaveLength(300);
});
