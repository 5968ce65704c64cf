// Tests the paste box: it reads what players write, and files, and says what it found before anything is replaced.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Build } from '#engine';
import { build, expect, open, readInto, ready, sheet, test, verdict } from '../kit/fixture.ts';
import { dictionaries, pasteWords } from '../kit/words.ts';
import { disputed, fight, fragment, log, matchOf, other } from '../kit/shiden.ts';
import { site } from '../kit/site.ts';
import { gameOf, headline } from '../kit/games.ts';

const [panel, shinki] = await Promise.all([gameOf('panel'), gameOf('shinki')]);
const t = dictionaries.ja;
const [first, second] = other;
/** The setting under which the fight has another winner. */
const settings = { R4: true };

test.beforeEach(async ({ page }) => {
  await open(page);
  await sheet(page, t, 0).getByRole('button', { name: t.readText }).click();
});

const roster = '紫紫呪交強/八雲\n怒硬怒硬隠/ＡＢＣ';
/** Undoes what the box brought, and opens it again. */
async function again(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: t.actions.undo }).click();
  await expect(verdict(page)).toContainText('クロダ');
  await sheet(page, t, 0).getByRole('button', { name: t.readText }).click();
}

// All forms of text are tested in parity/reading.test.ts.
test('two characters as lines, a file, a match with settings and a link in a sentence are put in, and undo takes them back', async ({
  page,
}) => {
  const box = page.getByRole('textbox', { name: t.pasteLabel });
  await box.fill(roster);
  await page.getByRole('button', { name: t.putBoth }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(verdict(page)).toContainText(headline(fight(first, second), 'ja'));
  await again(page);
  await page.getByLabel(t.openFile).setInputFiles({
    name: 'a.shiai.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ system: 'shiden', sides: other })),
  });
  await page.getByRole('button', { name: t.putBoth }).click();
  await expect(verdict(page)).toContainText(headline(fight(first, second), 'ja'));
  for (const text of [
    JSON.stringify(matchOf(...disputed, settings)),
    `これ→${site}shiden/#${fragment(...disputed, settings)}です`,
  ]) {
    await again(page);
    await box.fill(text);
    await page.getByRole('button', { name: t.putBoth }).click();
    await expect(verdict(page)).toContainText(headline(fight(...disputed, settings), 'ja'));
  }
});

test('the record of a fight is said to be one: it holds no sheets, and none of its lines is a mistake @full', async ({
  page,
}) => {
  await page.getByRole('textbox', { name: t.pasteLabel }).fill(log('text', 'ja', ...other));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('仕合の記録です。')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
});

test("what is wrong is said with its place and replaces nothing; one character goes to the side of one's choice", async ({
  page,
}) => {
  await page.getByRole('textbox', { name: t.pasteLabel }).fill('# 覚え書き\n閃閃交硬犬/ムライ');
  await expect(page.getByRole('dialog').getByText(t.at(2, 5))).toBeVisible();
  await expect(page.getByRole('button', { name: t.putBoth })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: t.nameOf('▲') })).toHaveValue('ムライ');
  await sheet(page, t, 0).getByRole('button', { name: t.readText }).click();
  await page.getByRole('textbox', { name: t.pasteLabel }).fill('紫紫呪交強/八雲');
  await expect(page.getByRole('list', { name: t.characters }).getByRole('listitem').first()).toContainText(
    '八雲',
  );
  await page.getByRole('button', { name: t.putHere('▽') }).click();
  await expect(page.getByRole('textbox', { name: t.nameOf('▽') })).toHaveValue('八雲');
  await expect(page.getByRole('textbox', { name: t.nameOf('▲') })).toHaveValue('ムライ');
});

test('what is not legal yet is put on a sheet to be mended there, and undo takes it back', async ({
  page,
}) => {
  await page.getByRole('textbox', { name: t.pasteLabel }).fill('閃閃交硬犬/イヌカイ');
  await page.getByRole('button', { name: t.mendHere('▲') }).click();
  const name = page.getByRole('textbox', { name: t.nameOf('▲') });
  await expect(name).toHaveValue('イヌカイ');
  const first = sheet(page, t, 0);
  // Four of its skills are on the sheet, the fifth place is empty, and the problems are listed.
  await expect(first.getByRole('button', { name: '果断' })).toHaveCount(1);
  await expect(first.getByRole('alert').or(first.getByRole('list'))).not.toHaveCount(0);
  await page.keyboard.press('z');
  await expect(name).toHaveValue('ムライ');
});

