// Tests the counters pane: exact standings during edits, builds that beat a build, and one-step edits that better it.
import type { Page } from '@playwright/test';
import { build, expect, kindButton, open, region, sheet, shells, test, verdict } from '../kit/fixture.ts';
import { gameOf } from '../kit/games.ts';
import { changeWords, countersWords, dictionaries, languages, oddsWords, versusWords } from '../kit/words.ts';
import { edits, fight, fragment, item, other, sample, system } from '../kit/shiden.ts';

const all = '28,629,151';
/** Result of ムライ against all builds. */
const standing = { wins: '22,232,051', draws: '659,690', losses: '5,737,410' };

/** Marks of the two sides. */
const marks = ['▲', '▽'];
const [t, c, v] = [dictionaries.ja, countersWords.ja, versusWords.ja];

async function exact(page: Page, lang: 'ja' | 'en' = 'ja') {
  const card = region(page, countersWords[lang].standing);
  await expect(card.getByText(countersWords[lang].exact(all))).toBeVisible({ timeout: 60_000 });
  return card;
}

/** Waits until the list of counters is complete. */
async function enemies(page: Page) {
  const list = region(page, c.counters);
  await expect(list.getByText(system.analysis.equilibrium ? c.order : c.orderWithout)).toBeVisible({
    timeout: 60_000,
  });
  return list;
}

async function put(page: Page, place: number, from: string, to: string): Promise<void> {
  const mine = sheet(page, t, 0);
  await mine.getByRole('button', { name: t.placeItem(place, from) }).click();
  const { name, reading, limited } = item(to);
  await kindButton(page, 0, to).click();
  await mine.getByRole('button', { name: t.itemName(name.ja, reading.ja, limited) }).click();
}

for (const lang of languages) {
  test(`the sample against everything, exactly (${lang}) @full`, async ({ page }) => {
    await open(page, `${shells[lang]}#-versus-counters`);
    const card = await exact(page, lang);
    await expect(card).toContainText('77.7%');
    for (const count of Object.values(standing)) await expect(card.getByText(count)).toBeVisible();
    await expect(card.getByRole('progressbar')).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(dictionaries[lang].screens.versus));
  });
}

