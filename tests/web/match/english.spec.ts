// Tests board and record for readers of English: no sign that only a reader of Japanese understands, lines
// numbered as they are told, and buttons that cover nothing of their targets; and the line that turned a
// fight.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Match } from '#engine';
import { about } from '../../../web/build/rules.ts';
import { build, expect, open, stageOf, test, unless, visit, watch } from '../kit/fixture.ts';
import { type Game, gameOf, pathOf } from '../kit/games.ts';
import { drawn } from '../kit/looks.ts';
import { changeWords, dictionaries, rulingsWords, sentWords } from '../kit/words.ts';

const { ja, en } = dictionaries;
const ids = ['shiden', 'rakuen', 'panel', 'shinki', 'sengen'] as const;

for (const id of ids)
  test(`${id}: stamps, tags and states are words in English${unless(id === 'panel')}`, async ({ page }) => {
    const { system } = await gameOf(id);
    const signs = [
      ...Object.values(ja.stamps),
      sentWords.ja.sentTag,
      changeWords.ja.formerTag,
      rulingsWords.ja.tag,
      ...system.form.states.map(({ glyph }) => glyph),
    ];
    // Signs on seals are left out: they belong to skills, and have their meaning below.
    const lone = signs.filter((sign) => /^\p{Script=Han}$/u.test(sign));
    const look = async () => {
      for (const sign of lone)
        await expect(
          page.locator('main').getByText(sign, { exact: true }).filter({ visible: true }),
          sign,
        ).toHaveCount(0);
    };
    await visit(page, pathOf(id, 'en'));
    await drawn(page);
    await look();
    const step = page.getByRole('slider', { name: en.step });
    for (const key of ['PageUp', 'PageUp', 'End']) {
      await step.press(key);
      await look();
    }
    await expect(page.getByText(en.stamps.won, { exact: true }).filter({ visible: true })).toBeVisible();
    await build(page);
    await look();
  });

test('lines are numbered as they are told, and a link still opens at its line @full', async ({ page }) => {
  const game = await gameOf('sengen');
  const fight = game.fight(game.match());
  const told = fight.events.filter(({ bookkeeping }) => !bookkeeping);
  expect(told.length).toBeLessThan(fight.events.length);
  const at = told.at(-1)?.i ?? 0;
  await visit(page, `${pathOf('sengen', 'en')}#${game.fragment(game.match())}.${at + 1}`);
  const list = page.getByRole('listbox', { name: en.recordOf });
  const lines = list.getByRole('option');
  await expect(lines).toHaveCount(told.length);
  const numbers = await lines.evaluateAll((all) => all.map((one) => one.firstElementChild?.textContent));
  expect(numbers).toEqual(told.map((_, k) => String(k + 1)));
  const chosen = list.getByRole('option', { selected: true });
  await expect(chosen).toHaveAttribute('id', `line-${at}`);
  await expect(page.getByRole('slider', { name: en.step })).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${told.length} / ${told.length}, `),
  );
});

/** A fight of three against three from the samples' members, up to the decision whom a shot is aimed at. */
function aiming({ fight, system }: Game): Match {
  const members = system.samples.flatMap((one) =>
    Array.isArray(one['members']) ? (one['members'] as unknown[]) : [],
  );
  const [first] = system.samples;
  if (!first || members.length < 6) throw new Error('there are not six');
  const party = (from: number) => ({ ...first, name: `P${from}`, members: members.slice(from, from + 3) });
  const decisions: string[] = [];
  for (let k = 0; k < 200; k++) {
    const now: Match = {
      system: system.id,
      sides: [party(0), party(3)],
      seed: '1',
      controllers: ['hand', 'plans'],
      decisions: [...decisions],
    };
    const { pending } = fight(now);
    if (!pending) break;
    if (pending.point === 'target' && pending.options.filter(({ id }) => /^B\d$/.test(id)).length > 1)
      return now;
    const shot = pending.options.find(({ id }) => /^(homing|shot)/.test(id));
    decisions.push((shot ?? pending.options[0])?.id ?? '');
  }
  throw new Error('nobody is aimed at');
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const)
  test(`the button of a target leaves its name, meter and points to be read (${width}×${height})${unless(width === 360)}`, async ({
    page,
  }) => {
    const game = await gameOf('sengen');
    await page.setViewportSize({ width, height });
    for (const lang of ['ja', 'en'] as const) {
      await page.goto('about:blank');
      await open(page, `${pathOf('sengen', lang)}#${game.fragment(aiming(game))}`);
      const buttons = page.locator('[data-part=board] button[data-takes]');
      // The odds come after the question.
      await expect(buttons.first()).toHaveAccessibleName(/%/);
      const over = await buttons.evaluateAll((all) =>
        all
          .flatMap((button) => {
            const label = button.firstElementChild?.getBoundingClientRect();
            const parts = button.parentElement?.querySelectorAll('bdi, svg, b') ?? [];
            return [...parts].filter((part) => {
              const box = part.getBoundingClientRect();
              if (!label || box.width === 0 || box.height === 0) return false;
              return (
                Math.min(box.right, label.right) - Math.max(box.left, label.left) > 1 &&
                Math.min(box.bottom, label.bottom) - Math.max(box.top, label.top) > 1
              );
            });
          })
          .map((part) => `${part.tagName} ${part.textContent}`),
      );
      expect(over).toEqual([]);
    }
  });

