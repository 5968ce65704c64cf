// Tests the odds screen: a series that streams, stops and says what it rests on; witnesses, what if, the map
// of shares, and odds beside options.
import type { SeriesReport } from '#analysis';
import { native, ok } from '../../parity/module.ts';
import { build, expect, open, putIn, region, seats, sheet, test, verdict } from '../kit/fixture.ts';
import { gameOf, headline } from '../kit/games.ts';
import { sideways } from '../kit/measures.ts';
import { briefly, figureOf, growing, percent as shareOf } from '../kit/page.ts';
import { choice, question } from '../kit/question.ts';
import { a, b, duel, sample } from '../kit/rakuen.ts';
import {
  dictionaries,
  heatWords,
  leagueWords,
  matrixWords,
  oddsWords,
  playWords,
  versusWords,
} from '../kit/words.ts';

const percent = (share: number) => (share / 100).toFixed(2);

test('a series says what the program says; a witness opens by its seed; undo leads back', async ({
  page,
}) => {
  const t = oddsWords.ja;
  await open(page, 'rakuen/');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: '勝率' })).toBeVisible();
  await expect(page).toHaveTitle(/^勝率/);
  await page.getByRole('combobox', { name: t.fights }).selectOption('1000');
  await page.getByRole('button', { name: t.start, exact: true }).click();
  const report = JSON.parse(
    native(
      'series',
      'rakuen',
      JSON.stringify(a),
      JSON.stringify(b),
      '--seed',
      '1',
      '--fights',
      '1000',
      '--json',
    ),
  ) as SeriesReport;
  const result = region(page, t.result);
  await expect(result.getByText(t.rests('1,000'))).toBeVisible();
  for (const { share } of Object.values(report.results)) {
    await expect(result).toContainText(percent(share.rate));
    await expect(result).toContainText(t.interval(percent(share.low), percent(share.high)));
  }
  await expect(page.getByText('厳密')).toHaveCount(0);

  const spread = region(page, t.spread);
  await spread.getByText(t.asTable).nth(1).click();
  const counts = await spread.getByRole('table').getByRole('cell').allTextContents();
  const sum = counts.reduce((all, one) => all + Number(one.replace(',', '')), 0);
  expect(sum).toBe(1000);

  const { median } = report.witnesses;
  await page.getByRole('button', { name: versusWords.ja.fightWith(t.witness.median) }).click();
  const seen = duel.fight({ ...sample, ...(median && { seed: median.seed }) });
  await expect(verdict(page)).toContainText(headline(seen, 'ja'));
  await page.goBack();
  // The note that a result is old stands below it, and moves nothing.
  const older = await region(page, t.result).getByText(t.stale).boundingBox();
  const bar = await region(page, t.result).getByRole('img').boundingBox();
  expect(older?.y).toBeGreaterThan((bar?.y ?? Infinity) + (bar?.height ?? 0));
  await page.keyboard.press('z');
  await expect(region(page, t.result).getByText(t.stale)).toHaveCount(0);
});

test('a long series is stopped, keeps what is there, and goes on; what if is adopted and undone', async ({
  page,
}) => {
  const t = oddsWords.en;
  const v = versusWords.en;
  await open(page, 'en/rakuen/#-odds');
  await page.getByRole('combobox', { name: t.fights }).selectOption('1000000');
  await page.getByRole('button', { name: t.start, exact: true }).click();
  await expect(page.getByRole('progressbar', { name: t.running })).toBeVisible();
  const result = region(page, t.result);
  await expect(result).toBeVisible();
  await page.getByRole('button', { name: v.stop }).click();
  await expect(page.getByText(v.stopped)).toBeVisible();
  await expect(result.getByText(/^From [\d,]+ fights/)).toBeVisible();
  await expect(page.getByRole('button', { name: v.goOn })).toBeVisible();

  // "What if" runs as many fights for each step: a small series is enough.
  await page.getByRole('combobox', { name: t.fights }).selectOption('100');
  // If the series was stopped before 100 fights, the button asks for more.
  await page.getByRole('button', { name: new RegExp(`^(${t.start}|${t.longer})$`) }).click();
  await expect(result.getByText(t.rests('100'))).toBeVisible();
  await page.getByRole('button', { name: t.askWhatIf, exact: true }).click();
  const table = region(page, t.whatIf).getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveCount(9);
  await expect(table.getByText(t.restsOn('100'))).toHaveCount(9);
  await page.getByRole('button', { name: t.adoptOf('POW +5, SPD −5') }).click();
  await expect(page.getByText(v.placed('▲')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t.again })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: t.again })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox', { name: t.fights })).toHaveValue('100');
  await expect(page.getByText(t.none)).toBeVisible();
});

