// Tests coverage: the counts of らくえん's sample plans against the module's, surgery, and one cut adopted and undone.
import type { Build, Match } from '#engine';
import { Question } from '../../parity/question.ts';
import { wrong } from '../kit/axe.ts';
import { expect, open, section, sheet, test } from '../kit/fixture.ts';
import { gameOf } from '../kit/games.ts';
import { a, b, duel } from '../kit/rakuen.ts';
import { coverageWords, dictionaries, plansWords, sheetWords } from '../kit/words.ts';

const { analysis } = duel;

const match: Match = {
  system: 'rakuen',
  sides: [
    { ...a, name: '' },
    { ...b, name: '' },
  ],
  controllers: ['plans', 'plans'],
  seed: '1',
};
const counted = new Question(analysis, 'coverage', { match, fights: 100 }).whole();
const grouped = (n: number) => n.toLocaleString('en');

test('by mouse, in Japanese: counts of every plan, surgery, and the way back', async ({ page }) => {
  const t = coverageWords.ja;
  await open(page, 'rakuen/#-odds-plans');
  const box = page.getByRole('region', { name: t.title, exact: true });
  await box.getByRole('combobox', { name: t.fights }).selectOption('100');
  await box.getByRole('button', { name: t.begin }).click();
  const lines = box.getByRole('list', { name: t.list }).locator('> li');
  const plans = counted.sides.A[0]?.plans ?? [];
  await expect(box.getByText(t.rests('100', grouped(counted.sides.A[0]?.decisions ?? 0)))).toBeVisible();
  await expect(lines).toHaveCount(plans.length);
  for (const [at, plan] of plans.entries()) {
    const line = lines.nth(at);
    await expect(line).toContainText(plan.text.ja);
    if (plan.asked > 0) await expect(line).toContainText(t.asked(grouped(plan.asked)));
    for (const effect of ['unasked', 'none'] as const) {
      await expect(line.getByText(t.effects[effect], { exact: true })).toHaveCount(
        plan.effect === effect ? 1 : 0,
      );
    }
    expect(plan.effect).toBe(plan.asked === 0 ? 'unasked' : plan.mattered === 0 ? 'none' : 'some');
  }
  for (const { plan, by, times } of counted.sides.A[0]?.shadows ?? []) {
    await expect(lines.nth(plan)).toContainText(t.shadow(by + 1, grouped(times)));
  }

  await box.getByRole('button', { name: t.operate }).click();
  const report = new Question(analysis, 'coverage', { match, fights: 100, surgery: 'A' }).whole().surgery;
  const change = (report?.plans[0]?.removed.change.rate ?? 0) / 100;
  const take = lines.first().getByRole('button', { name: t.adoptOf(t.cut(1, t.cuts.removed)) });
  await expect(take).toBeVisible();
  await expect(lines.first()).toContainText(Math.abs(change).toFixed(2));
  await expect(box.getByRole('progressbar', { name: t.operating })).toHaveCount(0);
  expect(await wrong(page)).toEqual([]);
  await take.click();
  await expect(box.getByText(t.stale)).toBeVisible();
  await page.keyboard.press('z');
  await expect(box.getByText(t.stale)).toHaveCount(0);
});

test('by keyboard, in English: from the editor to the counts @full', async ({ page }) => {
  const t = coverageWords.en;
  await open(page, 'en/rakuen/');
  const mine = sheet(page, dictionaries.en, 0);
  await section(mine, 'Tactic');
  await mine.getByRole('button', { name: sheetWords.en.copyPlans }).press('Enter');
  await page.getByRole('link', { name: plansWords.en.examine }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const heading = page.getByRole('heading', { name: t.title });
  await expect(heading).toBeFocused();
  const box = page.getByRole('region', { name: t.title, exact: true });
  await box.getByRole('combobox', { name: t.fights }).press('1');
  await box.getByRole('button', { name: t.begin }).press('Enter');
  await expect(box.getByRole('list', { name: t.list })).toBeVisible();
  await expect(box.getByRole('img').first()).toHaveAccessibleName(/^Plan 1: /);
});

test('of a party each member has its own plans: counted, cut and taken over for that one @full', async ({
  page,
}) => {
  const t = coverageWords.ja;
  const { analysis: many, fragment, system } = await gameOf('shinki');
  const { samples } = system;
  const membersOf = ({ members }: Build) => members as { name: string; tactic?: string }[];
  const party = samples.find((one) => membersOf(one)[1]?.tactic);
  if (!party || !samples[0]) throw new Error('no party');
  const fought: Match = { system: 'shinki', sides: [party, samples[0]], seed: '1' };
  await open(page, `shinki/#${fragment(fought)}`);
  await page.evaluate(() => (location.hash = '#-odds-plans'));
  const box = page.getByRole('region', { name: t.title, exact: true });
  await box.getByRole('combobox', { name: t.fights }).selectOption('100');
  await box.getByRole('button', { name: t.begin }).click();
  const whose = box.getByRole('group', { name: t.whichMember });
  const members = whose.getByRole('radio');
  const names = membersOf(party).map(({ name }) => name);
  await expect(whose.locator('label')).toHaveText(names);
  await members.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(members.nth(1)).toBeChecked();
  const lines = box.getByRole('list', { name: t.list }).locator('> li');
  await expect(lines.first()).toBeVisible();
  const plans = await lines.count();

  await box.getByRole('button', { name: t.operate }).click();
  await expect(box.getByRole('progressbar', { name: t.operating })).toHaveCount(0);
  const { surgery: cut } = new Question(many, 'coverage', {
    match: fought,
    fights: 100,
    surgery: 'A2',
  }).whole();
  expect(cut?.member).toBe(1);
  expect(cut?.plans).toHaveLength(plans);
  expect(await wrong(page)).toEqual([]);
  await lines
    .first()
    .getByRole('button', { name: t.adoptOf(t.cut(1, t.cuts.removed)) })
    .press('Enter');
  await expect(box.getByText(t.stale)).toBeVisible();
  await page.evaluate(() => (location.hash = '#-match'));
  const mine = page.getByRole('region', { name: /^▲/ });
  await mine
    .getByRole('radio', { name: new RegExp(names[1] ?? '') })
    .first()
    .check({ force: true });
  await expect(mine).toContainText(sheetWords.ja.ownText(plans - 1));
});