test('who lost is led from the result to what beats the other one', async ({ page }) => {
  const own = [sample[1], sample[0]] as const;
  const { winner } = fight(...own).outcome ?? {};
  expect(winner).not.toBe('draw');
  const won = winner === 'A' ? 0 : 1;
  await open(page, 'shiden/');
  await sheet(page, t, 0).getByLabel(t.sheetMenu('▲')).click();
  await sheet(page, t, 0).getByRole('button', { name: t.actions.swap }).click();
  await page.getByRole('link', { name: changeWords.ja.chances(marks[1 - won] ?? '?') }).click();
  await expect(region(page, c.beating)).toContainText(own[won].name);
  await expect(sheet(page, t, won === 0 ? 1 : 0)).toBeVisible();
  // Where the engine can't compare all builds, the link leads to a series of fights, with the loser's what-if first.
  const sengen = await gameOf('sengen');
  await open(page, `sengen/#${sengen.fragment(sengen.match({ seed: '7' }))}`);
  const loser = page.getByRole('link', { name: /の勝ち目は？$/ });
  const mark = (await loser.textContent())?.slice(0, 1) ?? '?';
  await loser.click();
  // The series begins without another press, and its settings are folded.
  await expect(page.getByText(/戦から。/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('combobox', { name: oddsWords.ja.fights })).toBeHidden();
  const whatIf = region(page, oddsWords.ja.whatIf);
  await expect(whatIf.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(mark));
});

test('stopped, it goes on from there; an edit begins anew, and what was known once is known at once @full', async ({
  page,
}) => {
  await open(page, 'shiden/#-versus-counters');
  const card = region(page, c.standing);
  await card.getByRole('button', { name: v.stop }).click();
  await expect(card.getByText(v.stopped)).toBeVisible();
  await expect(card.getByText(c.exact(all))).toHaveCount(0);
  await card.getByRole('button', { name: v.goOn }).click();
  await exact(page);
  await expect(card).toContainText('77.7%');
  for (const count of Object.values(standing)) await expect(card.getByText(count)).toBeVisible();
  await expect(card.getByRole('progressbar')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(t.screens.versus));

  await put(page, 5, '果断', '一閃');
  // Answers for the sample that are still under way are dropped.
  await exact(page);
  await expect(card).not.toContainText(standing.wins);
  await page.getByRole('button', { name: t.actions.undo }).click();
  await exact(page);
  await expect(card).toContainText(standing.wins);
  await page.getByRole('button', { name: t.actions.redo }).click();
  // The answer is remembered; a busy machine needs a while to draw it.
  await expect(card.getByText(c.exact(all))).toBeVisible({ timeout: 5000 });
  await expect(card).not.toContainText(standing.wins);

  // A new name changes nothing; the other side does.
  await page.getByRole('textbox', { name: t.nameOf('▲') }).fill('別の名');
  await expect(card.getByText(c.exact(all))).toBeVisible();
  await page.getByRole('radio', { name: /クロダ/ }).check();
  await expect(sheet(page, t, 1)).toBeVisible();
  await exact(page);
  await expect(card).not.toContainText(standing.wins);
});

test('first of all: which one change beats the opponent who stands there; a press applies one', async ({
  page,
}) => {
  const [mine, opponent] = sample;
  const all = edits(mine);
  const winners = all.filter((edit) => fight(edit, opponent).outcome?.winner === 'A');
  await open(page, 'shiden/#-versus-counters');
  const list = region(page, c.beating);
  await expect(list.getByText(c.beatingSome(opponent.name, winners.length, all.length))).toBeVisible();
  await list
    .getByRole('button', { name: new RegExp(`^${c.apply}`) })
    .first()
    .click();
  await expect(list.getByText(c.already(opponent.name))).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(list.getByText(c.beatingSome(opponent.name, winners.length, all.length))).toBeVisible();
});

test('two with the same row: what is said of the opponent names who stands there @full', async ({ page }) => {
  const [mine] = sample;
  const twin = { ...mine, name: '双子' };
  await open(page, `shiden/#${fragment(mine, twin)}.x`);
  await page.getByRole('button', { name: c.begin }).click();
  const list = region(page, c.beating);
  await expect(list.getByText(twin.name)).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(twin.name) }).check();
  await expect(list.getByText(mine.name)).toBeVisible();
  await expect(list.getByText(twin.name)).toHaveCount(0);
});

test('a counter wins its fight, undo and Back lead back; those that begin alike fold; kinds of rows are said in words @full', async ({
  page,
}) => {
  await open(page, 'shiden/#-versus-counters');
  const list = await enemies(page);
  const first = list.getByRole('listitem').first();
  if (system.analysis.equilibrium) await expect(first).toContainText(/環境\s*\d/);
  await expect(first).toContainText(/%勝つ/, { timeout: 60_000 });
  await first.getByRole('button', { name: /^仕合で見る/ }).click();
  await build(page);
  await expect(verdict(page)).toContainText('▽');
  await expect(page).toHaveURL(/#1F/);
  await page.goBack();
  await expect(region(page, c.counters).getByRole('listitem').first()).toContainText(/%勝つ/);
  await page.getByRole('button', { name: t.actions.undo }).click();
  await page
    .getByRole('navigation', { name: t.screensNav })
    .getByRole('link', { name: t.screens.match })
    .click();
  await expect(verdict(page)).toContainText('クロダ');

  await page.goBack();
  await enemies(page);
  const rows = list.getByRole('button', { name: /^仕合で見る/ });
  const begins = async () => {
    const labels = await rows.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.replace(/^.*：/, '').split('・').slice(0, 2).join('・'));
  };
  await expect(rows.first()).toBeVisible();
  const heads = await begins();
  expect(new Set(heads).size).toBe(heads.length);
  const fold = list
    .getByRole('group')
    .filter({ hasText: /で始まるもの \d+ 通り/ })
    .first();
  const said = /(.+) で始まるもの (\d+) 通り/.exec((await fold.textContent()) ?? '');
  await fold.getByText('で始まるもの').click();
  const inside = fold.getByRole('button', { name: /^仕合で見る/ });
  await expect(inside).toHaveCount(Number(said?.[2]) - 1);
  for (const one of await inside.all()) {
    await expect(one).toHaveAccessibleName(new RegExp(`：${said?.[1]?.replaceAll('+', '\\+')}`));
  }
  await inside.first().click();
  await expect(verdict(page)).toContainText('▽');

  await page.goBack();
  const kinds = region(page, c.families);
  await expect(kinds.getByText(c.inPlace(5)).first()).toBeVisible({ timeout: 60_000 });
  await kinds.getByRole('button', { name: c.example }).first().click();
  await expect(verdict(page)).toContainText('▽');
});

