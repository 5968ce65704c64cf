// Tests らくえん模擬戦 on the page: characters of shares and tactics, dice, and links. Play by hand is in by-hand.spec.ts.
import type { Match } from '#engine';
import {
  build,
  expect,
  open,
  ready,
  record,
  section,
  settings,
  sheet,
  shows,
  test,
  unless,
  watch,
} from '../kit/fixture.ts';
import { pathOf } from '../kit/games.ts';
import { duel, tactic } from '../kit/rakuen.ts';
import { site } from '../kit/site.ts';
import { dictionaries, languages, playWords, sheetWords, stageWords } from '../kit/words.ts';

const { fight, fragment, system } = duel;
const last = tactic.presets.at(-1);
if (!last) throw new Error('no presets');

for (const lang of languages) {
  test.describe(lang, () => {
    const t = dictionaries[lang];
    const w = sheetWords[lang];
    const [a, b] = duel.samplesIn(lang);
    const sample = duel.match({ sides: [a, b] });

    test(`the plate of a side opens its sheet, in which a skill that is used up is struck out${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      await open(page, pathOf('rakuen', lang));
      await watch(page);
      await page.keyboard.press('End');
      const used = fight(sample)
        .boards.at(-1)
        ?.sides.flatMap(({ rows }, side) =>
          rows.flatMap(({ id, cells }) => (id === 'used' ? cells.map(({ item }) => ({ side, item })) : [])),
        );
      expect(used?.length).toBeGreaterThan(0);
      for (const { side, item } of used ?? []) {
        const name = system.form.items.find(({ id }) => id === item)?.name[lang] ?? '';
        const seal = page.getByRole('button', { name: new RegExp(`^${name}.*${t.marks.spent}$`) });
        await expect(seal.first()).toBeVisible();
        await page
          .getByRole('button', { name: `${side === 0 ? '▲' : '▽'} ${[a, b][side]?.name}`, exact: true })
          .click();
        const told = page.getByRole('dialog');
        await expect(told).toContainText('POW');
        await expect(told.locator('s')).toHaveText(name);
        await page.keyboard.press('Escape');
      }
    });

    test(`a character is built with the keyboard, fights at once, and its link opens again${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      await open(page, pathOf('rakuen', lang));
      await shows(page, lang, fight(sample));
      await test.step('the record says which plan decided, and why the others did not', async () => {
        const p = playWords[lang];
        const taken = fight(sample).decisions.find(({ why }) =>
          why?.plans.some((one) => one.verdict === 'false'),
        );
        const [chief, other] = ['decided', 'false'].map((wanted) =>
          taken?.why?.plans.find(({ verdict }) => verdict === wanted),
        );
        if (!chief || !other) throw new Error('no plan was overruled');
        const line = `${p.plan(chief.plan + 1)} ${chief.text[lang]}`;
        await record(page, t).getByText(line).first().click();
        const here = page.getByRole('region', { name: stageWords[lang].decidedHere });
        await here.getByText(line).click();
        await expect(here.getByText(other.said[lang]).first()).toBeVisible();
      });
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
      await section(first, tactic.label[lang]);
      const choice = first.getByRole('combobox', { name: tactic.label[lang] });
      await choice.focus();
      await page.keyboard.press('Home');
      for (let n = 1; n < tactic.presets.length; n++) await page.keyboard.press('ArrowDown');
      await expect(first.getByText(last.text[lang]).filter({ visible: true })).toHaveCount(1);
      await shows(page, lang, fight(built));
      await expect(page).toHaveURL(new RegExp(`#${fragment(built)}$`));
      const address = page.url();
      await page.goto('about:blank');
      await page.goto(address);
      await ready(page);
      await build(page);
      await shows(page, lang, fight(built));
    });

    test(`the dice are rolled anew and back, and are the event of the board: between the two, a double in one frame${unless(lang === 'en')}`, async ({
      page,
    }) => {
      const p = playWords[lang];
      await open(page, pathOf('rakuen', lang));
      // The bar names what differs from the default, the dialog has all settings.
      const bar = page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${stageWords[lang].settings} `) });
      await expect(bar).toContainText(stageWords[lang].usual);
      await page.keyboard.press('r');
      await expect(bar).not.toContainText(stageWords[lang].usual);
      const anew = (await (await settings(page)).locator('code').textContent()) ?? '';
      await page.keyboard.press('Escape');
      await shows(page, lang, fight({ ...sample, seed: anew }));
      await page.keyboard.press('z');
      await expect(bar).toContainText(stageWords[lang].usual);
      await shows(page, lang, fight(sample));

      const { events } = fight(sample);
      const rolled = events.find(
        ({ args = {} }) =>
          'sum' in args && (args['toRed'] ?? args['red']) === (args['toBlue'] ?? args['blue']),
      );
      if (!rolled) throw new Error('no double fell');
      // Beside the sheets the board has room for the sum of the dice alone.
      await watch(page);
      await record(page, t)
        .getByRole('option', { name: new RegExp(`^${rolled.i + 1} `) })
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

    test(`a link of one system opens on the page of the other, tabs lead between them, and its rules stand on a screen of their own @full`, async ({
      page,
    }) => {
      await page.goto(`${site}${lang === 'en' ? 'en/' : ''}shiden/#${fragment(sample)}`);
      await expect(page).toHaveURL(new RegExp(`/${pathOf('rakuen', lang)}#`));
      await ready(page);
      await build(page);
      await shows(page, lang, fight(sample));
      const games = page.getByRole('navigation', { name: t.systems });
      await expect(games.getByRole('link', { name: system.name[lang] })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await games.getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp('/shiden/'));
      await ready(page);
      await build(page);
      await expect(page.getByRole('group', { name: t.skillFor(5) }).first()).toBeVisible();
      await page.goto('about:blank');
      await open(page, `${pathOf('rakuen', lang)}#-rules-13.12`);
      await expect(page.getByRole('heading', { name: /^13\.12/ })).toBeInViewport();
    });
  });
}
