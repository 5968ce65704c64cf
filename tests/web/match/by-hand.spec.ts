// Tests a duel played by hand: each decision waits with its odds, decisions are taken back, computers answer,
// and the verdict stands in the question's place.
import type { Page } from '@playwright/test';
import type { Lang, Match, Odds, OddsFigure } from '#engine';
import { ok } from '../../parity/module.ts';
import {
  expect,
  menu as headMenu,
  open,
  ready,
  record,
  seats,
  send,
  shows,
  test,
  thorough,
  unless,
  verdict,
} from '../kit/fixture.ts';
import { firstOptions, headline, pathOf } from '../kit/games.ts';
import { arrives, copied } from '../kit/hands.ts';
import {
  asked,
  choice,
  choices,
  namesOf,
  question,
  sentence,
  pressable,
  surrender,
} from '../kit/question.ts';
import { a, b, duel, sample } from '../kit/rakuen.ts';
import { site } from '../kit/site.ts';
import { dictionaries, either, languages, playWords, shareWords, stageWords } from '../kit/words.ts';
import { briefly, figureOf } from '../kit/page.ts';

const { analysis, fight, fragment, system } = duel;
const { ja, en } = dictionaries;
/** The options that the page shows: not those that are asked again when more is known, nor those that come to nothing. */
const asksNow = <T extends { tags: string[] }>(options: readonly T[]) =>
  options.filter(({ tags }) => !tags.includes('later') && !tags.includes('idle'));
const odds = (match: Match) => ok(analysis.odds(JSON.stringify(match)));
/** The sample, with ▲ played by hand. */
const byHand: Match = { ...sample, controllers: ['hand', 'plans'] };
/** More decisions than a fight with 150 HP on each side can have. */
const plenty = 200;

/**
 * Beside 「厳密」 the assumption is named, and each open answer has its own figures, also in a row of the table.
 */
async function answersAreTold(
  page: Page,
  lang: Lang,
  options: readonly { id: string; ja: string; en: string; tags: string[] }[],
  known: Odds | null,
): Promise<void> {
  const [p, card] = [playWords[lang], question(page)];
  const open = known?.options.filter(({ answers }) => answers) ?? [];
  expect(known?.assuming !== undefined).toBe(open.length > 0);
  if (!known?.assuming) return;
  await expect(card.getByText(known.assuming[lang])).toHaveCount(1);
  await card.getByText(p.asTable).click();
  const table = card.getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveCount(known.options.length + 2 * open.length);
  const shown = asksNow(options);
  const told = open.filter(({ option }) => shown.some(({ id }) => id === option));
  for (const { option, figures: own, answers = [] } of told.slice(0, 2)) {
    const large = briefly(own, known.options).find((figure) => 'value' in figure);
    const name = shown.find(({ id }) => id === option)?.[lang] ?? '';
    const button = choice(page, lang, name);
    for (const answer of answers) {
      const [first] = answer.figures;
      if (!first) throw new Error('an answer without figures');
      const figures = `${first.name[lang]} ${figureOf(first)}`;
      // The mean that stands large has its name there.
      const mean = answer.figures.find((figure) => 'value' in figure && figure.name.ja === large?.name.ja);
      const mark = mean ? ` ${figureOf(mean)}` : `: ${figures}`;
      await expect(button).toHaveAccessibleDescription(new RegExp(answer.name[lang] + mark));
      const row = table.getByRole('row', { name: p.answered(name, answer.name[lang]) });
      await expect(row).toContainText(figures);
    }
  }
  await card.getByText(p.asTable).click();
}

