// Journey: a newcomer's first steps in any game. Opens the page, reads what it is, fills both sheets, sees a
// change, sends the fight; by thumb on a phone without scrolling for a result, and with the keyboard alone.
// Then what most readers do with a fight.
import type { Locator, Page } from '@playwright/test';
import {
  build,
  expect,
  goTo,
  kindButton,
  menu,
  open,
  record,
  section,
  send,
  sheet,
  shells,
  steps as linesOf,
  test,
  unless,
  verdict,
  visit,
  watch,
} from '../kit/fixture.ts';
import { type Game, gameOf, headline, pathOf, plain } from '../kit/games.ts';
import { arrives, catchDownload, copied, dealt, reach, takeAlong } from '../kit/hands.ts';
import { labelOf, points } from '../kit/panel.ts';
import { tactic } from '../kit/rakuen.ts';
import { changed, character, fight, fragment, item, log, other, sampleIn, system } from '../kit/shiden.ts';
import {
  builderWords,
  cardWords,
  dictionaries,
  formWords,
  headWords,
  languages,
  shareWords,
  sheetWords,
} from '../kit/words.ts';
import { type Side, ending, nameOf, names, share, sides, told, understand, written } from './steps.ts';

/** The custom name of a spell card. */
const cardName = 'スターダスト';

const rows = ['閃閃交硬果/アオイ', '待速搦待閃/クロエ'].map(character);
const [a, b] = rows;
if (!a || !b) throw new Error('two are missing');
const ids = (one: typeof a) => one['skills'] as string[];
/** Place (from 1) and new skill of the change that the first character gets. */
const [place, change] = [3, '紫電'] as const;
const after = { ...a, skills: ids(a).with(place - 1, change) };