test('a link opens here and begins nothing; a hand gives way to a tactic @full', async ({ page }) => {
  const t = oddsWords.ja;
  await open(page, `rakuen/#${duel.fragment(sample)}.o`);
  await expect(page.getByRole('heading', { level: 1, name: '勝率' })).toBeVisible();
  await expect(page.getByText(t.none)).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await seats(page).first().selectOption('hand');
  await seats(page).nth(1).selectOption('search 2');
  await page.getByRole('link', { name: '勝率' }).click();
  await expect(page.getByText(t.tacticForHand)).toBeVisible();
  await expect(page.getByText(t.tacticForComputer)).toBeVisible();
  // A computer is chosen for the series alone, and its time is told before it begins.
  const who = page.getByRole('combobox', { name: t.who }).nth(1);
  await who.selectOption('search 1');
  // How long depends on the machine.
  const [told = '-'] = t.takes(1, 1).split('1');
  await expect(page.getByText(told)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: '仕合', exact: true }).first().click();
  await expect(seats(page).nth(1)).toHaveValue('search 2');
  await page.getByRole('link', { name: '勝率' }).click();
  await who.selectOption('plans');
  await page.getByRole('combobox', { name: t.fights }).selectOption('100');
  await page.getByRole('button', { name: t.start, exact: true }).click();
  await expect(page.getByText(t.rests('100'))).toBeVisible();
  // A system without chance has no such screen.
  await open(page, 'shiden/');
  await expect(page.getByRole('link', { name: '勝率' })).toHaveCount(0);
});

test('the map of shares, and one over two numbers where none are shared out: dots, lists and a table; a cell is taken @full', async ({
  page,
}) => {
  const h = heatWords.ja;
  await open(page, 'rakuen/#-versus-map');
  await page.getByRole('combobox', { name: h.fights }).selectOption('20');
  await page.getByRole('button', { name: h.start, exact: true }).click();
  await expect(page.getByRole('img', { name: h.mapLabel })).toBeVisible();
  // Twenty fights hardly tell shares apart: they share the first place.
  const best = page.getByRole('region', { name: h.best }).getByRole('row').filter({ hasText: /%/ });
  for (const row of await best.all())
    await expect(row.getByRole('cell').first()).toHaveText(h.place(1, true));
  await expect(page.getByText(h.ties)).toBeVisible();
  await page.getByText(h.asTable).click();
  const table = page.getByRole('group', { name: h.table }).getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveCount(46);
  await page
    .getByRole('button', { name: /^見る：/ })
    .first()
    .click();
  const cell = page.getByRole('region', { name: h.cell });
  await expect(cell.getByText(/95%の区間/)).toBeVisible();
  await cell.getByRole('spinbutton', { name: 'POW' }).fill('20');
  await cell.getByRole('button', { name: versusWords.ja.putOn('▲') }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await build(page);
  await expect(sheet(page, dictionaries.ja, 0).getByRole('slider', { name: 'POW' })).toHaveValue('20');

  await page.goto('about:blank');
  await open(page, 'sengen/#-versus-map');
  const numbers = [h.down, h.right].map((name) => page.getByRole('combobox', { name, exact: true }));
  for (const [at, label] of ['ショット', '回避'].entries()) await numbers[at]?.selectOption({ label });
  await page.getByRole('combobox', { name: h.fights }).selectOption('20');
  await page.getByRole('button', { name: h.start, exact: true }).click();
  const levels = page.getByRole('group', { name: h.table }).getByRole('table');
  await expect(levels.getByRole('rowheader').first()).toHaveText('0');
  await expect(page.getByText(h.blank)).toBeVisible();
  await page
    .getByRole('button', { name: /^見る：/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: h.cell }).getByText(/95%の区間/)).toBeVisible();
});

