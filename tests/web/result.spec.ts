// The result is in view: on a phone wherever the sheet is scrolled, and by hand where the choices stood.
import type { Page, Route } from '@playwright/test';
import type { Match } from '../../bindings/engine.d.ts';
import { fightOf, fragmentOf, load, ok } from '../parity/module.ts';
import {
  dictionaries,
  expect,
  languages,
  open,
  playWords,
  ready,
  record,
  sheet,
  shells,
  test,
  verdict,
} from './fixture.ts';
import { changed, fight, headline, item, sample } from './game.ts';
import { site } from './site.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const engine = await load('rakuen');
const [rakuen] = ok(engine.systems());
const [a, b] = rakuen?.samples ?? [];
if (!rakuen || !a || !b) throw new Error('no system, or no samples');

/** ▲ is played by hand, from the first option to the next. */
const byHand: Match = { system: rakuen.id, sides: [a, b], seed: '1', controllers: ['hand', 'plans'] };

/** All decisions of such a fight but the one that ends it. */
function beforeTheLast(): string[] {
  const made: string[] = [];
  for (;;) {
    const [option] = fightOf(engine, { ...byHand, decisions: made }).pending?.options ?? [];
    if (!option) return made.slice(0, -1);
    made.push(option.id);
  }
}

/** Something lies over the bar: the reader does not see it. */
const covered = (page: Page, name: string) =>
  page.getByRole('group', { name }).evaluate((bar) => {
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    return !bar.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

for (const lang of languages) {
  const t = dictionaries[lang];
  const p = playWords[lang];

  test(`a changed skill shows its result wherever the sheet is scrolled (${lang})`, async ({ page }) => {
    await open(page, shells[lang]);
    const bar = page.getByRole('group', { name: t.resultBar });
    const { boards } = fight(...sample);
    const board = page.getByRole('group', { name: t.boardAt(boards.at(-1)?.round ?? 0, boards.length - 1) });
    await expect(verdict(page)).toBeInViewport();
    await expect(bar).toHaveCount(0);

    // As soon as the verdict is out of sight: the board is still there.
    const { y = 0, height = 0 } = (await verdict(page).boundingBox()) ?? {};
    await page.evaluate((by) => scrollTo({ top: by }), y + height + 2);
    await expect(bar).toContainText(headline(fight(...sample), lang));
    await expect(board).toBeInViewport();
    expect(await covered(page, t.resultBar)).toBe(false);

    const skills = ['紫電', '一閃', '怒濤', '封印'];
    const ends = new Set<string>();
    for (const id of skills) {
      const { name, reading, limited } = item(id);
      const place = sheet(page, t, 0).getByRole('group', { name: t.skillFor(5) });
      const skill = place.getByRole('button', { name: t.itemName(name[lang], reading[lang], limited) });
      await skill.tap();
      const said = headline(fight(...changed(id)), lang);
      await expect(bar).toContainText(said);
      await expect(bar).toBeInViewport({ ratio: 1 });
      expect(await covered(page, t.resultBar)).toBe(false);
      ends.add(said);
    }
    expect(ends.size, 'the winner was another one at times').toBeGreaterThan(1);

    await bar.getByRole('button', { name: headline(fight(...changed('封印')), lang) }).tap();
    await expect(verdict(page)).toBeInViewport();
    await expect(bar).toHaveCount(0);
  });

  test(`a sheet that cannot fight says so beside the earlier result (${lang})`, async ({ page }) => {
    await open(page, shells[lang]);
    const mine = sheet(page, t, 0);
    await mine.getByLabel(t.sheetMenu('▲')).first().tap();
    await mine.getByRole('button', { name: t.clear }).tap();
    await page.evaluate(() => scrollTo({ top: 600 }));
    await expect(page.getByRole('group', { name: t.resultBar })).toContainText(t.cannotFight);
  });

  test(`by hand the verdict stands where the choice stood, with another fight and a move back (${lang})`, async ({
    page,
  }) => {
    const w = shells[lang].replace('shiden', 'rakuen');
    const decisions = beforeTheLast();
    await page.goto(`${site}${w}#${fragmentOf(engine, { ...byHand, decisions })}`);
    await ready(page);
    const turn = page.getByRole('region', { name: p.turn(a.name) });
    const [option] = fightOf(engine, { ...byHand, decisions }).pending?.options ?? [];
    // As after a move: the card stands at the top.
    await turn.evaluate((card) => card.scrollIntoView());
    const stood = (await turn.boundingBox())?.y ?? -1;
    await turn
      .getByRole('button', { name: option?.[lang] ?? '' })
      .first()
      .tap();

    const over = fightOf(engine, { ...byHand, decisions: [...decisions, option?.id ?? ''] });
    const card = page.getByRole('region').filter({ has: page.getByRole('button', { name: p.again }) });
    const last = card.getByRole('heading', { level: 2 });
    await expect(last).toContainText(headline(over, lang));
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? -1) - stood)).toBeLessThan(2);
    await expect(page.getByRole('group', { name: t.resultBar })).toHaveCount(0);
    for (const name of [p.again, p.back]) await expect(page.getByRole('button', { name })).toHaveCount(1);

    await card.getByRole('button', { name: p.back }).tap();
    await expect(page.getByRole('heading', { name: p.turn(a.name) })).toBeInViewport();
    await expect(record(page, t).getByText(p.rewind(1))).toBeVisible();
    await page.getByRole('button', { name: p.surrender }).tap();
    await expect(last).toContainText(b.name);
    await card.getByRole('button', { name: p.again }).tap();
    await expect(page.getByRole('heading', { name: p.turn(a.name) })).toBeFocused();
    await expect(record(page, t).getByText(p.rewind(1))).toHaveCount(0);
  });
}

test('what is pressed while the bar comes up over it gets its press', async ({ page }) => {
  const t = dictionaries.ja;
  await page.setViewportSize({ width: 1280, height: 900 });
  const bars = /\/Bar-[^/]*\.js$/;
  const asked = new Promise<Route>((held) => void page.route(bars, held));
  await open(page);
  const button = sheet(page, t, 0).getByRole('button', { name: t.readText });
  await button.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 8));
  const route = await asked;
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await route.continue();
  const bar = page.getByRole('group', { name: t.resultBar });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.y, 'the bar lies over the button').toBeLessThan(y + height / 2);
  await page.mouse.up();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: t.pasteLabel })).toBeVisible();
});
