// Journey: a newcomer to パネルアレー戦 goes from the empty sheet to three plans, a fight, the coverage of the
// plans, a better plan, and the link that opens it; by mouse alone and by keyboard alone.
import type { Page } from '@playwright/test';
import type { Lang, Match } from '#engine';
import type { Told } from '../../parity/module.ts';
import {
  build as toSheets,
  expect,
  ready,
  record,
  section,
  sheet,
  steps,
  test,
  unless,
  verdict,
  visit,
} from '../kit/fixture.ts';
import { headline, pathOf } from '../kit/games.ts';
import { type Way, press } from '../kit/hands.ts';
import { element, first, labelOf, panel, patterns, points, told } from '../kit/panel.ts';
import {
  builderWords,
  coverageWords,
  dictionaries,
  languages,
  plansWords,
  playWords,
  shareWords,
  stageWords,
} from '../kit/words.ts';

const { fight, fragment, item, system } = panel;
const order = patterns.elements.map(({ id }) => id);

/** The character: five points in each stat, three skills, one pattern, three plans. */
const stats = { vitality: 5, reflex: 5, intellect: 5 };
const skills = ['焔剣', '一太刀', '安らぎ'];
const panels = '火剣剣水水';
const plans: Record<Lang, readonly string[]> = {
  ja: ['自分のHPが4以下である場合、一太刀を使用しない', 'パネルを1枚残す', '焔剣を使用する'],
  en: ['when my hp <= 4: do not use 一太刀', 'keep 1 panel', 'use 焔剣'],
};
/**
 * A better second plan. The first version keeps a panel all the time and loses every fight; this one keeps it
 * in the first turn only.
 */
const better = { ja: 'ターンが1以下の場合、パネルを1枚残す', en: 'when turn <= 1: keep 1 panel' } as const;
/** Typed before the second plan: something is missing, and the editor offers it. */
const begun = { ja: 'ターンが1以下、', en: 'when turn <= 1 ' } as const;

const built = (texts: readonly string[], lang: Lang): Match => ({
  system: system.id,
  sides: [
    {
      ...first,
      stats,
      skills,
      patterns: [{ panels }],
      plans: texts.map((text) => ({ text })),
      definitions: [],
    },
    panel.samplesIn(lang)[1],
  ],
  seed: '1',
});

async function build(page: Page, lang: Lang, way: Way): Promise<void> {
  const t = dictionaries[lang];
  const w = builderWords[lang];
  const p = plansWords[lang];
  const mine = sheet(page, t, 0);

  // the empty sheet
  await press(
    mine
      .getByText(t.sheetMenu('▲'))
      .or(mine.getByLabel(t.sheetMenu('▲')))
      .first(),
    way,
  );
  await press(mine.getByRole('button', { name: t.clear }), way);
  const called = mine.getByRole('textbox', { name: t.nameOf('▲') });
  await expect(called).toHaveValue('');
  await called.focus();
  await page.keyboard.insertText(first.name);
  await section(mine, labelOf('skills', lang), (on) => press(on, way));
  await expect(mine.getByText(w.noSkills)).toBeVisible();
  await section(mine, labelOf('points', lang), (on) => press(on, way));
  await expect(mine.getByText(w.pointsLeft(15))).toBeVisible();

  // points
  for (const { name } of points.parts) {
    const slider = mine.getByRole('slider', { name: name[lang] });
    if (way === 'mouse') {
      await press(mine.getByRole('button', { name: w.more(name[lang]) }), way, 5);
    } else {
      await slider.focus();
      for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight');
    }
    await expect(slider).toHaveValue('5');
  }
  await expect(mine.getByRole('group', { name: `${labelOf('points', lang)} 15/15` })).toBeVisible();
  await expect(mine.getByRole('slider').first()).toHaveAccessibleDescription(/20/);

  // skills
  await section(mine, labelOf('skills', lang), (on) => press(on, way));
  await press(mine.getByRole('button', { name: w.choose }), way);
  const list = page.getByRole('dialog', { name: w.choosing('▲', first.name) });
  for (const [at, id] of skills.entries()) {
    const name = item(id).name[lang];
    if (way === 'keyboard') {
      await list.getByRole('searchbox').fill(id);
      await expect(list.getByRole('listitem')).toHaveCount(1);
    }
    await press(list.getByRole('button', { name: w.take(name), exact: true }), way);
    await expect(list.getByRole('status')).toHaveText(w.room(at + 1, 15));
  }
  if (way === 'mouse') await list.getByRole('button', { name: t.close }).click();
  else await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  // one pattern
  await section(mine, labelOf('patterns', lang), (on) => press(on, way));
  await press(mine.getByRole('button', { name: w.addPattern }), way);
  const cells = mine.getByRole('list', { name: w.pattern(1), exact: true }).getByRole('button');
  await expect(cells).toHaveCount(5);
  await expect(cells.first()).toBeFocused();
  for (const [at, id] of Array.from(panels).entries()) {
    if (way === 'mouse') {
      const brush = mine.getByRole('radio', { name: element(id, lang), exact: true });
      await brush.check({ force: true });
      await cells.nth(at).click();
    } else {
      await page.keyboard.press(String(1 + order.indexOf(id)));
    }
    await expect(cells.nth(at)).toHaveAccessibleName(w.cell(at + 1, element(id, lang)));
  }

  // plans
  await section(mine, labelOf('plans', lang), (on) => press(on, way));
  await press(mine.getByRole('button', { name: w.writePlans }), way);
  const editor = page.getByRole('dialog', { name: p.title('▲', first.name) });
  for (const [at, text] of plans[lang].entries()) {
    await press(editor.getByRole('button', { name: p.add }), way);
    const box = editor.getByRole('textbox', { name: p.plan(at + 1), exact: true });
    await expect(box).toBeFocused();
    await page.keyboard.insertText(text);
    await expect(box).toHaveValue(text);
  }
  if (way === 'mouse') await editor.getByRole('button', { name: t.close }).first().click();
  else await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
}