test('conditions narrow the counters down @full', async ({ page }) => {
  await open(page, 'shiden/#-versus-counters');
  const list = await enemies(page);
  await list.getByRole('combobox', { name: c.addHold }).selectOption('燐光');
  await list.getByRole('combobox', { name: c.addWithout }).selectOption('一閃');
  await enemies(page);
  const rows = list.getByRole('button', { name: /^仕合で見る/ });
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) {
    await expect(row).toHaveAccessibleName(/燐光/);
    await expect(row).not.toHaveAccessibleName(/一閃/);
  }
  await list.getByRole('button', { name: c.drop('燐光') }).click();
  await list.getByRole('button', { name: c.drop('一閃') }).click();
  await list.getByRole('combobox', { name: c.changes }).selectOption(c.changesMost(1));
  await enemies(page);
  const own = sample[0]['skills'] as string[];
  for (const row of await rows.all()) {
    const skills = ((await row.getAttribute('aria-label')) ?? '').replace(/^.*：/, '').split('・');
    expect(skills.filter((skill, place) => skill !== own[place])).toHaveLength(1);
  }
});

test('one-step edits stream in, can be stopped, and are applied @full', async ({ page }) => {
  await open(page, 'shiden/#-versus-counters');
  await exact(page);
  const edits = region(page, c.edits);
  await edits.getByRole('button', { name: c.beginEdits }).click();
  await expect(edits.getByRole('listitem').nth(1)).toBeVisible({ timeout: 60_000 });
  await edits.getByRole('button', { name: v.stop }).click();
  await expect(edits.getByText(v.stopped)).toBeVisible();
  const best = edits.getByRole('listitem').first();
  await expect(best).toContainText(/77\.7% → \d+(\.\d)?%/);
  const after = /→ ([\d.]+)%/.exec((await best.textContent()) ?? '')?.[1] ?? '';
  await best.getByRole('button', { name: c.apply }).click();
  const card = await exact(page);
  await expect(card).toContainText(`${after}%`);
  await page.keyboard.press('z');
  await expect(card).toContainText(standing.wins);
});

test('opening a link starts nothing, a press does; an unfinished row says so; with the keyboard alone @full', async ({
  page,
}) => {
  await open(page, `shiden/#${fragment(...other)}.x`);
  const begin = page.getByRole('button', { name: c.begin });
  await expect(begin).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await expect(region(page, c.standing)).toHaveCount(0);
  await begin.click();
  await exact(page);

  await page.goto('about:blank');
  await open(page, 'shiden/#-versus-counters');
  await sheet(page, t, 0)
    .getByRole('button', { name: t.placeItem(3, '交錯') })
    .focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('status').filter({ hasText: c.gaps(c.place(3)) })).toBeVisible();
  await expect(region(page, c.standing)).toHaveCount(0);
  await page.keyboard.press('z');

  await page.evaluate(() => (location.hash = '#-versus-matrix'));
  const panes = page.getByRole('navigation', { name: v.panes });
  await panes.getByRole('link', { name: v.names.counters }).focus();
  await page.keyboard.press('Enter');
  await expect(panes.getByRole('link', { name: v.names.counters })).toHaveAttribute('aria-current', 'page');
  const side = page.getByRole('radio', { name: /ムライ/ });
  await side.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /クロダ/ })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await sheet(page, t, 0)
    .getByRole('button', { name: t.placeItem(5, '果断') })
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const card = await exact(page);
  await expect(card).not.toContainText(standing.wins);
});
