// Tests variants of a sheet: kept, tried and exchanged with one press, compared, and their records side by side.
import { systems } from '../../parity/module.ts';
import { wrong } from '../kit/axe.ts';
import { expect, open, sheet, skillButton, test, verdict } from '../kit/fixture.ts';
import { dictionaries, variantsWords } from '../kit/words.ts';
import { changed, fight, item, sample } from '../kit/shiden.ts';
import { gameOf, headline } from '../kit/games.ts';

const [t, v] = [dictionaries.ja, variantsWords.ja];
const skill = item('一閃');
const [before, after] = [fight(...sample), fight(...changed('一閃'))];

test('one press leads from a variant to another, undo and the page’s end included', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const first = sheet(page, t, 0);
  const keys = first.getByRole('group', { name: v.of('▲') });
  await first.locator('summary').first().click();
  await first.getByRole('button', { name: v.make }).click();
  await expect(keys.getByRole('button', { name: '案B' })).toHaveAttribute('aria-pressed', 'true');
  await skillButton(page, 0, '一閃').click();
  await expect(verdict(page)).toContainText(headline(after, 'ja'));
  await keys.getByRole('button', { name: '案A' }).click();
  await expect(verdict(page)).toContainText(headline(before, 'ja'));
  await page.keyboard.press('z');
  await expect(keys.getByRole('button', { name: '案B' })).toHaveAttribute('aria-pressed', 'true');
  await page.waitForTimeout(600);
  await page.goto('about:blank');
  await open(page);
  await expect(verdict(page)).toContainText(headline(after, 'ja'));

  await first.getByRole('link', { name: v.compareOf('▲') }).click();
  const results = page.getByRole('region', { name: v.result });
  await expect(results.getByRole('row', { name: /案A/ })).toContainText(
    t.inRounds(before.outcome?.rounds ?? 0),
  );
  await expect(results.getByRole('row', { name: /案B/ })).toContainText(
    t.inRounds(after.outcome?.rounds ?? 0),
  );
  const all = page.getByRole('region', { name: v.all, exact: true });
  await expect(all.getByRole('list', { name: v.differs })).toContainText(skill.name.ja);
  await page.getByRole('button', { name: v.show }).click();
  const records = page.getByRole('region', { name: v.records });
  await expect(records.getByText(v.from)).toHaveCount(2);
  const same = (await records.locator('details li').count()) - 1;
  await expect(records.locator('summary')).toHaveText(v.folded(same + 1));
  await expect(records.getByRole('list', { name: /^案B/ }).last()).toContainText(headline(after, 'ja'));
  expect(await wrong(page, 'main')).toEqual([]);

  await all.locator('summary').first().click();
  await all.getByRole('button', { name: v.remove }).first().click();
  await expect(page.getByText(v.none)).toBeVisible();
  await page.getByRole('button', { name: t.undone }).click();
  await expect(all.getByText('案A', { exact: true })).toBeVisible();
});

test('every system has them: two that are alike read alike to the end @full', async ({ page }) => {
  for (const id of systems) {
    const { chance } = (await gameOf(id)).system;
    await open(page, `${id}/#-versus-variants`);
    await page.getByRole('button', { name: v.makeOf('▲') }).click();
    await page.getByRole('button', { name: v.show }).click();
    await expect(page.getByText(new RegExp(v.alike(1).replace(/（.*/, '')))).toBeVisible();
    if (chance) await expect(page.getByRole('columnheader', { name: v.share })).toBeVisible();
  }
});