test('a crosstable of series, and a league by its seed @full', async ({ page }) => {
  const m = matrixWords.ja;
  const l = leagueWords.ja;
  const third = { ...a, name: '三人目', POW: 40, SPD: 10, WIZ: 10 };
  await open(page, 'rakuen/');
  await putIn(page, JSON.stringify([a, b, third]));
  await page.evaluate(() => (location.hash = '#-versus-matrix'));
  await page.getByRole('combobox', { name: m.games }).selectOption('100');
  await page.getByRole('button', { name: m.start, exact: true }).click();
  await expect(page.getByRole('button', { name: /勝率.*100戦$/ })).toHaveCount(6);
  await page.getByRole('link', { name: '大会' }).click();
  await expect(page.getByText(l.seed).locator('code')).toHaveText('1');
  await page.getByRole('button', { name: l.reroll }).click();
  await expect(page.getByText(l.seed).locator('code')).not.toHaveText('1');
  await page.getByRole('combobox', { name: l.format }).selectOption('hill');
  await page.getByRole('button', { name: l.start, exact: true }).click();
  // The last reign may have no challenger; the first one may be the only one, and then the button
  // that leads to it is off: hence `force`.
  await page.getByRole('button', { name: l.begin, exact: true }).click({ force: true });
  await page
    .getByRole('button', { name: /仕合を開く/ })
    .first()
    .click();
  await expect(verdict(page)).toBeVisible();
});

test('by hand: figures beside options, and how chances grow with what is paid, as stairs and as a table @full', async ({
  page,
}) => {
  const game = await gameOf('sengen');
  const fought = game.match({ controllers: ['hand', 'plans'] });
  const ask = (decisions: string[]) => ok(game.analysis.odds(JSON.stringify({ ...fought, decisions })));
  const decisions: string[] = [];
  let told = game.fight({ ...fought, decisions });
  // Goes on to a defence, which has an option for each number of dice, up to the DP.
  while (told.pending && told.pending.point !== 'defence') {
    const options = told.pending.options.map(({ id }) => id);
    decisions.push(
      options.find((id) => id === 'wait') ?? options.find((id) => id === 'pass') ?? options[0] ?? '',
    );
    told = game.fight({ ...fought, decisions });
  }
  const odds = ask(decisions);
  const [series] = odds ? growing(odds) : [];
  if (!odds || !series) throw new Error('nothing grows');
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, `sengen/#${game.fragment({ ...fought, decisions })}`);
  const p = playWords.ja;
  const [first] = odds.options;
  const label = told.pending?.options.find(({ id }) => id === first?.option)?.ja ?? '';
  const shown = briefly(first?.figures ?? [], odds.options);
  const figures = shown.map((figure) => `${figure.name.ja} ${figureOf(figure)}`);
  // The ruler begins at an even chance: to read the first option it is moved to its start.
  await question(page).getByRole('slider').first().fill('0');
  const button = choice(page, 'ja', /^\d+$/.test(label) ? p.takeNumber(label) : label);
  for (const figure of figures) await expect(button).toHaveAccessibleDescription(new RegExp(figure));
  await page.getByText(p.growth, { exact: true }).click();
  await expect(page.getByRole('img', { name: series.figure.ja })).toBeVisible();
  const growth = page.getByRole('group').filter({ has: page.getByText(p.growth, { exact: true }) });
  await growth.getByText(p.asTable).click();
  const rows = growth.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(series.points.length + 1);
  for (const [at, [x, chance]] of series.points.entries()) {
    await expect(rows.nth(at + 1).getByRole('rowheader')).toHaveText(String(x));
    await expect(
      rows
        .nth(at + 1)
        .getByRole('cell')
        .first(),
    ).toContainText(shareOf(chance));
  }
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});
