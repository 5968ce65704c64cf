// Tests the user's own plans: three written from nothing, by mouse alone and by keyboard alone; mistakes,
// completion, the fight and its link.
import type { Page } from '@playwright/test';
import type { Match, PlanGiven } from '#engine';
import { expect, open, ready, record, section, settings, sheet, test, verdict } from '../kit/fixture.ts';
import { headline, pathOf } from '../kit/games.ts';
import { a, b, duel, tactic } from '../kit/rakuen.ts';
import { dictionaries, plansWords, playWords, sheetWords, settingsWords } from '../kit/words.ts';

const { fight, fragment: linkOf } = duel;

/**
 * Expects the fight under these plans, the deciding plan in its record, and the same after a reload of its
 * address.
 */
async function fights(page: Page, lang: 'ja' | 'en', plans: PlanGiven[]): Promise<void> {
  const [a, b] = duel.samplesIn(lang);
  const match: Match = {
    system: 'rakuen',
    sides: [{ ...a, tactic: plans }, b] as Match['sides'],
    seed: '1',
    controllers: ['plans', 'plans'],
  };
  const [report, fragment] = [fight(match), linkOf(match)];
  await expect(verdict(page)).toContainText(headline(report, lang));
  await expect(page).toHaveURL(new RegExp(`#${fragment}$`));
  const chief = report.decisions.find(({ side, why }) => side === 'A' && (why?.plan ?? -1) >= 0)?.why;
  const said = chief?.plans.find(({ plan }) => plan === chief.plan)?.text[lang] ?? 'no plan decided';
  await expect(record(page, dictionaries[lang]).getByText(said).first()).toBeAttached();
  await page.reload();
  await ready(page);
  await expect(verdict(page)).toContainText(headline(report, lang));
}

test('by mouse alone, in Japanese @full', async ({ page }) => {
  const [t, w] = [plansWords.ja, sheetWords.ja];
  await open(page, pathOf('rakuen', 'ja'));
  await section(sheet(page, dictionaries.ja, 0), tactic.label.ja);
  await sheet(page, dictionaries.ja, 0).getByRole('button', { name: w.copyPlans }).click();
  const box = page.getByRole('dialog', { name: t.title('▲', a.name) });
  const plan = (n: number) => box.getByRole('textbox', { name: t.plan(n), exact: true });
  await expect(plan(15)).not.toHaveValue('');
  await box.getByRole('button', { name: t.clear }).click();
  await expect(box.getByText(t.none)).toBeVisible();
  const add = box.getByRole('button', { name: t.add });
  const pick = (name: string, label: string, at = 0) =>
    box.getByRole('combobox', { name, exact: true }).nth(at).selectOption({ label });

  await add.click();
  await pick(t.kind, '先後');
  await pick(t.form, '後攻を選ぶ');
  await expect(plan(1)).toHaveValue('後攻を選ぶ');
  await add.click();
  await pick(t.kind, '攻撃');
  await pick(t.target, 'SPD');
  await expect(plan(2)).toHaveValue('SPDで攻撃する');
  await add.click();
  await pick(t.kind, '防御か回避');
  await pick(t.form, '回避を選ぶ');
  await box.getByRole('button', { name: t.addTerm }).click();
  await pick(t.fact, '防御時のダメージ');
  await pick(t.with, t.fact);
  await pick(t.fact, '受ける命中値', 1);
  await box.getByRole('button', { name: t.addTerm }).click();
  await pick(t.fact, 'IN', 2);
  await box.getByRole('button', { name: t.more }).click();
  const third = '防御時のダメージが受ける命中値以上 かつ 自分のINが2以上の場合、回避を選ぶ';
  await expect(plan(3)).toHaveValue(third);
  await plan(1).click();
  await expect(plan(1)).toBeFocused();
  await plan(3).click();

  // Moved up by the button, and down again by dragging.
  await box.getByRole('button', { name: t.up(3) }).click();
  await expect(plan(2)).toHaveValue(third);
  const lines = box.getByRole('list', { name: t.list }).getByRole('listitem');
  await lines.nth(1).getByTitle(t.drag(2)).hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  const end = await lines.nth(2).boundingBox();
  if (!end) throw new Error('no third plan');
  await page.mouse.move(end.x + 9, end.y + end.height - 3);
  await page.mouse.up();
  await expect(plan(3)).toHaveValue(third);
  await box.getByRole('button', { name: t.remove(1) }).click();
  await box.getByRole('button', { name: t.restore }).click();
  await expect(plan(1)).toHaveValue('後攻を選ぶ');
  await box.getByRole('button', { name: dictionaries.ja.close }).click();
  await fights(page, 'ja', ['後攻を選ぶ', 'SPDで攻撃する', third]);
});

