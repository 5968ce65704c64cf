// Tests the hill pane: standings as the site carries them, each game as its fight, a newcomer's standing, and
// the entry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HillReport } from '#analysis';
import { systems } from '../../parity/module.ts';
import { wrong } from '../kit/axe.ts';
import { build, expect, open, skillButton, test, unless, verdict } from '../kit/fixture.ts';
import { dictionaries, hillWords } from '../kit/words.ts';
import { sample } from '../kit/shiden.ts';
import { dist } from '../kit/site.ts';

const [t, h] = [dictionaries.ja, hillWords.ja];
const hillOf = (id: string) => JSON.parse(readFileSync(join(dist, `hill/${id}.json`), 'utf8')) as HillReport;
const shiden = hillOf('shiden');
/** The sample is an entrant of the hill. */
const own = sample[0].name;

for (const id of systems) {
  test(`${id}: everybody stands in order, and a game is the fight of its link${unless(id === 'shiden')}`, async ({
    page,
  }) => {
    const hill = hillOf(id);
    const nameOfPlace = (place: number) => hill.entrants[hill.standings[place]?.entrant ?? 0]?.name ?? '';
    await open(page, `${id}/#-league-hill`);
    const rows = page.getByRole('region', { name: h.standings }).getByRole('row');
    await expect(rows).toHaveCount(hill.standings.length + 1);
    for (const place of [0, 1]) await expect(rows.nth(place + 1)).toContainText(nameOfPlace(place));
    const [first, second] = [hill.standings[0]?.entrant ?? 0, hill.standings[1]?.entrant ?? 0];
    await page.locator(`[data-pair="${first} ${second}"]`).click();
    const meeting = hill.meetings.find(
      (one) => [one.a, one.b].sort().join() === [first, second].sort().join(),
    );
    const letter = meeting?.games.charAt(0) ?? '';
    const turned = meeting?.a === first ? letter : ({ W: 'L', L: 'W', D: 'D' }[letter] ?? '');
    const game = page
      .getByRole('link', { name: h.game(1, turned as 'W' | 'D' | 'L', nameOfPlace(0)) })
      .first();
    await expect(game).toHaveAttribute('href', /^#1F\w+$/);
    await game.click();
    await build(page);
    const [winner, loser] = letter === 'W' ? [meeting?.a, meeting?.b] : [meeting?.b, meeting?.a];
    const called = (entrant = 0) => hill.entrants[entrant]?.name ?? '';
    await expect(verdict(page)).toContainText(letter === 'D' ? '引き分け' : called(winner));
    if (letter !== 'D') await expect(verdict(page)).not.toContainText(called(loser));
    await expect(verdict(page)).toBeInViewport();
  });
}

test('a newcomer is told where it would stand, and is handed the file with which it would enter @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'shiden/');
  const mine = page.getByRole('region', { name: h.newcomer });
  await page.evaluate(() => (location.hash = '#-league-hill'));
  await mine.getByRole('button', { name: h.start }).click();
  await expect(mine.getByText(h.standsAs(own))).toBeVisible();
  await mine.getByRole('button', { name: h.seeThat }).click();
  await expect(page.getByRole('region', { name: h.entrant(own) })).toBeVisible();

  await page.evaluate(() => (location.hash = '#-match'));
  await skillButton(page, 0, '一閃').click();
  await page.evaluate(() => (location.hash = '#-league-hill'));
  await expect(mine.getByText(h.standsAs(own))).toBeHidden();
  await mine.getByRole('button', { name: h.start }).click();
  await expect(mine.getByRole('status').filter({ hasText: /^21人中\d+位/ })).toBeVisible();
  await expect(mine.getByRole('list').getByRole('button')).toHaveCount(shiden.entrants.length);
  expect(await wrong(page, 'main')).toEqual([]);

  // The name is taken, which the dialog says; without a repository there is no address.
  await mine.getByRole('button', { name: h.enter }).click();
  const box = page.getByRole('dialog', { name: h.entryTitle });
  await expect(box.getByText(h.wrong)).toBeVisible();
  await expect(box.getByText(h.noRepository)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.evaluate(() => (location.hash = '#-match'));
  await page.getByRole('textbox', { name: t.nameOf('▲') }).fill('<b>Élan</b>');
  await page.evaluate(() => {
    document.documentElement.dataset['repository'] = 'someone/hall';
    location.hash = '#-league-hill';
  });
  await mine.getByRole('button', { name: h.start }).click();
  await mine.getByRole('button', { name: h.enter }).click();
  const link = box.getByRole('link', { name: h.openAddress });
  await expect(box.getByRole('textbox', { name: h.fileName })).toHaveValue('b-elan-b');
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://github.com/someone/hall/new/main');
  expect(address.searchParams.get('filename')).toBe('hill/shiden/b-elan-b.txt');
  expect(address.searchParams.get('value')).toBe(
    await box.getByRole('textbox', { name: h.text }).inputValue(),
  );
  await expect(box.getByRole('textbox', { name: h.address })).toHaveValue(address.href);
  await box.getByRole('textbox', { name: h.fileName }).fill('../x');
  await expect(box.getByText(h.wrong)).toBeVisible();
  await expect(link).toBeHidden();
  expect(await wrong(page, 'dialog')).toEqual([]);
});

test('a hill that is not there, out of reach, or of strangers harms nothing @full', async ({
  page,
  watch,
}) => {
  watch.expected.push(/status of (404|500)/);
  const name = '<img src=x onerror=alert(1)>';
  const evil: HillReport = {
    ...shiden,
    entrants: shiden.entrants.map((one, at) => (at === 0 ? { ...one, name } : one)),
    history: [
      { commit: '<i>', date: '2026-01-31T00:00:00Z', refused: true },
      {
        commit: '0123456789',
        date: '2026-02-01T00:00:00Z',
        standings: shiden.standings.map(({ entrant, place, points, share }) => ({
          file: shiden.entrants[entrant]?.file ?? '',
          name,
          digest: '',
          place,
          points,
          games: 19,
          share,
        })),
      },
    ],
  };
  const answers = [
    { status: 404, body: '' },
    { status: 500, body: '' },
    { status: 200, body: '{"kind":"another"}' },
    { status: 200, body: '{' },
    { status: 200, body: JSON.stringify(evil) },
  ];
  await page.route('**/hill/shiden.json', (route) => route.fulfill(answers.shift() ?? { status: 404 }));
  await open(page, 'shiden/#-league-hill');
  const again = page.getByRole('button', { name: h.retry });
  for (const said of [h.none, h.unreachable, h.none, h.unreachable]) {
    await expect(page.getByText(said)).toBeVisible();
    await again.click();
  }
  await expect(page.getByRole('button', { name: h.look(name) })).toBeVisible();
  await page.getByText(h.moments).click();
  await expect(page.getByText(h.refusedMoment)).toBeVisible();
  const graph = page.getByRole('img', { name: /：2026-02-01 / });
  await expect(graph).toBeVisible();
  expect(await page.getByRole('main').locator('img, i[onerror]').count()).toBe(0);
});
