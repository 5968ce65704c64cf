// The panel duel in the page: a character from nothing by mouse only and by keyboard only, its fight, chain and link.
import type { Locator, Page } from '@playwright/test';
import type { Lang, Match, Report } from '../../bindings/engine.d.ts';
import { load, ok } from '../parity/module.ts';
import {
  arraysWords,
  builderWords,
  dictionaries,
  expect,
  languages,
  open,
  plansWords,
  playWords,
  record,
  sheet,
  test,
  verdict,
} from './fixture.ts';
import { headline } from './game.ts';

const engine = await load('panel');
const shells = { ja: 'panel/', en: 'en/panel/' } as const;

const [system] = ok(engine.systems());
const [first, second] = system?.samples ?? [];
if (!system || !first || !second) throw new Error('no system, or no samples');
const points = system.form.fields.find((field) => field.type === 'points');
const patterns = system.form.fields.find((field) => field.type === 'patterns');
if (!points || !patterns) throw new Error('no points or no patterns among its fields');

function ask<T>(match: Match, use: (battle: ReturnType<typeof engine.makeBattle>) => T): T {
  const battle = engine.makeBattle(JSON.stringify(match));
  try {
    return use(battle);
  } finally {
    battle.delete();
  }
}
const fight = (match: Match): Report => ask(match, (battle) => ok(battle.report()));
const fragment = (match: Match): string => ask(match, (battle) => ok(battle.link('{}')).fragment);

const item = (id: string) => {
  const found = system.form.items.find((one) => one.id === id);
  if (!found) throw new Error(`no skill ${id}`);
  return found;
};
const element = (id: string, lang: Lang) => patterns.elements.find((one) => one.id === id)?.name[lang] ?? id;

const order = patterns.elements.map(({ id }) => id);

/** What is built: five points each, three skills, one pattern, three plans. */
const stats = { vitality: 5, reflex: 5, intellect: 5 };
const skills = ['焔剣', '一太刀', '安らぎ'];
const panels = '火剣剣水水';
const plans = {
  ja: ['自分のHPが4以下である場合、一太刀を使用しない', 'パネルを1枚残す', '焔剣を使用する'],
  en: ['when my hp <= 4: do not use 一太刀', 'keep 1 panels', 'use 焔剣'],
} as const;
const built = (lang: Lang): Match => ({
  system: system.id,
  sides: [
    {
      ...first,
      stats,
      skills,
      patterns: [{ panels }],
      plans: plans[lang].map((text) => ({ text })),
      definitions: [],
    },
    second,
  ],
  seed: '1',
});

async function press(button: Locator, way: 'mouse' | 'keyboard', times = 1): Promise<void> {
  for (let n = 0; n < times; n++) {
    if (way === 'mouse') await button.click();
    else await button.press('Enter');
  }
}

