// Tests パネルアレー戦 on the page: its board and chain, its sheet, its skills, its rules.
import type { Match } from '#engine';
import {
  edited,
  expect,
  open,
  record,
  seats,
  section,
  sheet,
  steps,
  test,
  unless,
  verdict,
  visit,
  watch,
} from '../kit/fixture.ts';
import { headline, pathOf } from '../kit/games.ts';
import { element, labelOf, panel, points, told } from '../kit/panel.ts';
import { exchangeEnds } from '../kit/page.ts';
import { dealt } from '../kit/hands.ts';
import { asked, choice, choices, namesOf, sentence } from '../kit/question.ts';
import { arraysWords, builderWords, dictionaries, languages, playWords, stageWords } from '../kit/words.ts';

const { engine, fight, fragment, item, system } = panel;

for (const lang of languages) {
  test.describe(lang, () => {
    const t = dictionaries[lang];
    const w = builderWords[lang];
    const b = arraysWords[lang];
    const p = playWords[lang];
    const path = pathOf('panel', lang);
    const [first, second] = panel.samplesIn(lang);
    const report = fight(panel.match({ sides: [first, second] }));

    test(`the board, its chain and its record, step by step, on a narrow page${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 720, height: 1024 });
      await open(page, path);
      await watch(page);
      await page.keyboard.press('End');
      await test.step('panels say their element, use and letters', async () => {
        const cells = report.boards.at(-1)?.sides[0].rows.find(({ id }) => id === 'panels')?.cells ?? [];
        const row = page.getByRole('list', { name: b.panelsOf(first.name), exact: true });
        await expect(row.getByRole('listitem')).toHaveCount(cells.length);
        for (const [at, cell] of cells.entries()) {
          const said = row.getByRole('listitem').nth(at);
          await expect(said).toContainText(b.panel(at + 1, element(cell.item, lang)));
          if (cell.use) await expect(said).toContainText(b.uses[cell.use]);
        }
      });
      await test.step('the record tells uses, answers and what came of them; how the chain got there on demand', async () => {
        const short = told(report);
        expect(short.length).toBeLessThan(0.7 * report.events.length);
        const lines = record(page, t).locator('[id^=line-]');
        await expect(lines).toHaveCount(short.length);
        // At first a step is an exchange.
        await expect(page.getByRole('combobox', { name: stageWords[lang].pace })).toHaveValue('exchange');
        const slider = page.getByRole('slider', { name: t.step });
        await slider.fill('0');
        // The record follows to its beginning, too.
        await expect(lines.first()).toBeInViewport();
        const [one, two] = exchangeEnds(report);
        for (const end of [one, two]) {
          await page.getByRole('button', { name: t.stepForth.exchange }).first().click();
          await expect(slider).toHaveValue(String(end));
        }
        await page.getByRole('combobox', { name: stageWords[lang].pace }).selectOption('swing');
        const swings = report.boards.findIndex(
          ({ sides }, at) =>
            at > 0 && sides.some((one, side) => one.left !== report.boards[0]?.sides[side]?.left),
        );
        await slider.fill('0');
        await page.getByRole('button', { name: t.stepForth.swing }).first().click();
        await expect(slider).toHaveValue(String(swings));
        await page.getByRole('combobox', { name: stageWords[lang].pace }).selectOption('event');
        await page.getByRole('button', { name: t.stepForth.event }).first().click();
        const next = short.find(({ i }) => i + 1 > swings);
        await expect(slider).toHaveValue(String((next?.i ?? 0) + 1));
        await page.getByRole('button', { name: t.showLines }).click();
        await page.getByRole('checkbox', { name: t.thorough }).check();
        await expect(lines).toHaveCount(report.events.length);
      });
      await test.step('the chain grows and resolves, and stays in sight', async () => {
        const deep = report.boards.findIndex(({ stack }) => (stack?.length ?? 0) >= 3);
        expect(deep).toBeGreaterThan(0);
        const chain = page.getByRole('region', { name: b.chain });
        const slips = chain.getByRole('listitem');
        // By single events, so that every step of the chain is seen.
        await page.getByRole('combobox', { name: stageWords[lang].pace }).selectOption('event');
        await page.getByRole('slider', { name: t.step }).fill(String(deep));
        await expect(slips).toHaveCount(report.boards[deep]?.stack?.length ?? 0);
        await chain.scrollIntoViewIfNeeded();
        for (let step = deep; step < deep + 8; step++) {
          const stack = report.boards[step]?.stack ?? [];
          await expect(slips).toHaveCount(stack.length);
          const top = stack.at(-1);
          if (top) {
            await expect(slips.first()).toContainText(
              top.item === undefined ? (top.status ?? '') : item(top.item).name[lang],
            );
            await expect(slips.first()).toBeInViewport({ ratio: 0.9 });
            if (top.state !== 'waiting') await expect(slips.first()).toContainText(b.fates[top.state]);
          } else await expect(chain.getByText(b.empty)).toBeVisible();
          await page.getByRole('button', { name: t.stepForth.event }).last().click();
        }
      });
    });

    test(`letters and skills open what they mean; played by hand, the choice waits${unless(lang === 'en')}`, async ({
      page,
    }) => {
      await test.step('a letter on a skill opens what its state means, the skill itself its own', async () => {
        const binding = { ...first, skills: ['言封じ'], patterns: [{ panels: '水風地水風地' }], plans: [] };
        const match: Match = { system: system.id, sides: [binding, second], seed: '1' };
        const bindingFight = fight(match);
        const bound = (side: (typeof bindingFight.boards)[number]['sides'][number] | undefined) =>
          side?.rows.find(({ id }) => id === 'skills')?.cells.find(({ states }) => states);
        const step = bindingFight.boards.findIndex(({ sides }) => bound(sides[1]));
        const skill = bound(bindingFight.boards[step]?.sides[1]);
        const state = system.form.states.find(({ glyph }) => skill?.states?.includes(glyph));
        expect(state).toBeDefined();
        await page.goto('about:blank');
        await visit(page, `${path}#${fragment(match)}.${step}`);
        const list = page.getByRole('list', { name: b.skillsOf(second.name), exact: true });
        const letter = list.getByRole('button', { name: state?.name[lang] ?? '', exact: true });
        await letter.press('Enter');
        await expect(page.getByRole('dialog', { name: state?.name[lang] ?? '' })).toContainText(
          state?.text[lang] ?? 'a text',
        );
        await page.keyboard.press('Escape');
        await expect(letter).toBeFocused();
        await letter.press('ArrowLeft');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toContainText(item(skill?.item ?? '').name[lang]);
      });
      await page.goto('about:blank');
      await test.step('played by hand, the choice waits', async () => {
        const unseen: Match = { system: system.id, sides: [first, second], seed: '7' };
        await dealt(page, '7');
        await open(page, path);
        await seats(page).first().selectOption('hand');
        const waiting: Match = { ...unseen, controllers: ['hand', 'plans'] };
        const { pending } = fight(waiting);
        if (!pending) throw new Error('nothing waits');
        await expect(sentence(page)).toContainText(asked(pending, lang));
        await expect
          .poll(() => namesOf(choices(page, lang)))
          // What declines stands last, and what comes to the same as that isn't listed.
          .toEqual(
            pending.options
              .filter(({ tags }) => !tags.includes('same'))
              .toSorted((x, y) => Number(x.id === 'pass') - Number(y.id === 'pass'))
              .map((option) => option[lang]),
          );
        // The rules of this system know no surrender.
        expect(pending.giveUp).toBe(false);
        await expect(page.getByRole('button', { name: p.surrender })).toHaveCount(0);
        await choice(page, lang, pending.options[0]?.[lang] ?? '').click();
        const taken = [pending.options[0]?.id ?? ''];
        const next = fight({ ...waiting, decisions: taken });
        await expect(steps(page, t)).toHaveCount(told(next).length);
        // Two swords pay, and all are alike: one press answers both questions, with the leftmost.
        const name = item('双刃').name[lang];
        const twin = next.pending?.options.find((option) => option[lang] === name);
        await choice(page, lang, name).click();
        const asks = fight({ ...waiting, decisions: [...taken, twin?.id ?? ''] }).pending;
        expect(asks?.point).toBe('pay');
        await expect(sentence(page)).toContainText(asked(asks ?? pending, lang));
        await page
          .getByRole('button', { name: lang === 'ja' ? /剣 ― 同じ\d枚の左から/ : /sword: the leftmost/ })
          .click();
        const [one, two] = (asks?.options ?? []).map(({ id }) => id);
        const paid = fight({ ...waiting, decisions: [...taken, twin?.id ?? '', one ?? '', two ?? ''] });
        await expect(steps(page, t)).toHaveCount(told(paid).length);
      });
    });

    test(`the plate of either side opens its sheet, by keyboard too${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, path);
      await watch(page);
      for (const [mark, side] of [['▲', first] as const, ['▽', second] as const]) {
        const plate = page.getByRole('button', { name: `${mark} ${side.name}`, exact: true });
        await plate.press('Enter');
        const told = page.getByRole('dialog');
        await expect(told).toContainText(side.name);
        for (const id of side['skills'] as string[]) {
          await expect(told).toContainText(item(id).name[lang]);
          await expect(told).toContainText(item(id).text[lang]);
        }
        const patterns = told.getByRole('list').getByRole('listitem');
        await expect(patterns).toHaveCount((side['patterns'] as unknown[]).length);
        await page.keyboard.press('Escape');
        await expect(plate).toBeFocused();
        // A thumb meets it, and nothing lies over it.
        const box = await plate.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
        await plate.click();
        await expect(told).toBeVisible();
        await page.keyboard.press('Escape');
      }
    });

    test(`on a phone the letters of a state leave the element of their panel in sight${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      const heated = report.boards.findIndex(({ sides }) =>
        sides.some(({ rows }) =>
          rows.some(({ id, cells }) => id === 'panels' && cells.some(({ states }) => states)),
        ),
      );
      expect(heated).toBeGreaterThan(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, `${path}#${fragment(panel.match({ sides: [first, second] }))}.${heated}`);
      await watch(page);
      const covered = () =>
        page.locator('[data-part=board] li:has([data-element]):has(i)').evaluateAll((all) =>
          all.map((one) => {
            const words = document.createRange();
            words.selectNodeContents(one.querySelector('[data-element]') ?? one);
            const [said, letters] = [
              words.getBoundingClientRect(),
              one.querySelector('i')?.getBoundingClientRect(),
            ];
            // A line is a little higher than the ink of its letter.
            return letters !== undefined && letters.top < said.bottom - 2 && letters.left < said.right;
          }),
        );
      for (const [width, height] of [
        [390, 844],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(covered).toContain(false);
        expect(await covered()).not.toContain(true);
      }
    });

    test(`a sheet: how panels are painted, what is wrong with it, and its skills in order${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      await open(page, path);
      const mine = sheet(page, t, 0);
      await test.step('skills are sought by element, kind and words, put in order and put back', async () => {
        await section(mine, labelOf('skills', lang));
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
        // The marks of sources are the rulebook's: what each skill does is said instead.
        const marks = new Set(wanted.flatMap(({ from }) => (from ? [from[lang]] : [])));
        expect(marks.size).toBeGreaterThan(0);
        for (const mark of marks) await expect(list.getByText(mark)).toHaveCount(0);
        await page.keyboard.press('Escape');
        // The dialog gives the focus back when it has gone: no key may be pressed before that.
        await expect(mine.getByRole('button', { name: w.choose })).toBeFocused();
        const names = (first['skills'] as string[]).map((id) => item(id).name[lang]);
        const [one = '', two = ''] = names;
        await mine.getByRole('button', { name: w.down(one, 1) }).press('Enter');
        await expect(mine.getByRole('button', { name: w.down(one, 2) })).toBeFocused();
        await mine.getByRole('button', { name: w.putBack(two, 1) }).click();
        await expect(mine.getByRole('button', { name: w.up(one, 1) })).toBeVisible();
      });
      await page.getByRole('button', { name: t.actions.undo }).click();
      await page.getByRole('button', { name: t.actions.undo }).click();
      await test.step('what is wrong and what is hardly meant are told apart, with their rules', async () => {
        await section(mine, labelOf('points', lang));
        const name = points.parts[0]?.name[lang] ?? '';
        await mine.getByRole('button', { name: w.less(name) }).click();
        await expect(mine.getByRole('list', { name: t.problems(1) }).getByRole('listitem')).toContainText(
          lang === 'ja' ? '合計' : 'sum to 14',
        );
        await expect(verdict(page)).toBeVisible();
        await mine.getByRole('button', { name: w.more(name) }).click();
        await expect(mine.getByRole('list', { name: t.problems(1) })).toHaveCount(0);
        await section(mine, labelOf('skills', lang));
        await mine.getByRole('button', { name: w.choose }).click();
        const stone = item('石礫').name[lang];
        const list = page.getByRole('dialog');
        await list.getByRole('searchbox').fill('石礫');
        await list.getByRole('button', { name: w.take(stone), exact: true }).click();
        await page.keyboard.press('Escape');
        const minded = mine.getByRole('list', { name: w.warnings(1) });
        await expect(minded.getByRole('listitem')).toContainText(
          lang === 'ja' ? 'どのパターンでも支払えません' : 'cannot be paid by any pattern',
        );
        await expect(minded).not.toContainText('C11');
        await minded.getByRole('button', { name: t.whyRule('1.3') }).click();
        await expect(page.getByRole('dialog')).toContainText('1.3');
      });
      await page.keyboard.press('Escape');
      await test.step('how panels are painted is said on whichever sheet is edited, in the section that is open', async () => {
        await section(mine, labelOf('patterns', lang));
        const hints = page.getByText(w.paintKeys, { exact: true }).and(page.locator('.hint'));
        await expect(hints.filter({ visible: true })).toHaveCount(1);
        await page.setViewportSize({ width: 360, height: 740 });
        for (const side of [1, 0] as const) {
          await page.locator('input[name=sheet]').nth(side).check({ force: true });
          await expect(
            sheet(page, t, side).getByText(w.paintKeys, { exact: true }).and(page.locator('.hint')),
          ).toBeVisible();
          await expect(hints.filter({ visible: true })).toHaveCount(1);
        }
      });
    });

    test(`a sheet comes in as posted text; the rules say where each of them comes from @full`, async ({
      page,
    }) => {
      await open(page, path);
      const made = engine.makeCharacter(system.id, JSON.stringify(first));
      const text = made.toText('sheet');
      made.delete();
      const other = await edited(page, t, 1);
      await other.getByRole('button', { name: t.readText }).click();
      await page.getByRole('textbox', { name: t.pasteLabel }).fill(text);
      await page.getByRole('button', { name: t.putHere('▽') }).click();
      const twins = fight({ system: system.id, sides: [first, first], seed: '1' });
      await expect(verdict(page)).toContainText(headline(twins, lang));

      await page.goto('about:blank');
      await open(page, `${path}#-rules-0`);
      await expect(page.getByText(item('快復').from?.[lang] ?? '-').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: /^1\.1/ })).toBeVisible();
    });
  });
}