/** The record names the plan that decided, and the line's decision opens the verdict on every plan. */
async function why(page: Page, lang: Lang, way: Way, report: Told): Promise<void> {
  const taken = report.decisions.find(({ side, why }) => side === 'A' && why && why.plan !== null);
  const chief = taken?.why?.plans.find(({ plan }) => plan === taken.why?.plan);
  if (!chief) throw new Error('no plan decided');
  const lines = record(page, dictionaries[lang]);
  const line = `${playWords[lang].plan(chief.plan + 1)} ${chief.text[lang]}`;
  await expect(lines.getByText(line).first()).toBeAttached();
  const here = page.getByRole('region', { name: stageWords[lang].decidedHere });
  const chosen = here.getByText(line).first();
  if (way === 'mouse') await lines.getByText(line).first().click();
  else {
    await lines.press('Home');
    while (!(await chosen.isVisible())) await lines.press('ArrowDown');
  }
  await press(chosen, way);
  await expect(here.getByText(chief.said[lang]).first()).toBeVisible();
}

/** Counts what the plans do; from the plan that costs the wins, the editor is opened. */
async function examine(page: Page, lang: Lang, way: Way): Promise<void> {
  const t = coverageWords[lang];
  await press(page.getByRole('link', { name: dictionaries[lang].screens.odds, exact: true }), way);
  const box = page.getByRole('region', { name: t.title, exact: true });
  const fights = box.getByRole('combobox', { name: t.fights });
  if (way === 'mouse') await fights.selectOption('100');
  else {
    await fights.press('ArrowUp');
    await expect(fights).toHaveValue('100');
  }
  await press(box.getByRole('button', { name: t.begin }), way);
  const rows = box.getByRole('list', { name: t.list }).locator('> li');
  await expect(rows).toHaveCount(plans[lang].length);
  // The button is enabled once all fights are counted; a key press would not wait for that.
  const operate = box.getByRole('button', { name: t.operate });
  await expect(operate).toBeEnabled();
  await press(operate, way);
  const without = rows.nth(1).getByRole('button', { name: t.adoptOf(t.cut(2, t.cuts.removed)) });
  await expect(without).toBeVisible();
  await expect(rows.nth(1)).toContainText(/\+\d+\.\d\d%/);
  await press(rows.nth(1).getByRole('button', { name: t.improveOf(2) }), way);
}

/**
 * Betters the plan: by mouse in blocks; by keyboard as text, which begins with a mistake that a press mends.
 */