test('by keyboard alone, in English', async ({ page }) => {
  const [t, w] = [plansWords.en, sheetWords.en];
  const { name } = duel.samplesIn('en')[0];
  await open(page, pathOf('rakuen', 'en'));
  await section(sheet(page, dictionaries.en, 0), tactic.label.en);
  await sheet(page, dictionaries.en, 0).getByRole('button', { name: w.copyPlans }).press('Enter');
  const box = page.getByRole('dialog', { name: t.title('▲', name) });
  const plan = (n: number) => box.getByRole('textbox', { name: t.plan(n), exact: true });
  const offers = box.getByRole('listbox', { name: t.completions });
  await expect(plan(15)).not.toHaveValue('');
  await box.getByRole('button', { name: t.clear }).press('Enter');
  await box.getByRole('button', { name: t.add }).press('Enter');
  await expect(plan(1)).toBeFocused();
  await page.keyboard.type('attack with W');
  await expect(offers.getByRole('option', { selected: true })).toHaveText('attack with WIZ');
  await page.keyboard.press('Tab');
  await expect(plan(1)).toHaveValue('attack with WIZ');
  await page.keyboard.press('Escape');
  await expect(offers).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(plan(2)).toBeFocused();

  await page.keyboard.type('when my hp <= 140: choose evad');
  await expect(plan(2)).toHaveAttribute('aria-invalid', 'true');
  await expect(plan(2)).toHaveAccessibleDescription(/character 27 .*evad/);
  await expect(box.getByText(t.broken(1))).toBeVisible();
  await page.keyboard.press('Escape');
  await box.getByRole('button', { name: t.fixTo('when my hp <= 140: choose evade') }).press('Enter');
  await expect(plan(2)).not.toHaveAttribute('aria-invalid', 'true');
  await plan(2).press('Enter');
  await expect(plan(3)).toBeFocused();
  await page.keyboard.type('choose second');
  await expect(offers).toBeHidden();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(plan(2)).toHaveValue('choose second');
  await expect(plan(2)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await fights(page, 'en', ['attack with WIZ', 'choose second', 'when my hp <= 140: choose evade']);

  // In the other language whole plans are rewritten.
  await page.getByRole('link', { name: '日本語' }).press('Enter');
  await section(sheet(page, dictionaries.ja, 0), tactic.label.ja);
  await sheet(page, dictionaries.ja, 0).getByRole('button', { name: sheetWords.ja.editPlans }).press('Enter');
  const ja = page.getByRole('dialog', { name: plansWords.ja.title('▲', name) });
  await expect(ja.getByRole('textbox', { name: plansWords.ja.plan(1), exact: true })).toHaveValue(
    'WIZで攻撃する',
  );
});

test('a sheet with all the plans that it may have takes no more, and says so @full', async ({ page }) => {
  const [t, w] = [plansWords.ja, sheetWords.ja];
  const all = Array.from({ length: 64 }, () => '後攻を選ぶ');
  const sides = [{ ...a, tactic: all }, b] as Match['sides'];
  await open(page, `${pathOf('rakuen', 'ja')}#${linkOf({ system: 'rakuen', sides, seed: '1' })}`);
  await section(sheet(page, dictionaries.ja, 0), tactic.label.ja);
  await sheet(page, dictionaries.ja, 0).getByRole('button', { name: w.editPlans }).click();
  const box = page.getByRole('dialog', { name: t.title('▲', a.name) });
  const last = box.getByRole('textbox', { name: t.plan(64), exact: true });
  await last.press('Enter');
  await expect(box.getByRole('alert')).toHaveText(t.full(64));
  await expect(last).toBeFocused();
  await expect(box.getByRole('combobox', { name: t.template }).getByRole('option').nth(1)).toBeDisabled();
  await expect(box.getByText(t.count(64, 64))).toBeVisible();
});

test('a fact without its owner is offered as either one, and what is still vague is told next @full', async ({
  page,
}) => {
  const [t, w] = [plansWords.ja, sheetWords.ja];
  await open(page, pathOf('rakuen', 'ja'));
  await section(sheet(page, dictionaries.ja, 0), tactic.label.ja);
  await sheet(page, dictionaries.ja, 0).getByRole('button', { name: w.copyPlans }).click();
  const box = page.getByRole('dialog', { name: t.title('▲', a.name) });
  const plan = box.getByRole('textbox', { name: t.plan(1), exact: true });
  // The fields hold the plans of the preset.
  await expect(plan).not.toHaveValue('');
  await plan.fill('HPが少ないときは、防御を選ぶ');
  await expect(
    box.getByRole('button', { name: t.fixTo('自分のHPが少ないときは、防御を選ぶ') }),
  ).toBeVisible();
  await box.getByRole('button', { name: t.fixTo('相手のHPが少ないときは、防御を選ぶ') }).click();
  await expect(plan).toHaveValue('相手のHPが少ないときは、防御を選ぶ');
  await expect(plan).toHaveAccessibleDescription(/少ない.*数値/);
  await plan.fill('HPが40以下の場合、防御を選ぶ');
  await box.getByRole('button', { name: t.fixTo('自分のHPが40以下の場合、防御を選ぶ') }).click();
  await expect(plan).not.toHaveAttribute('aria-invalid', 'true');
});

test('the rules are chosen beside the dice; a position to start from is told and can be removed @full', async ({
  page,
}) => {
  const match = {
    system: 'rakuen',
    sides: [a, b],
    seed: '1',
    settings: { rules: 'advanced', start: { A: { hp: 100 } } },
  } as Match;
  await open(page, `${pathOf('rakuen', 'ja')}#${linkOf(match)}`);
  const dialog = await settings(page);
  await dialog.getByText(settingsWords.ja.all, { exact: true }).click();
  await expect(page.getByRole('radio', { name: '上級' })).toBeChecked();
  await expect(dialog.getByText(/途中から.*HP 100/)).toBeVisible();
  await dialog.getByRole('button', { name: settingsWords.ja.remove }).click();
  await expect(page.getByText(/途中から/)).toHaveCount(0);
  await page.getByText('基本', { exact: true }).click();
  await expect(page.getByRole('radio', { name: '基本' })).toBeChecked();
  await expect(page.getByText(playWords.ja.seed).first()).toBeVisible();
});

test('own plans begin with their button, not when the choice passes over them @full', async ({ page }) => {
  const preset = tactic.presets.find(({ id }) => id !== a[tactic.key]);
  if (!preset) throw new Error('no presets');
  await open(page, pathOf('rakuen', 'ja'));
  const first = sheet(page, dictionaries.ja, 0);
  await section(first, tactic.label.ja);
  const choice = first.getByRole('combobox', { name: tactic.label.ja });
  const undo = page.getByRole('button', { name: dictionaries.ja.actions.undo });
  await choice.selectOption({ label: sheetWords.ja.own });
  await expect(first.getByText(sheetWords.ja.ownBegins)).toBeVisible();
  // Nothing has changed yet, so there is nothing to undo.
  await expect(undo).toHaveCount(0);
  await choice.selectOption(preset.id);
  await expect(first.getByText(preset.text.ja, { exact: true })).toBeVisible();
  await expect(undo).toBeEnabled();
  // Plans that come late open no editor after another tactic was chosen.
  await choice.selectOption({ label: sheetWords.ja.own });
  await first
    .getByRole('button', { name: sheetWords.ja.copyPlans })
    .evaluate((button: HTMLButtonElement, before) => {
      button.click();
      const select = button.parentElement?.querySelector('select');
      if (!select) throw new Error('no tactic');
      select.value = before;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, String(a[tactic.key]));
  // Long enough for an editor to open.
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(choice).toHaveValue(String(a[tactic.key]));
});
