// Tests the examples of the rules of plans in the page's editor: marks under the exact characters, fixes,
// blocks of the same plan, and the other language [panel 8.10, 8.11]. Their meaning is tested in
// parity/plan-examples.test.ts.
import type { Locator, Page } from '@playwright/test';
import type { Build, Lang, Match, PlanRead, PlanTree, PlanWords } from '#engine';
import { ok } from '../../parity/module.ts';
import { invalid, valid } from '../../parity/examples.ts';
import { expect, open, ready, section, sheet, test, unless } from '../kit/fixture.ts';
import { pathOf } from '../kit/games.ts';
import { first, labelOf, panel } from '../kit/panel.ts';
import { builderWords, dictionaries, languages, plansWords } from '../kit/words.ts';

/** The build that all examples are written for: reflex 5, two patterns, all skills. */
const scholar: Build = {
  ...first,
  stats: { vitality: 2, reflex: 5, intellect: 8 },
  skills: panel.system.form.items.map(({ id }) => id),
  patterns: [{ panels: '火水風地剣' }, { panels: '剣剣火火水' }],
  plans: [],
  definitions: [],
};
const matchOf = (build: Build): Match => panel.match({ sides: [build, panel.samples[1]] });
const reads = (texts: readonly string[]): PlanRead[] =>
  ok(
    panel.analysis.readPlans(
      'panel',
      JSON.stringify(scholar),
      JSON.stringify(texts.map((one) => ({ text: one }))),
    ),
  );
const vocabulary: PlanWords = ok(panel.analysis.planWords('panel', JSON.stringify(scholar)));

/** Number of facts in a condition. */
function factsOf(condition: unknown): number {
  if (typeof condition !== 'object' || condition === null) return 0;
  const { fact, ...parts } = condition as Record<string, unknown>;
  return Object.values(parts)
    .flat()
    .reduce<number>((sum, part) => sum + factsOf(part), fact === undefined ? 0 : 1);
}

async function editorOf(page: Page, lang: Lang): Promise<Locator> {
  const mine = sheet(page, dictionaries[lang], 0);
  await section(mine, labelOf('plans', lang));
  await mine.getByRole('button', { name: builderWords[lang].writePlans }).click();
  return page.getByRole('dialog', { name: plansWords[lang].title('▲', first.name) });
}
const planIn = (editor: Locator, lang: Lang, n: number) =>
  editor.getByRole('textbox', { name: plansWords[lang].plan(n), exact: true });

/** Expects the blocks to show the same plan as the text. */
async function sameInBlocks(editor: Locator, lang: Lang, n: number, plan: PlanTree): Promise<void> {
  const p = plansWords[lang];
  const blocks = editor.getByRole('group', { name: p.blocks(n), exact: true });
  const kind = String(plan.do['kind']);
  const all = plan.do['verb'] === 'keep' ? vocabulary.resources : vocabulary.decisions;
  const chosen = blocks.getByRole('combobox', { name: p.kind, exact: true }).locator('option:checked');
  await expect(chosen).toHaveText(all.find(({ id }) => id === kind)?.[lang] ?? 'no such decision');
  await expect(blocks.getByRole('combobox', { name: p.fact, exact: true })).toHaveCount(factsOf(plan.when));
}

for (const lang of languages) {
  const p = plansWords[lang];

  /** A part of the examples is enough to test the editor; parity/plan-examples.test.ts tests the meaning of each. */
  for (const [how, every] of [
    ['some', 5],
    ['all', 1],
  ] as const) {
    const some = <One>(all: readonly One[]) => all.filter((_, at) => at % every === 0);
    const enough = unless(how === 'some' && lang === 'ja');

    test(`${how} of what is valid stand there as text and blocks, and in the other language too (${lang}) @full`, async ({
      page,
    }) => {
      await open(page, `${pathOf('panel', lang)}#${panel.fragment(matchOf(scholar))}`);
      const texts = some(valid).map((one) => one[lang]);
      const meant = reads(texts);
      let editor = await editorOf(page, lang);
      await editor.getByRole('button', { name: p.add }).click();
      for (const [at, text] of texts.entries()) {
        const box = planIn(editor, lang, at + 1);
        await expect(box).toBeFocused();
        await page.keyboard.insertText(text);
        const plan = meant[at]?.plan;
        if (!plan) throw new Error(`not valid: ${text}`);
        await sameInBlocks(editor, lang, at + 1, plan);
        await expect(box).not.toHaveAttribute('aria-invalid', 'true');
        await expect(box).toHaveValue(text);
        if (at + 1 < texts.length) await page.keyboard.press('Enter');
      }
      await editor.getByRole('button', { name: dictionaries[lang].close }).first().click();
      await expect(editor).toBeHidden();

      const other = lang === 'ja' ? 'en' : 'ja';
      await page.getByRole('link', { name: other === 'ja' ? '日本語' : 'English' }).click();
      await ready(page);
      editor = await editorOf(page, other);
      for (const [at, read] of meant.entries()) {
        await expect(planIn(editor, other, at + 1)).toHaveValue(read.text[other]);
      }
    });

    test(`${how} of what is invalid are marked, told and mended (${lang})${enough}`, async ({ page }) => {
      await open(page, `${pathOf('panel', lang)}#${panel.fragment(matchOf(scholar))}`);
      const chosen = some(invalid);
      const told = reads(chosen.map(({ plan }) => plan));
      const editor = await editorOf(page, lang);
      const add = editor.getByRole('button', { name: p.add });
      const box = planIn(editor, lang, 1);
      await add.click();
      for (const [at, { plan, code, column, length }] of chosen.entries()) {
        const { problems, fixes } = told[at] ?? { problems: [], fixes: [] };
        const [problem] = problems;
        const fix = fixes[0] ?? [];
        if (!problem) throw new Error(`not invalid: ${plan}`);
        expect([problem.code, problem.column, problem.length]).toEqual([code, column, length]);
        await box.fill(plan);
        await expect(box).toHaveAttribute('aria-invalid', 'true');
        const list = editor.getByRole('list').filter({ hasText: problem[lang] });
        await expect(list.getByRole('listitem').first()).toContainText(problem[lang]);
        await expect(list.getByRole('listitem').first()).toContainText(p.at(column));
        if (length > 0) {
          const marked = Array.from(plan)
            .slice(column - 1, column - 1 + length)
            .join('');
          // The mark may be split where words of different kinds meet.
          const marks = () => editor.locator('mark').allTextContents();
          await expect.poll(async () => (await marks()).join('').slice(0, marked.length)).toBe(marked);
        }
        if (fix.length === 0) continue;
        const name = fix.length > 1 ? p.fixToPlans(fix) : p.fixTo(fix[0] ?? '');
        await editor.getByRole('button', { name, exact: true }).click();
        for (const [k, text] of fix.entries()) {
          await expect(planIn(editor, lang, k + 1)).not.toHaveAttribute('aria-invalid', 'true');
          // A fix in the other language is rewritten in the page's.
          const [read] = reads([text]);
          const shown = read && read.lang !== lang ? read.text[lang] : text;
          await expect(planIn(editor, lang, k + 1)).toHaveValue(shown);
        }
        await editor.getByRole('button', { name: p.clear }).click();
        await add.click();
      }
    });
  }
}
