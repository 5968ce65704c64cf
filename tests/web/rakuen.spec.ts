// The second system in the page: characters of shares and tactics, dice, decisions by hand, and links to it.
import type { Locator, Page } from '@playwright/test';
import { figureOf } from '../../web/src/features/play/chances.ts';
import type { Lang, Match, Odds } from '../../bindings/engine.d.ts';
import { type Told, fightOf, fragmentOf, load, loadAnalysis, ok } from '../parity/module.ts';
import {
  dictionaries,
  expect,
  languages,
  open,
  playWords,
  ready,
  record,
  sheet,
  sheetWords,
  test,
  unless,
  verdict,
} from './fixture.ts';
import { headline, plain } from './game.ts';
import { site } from './site.ts';

const [engine, analysis] = await Promise.all([load('rakuen'), loadAnalysis('rakuen')]);
const shells = { ja: 'rakuen/', en: 'en/rakuen/' } as const;

const [system] = ok(engine.systems());
const [a, b] = system?.samples ?? [];
if (!system || !a || !b) throw new Error('no system, or no samples');
const tactic = system.form.fields.find((field) => field.type === 'tactic');
if (!tactic) throw new Error('no tactic among its fields');
const last = tactic.presets.at(-1);
if (!last) throw new Error('no presets');

const fight = (match: Match): Told => fightOf(engine, match);
const fragment = (match: Match): string => fragmentOf(engine, match);
const odds = (match: Match) => ok(analysis.odds(JSON.stringify(match)));
const sample: Match = { system: system.id, sides: [a, b], seed: '1' };

/** What the last line of the record says, and how the fight stands. */
async function shows(page: Page, lang: 'ja' | 'en', report: Told): Promise<void> {
  await expect(verdict(page)).toContainText(headline(report, lang));
  const lines = record(page, dictionaries[lang]).getByRole('button', { name: /^\d+ / });
  await expect(lines).toHaveCount(report.events.length);
  await expect(lines.last()).toContainText(plain(report.events.at(-1)?.text[lang] ?? []));
}

/** Beside 「厳密」 stands what is assumed, and each answer that is open has its own figures, in a row of the table too. */
async function answersAreTold(
  card: Locator,
  lang: Lang,
  options: readonly { id: string; ja: string; en: string }[],
  known: Odds | null,
): Promise<void> {
  const p = playWords[lang];
  const open = known?.options.filter(({ answers }) => answers) ?? [];
  expect(known?.assuming !== undefined).toBe(open.length > 0);
  if (!known?.assuming) return;
  await expect(card.getByText(known.assuming[lang])).toHaveCount(1);
  await card.getByText(p.asTable).click();
  const table = card.getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveCount(known.options.length + 2 * open.length);
  for (const { option, answers = [] } of open.slice(0, 2)) {
    const name = options.find(({ id }) => id === option)?.[lang] ?? '';
    const button = card.getByRole('button', { name, exact: true });
    for (const answer of answers) {
      const [first] = answer.figures;
      if (!first) throw new Error('an answer without figures');
      const figures = `${first.name[lang]} ${figureOf(first)}`;
      await expect(button).toHaveAccessibleDescription(new RegExp(`${answer.name[lang]}: ${figures}`));
      const row = table.getByRole('row', { name: p.answered(name, answer.name[lang]) });
      await expect(row).toContainText(figures);
    }
  }
  await card.getByText(p.asTable).click();
}