for (const lang of languages) {
  const t = dictionaries[lang];
  const skill = (id: string) => {
    const found = item(id);
    return t.itemName(found.name[lang], found.reading[lang], found.limited);
  };

  test.describe(`rows of skills (${lang})`, () => {
    const [first, then] = [headline(fight(a, b), lang), headline(fight(after, b), lang)];

    test.describe('by thumb', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

      test(`the five steps${unless(lang === 'ja')}`, async ({ page }) => {
        await visit(page, shells[lang]);
        await understand(page, lang, (on) => on.tap());
        for (const side of sides) {
          const mine = sheet(page, t, side);
          if (side === 1) {
            await page.getByRole('group', { name: t.sheets }).getByText('▽').tap();
            await mine.getByRole('button', { name: t.placeItem(1, t.emptyPlace) }).tap();
          }
          await nameOf(page, lang, side).tap();
          await page.keyboard.type(names[side]);
          for (const id of ids([a, b][side] ?? a)) {
            await kindButton(page, side, id, lang).tap();
            await mine.getByRole('button', { name: skill(id), exact: true }).tap();
          }
        }
        await told(page, () => first);

        await page.getByRole('group', { name: t.sheets }).getByText('▲').tap();
        const mine = sheet(page, t, 0);
        await mine
          .getByRole('button', { name: t.placeItem(place, item(ids(a)[place - 1] ?? '').name[lang]) })
          .tap();
        await kindButton(page, 0, change, lang).tap();
        await mine.getByRole('button', { name: skill(change), exact: true }).tap();
        expect(then).not.toBe(first);
        await told(page, () => then);
        await share(page);
        await arrives(page, headline(fight(after, b), lang));
      });
    });

    test.describe('with the keyboard alone', () => {
      test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

      test(`the five steps, and the whole main flow: seek, copy, share, close${unless(lang === 'en')}`, async ({
        page,
      }) => {
        await visit(page, shells[lang]);
        await understand(page, lang, async (on) => {
          await reach(page, on);
          await page.keyboard.press('Enter');
        });
        const search = (side: Side, at: number) =>
          sheet(page, t, side).getByRole('searchbox', { name: t.skillFor(at) });
        const seek = async (id: string) => {
          await page.keyboard.press('ControlOrMeta+a');
          await page.keyboard.insertText(item(id).name.ja);
          await page.keyboard.press('Enter');
        };
        for (const side of sides) {
          await reach(page, nameOf(page, lang, side));
          await page.keyboard.insertText(names[side]);
          if (side === 1) {
            await reach(
              page,
              sheet(page, t, side).getByRole('button', { name: cardWords[lang].buildNamed('▽') }),
            );
            // Goes on with the places of the row, from the first one.
            for (const key of ['Enter', 'Home', 'Enter']) await page.keyboard.press(key);
          }
          await reach(page, sheet(page, t, side).getByRole('button', { name: t.searchSkills }));
          await page.keyboard.press('Enter');
          for (const [at, id] of ids([a, b][side] ?? a).entries()) {
            await reach(page, search(side, at + 1));
            await seek(id);
          }
        }
        await told(page, () => first);

        await reach(
          page,
          sheet(page, t, 0).getByRole('button', { name: cardWords[lang].buildNamed('▲') }),
          'Shift+Tab',
        );
        await page.keyboard.press('Enter');
        await page.keyboard.press('Home');
        for (let at = 1; at < place; at++) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await reach(page, sheet(page, t, 0).getByRole('button', { name: t.searchSkills }));
        await page.keyboard.press('Enter');
        await reach(page, search(0, place));
        await seek(change);
        await told(page, () => then);

        // The page's keys are off while the focus is in a text field.
        await reach(page, page.getByRole('button', { name: t.actions.share }).first());
        await page.keyboard.press('Home');
        await page.keyboard.press('ArrowRight');
        await expect(linesOf(page, t).first()).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Shift+ArrowRight');
        await page.keyboard.press('End');
        const last = fight(after, b).events.length;
        await expect(page.getByRole('slider', { name: t.step })).toHaveValue(String(last));
        await page.keyboard.press('c');
        await expect.poll(() => copied(page)).toBe(log('text', lang, after, b));

        await page.keyboard.press('s');
        const dialog = page.getByRole('dialog', { name: t.actions.share });
        await expect(dialog).toBeVisible();
        for (let presses = 0; presses < 30; presses++) {
          await page.keyboard.press('Tab');
          // Outside the dialog Tab reaches only the browser's own interface.
          const inside = await dialog.evaluate((box) => box.contains(document.activeElement));
          expect(inside || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await reach(page, page.getByRole('button', { name: t.actions.share }).first());
        await page.keyboard.press('Enter');
        await arrives(page, headline(fight(after, b), lang));
      });
    });
  });

  for (const [name, viewport] of [
    ['desktop', { width: 1280, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    test.describe(`the sample (${lang}, ${name})`, () => {
      test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });
      /** The skill that is put into ▲'s last place. */
      const put = '一閃';

      test(`it is changed, stepped through, taken along; its rules are a screen away${unless(name === 'phone' && lang === 'ja')}`, async ({
        page,
      }) => {
        await open(page, shells[lang]);
        const sample = sampleIn(lang);
        const [before, now] = [fight(...sample), fight(...changed(put, sample))];
        await test.step('a line leads to its step and to its rule', async () => {
          await expect(verdict(page)).toContainText(headline(before, lang));
          // On a phone the record is on the watch stage.
          await watch(page);
          const line = record(page, t).getByRole('option', { name: /^5 / });
          await line.click();
          await expect(line).toHaveAttribute('aria-selected', 'true');
          await expect(
            page.getByRole('group', { name: t.boardAt(before.boards[5]?.round ?? 0, 5) }),
          ).toBeVisible();
          const rule = before.events[4]?.rule ?? 'a rule';
          const why = page.getByRole('main').getByRole('button', { name: t.whyRule(rule) });
          await why.click();
          const dialog = page.getByRole('dialog');
          await expect(dialog.getByRole('heading', { level: 2 })).toContainText(rule);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
          await expect(why).toBeFocused();
        });
        await test.step('the log is copied and saved', async () => {
          const classic = t.copyClassic(system.notation[lang]);
          if (name === 'phone') {
            // On a phone the record has no head: the texts are taken from the share dialog.
            await send(page);
            const dialog = page.getByRole('dialog', { name: t.actions.share });
            await dialog.getByText(shareWords[lang].others, { exact: true }).click();
            await dialog.getByRole('button', { name: classic }).click();
            await expect(dialog.getByRole('status')).toHaveText(shareWords[lang].copied);
            expect(await copied(page)).toBe(log('classic', 'ja', ...sample));
            await dialog.getByRole('button', { name: formWords[lang].text.action }).click();
            await expect.poll(() => copied(page)).toBe(log('text', lang, ...sample));
            const saved = await catchDownload(page, () =>
              dialog.getByRole('button', { name: shareWords[lang].file }).click(),
            );
            expect(JSON.parse(saved.text)).toMatchObject({ sides: sample });
            await dialog.getByRole('button', { name: t.close }).click();
            return;
          }
          const menu = takeAlong(page, lang);
          await menu.click();
          await menu.getByRole('button', { name: classic }).click();
          await expect(page.getByRole('status').filter({ hasText: t.copied })).toHaveCount(1);
          expect(await copied(page)).toBe(log('classic', 'ja', ...sample));
          await page.keyboard.press('c');
          await expect.poll(() => copied(page)).toBe(log('text', lang, ...sample));
          await menu.click();
          const saved = await catchDownload(page, () => menu.getByRole('button', { name: t.save }).click());
          expect(saved).toEqual({
            name: `${sample.map(({ name }) => name).join('-')}.txt`,
            text: log('text', lang, ...sample),
          });
        });
        await test.step('a changed skill is fought at once, and the first changed line is marked', async () => {
          await build(page);
          await kindButton(page, 0, put, lang).click();
          await sheet(page, t, 0)
            .getByRole('group', { name: t.skillFor(5) })
            .getByRole('button', { name: skill(put) })
            .click();
          await expect(verdict(page)).toContainText(headline(now, lang));
          const first = now.events.findIndex((event, i) => {
            const old = before.events[i];
            return !old || plain(event.text[lang]) !== plain(old.text[lang]);
          });
          await page
            .getByRole('button', { name: new RegExp(`^${t.stamps.changed}`) })
            .first()
            .click();
          if (name === 'phone') await watch(page);
          await expect(record(page, t).getByText(t.changedHere)).not.toHaveCount(0);
          const line = record(page, t).getByRole('option', { name: new RegExp(`^${first + 1} `) });
          await expect(line).toHaveAttribute('aria-selected', 'true');
          await build(page);
          await page.getByRole('button', { name: t.actions.undo }).click();
          await expect(verdict(page)).toContainText(headline(before, lang));
        });
        await test.step('the rules are a screen away, and Back leads back', async () => {
          await goTo(page, t.screens.rules);
          await expect(page.getByRole('heading', { name: /^5\.3/ })).toBeVisible();
          await expect(page).toHaveTitle(new RegExp(t.rulesTitle));
          await page.goBack();
          await expect(verdict(page)).toBeVisible();
          await expect(page).toHaveTitle(new RegExp(sample[0].name));
        });
        await test.step('a link shows its fight, the same in both languages', async () => {
          await page.goto('about:blank');
          await open(page, `${shells.ja}#${fragment(...other)}`);
          await expect(verdict(page)).toContainText(headline(fight(...other), 'ja'));
          const switches = name === 'phone' ? await menu(page) : page.getByRole('banner');
          await switches.getByRole('link', { name: 'English' }).click();
          await expect(verdict(page)).toContainText(headline(fight(...other), 'en'));
          await expect(page).toHaveURL(new RegExp(`/en/shiden/#${fragment(...other)}`));
        });
      });
    });
  }

  const toldHere = (page: Page, game: Game) => told(page, () => ending(game, page.url(), lang));

  /**
   * Makes a sheet of 千幻抄 that can attack, with a spell card under a custom name. `act`: taps a button, or
   * presses a key on it.
   */
  const withCard = async (
    page: Page,
    game: Game,
    mine: Locator,
    act: (button: Locator) => Promise<void>,
  ): Promise<void> => {
    const f = sheetWords[lang];
    const comet = game.item('comet').name[lang];
    const more = { ja: ['ショット', '回避', '魔法'], en: ['Shot', 'Evasion', 'Magic'] }[lang];
    const [skills, abilities, cardsOf] = {
      ja: ['スキル', '能力', 'スペルカード'],
      en: ['Skills', 'Abilities', 'Spell cards'],
    }[lang];
    for (const [at, one] of more.entries()) {
      await section(mine, at === 2 ? (abilities ?? '') : (skills ?? ''));
      // The points pay for four levels of a skill, and for two of 魔法.
      for (let n = 0; n < (at === 2 ? 2 : 4); n++)
        await act(mine.getByRole('button', { name: f.more(one), exact: true }));
    }
    await section(mine, cardsOf ?? '');
    const cards = mine.getByRole('group', { name: { ja: /^スペルカード/, en: /^Spell cards/ }[lang] });
    await act(
      cards.getByRole('button', { name: { ja: '＋ スペルカードを選ぶ', en: 'Choose spell cards' }[lang] }),
    );
    const list = page.getByRole('dialog');
    await act(list.getByRole('button', { name: builderWords[lang].take(comet), exact: true }));
    await act(list.getByRole('button', { name: t.close }));
    await cards.getByRole('textbox', { name: f.ownName(comet, 1) }).focus();
    await page.keyboard.insertText(cardName);
    // A tactic that plays cards.
    await section(mine, { ja: '戦術', en: 'Tactic' }[lang]);
    await mine.getByRole('combobox', { name: { ja: '戦術', en: 'Tactic' }[lang] }).selectOption('狙撃');
  };
  /** Expects ▲ to have won, with the card in the record. */
  const carried = async (page: Page) => {
    await expect(verdict(page)).toContainText(names[0]);
    await watch(page);
    await expect(record(page, t)).toContainText(cardName);
  };
  /**
   * The same on a phone, which shows the board alone: its menu searches the record, and the board tells the
   * line that was found.
   */
  const carriedByThumb = async (page: Page) => {
    await expect(verdict(page)).toContainText(names[0]);
    await watch(page);
    await page.getByRole('slider', { name: t.step }).fill('0');
    const box = await menu(page, (on) => on.tap());
    await box.getByRole('searchbox', { name: t.findInRecord }).tap();
    await page.keyboard.insertText(cardName);
    await page.keyboard.press('Enter');
    await box.getByRole('button', { name: t.close }).tap();
    await expect(page.getByRole('group', { name: /^(盤面|Board)/ }).getByRole('paragraph')).toContainText([
      cardName,
    ]);
  };

  test.describe(`other games, by thumb (${lang})`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    const steps = async (page: Page, game: Game, make: (mine: Locator, side: Side) => Promise<void>) => {
      await visit(page, pathOf(game.system.id, lang));
      await understand(page, lang, (on) => on.tap());
      for (const side of sides) {
        if (side === 1) await page.getByRole('group', { name: t.sheets }).getByText('▽').tap();
        await nameOf(page, lang, side).tap();
        await page.keyboard.insertText(names[side]);
        await make(sheet(page, t, side), side);
      }
      await written(page, game);
      await toldHere(page, game);
    };
    const sendOn = async (page: Page, game: Game) => {
      await share(page);
      await arrives(page, (url) => ending(game, url, lang));
    };

    test(`shares of a total @full`, async ({ page }) => {
      const game = await gameOf('rakuen');
      await steps(page, game, async (mine) => {
        await section(mine, tactic.label[lang]);
        await mine.getByRole('combobox').first().selectOption({ index: 1 });
      });
      await section(sheet(page, t, 1), { ja: '能力値', en: 'Abilities' }[lang]);
      const before = page.url();
      const more = sheet(page, t, 1).getByRole('button', { name: sheetWords[lang].more('POW') });
      for (let n = 0; n < 5; n++) await more.tap();
      await expect(page).not.toHaveURL(before);
      await toldHere(page, game);
      await sendOn(page, game);
    });

    test(`points, skills and panels @full`, async ({ page }) => {
      const game = await gameOf('panel');
      const c = builderWords[lang];
      const take = async (mine: Locator, id: string) => {
        await section(mine, labelOf('skills', lang));
        await mine.getByRole('button', { name: c.choose }).tap();
        const list = page.getByRole('dialog');
        await list.getByRole('button', { name: c.take(game.item(id).name[lang]), exact: true }).tap();
        await list.getByRole('button', { name: t.close }).tap();
      };
      await steps(page, game, async (mine) => {
        await section(mine, labelOf('points', lang));
        for (const one of points.parts)
          for (let n = 0; n < 5; n++) await mine.getByRole('button', { name: c.more(one.name[lang]) }).tap();
        await take(mine, '火花');
        await section(mine, labelOf('patterns', lang));
        await mine.getByRole('button', { name: c.addPattern }).tap();
        const cells = mine.getByRole('list', { name: c.pattern(1), exact: true }).getByRole('button');
        await expect(cells).toHaveCount(5);
        for (const cell of await cells.all()) await cell.tap();
      });
      const before = page.url();
      await take(sheet(page, t, 1), '焔剣');
      await expect(page).not.toHaveURL(before);
      await toldHere(page, game);
      await sendOn(page, game);
    });

    test(`numbers, lists and a card of one's own name @full`, async ({ page }) => {
      const game = await gameOf('sengen');
      await dealt(page, '3');
      await steps(page, game, async (mine, side) => {
        if (side === 0) await withCard(page, game, mine, (button) => button.tap());
      });
      await carriedByThumb(page);
      await sendOn(page, game);
    });
  });

  test.describe(`other games, with the keyboard alone (${lang})`, () => {
    test(`a card of one's own name @full`, async ({ page }) => {
      const game = await gameOf('sengen');
      await dealt(page, '3');
      await visit(page, pathOf('sengen', lang));
      const own = (await menu(page, (on) => on.press('Enter'))).getByRole('button', {
        name: headWords[lang].own,
      });
      await own.press('Enter');
      // The script that empties the sheets is fetched first.
      await expect(nameOf(page, lang, 0)).toHaveValue('');
      for (const side of sides) {
        await nameOf(page, lang, side).focus();
        await page.keyboard.insertText(names[side]);
      }
      await withCard(page, game, sheet(page, t, 0), (button) => button.press('Enter'));
      await written(page, game);
      await carried(page);
      await page.getByRole('button', { name: t.actions.share }).first().press('Enter');
      await arrives(page, (url) => ending(game, url, lang));
    });

    test(`shares of a total @full`, async ({ page }) => {
      const game = await gameOf('rakuen');
      await visit(page, pathOf('rakuen', lang));
      await understand(page, lang, async (on) => {
        await reach(page, on);
        await page.keyboard.press('Enter');
      });
      for (const side of sides) {
        await reach(page, nameOf(page, lang, side));
        await page.keyboard.insertText(names[side]);
      }
      await written(page, game);
      await toldHere(page, game);
      const before = page.url();
      await reach(page, sheet(page, t, 0).getByRole('slider', { name: 'POW' }), 'Shift+Tab');
      for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight');
      await expect(page).not.toHaveURL(before);
      await toldHere(page, game);
      await reach(page, page.getByRole('button', { name: t.actions.share }).first(), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await arrives(page, (url) => ending(game, url, lang));
    });
  });
}
