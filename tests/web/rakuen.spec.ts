// The second system in the page: characters of shares and tactics, dice, decisions by hand, and links to it.
import type { Page } from '@playwright/test';
import type { Match, Report } from '../../bindings/engine.d.ts';
import { load, ok } from '../parity/module.ts';
import {
  dictionaries,
  expect,
  languages,
  open,
  playWords,
  record,
  sheet,
  sheetWords,
  test,
  verdict,
} from './fixture.ts';
import { headline, plain } from './game.ts';
import { site } from './site.ts';

const engine = await load();
const shells = { ja: 'rakuen/', en: 'en/rakuen/' } as const;

const system = ok(engine.systems()).find(({ id }) => id === 'rakuen');
const [a, b] = system?.samples ?? [];
if (!system || !a || !b) throw new Error('no system, or no samples');
const tactic = system.form.fields.find((field) => field.type === 'tactic');
if (!tactic) throw new Error('no tactic among its fields');
const last = tactic.presets.at(-1);
if (!last) throw new Error('no presets');

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
const sample: Match = { system: system.id, sides: [a, b], seed: '1' };

/** What the last line of the record says, and how the fight stands. */
async function shows(page: Page, lang: 'ja' | 'en', report: Report): Promise<void> {
  await expect(verdict(page)).toContainText(headline(report, lang));
  const lines = record(page, dictionaries[lang]).getByRole('button', { name: /^\d+ / });
  await expect(lines).toHaveCount(report.events.length);
  await expect(lines.last()).toContainText(plain(report.events.at(-1)?.text[lang] ?? []));
}

for (const lang of languages) {
  test.describe(lang, () => {
    const t = dictionaries[lang];
    const w = sheetWords[lang];

    test('a character is built with the keyboard, fights at once, and its link opens again', async ({
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
      await page.keyboard.press('End');
      // Past the opponents, back to the presets.
      for (let n = 0; n <= system.opponents; n++) await page.keyboard.press('ArrowUp');
      await expect(first.getByText(last.text[lang])).toBeVisible();
      await shows(page, lang, fight(built));
      await expect(page).toHaveURL(new RegExp(`#${fragment(built)}$`));
      const address = page.url();
      await page.goto('about:blank');
      await page.goto(address);
      await shows(page, lang, fight(built));
    });

    test('the dice are rolled anew, and rolled back', async ({ page }) => {
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

    test('played by hand: every choice waits, and can be taken back for other dice', async ({ page }) => {
      const p = playWords[lang];
      await open(page, shells[lang]);
      const label = tactic.label[lang];
      await sheet(page, t, 0).getByRole('combobox', { name: label }).selectOption({ label: w.hand });
      const match: Match = { ...sample, controllers: ['hand', 'plans'] };
      let report = fight(match);
      await shows(page, lang, report);
      const card = page.getByRole('region', { name: p.turn(a.name) });
      const decisions: string[] = [];
      for (let n = 0; n < 3; n++) {
        const { options } = report.pending ?? { options: [] };
        await expect(card.getByRole('button')).toHaveCount(options.length + (n > 0 ? 2 : 1));
        await card.getByRole('button', { name: options[0]?.[lang] ?? '', exact: true }).click();
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

    test('a computer opponent plays its side to the end; in a link it waits to be asked', async ({
      page,
    }) => {
      const choice = sheet(page, t, 1).getByRole('combobox', { name: tactic.label[lang] });
      const match: Match = { ...sample, controllers: ['plans', 'search 3'] };
      const decisions: string[] = [];
      const think = () => ask({ ...match, decisions }, (battle) => ok(battle.think()));
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

    test('a link of one system opens on the page of the other, and tabs lead between them', async ({
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

    test('its rules stand on a screen of their own', async ({ page }) => {
      await open(page, `${shells[lang]}#-rules-13.12`);
      await expect(page.getByRole('heading', { name: /^13\.12/ })).toBeInViewport();
    });
  });
}