async function improve(page: Page, lang: Lang, way: Way): Promise<void> {
  const p = plansWords[lang];
  const editor = page.getByRole('dialog', { name: p.title('▲', first.name) });
  const plan = editor.getByRole('textbox', { name: p.plan(2), exact: true });
  await expect(plan).toBeFocused();
  if (way === 'mouse') {
    await editor.getByRole('button', { name: p.addTerm }).click();
    const pick = (name: string, label: string) =>
      editor.getByRole('combobox', { name, exact: true }).selectOption({ label });
    await pick(p.fact, lang === 'ja' ? 'ターン' : 'turn');
    await pick(p.compare, p.cmps['<=']);
  } else {
    await page.keyboard.press('Home');
    await page.keyboard.type(begun[lang]);
    await expect(plan).toHaveAttribute('aria-invalid', 'true');
    await editor.getByRole('button', { name: p.fixTo(better[lang]) }).press('Enter');
  }
  await expect(plan).toHaveValue(better[lang]);
  await expect(plan).not.toHaveAttribute('aria-invalid', 'true');
  if (way === 'mouse') await editor.getByRole('button', { name: dictionaries[lang].close }).first().click();
  else await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
}

/** The three plans as the engine writes them, from a decision at which all of them were asked. */
function planTexts({ decisions }: Told, lang: Lang): string[] {
  const all = decisions.find(({ side, why }) => side === 'A' && why?.plans.length === plans[lang].length);
  return all?.why?.plans.map(({ text }) => text[lang]) ?? [];
}

/** Types of the reader's input so far, from events that the browser made itself. */
const hands = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { hands: string[] }).hands.join(' '));
const watched = () => {
  const seen: string[] = [];
  (globalThis as unknown as { hands: string[] }).hands = seen;
  for (const type of ['keydown', 'pointerdown', 'wheel']) {
    addEventListener(
      type,
      (event) => {
        if (event.isTrusted && !seen.includes(type)) seen.push(type);
      },
      true,
    );
  }
};

for (const lang of languages) {
  for (const way of ['mouse', 'keyboard'] as const) {
    test(`from the empty sheet to a better plan and its link: ${way} only (${lang})${unless(way === 'mouse' && lang === 'ja')}`, async ({
      page,
      context,
    }) => {
      const t = dictionaries[lang];
      await page.addInitScript(watched);
      await visit(page, pathOf('panel', lang));
      const stages = page.getByRole('navigation', { name: stageWords[lang].stages });
      await press(stages.getByRole('button', { name: stageWords[lang].build }), way);
      await build(page, lang, way);
      const before = fight(built(plans[lang], lang));
      await expect(verdict(page)).toContainText(headline(before, lang));
      const lines = steps(page, t);
      await expect(lines).toHaveCount(told(before).length);
      await why(page, lang, way, before);

      await examine(page, lang, way);
      await improve(page, lang, way);
      await press(page.getByRole('link', { name: t.screens.match, exact: true }), way);
      const match = built(plans[lang].with(1, better[lang]), lang);
      const after = fight(match);
      expect(headline(after, lang)).not.toBe(headline(before, lang));
      await expect(verdict(page)).toContainText(headline(after, lang));
      await expect(lines).toHaveCount(told(after).length);
      await expect(record(page, t).getByText(t.changedHere)).toBeVisible();

      await press(page.getByRole('button', { name: t.actions.share }).first(), way);
      const link = page
        .getByRole('dialog')
        .getByRole('textbox', { name: shareWords[lang].link, exact: true });
      await expect(link).toHaveValue(new RegExp(`/panel/#${fragment(match)}$`));
      const address = await link.inputValue();
      expect(await hands(page)).toBe(way === 'mouse' ? 'pointerdown' : 'keydown');

      // Another browser, in the reader's language.
      const friend = await context.browser()?.newContext();
      if (!friend) throw new Error('no browser');
      const theirs = await friend.newPage();
      await theirs.goto(lang === 'ja' ? address : address.replace('/panel/', '/en/panel/'));
      await ready(theirs);
      await toSheets(theirs);
      await expect(verdict(theirs)).toContainText(headline(after, lang));
      await expect(steps(theirs, t)).toHaveCount(told(after).length);
      const opened = sheet(theirs, t, 0);
      await section(opened, labelOf('points', lang));
      for (const { name } of points.parts) {
        await expect(opened.getByRole('slider', { name: name[lang] })).toHaveValue('5');
      }
      await section(opened, labelOf('skills', lang));
      for (const id of skills) {
        await expect(
          opened.getByRole('button', { name: builderWords[lang].about(item(id).name[lang]) }),
        ).toBeVisible();
      }
      await section(opened, labelOf('patterns', lang));
      const cells = opened.getByRole('list', { name: builderWords[lang].pattern(1), exact: true });
      await expect(cells.getByRole('button')).toHaveCount(panels.length);
      await section(opened, labelOf('plans', lang));
      for (const said of planTexts(after, lang)) await expect(opened.getByText(said)).toBeVisible();
      await friend.close();
    });
  }
}