test('what was passed over is counted, and shown to whoever asks @full', async ({ page }) => {
  const text = '名前：ヒビキ\n備考：初参加\nプレイヤー：そら\nスキル：一閃、待伏、＋硬、怒濤、玉響';
  await page.getByRole('textbox', { name: t.pasteLabel }).fill(text);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2行は読み飛ばしました。')).toBeVisible();
  await expect(dialog.getByRole('button', { name: t.putHere('▲') })).toBeVisible();
  await expect(dialog.getByText('備考：初参加', { exact: true })).toBeHidden();
  await dialog.getByText(t.leftOut, { exact: true }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'プレイヤー：そら' })).toBeVisible();
});

test.describe('a text of another system', () => {
  const others = ['名前：イチカ\nＰＯＷ：20 / ＳＰＤ：15 / ＷＩＺ：25', 'レン 25 20 15'];
  const links = resolve(import.meta.dirname, '../../links/rakuen.json');
  const name = 'らくえん模擬戦';
  /** Systems whose module of many fights the page requests from now on. */
  function modules(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, id] = /\/analysis-([a-z]+)-[^/]*\.wasm$/.exec(request.url()) ?? [];
      if (id) asked.push(id);
    });
    return asked;
  }

  test('is read by the one module whose marks it bears, and opened on its own page @full', async ({
    page,
  }) => {
    const asked = modules(page);
    const box = page.getByRole('textbox', { name: t.pasteLabel });
    await box.fill(roster);
    await expect(page.getByRole('button', { name: t.putBoth })).toBeVisible();
    await box.fill('こんにちは。明日の夜に対戦しませんか。');
    await expect(page.getByRole('button', { name: t.putBoth })).toHaveCount(0);
    expect(asked).toEqual(['shiden']);
    for (const text of others) {
      await box.fill(text);
      await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible();
    }
    const found = page.getByRole('list', { name: t.characters }).getByRole('listitem');
    await expect(found).toHaveText(['レン']);
    await expect(page.getByRole('button', { name: t.putHere('▽') })).toHaveCount(0);
    expect(asked).toEqual(['shiden', 'rakuen']);

    await page.getByRole('button', { name: t.open, exact: true }).click();
    await page.waitForURL(`${site}rakuen/**`);
    await expect(box).toHaveValue('レン 25 20 15');
    await page.getByRole('button', { name: t.putHere('▽') }).click();
    await build(page);
    await expect(page.getByRole('textbox', { name: t.nameOf('▽') })).toHaveValue('レン');
    expect(asked).toEqual(['shiden', 'rakuen', 'rakuen']);
    // The text was handed over once only.
    await page.reload();
    await ready(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('as a link needs no module, in JSON says whose it is; both lead to its page @full', async ({
    page,
  }) => {
    const asked = modules(page);
    const [{ fragment: linked }] = JSON.parse(readFileSync(links, 'utf8')) as [{ fragment: string }];
    await page.getByRole('textbox', { name: t.pasteLabel }).fill(`${site}rakuen/#${linked}`);
    await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible();
    expect(asked).toEqual(['shiden']);
    await page.getByRole('button', { name: t.open, exact: true }).click();
    await page.waitForURL(`${site}rakuen/**`);
    await ready(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto('about:blank');
    await open(page);
    await sheet(page, t, 0).getByRole('button', { name: t.readText }).click();
    asked.length = 0;
    const build = { system: 'rakuen', version: '1.0.12', name: 'イチカ', POW: 20, SPD: 15, WIZ: 25 };
    await page.getByRole('textbox', { name: t.pasteLabel }).fill(JSON.stringify(build));
    await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible();
    await page.getByRole('button', { name: t.open, exact: true }).click();
    await page.waitForURL(`${site}rakuen/**`);
    await expect(page.getByRole('list', { name: t.characters })).toContainText('イチカ');
    expect(asked).toEqual(['shiden', 'rakuen', 'rakuen']);
  });
});

test('what a character would change is counted field by field, whatever form a sheet is kept in @full', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const put = dialog.getByRole('button', { name: pasteWords.ja.putHere('▲') });
  // A sample holds its plans as text, a read sheet as trees.
  await open(page, 'panel/');
  const made = panel.engine.makeCharacter('panel', JSON.stringify(panel.samples[0]));
  const text = made.toText('sheet');
  made.delete();
  await readInto(page, text);
  await expect(put).toContainText(pasteWords.ja.changes(0));
  await put.click();
  await expect(dialog).toHaveCount(0);
  await readInto(page, text);
  await expect(put).toContainText(pasteWords.ja.changes(0));

  await open(page, 'shinki/');
  const [own, { members }] = shinki.samples;
  const [theirs] = members as Build[];
  // Differs in two points, the skills and the name.
  const other = {
    ...own,
    name: '別人',
    members: [{ ...theirs, points: { hp: 1, speed: 5 }, tactic: '突撃' }],
  };
  await readInto(page, JSON.stringify({ system: 'shinki', sides: [other, other] }));
  await expect(put.first()).toContainText(pasteWords.ja.changes(4));
});