for (const lang of ['ja', 'en'] as const)
  test(`the verdict says which line counted most before the last blow, and leads there (${lang})${unless(lang === 'ja')}`, async ({
    page,
  }) => {
    await visit(page, pathOf('shiden', lang));
    const t = dictionaries[lang];
    const list = page.getByRole('listbox', { name: t.recordOf });
    // The line is not named before the fight has been read.
    const begins = t.greatest(0).split('0')[0] ?? '';
    const said = page.getByRole('button', { name: begins });
    await expect(said).toHaveCount(0);
    await page.getByRole('slider', { name: t.step }).press('End');
    await expect(said).toBeVisible();
    const number = Number(new RegExp(`${begins}(\\d+)`).exec((await said.textContent()) ?? '')?.[1]);
    await said.click();
    // What fired is named; the line after it tells whom it met, and the board has its stroke there.
    const led = list.getByRole('option', { selected: true });
    await expect(led).toHaveAttribute('id', `line-${number}`);
    await expect(led).toHaveAttribute('data-tone', 'hit');
  });

test('the first frame says what the game is and how it is won, in both languages', async ({ page }) => {
  for (const path of ['en/shiden/', 'sengen/']) {
    const [, lang, game] = /^(en)?\/?(\w+)/.exec(path) ?? [];
    const file = resolve(import.meta.dirname, `../../../docs/systems/${game}.play${lang ? '' : '.ja'}.md`);
    await visit(page, path);
    if ((await stageOf(page)) !== 'watch') await watch(page);
    const { line, title } = about(readFileSync(file, 'utf8'));
    await expect(page.getByText(line)).toBeVisible();
    if (!lang) continue;
    await expect(page.getByRole('navigation', { name: en.systems }).getByText(title)).toBeVisible();
    // Words of its lines open their meanings, on the board and where they first stand in the record.
    await page.getByRole('slider', { name: en.step }).press('ArrowRight');
    const dialog = page.getByRole('dialog', { name: 'Speed' });
    for (const word of [
      page.getByRole('group', { name: /^Board/ }).getByRole('button', { name: 'speed', exact: true }),
      page.getByRole('listbox', { name: en.recordOf }).getByText('speed', { exact: true }),
    ]) {
      await word.click();
      await expect(dialog).toContainText('the higher one goes first');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('slider', { name: en.step }).press('Home');
    await page.getByRole('link', { name: '日本語' }).click();
    await expect(page.getByText(line)).toHaveCount(0);
  }
});