for (const lang of languages) {
  const [t, p] = [dictionaries[lang], playWords[lang]];
  const path = pathOf('rakuen', lang);

  test(`every choice waits, and can be taken back for other dice; two at one device are both asked (${lang})${unless(lang === 'ja')}`, async ({
    page,
  }) => {
    const [a, b] = duel.samplesIn(lang);
    // A seed that the page has not shown is kept; for the sample's the page would take another one.
    const seed = '7';
    const byHand = duel.match({ sides: [a, b], seed, controllers: ['hand', 'plans'] });
    await open(page, `${path}#${fragment(duel.match({ sides: [a, b], seed }))}`);
    await seats(page).first().selectOption('hand');
    let report = fight(byHand);
    await shows(page, lang, report);
    const card = question(page);
    const decisions: string[] = [];
    for (let n = 0; n < 3; n++) {
      const { options } = report.pending ?? { options: [] };
      expect(report.pending?.giveUp).toBe(true);
      await expect(sentence(page)).toContainText(asked(report.pending, lang));
      await expect
        .poll(async () => (await namesOf(choices(page, lang))).toSorted())
        .toEqual(
          asksNow(options)
            .map((option) => option[lang])
            .toSorted(),
        );
      const known = odds({ ...byHand, decisions });
      await expect(card.getByText(p.exact(known?.assuming?.[lang]), { exact: true })).toHaveCount(
        known ? 1 : 0,
      );
      if (known) {
        const [first] = known.options;
        const shown = briefly(first?.figures ?? [], known.options);
        // The large figure is a mean; where there is none it is a chance, and says that it is one.
        const large = shown.find((figure) => 'value' in figure) ?? shown[0];
        const nameIn = (figure: OddsFigure) =>
          figure === large && 'chance' in figure ? p.chanceOf(figure.name[lang]) : figure.name[lang];
        const figures = shown.map((figure) => `${nameIn(figure)} ${figureOf(figure)}`);
        expect(figures.length).toBeGreaterThan(1);
        const name = options.find(({ id }) => id === first?.option)?.[lang] ?? '';
        const described = await choice(page, lang, name).evaluate((one) =>
          (one.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent)
            .join(' '),
        );
        for (const figure of figures) expect(described).toContain(figure);
      }
      await answersAreTold(page, lang, options, known);

      await choice(page, lang, options[0]?.[lang] ?? '').click();
      decisions.push(options[0]?.id ?? '');
      report = fight({ ...byHand, decisions });
      await shows(page, lang, report);
    }
    await card.getByRole('button', { name: p.startOver }).click();
    const leaves = page.getByRole('dialog', { name: stageWords[lang].leaveTitle });
    await leaves.getByRole('button', { name: stageWords[lang].goOn }).click();
    await shows(page, lang, report);
    await card.getByRole('button', { name: p.back }).click();
    await shows(page, lang, fight({ ...byHand, decisions: [...decisions.slice(0, 2), 'reroll 1'] }));
    await surrender(page, lang);
    const over = fight({ ...byHand, decisions: [...decisions.slice(0, 2), 'reroll 1', 'surrender'] });
    expect(over.outcome?.winner).toBe('B');
    await shows(page, lang, over);

    await test.step('two at one device', async () => {
      const both: Match = { ...byHand, controllers: ['hand', 'hand'], decisions: ['first', 'attack POW'] };
      await page.goto('about:blank');
      await open(page, `${path}#${fragment(both)}`);
      const [fallen] = fight(both).events.at(-1)?.dice ?? [];
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
      await shows(page, lang, fight({ ...both, decisions: ['first', 'reroll 1'] }));
      await expect(record(page, t).getByText(p.rewind(1))).toBeVisible();
    });
  });

  test.describe(`on a phone (${lang})`, () => {
    test.use({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test(`two tactics, then by hand against the strong computer to the end, and away with it${unless(lang === 'en')}`, async ({
      page,
    }) => {
      await open(page, pathOf('shiden', lang));
      await (await headMenu(page, (on) => on.tap())).getByRole('link', { name: /らくえん|Rakuen/ }).tap();
      await page.waitForURL(/rakuen/);
      await ready(page);
      // On a phone the question stands in the record's place: the strip tells the number of lines.
      const lines = async (of: Page = page) =>
        Number(await of.getByRole('slider', { name: either(ja.step, en.step) }).getAttribute('max'));
      const own = (await verdict(page).textContent()) ?? '';

      await page.getByRole('button', { name: stageWords[lang].quick }).press('Enter');
      // Options are buttons, or numbers on a ruler with one button.
      const [turn, options] = [sentence(page), choices(page, lang)];
      await expect(options.first()).toBeInViewport({ ratio: 1 });
      await expect(turn).toBeInViewport();
      await expect(verdict(page)).not.toHaveText(own);
      // With the keyboard each turn leads to the next decision.
      for (let n = 0; n < 3; n++) {
        // What came of a turn is told first, each line as long as it takes to read.
        await expect(turn).toBeFocused({ timeout: 40_000 });
        await expect(turn).toBeInViewport();
        await expect(options.first()).toBeInViewport({ ratio: 1 });
        const before = await page.getByRole('status').last().textContent();
        await page.keyboard.press('Tab');
        await expect(options.first()).toBeFocused();
        await pressable(page);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status').last()).not.toHaveText(before ?? '');
      }

      // A decision is taken back; a link of this moment opens at this moment.
      await expect(page.getByText(p.thinks(''), { exact: false })).toBeHidden();
      await expect(turn).toBeFocused({ timeout: 40_000 });
      const now = await lines();
      await page.getByRole('button', { name: p.back }).tap();
      await expect(page.getByText(p.rewind(1)).first()).toBeAttached();
      await expect.poll(lines).toBeLessThan(now);
      await expect(turn).toBeVisible();
      await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#1F/);
      const waits = await namesOf(options);
      const stands = await lines();
      // On so narrow a phone the row below the options has no room for the share button: the menu has it.
      await (await headMenu(page, (on) => on.tap())).getByRole('button', { name: t.actions.share }).tap();
      const friend = await arrives(page, '');
      await expect.poll(() => lines(friend)).toBe(stands);
      const theirs = choices(friend, lang);
      await expect(theirs).toHaveCount(waits.length);
      expect(await namesOf(theirs)).toEqual(waits);
      await friend.close();
      await page.keyboard.press('Escape');

      // With reduced motion the result of a turn is shown at once instead of being told line by line.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      let taken = 0;
      const most = thorough ? plenty : 3;
      for (; taken < most && (await options.first().isVisible()); taken++) {
        const before = await lines();
        await options.first().tap();
        await expect.poll(lines).toBeGreaterThan(before);
        await expect(page.getByText(p.thinks(''), { exact: false })).toBeHidden();
      }
      expect(taken).toBeGreaterThan(2);
      expect(taken).toBeLessThan(plenty);
      if (!thorough) await surrender(page, lang, (on) => on.tap());

      await send(page, (on) => on.tap());
      const dialog = page.getByRole('dialog', { name: t.actions.share });
      await dialog.getByText(shareWords[lang].others, { exact: true }).tap();
      await dialog.getByRole('button', { name: t.copyClassic(t.posted(system.notation[lang])) }).tap();
      // The clipboard may still hold another test's text.
      await expect.poll(() => copied(page)).toContain('【');
      expect((await copied(page)).split('\n').length).toBeGreaterThan(taken);
    });

    test(`the verdict stands where the choice stood, with another fight and a move back${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      const decisions = firstOptions(duel, byHand).slice(0, -1);
      await page.goto(`${site}${path}#${fragment({ ...byHand, decisions })}`);
      await ready(page);
      const turn = question(page);
      const [option] = fight({ ...byHand, decisions }).pending?.options ?? [];
      await turn
        .getByRole('button', { name: option?.[lang] ?? '' })
        .first()
        .tap();

      const over = fight({ ...byHand, decisions: [...decisions, option?.id ?? ''] });
      const card = page.getByRole('region').filter({ has: page.getByRole('button', { name: p.again }) });
      const last = card.getByRole('heading', { level: 2 });
      await expect(last).toContainText(headline(over, lang));
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport();
      for (const name of [p.again, p.back]) await expect(page.getByRole('button', { name })).toHaveCount(1);

      await card.getByRole('button', { name: p.back }).tap();
      const again = fight({ ...byHand, decisions: [...decisions, 'reroll 1'] });
      await expect(sentence(page)).toContainText(asked(again.pending, lang));
      await expect(sentence(page)).toBeInViewport();
      // On a phone the question stands in the record's place.
      await expect(page.getByText(p.rewind(1)).first()).toBeAttached();
      await surrender(page, lang, (on) => on.tap());
      await expect(last).toContainText(b.name);
      await card.getByRole('button', { name: p.again }).tap();
      await expect(sentence(page)).toBeFocused();
      await expect(sentence(page)).toContainText(`▲ ${a.name}`);
      await expect(choices(page, lang).first()).toBeVisible();
      await expect(page.getByText(p.rewind(1))).toHaveCount(0);

      // The odds are hidden, and stay hidden.
      const begins = page.url();
      const shown = page.getByRole('checkbox', { name: p.showOdds });
      await choices(page, lang).first().tap();
      await expect.poll(() => page.url()).not.toBe(begins);
      await shown.uncheck();
      await expect(page.getByText(p.asTable, { exact: true })).toHaveCount(0);
      await page.reload();
      await ready(page);
      await expect(shown).not.toBeChecked();
    });
  });

  test(`a computer opponent plays its side to the end; in a link it waits to be asked (${lang})${unless(lang === 'en')}`, async ({
    page,
  }) => {
    const match = duel.match({ sides: duel.samplesIn(lang), controllers: ['plans', 'search 3'] });
    const decisions: string[] = [];
    const think = () => ok(analysis.think(JSON.stringify({ ...match, decisions })));
    for (let option = think(); option; option = think()) decisions.push(option);
    const over = fight({ ...match, decisions });
    expect(over.outcome).not.toBeNull();

    await open(page, path);
    await seats(page)
      .nth(1)
      .selectOption({ label: stageWords[lang].levels[2] ?? '' });
    await shows(page, lang, over);

    await page.goto('about:blank');
    await page.goto(`${site}${path}#${fragment(match)}`);
    await shows(page, lang, fight(match));
    await expect(seats(page).nth(1)).toHaveValue('search 3');
    await page.getByRole('button', { name: p.goOn }).click();
    await shows(page, lang, over);
  });
}