for (const lang of languages) {
  test.describe(lang, () => {
    const t = dictionaries[lang];
    const w = sheetWords[lang];

    test(`a character is built with the keyboard, fights at once, and its link opens again${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      await open(page, shells[lang]);
      await shows(page, lang, fight(sample));
      const first = sheet(page, t, 0);
      const [pow = 0, spd = 0, wiz = 0] = ['POW', 'SPD', 'WIZ'].map((key) => a[key] as number);

      await first.getByRole('slider', { name: 'POW' }).focus();
      await page.keyboard.press('ArrowRight');
      const larger = wiz >= spd ? { WIZ: wiz - 1 } : { SPD: spd - 1 };
      const next = { ...a, POW: pow + 1, ...larger };
      await shows(page, lang, fight({ ...sample, sides: [next, b] }));

      await page.keyboard.press('End');
      await expect(first.getByRole('slider', { name: 'POW' })).toHaveValue('50');
      await expect(first.getByRole('slider', { name: 'SPD' })).toHaveValue('5');
      await expect(first.getByRole('button', { name: w.more('POW') })).toBeDisabled();
      await expect(first.getByRole('button', { name: w.less('WIZ') })).toBeDisabled();
      await first.getByRole('button', { name: w.more('SPD') }).press('Enter');
      const built: Match = {
        ...sample,
        sides: [{ ...a, POW: 49, SPD: 6, WIZ: 5, tactic: last.id }, b],
        controllers: ['plans', 'plans'],
      };
      const choice = first.getByRole('combobox', { name: tactic.label[lang] });
      await choice.focus();
      await page.keyboard.press('Home');
      for (let n = 1; n < tactic.presets.length; n++) await page.keyboard.press('ArrowDown');
      await expect(first.getByText(last.text[lang])).toBeVisible();
      await shows(page, lang, fight(built));
      await expect(page).toHaveURL(new RegExp(`#${fragment(built)}$`));
      const address = page.url();
      await page.goto('about:blank');
      await page.goto(address);
      await shows(page, lang, fight(built));
    });

    test(`the dice are rolled anew, and rolled back${unless(lang === 'en')}`, async ({ page }) => {
      await open(page, shells[lang]);
      const seed = page.getByText(playWords[lang].seed).locator('code');
      await expect(seed).toHaveText('1');
      await page.keyboard.press('r');
      await expect(seed).not.toHaveText('1');
      const rolled = (await seed.textContent()) ?? '';
      await shows(page, lang, fight({ ...sample, seed: rolled }));
      await page.keyboard.press('z');
      await expect(seed).toHaveText('1');
      await shows(page, lang, fight(sample));
    });

    test(`played by hand: every choice waits, and can be taken back for other dice${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      const p = playWords[lang];
      await open(page, shells[lang]);
      const label = tactic.label[lang];
      await sheet(page, t, 0).getByRole('combobox', { name: label }).selectOption({ label: w.hand });
      const match: Match = { ...sample, controllers: ['hand', 'plans'] };
      let report = fight(match);
      await shows(page, lang, report);
      const card = page.getByRole('region', { name: p.turn(a.name) });
      const decisions: string[] = [];
      const choices = card.getByRole('list', { name: p.turn(a.name) }).getByRole('button');
      for (let n = 0; n < 3; n++) {
        const { options } = report.pending ?? { options: [] };
        expect(report.pending?.giveUp).toBe(true);
        await expect(choices).toHaveText(options.map((option) => option[lang]));
        const known = odds({ ...match, decisions });
        await expect(card.getByText(p.exact, { exact: true })).toHaveCount(known ? 1 : 0);
        if (known) {
          const [first] = known.options;
          const figures = first?.figures.map((figure) => `${figure.name[lang]} ${figureOf(figure)}`) ?? [];
          expect(figures.length).toBeGreaterThan(1);
          await expect(choices.first()).toHaveAccessibleDescription(new RegExp(figures.join('.* ')));
        }
        await answersAreTold(card, lang, options, known);

        await choices.first().click();
        decisions.push(options[0]?.id ?? '');
        report = fight({ ...match, decisions });
        await shows(page, lang, report);
      }
      await card.getByRole('button', { name: p.back }).click();
      await shows(page, lang, fight({ ...match, decisions: [...decisions.slice(0, 2), 'reroll 1'] }));
      await card.getByRole('button', { name: p.surrender }).click();
      const over = fight({ ...match, decisions: [...decisions.slice(0, 2), 'reroll 1', 'surrender'] });
      expect(over.outcome?.winner).toBe('B');
      await shows(page, lang, over);
    });

    test(`a fight against the strong computer begins with one press, and each turn leads to the next choice${unless(lang === 'en')}`, async ({
      page,
    }) => {
      const p = playWords[lang];
      await page.setViewportSize({ width: 360, height: 640 });
      await open(page, shells[lang]);
      await page.getByRole('button', { name: p.playStrong }).press('Enter');
      const heading = page.getByRole('heading', { name: p.turn(a.name) });
      const choices = page.getByRole('list', { name: p.turn(a.name) }).getByRole('button');
      for (let n = 0; n < 4; n++) {
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport();
        await expect(choices.first()).toBeInViewport({ ratio: 1 });
        const before = await page.getByRole('status').last().textContent();
        await page.keyboard.press('Tab');
        await expect(choices.first()).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status').last()).not.toHaveText(before ?? '');
      }
      // What is known of the options is hidden, and stays hidden.
      await page.getByRole('checkbox', { name: p.showOdds }).uncheck();
      await expect(page.getByText(p.exact, { exact: true })).toHaveCount(0);
      await page.reload();
      await ready(page);
      await expect(page.getByRole('checkbox', { name: p.showOdds })).not.toBeChecked();
    });

    test(`two at one device are both asked before a decision is taken back${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      const p = playWords[lang];
      const match: Match = { ...sample, controllers: ['hand', 'hand'], decisions: ['first', 'attack POW'] };
      await page.goto(`${site}${shells[lang]}#${fragment(match)}`);
      await ready(page);
      const [fallen] = fight(match).events.at(-1)?.dice ?? [];
      const [red = 0, blue = 0] = fallen?.faces ?? [];
      const double = red === blue ? ` ${p.double}` : '';
      const sum = p.diceSum([`${red} ${blue}${double}`], red + blue);
      await expect(page.getByRole('img', { name: sum })).toBeVisible();
      await page.getByRole('button', { name: p.back }).click();
      const asked = page.getByRole('dialog', { name: p.back });
      await asked.getByRole('button', { name: p.agrees(a.name) }).click();
      await expect(asked).toBeVisible();
      await asked.getByRole('button', { name: p.agrees(b.name) }).click();
      await expect(asked).toBeHidden();
      await shows(page, lang, fight({ ...match, decisions: ['first', 'reroll 1'] }));
      await expect(record(page, t).getByText(p.rewind(1))).toBeVisible();
    });

    test(`the dice are the event of the board: between the two, a double in one frame${unless(lang === 'en')}`, async ({
      page,
    }) => {
      const p = playWords[lang];
      const { events } = fight(sample);
      const rolled = events.find(
        ({ args = {} }) =>
          'sum' in args && (args['toRed'] ?? args['red']) === (args['toBlue'] ?? args['blue']),
      );
      if (!rolled) throw new Error('no double fell');
      await open(page, shells[lang]);
      await record(page, t)
        .getByRole('button', { name: new RegExp(`^${rolled.i + 1} `) })
        .click();
      const board = page.getByRole('group', {
        name: new RegExp(`${/[、,][^、,]*$/.exec(t.boardAt(1, rolled.i + 1))?.[0] ?? '-'}$`),
      });
      const dice = board.getByRole('group', { name: p.dice });
      await expect(dice.getByRole('img', { name: new RegExp(p.double) })).toBeVisible();
      await expect(dice.getByText(p.double, { exact: true })).toBeVisible();
      const [first, second] = [board.getByText(a.name), board.getByText(b.name)];
      const top = async (of: typeof dice) => (await of.first().boundingBox())?.y ?? Number.NaN;
      expect(await top(first)).toBeLessThan(await top(dice));
      expect(await top(dice)).toBeLessThan(await top(second));
    });

    test(`the record says which plan decided, and why the others did not${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      const p = playWords[lang];
      await open(page, shells[lang]);
      const taken = fight(sample).decisions.find(({ why }) =>
        why?.plans.some((one) => one.verdict === 'false'),
      );
      const [chief, other] = ['decided', 'false'].map((wanted) =>
        taken?.why?.plans.find(({ verdict }) => verdict === wanted),
      );
      if (!chief || !other) throw new Error('no plan was overruled');
      const line = `${p.plan(chief.plan + 1)} ${chief.text[lang]}`;
      await record(page, t).getByText(line).first().click();
      await expect(record(page, t).getByText(other.said[lang]).first()).toBeVisible();
    });

    test(`a computer opponent plays its side to the end; in a link it waits to be asked${unless(lang === 'en')}`, async ({
      page,
    }) => {
      const choice = sheet(page, t, 1).getByRole('combobox', { name: tactic.label[lang] });
      const match: Match = { ...sample, controllers: ['plans', 'search 3'] };
      const decisions: string[] = [];
      const think = () => ok(analysis.think(JSON.stringify({ ...match, decisions })));
      for (let option = think(); option; option = think()) decisions.push(option);
      const over = fight({ ...match, decisions });
      expect(over.outcome).not.toBeNull();

      await open(page, shells[lang]);
      await choice.selectOption({ label: w.opponents[2] ?? '' });
      await shows(page, lang, over);

      await page.goto('about:blank');
      await page.goto(`${site}${shells[lang]}#${fragment(match)}`);
      await shows(page, lang, fight(match));
      await expect(choice).toHaveValue('search 3');
      await page.getByRole('button', { name: playWords[lang].goOn }).click();
      await shows(page, lang, over);
    });

    test(`a link of one system opens on the page of the other, and tabs lead between them${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      await page.goto(`${site}${lang === 'en' ? 'en/' : ''}shiden/#${fragment(sample)}`);
      await expect(page).toHaveURL(new RegExp(`/${shells[lang]}#`));
      await shows(page, lang, fight(sample));
      const games = page.getByRole('navigation', { name: t.systems });
      await expect(games.getByRole('link', { name: system.name[lang] })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await games.getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp('/shiden/'));
      await expect(page.getByRole('group', { name: t.skillFor(5) }).first()).toBeVisible();
    });

    test(`its rules stand on a screen of their own${unless(lang === 'en')}`, async ({ page }) => {
      await open(page, `${shells[lang]}#-rules-13.12`);
      await expect(page.getByRole('heading', { name: /^13\.12/ })).toBeInViewport();
    });
  });
}
