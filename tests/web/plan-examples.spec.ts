// Every example of the rules of plans in the page's editor, in either language: marks under the exact characters, fixes,
// blocks of the same plan, the other language, and who wins where two plans contradict each other [panel 8.10-8.12].
import type { Locator, Page } from '@playwright/test';
import type { Build, Lang, Match, PlanRead, PlanTree, PlanWords } from '../../bindings/engine.d.ts';
import { loadAnalysis, ok } from '../parity/module.ts';
import { invalid, valid } from './examples.ts';
import {
  builderWords,
  dictionaries,
  expect,
  languages,
  open,
  plansWords,
  playWords,
  ready,
  record,
  sheet,
  test,
} from './fixture.ts';
import { fight, first, fragment, second, shells, system } from './panel.ts';

const analysis = await loadAnalysis(system.id);

/** Reflex 5, two patterns, all skills: the sheet of all examples. */
const scholar: Build = {
  ...first,
  stats: { vitality: 2, reflex: 5, intellect: 8 },
  skills: system.form.items.map(({ id }) => id),
  patterns: [{ panels: '火水風地剣' }, { panels: '剣剣火火水' }],
  plans: [],
  definitions: [],
};
const match = (build: Build): Match => ({ system: system.id, sides: [build, second], seed: '1' });
const reads = (texts: readonly string[]): PlanRead[] =>
  ok(
    analysis.readPlans(
      system.id,
      JSON.stringify(scholar),
      JSON.stringify(texts.map((one) => ({ text: one }))),
    ),
  );
const vocabulary: PlanWords = ok(analysis.planWords(system.id, JSON.stringify(scholar)));

/** Terms of a condition, and the facts that they look at. */
function factsOf(condition: unknown): number {
  if (typeof condition !== 'object' || condition === null) return 0;
  const { fact, ...parts } = condition as Record<string, unknown>;
  return Object.values(parts)
    .flat()
    .reduce<number>((sum, part) => sum + factsOf(part), fact === undefined ? 0 : 1);
}

async function editorOf(page: Page, lang: Lang): Promise<Locator> {
  await sheet(page, dictionaries[lang], 0)
    .getByRole('button', { name: builderWords[lang].writePlans })
    .click();
  return page.getByRole('dialog', { name: plansWords[lang].title('▲', first.name) });
}
const planIn = (editor: Locator, lang: Lang, n: number) =>
  editor.getByRole('textbox', { name: plansWords[lang].plan(n), exact: true });

/** The blocks below say the same as the text. */
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

  test(`what is valid stands there as text and blocks, and in the other language too (${lang})`, async ({
    page,
  }) => {
    await open(page, `${shells[lang]}#${fragment(match(scholar))}`);
    const texts = valid.map((one) => one[lang]);
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

  test(`what is invalid is marked, told and mended (${lang})`, async ({ page }) => {
    await open(page, `${shells[lang]}#${fragment(match(scholar))}`);
    const told = reads(invalid.map(({ plan }) => plan));
    const editor = await editorOf(page, lang);
    const add = editor.getByRole('button', { name: p.add });
    const box = planIn(editor, lang, 1);
    await add.click();
    for (const [at, { plan, code, column, length }] of invalid.entries()) {
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
        // In runs by what the words are.
        const marks = () => editor.locator('mark').allTextContents();
        await expect.poll(async () => (await marks()).join('').slice(0, marked.length)).toBe(marked);
      }
      if (fix.length === 0) continue;
      const name = fix.length > 1 ? p.fixToPlans(fix) : p.fixTo(fix[0] ?? '');
      await editor.getByRole('button', { name, exact: true }).click();
      for (const [k, text] of fix.entries()) {
        await expect(planIn(editor, lang, k + 1)).not.toHaveAttribute('aria-invalid', 'true');
        // What was written in the other language is rewritten.
        const [read] = reads([text]);
        const shown = read && read.lang !== lang ? read.text[lang] : text;
        await expect(planIn(editor, lang, k + 1)).toHaveValue(shown);
      }
      await editor.getByRole('button', { name: p.clear }).click();
      await add.click();
    }
  });
}

interface Conflict {
  plans: readonly string[];
  skills: readonly string[];
  patterns: readonly string[];
  reflex: number;
  point: 'use' | 'transcribe';
  /** What is chosen; PASS is said in words. */
  option: string;
}
const conflict = (
  plans: Conflict['plans'],
  skills: Conflict['skills'],
  option: string,
  more: Partial<Conflict> = {},
): Conflict => ({
  plans,
  skills,
  option,
  patterns: ['火水剣火水'],
  reflex: 5,
  point: 'use',
  ...more,
});

/** [panel 8.12]; what needs options that no sheet can make is in the engine's own test. */
const conflicts: Conflict[] = [
  conflict(['火花を使用しない', '火花を使用する'], ['火花', '水弾'], '水弾'),
  conflict(['火花を使用する', '火花を使用しない'], ['水弾', '火花'], '火花'),
  conflict(['剣技だけを使用する', '火花を使用する'], ['火花', '一太刀'], '一太刀'),
  conflict(['剣技だけを使用する'], ['火花'], '使用しない'),
  conflict(['パネルを2枚残す', '業火を使用する'], ['業火', '火花'], '火花', {
    reflex: 4,
    patterns: ['火火火水'],
  }),
  conflict(['パターン1を転写する', 'パターン2を転写する'], ['火花'], 'パターン1 火火火火火', {
    point: 'transcribe',
    patterns: ['火火火火火', '水水水水水'],
  }),
];

test('of two plans that contradict each other the upper one wins, and the record says so', async ({
  page,
}) => {
  const p = plansWords.ja;
  for (const { plans, skills, patterns, reflex, point, option } of conflicts) {
    const bare: Build = {
      ...first,
      stats: { vitality: 15 - reflex - 5, reflex, intellect: 5 },
      skills: [...skills],
      patterns: patterns.map((panels) => ({ panels })),
      plans: [],
      definitions: [],
    };
    const report = fight(match({ ...bare, plans: plans.map((text) => ({ text })) }));
    const taken = report.decisions.find((one) => one.side === 'A' && one.point === point);
    expect([taken?.option?.ja, taken?.why?.plan]).toEqual([option, 0]);
    await page.goto('about:blank');
    await open(page, `${shells.ja}#${fragment(match(bare))}`);
    const editor = await editorOf(page, 'ja');
    for (const [at, text] of plans.entries()) {
      await editor.getByRole('button', { name: p.add }).click();
      await expect(planIn(editor, 'ja', at + 1)).toBeFocused();
      await page.keyboard.insertText(text);
    }
    await expect(planIn(editor, 'ja', plans.length)).toHaveValue(plans.at(-1) ?? '');
    await editor.getByRole('button', { name: dictionaries.ja.close }).first().click();
    const lines = record(page, dictionaries.ja);
    await page.getByRole('checkbox', { name: dictionaries.ja.thorough }).check();
    await expect(lines.getByRole('button', { name: /^\d+ / })).toHaveCount(report.events.length);
    const [chief, lower] = taken?.why?.plans ?? [];
    const line = lines.getByText(`${playWords.ja.plan(1)} ${chief?.text.ja}`).first();
    await line.click();
    await expect(lines.getByText(chief?.said.ja ?? '').first()).toBeVisible();
    if (lower) await expect(lines.getByText(lower.said.ja).first()).toBeVisible();
  }
});