async function build(page: Page, lang: Lang, way: 'mouse' | 'keyboard'): Promise<void> {
  const t = dictionaries[lang];
  const w = builderWords[lang];
  const p = plansWords[lang];
  const mine = sheet(page, t, 0);

  // nothing
  await press(
    mine
      .getByText(t.sheetMenu('▲'))
      .or(mine.getByLabel(t.sheetMenu('▲')))
      .first(),
    way,
  );
  await press(mine.getByRole('button', { name: t.clear }), way);
  await expect(mine.getByText(w.noSkills)).toBeVisible();
  await expect(mine.getByText(w.pointsLeft(15))).toBeVisible();

  // points
  for (const { name } of points?.parts ?? []) {
    const slider = mine.getByRole('slider', { name: name[lang] });
    if (way === 'mouse') {
      await press(mine.getByRole('button', { name: w.more(name[lang]) }), way, 5);
    } else {
      await slider.focus();
      for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight');
    }
    await expect(slider).toHaveValue('5');
  }
  await expect(mine.getByText(w.pointsLeft(0))).toBeVisible();
  await expect(mine.getByRole('slider').first()).toHaveAccessibleDescription(/20/);

  // skills
  await press(mine.getByRole('button', { name: w.choose }), way);
  const list = page.getByRole('dialog', { name: w.choosing('▲', first?.name ?? '') });
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

  // a pattern
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
  await press(mine.getByRole('button', { name: w.writePlans }), way);
  const editor = page.getByRole('dialog', { name: p.title('▲', first?.name ?? '') });
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

for (const lang of languages) {
  test.describe(lang, () => {
    const t = dictionaries[lang];
    const w = builderWords[lang];
    const b = arraysWords[lang];
    const p = playWords[lang];

    for (const way of ['mouse', 'keyboard'] as const) {
      test(`from the empty sheet to a fight, the plan that decided, and the link: ${way} only`, async ({
        page,
      }) => {
        await open(page, shells[lang]);
        await build(page, lang, way);
        const match = built(lang);
        const report = fight(match);
        await expect(verdict(page)).toContainText(headline(report, lang));
        await expect(record(page, t).getByRole('button', { name: /^\d+ / })).toHaveCount(
          report.events.length,
        );

        const taken = report.decisions.find(({ side, why }) => side === 'A' && why && why.plan !== null);
        const chief = taken?.why?.plans.find(({ plan }) => plan === taken.why?.plan);
        if (!chief) throw new Error('no plan decided');
        const line = record(page, t)
          .getByText(`${p.plan(chief.plan + 1)} ${chief.text[lang]}`)
          .first();
        if (way === 'mouse') await line.click();
        else await line.press('Enter');
        await expect(record(page, t).getByText(chief.said[lang]).first()).toBeVisible();

        await expect(page).toHaveURL(new RegExp(`#${fragment(match)}$`));
        const address = page.url();
        await page.goto('about:blank');
        await page.goto(address);
        await expect(verdict(page)).toContainText(headline(report, lang));
        await expect(
          sheet(page, t, 0).getByRole('slider', { name: points.parts[0]?.name[lang] ?? '' }),
        ).toHaveValue('5');
      });
    }

    test('the chain grows and resolves step by step, and stays in sight on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, shells[lang]);
      const report = fight({ system: system.id, sides: [first, second], seed: '1' });
      const deep = report.boards.findIndex(({ stack }) => (stack?.length ?? 0) >= 3);
      expect(deep).toBeGreaterThan(0);
      const chain = page.getByRole('region', { name: b.chain });
      await page.getByRole('slider', { name: t.step }).fill(String(deep));
      await chain.scrollIntoViewIfNeeded();
      for (let step = deep; step < deep + 8; step++) {
        const stack = report.boards[step]?.stack ?? [];
        const slips = chain.getByRole('listitem');
        await expect(slips).toHaveCount(stack.length);
        const top = stack.at(-1);
        if (top) {
          await expect(slips.first()).toContainText(`#${top.number}`);
          await expect(slips.first()).toBeInViewport({ ratio: 0.9 });
          if (top.state !== 'waiting') await expect(slips.first()).toContainText(b.fates[top.state]);
        } else await expect(chain.getByText(b.empty)).toBeVisible();
        await page.getByRole('button', { name: t.stepForth.event }).first().click();
      }
    });

    test('panels say their element, use and letters', async ({ page }) => {
      await open(page, shells[lang]);
      const report = fight({ system: system.id, sides: [first, second], seed: '1' });
      const cells = report.boards.at(-1)?.sides[0].rows.find(({ id }) => id === 'panels')?.cells ?? [];
      const row = page.getByRole('list', { name: b.panelsOf(first.name), exact: true });
      await expect(row.getByRole('listitem')).toHaveCount(cells.length);
      for (const [at, cell] of cells.entries()) {
        const said = row.getByRole('listitem').nth(at);
        await expect(said).toContainText(b.panel(at + 1, element(cell.item, lang)));
        if (cell.use) await expect(said).toContainText(b.uses[cell.use]);
      }
    });

    test('what is wrong and what is hardly meant are told apart, with their rules', async ({ page }) => {
      await open(page, shells[lang]);
      const mine = sheet(page, t, 0);
      const name = points.parts[0]?.name[lang] ?? '';
      await mine.getByRole('button', { name: w.less(name) }).click();
      await expect(mine.getByRole('list', { name: t.problems(1) }).getByRole('listitem')).toContainText(
        lang === 'ja' ? '合計' : 'sum to 14',
      );
      await expect(verdict(page)).toBeVisible();
      await mine.getByRole('button', { name: w.more(name) }).click();
      await expect(mine.getByRole('list', { name: t.problems(1) })).toHaveCount(0);
      await mine.getByRole('button', { name: w.choose }).click();
      const stone = item('石礫').name[lang];
      const list = page.getByRole('dialog');
      await list.getByRole('searchbox').fill('石礫');
      await list.getByRole('button', { name: w.take(stone), exact: true }).click();
      await page.keyboard.press('Escape');
      const minded = mine.getByRole('list', { name: w.warnings(1) });
      await expect(minded.getByRole('listitem')).toContainText('C11');
      await minded.getByRole('button', { name: t.whyRule('1.3') }).click();
      await expect(page.getByRole('dialog')).toContainText('1.3');
    });

    test('skills are sought by element, kind and words, put in order and put back', async ({ page }) => {
      await open(page, shells[lang]);
      const mine = sheet(page, t, 0);
      await mine.getByRole('button', { name: w.choose }).click();
      const list = page.getByRole('dialog');
      const chip = (name: string) => list.getByRole('checkbox', { name, exact: true });
      await chip(w.elementNames['風'] ?? '').check({ force: true });
      const reactive = system.form.kinds.find(({ id }) => id === 'reactive')?.name[lang] ?? '';
      await chip(reactive).check({ force: true });
      const wanted = system.form.items.filter(
        ({ cost, kind }) => cost?.includes('風') && kind === 'reactive',
      );
      await expect(list.getByRole('heading', { level: 3 })).toHaveCount(wanted.length);
      await page.keyboard.press('Escape');
      const names = (first['skills'] as string[]).map((id) => item(id).name[lang]);
      const [one = '', two = ''] = names;
      await mine.getByRole('button', { name: w.down(one, 1) }).press('Enter');
      await expect(mine.getByRole('button', { name: w.down(one, 2) })).toBeFocused();
      await mine.getByRole('button', { name: w.putBack(two, 1) }).click();
      await expect(mine.getByRole('button', { name: w.up(one, 1) })).toBeVisible();
    });

    test('played by hand, the choice waits', async ({ page }) => {
      await open(page, shells[lang]);
      await sheet(page, t, 0).getByRole('combobox', { name: w.decides }).selectOption('hand');
      const waiting: Match = {
        system: system.id,
        sides: [first, second],
        seed: '1',
        controllers: ['hand', 'plans'],
      };
      const { pending } = fight(waiting);
      if (!pending) throw new Error('nothing waits');
      const choices = page.getByRole('list', { name: p.turn(first.name) }).getByRole('button');
      await expect(choices).toHaveText(pending.options.map((option) => option[lang]));
      await choices.first().click();
      const next = fight({ ...waiting, decisions: [pending.options[0]?.id ?? ''] });
      await expect(record(page, t).getByRole('button', { name: /^\d+ / })).toHaveCount(next.events.length);
    });

    test('a sheet goes out as posted text and comes in again', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, shells[lang]);
      const made = engine.makeCharacter(system.id, JSON.stringify(first));
      const text = made.toText('sheet');
      made.delete();
      const other = sheet(page, t, 1);
      await other.getByRole('button', { name: t.readText }).click();
      await page.getByRole('textbox', { name: t.pasteLabel }).fill(text);
      await page.getByRole('button', { name: t.putHere('▽') }).click();
      const twins = fight({ system: system.id, sides: [first, first], seed: '1' });
      await expect(verdict(page)).toContainText(headline(twins, lang));
    });

    test('the rules say where each of them comes from, and the skills too', async ({ page }) => {
      await open(page, `${shells[lang]}#-rules-0`);
      await expect(page.getByText(item('快復').from?.[lang] ?? '-').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: /^1\.1/ })).toBeVisible();
    });
  });
}
