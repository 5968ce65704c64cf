// Tests explanations: words of the games open their meaning, seals are glossed in English, and screens say
// what they are for.
import type { Locator } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { play } from '../../../web/build/rules.ts';
import { root, systems } from '../../parity/module.ts';
import { expect, open, sheet, test, unless, visit, watch } from '../kit/fixture.ts';
import { gameOf, pathOf } from '../kit/games.ts';
import { other } from '../kit/shiden.ts';
import { dictionaries, languages } from '../kit/words.ts';

/** Plain text of an entry of the glossary. */
const inlines = (of: readonly (string | { s: string })[]) =>
  of.map((one) => (typeof one === 'string' ? one : one.s)).join('');

/** A fight of the system, and a step at which somebody is in a state. */
async function withStates(id: string) {
  const { fight, fragment, match: begun, system } = await gameOf(id);
  const match = begun(id === 'shiden' ? { sides: other } : {});
  const { boards } = fight(match);
  /** States of the characters and of their parties' figures, and letters on their panels. */
  const on = (board: (typeof boards)[number] | undefined) =>
    board?.sides.flatMap(({ states, rows, figures }) => {
      const cells = rows.find((row) => row.id === 'panels')?.cells ?? [];
      return [
        ...[states, ...(figures ?? []).map((one) => one.states)].flat().map((one) => one.id),
        ...cells.flatMap((cell) => Array.from(cell.states ?? '')),
      ];
    }) ?? [];
  const step = boards.findIndex((board) => on(board).length > 0);
  return {
    fragment: fragment(match),
    step,
    states: system.form.states.filter(({ id, glyph }) =>
      on(boards[step]).some((one) => one === id || one === glyph),
    ),
  };
}

for (const id of systems) {
  for (const lang of languages) {
    /** panel has a board of cells with letters; parity/terms.test.ts tests the words of all forms. */
    const enough = unless(id === 'panel' && lang === 'en');
    const t = dictionaries[lang];
    const path = pathOf(id, lang);
    const file = `docs/systems/${id}.play${lang === 'en' ? '' : '.ja'}.md`;
    const glossary = play(readFileSync(resolve(root, file), 'utf8')).filter((one) => one.id.startsWith('t.'));

    test(`${path}: words, states and screens say what they mean${enough}`, async ({ page }) => {
      await test.step('every word that can be opened has its meaning', async () => {
        await open(page, path);
        const words = page.getByRole('main').locator('button.term[aria-haspopup=dialog]:enabled');
        await expect(words.filter({ visible: true }).first()).toBeVisible();
        const opened = new Set<string>();
        const said = new Set<string>();
        /** Of words with the same text only the first is opened. */
        const openAll = async () => {
          for (const word of await words.filter({ visible: true }).all()) {
            const text = (await word.textContent()) ?? '';
            if (!said.has(text)) await openOne(word);
            said.add(text);
          }
        };
        const openOne = async (word: Locator) => {
          await word.press('Enter');
          const box = page.getByRole('dialog');
          const heading = box.getByRole('heading');
          await expect(heading).not.toBeEmpty();
          const title = (await heading.textContent()) ?? '';
          const entry = glossary.find((one) => one.title === title);
          const [meaning] = entry?.blocks ?? [];
          await expect(box).toContainText(meaning?.t === 'p' ? inlines(meaning.of) : 'an entry');
          opened.add(title);
          await page.keyboard.press('Escape');
          await expect(box).toBeHidden();
          await expect(word).toBeFocused();
        };
        await openAll();
        // Settings are folded, and only one section of a sheet is open at a time.
        const folded = page.getByRole('main').locator('details:has(.term)');
        for (const one of await folded.all()) {
          if (!(await one.isVisible()) || (await one.getAttribute('open')) !== null) continue;
          await one.locator('summary').first().press('Enter');
          await openAll();
        }
        // Beside the sheets nothing on the board can be pressed.
        await watch(page);
        await openAll();
        expect(opened.size).toBeGreaterThan(1);
        await page.goto('about:blank');
        await open(page, `${path}#-rules`);
        for (const one of glossary)
          await expect(page.getByRole('term').getByText(one.title, { exact: true }).first()).toBeVisible();
      });

      await test.step('screens say what they are for, on hover and in the help', async () => {
        await page.goto('about:blank');
        await open(page, path);
        const rail = page.getByRole('navigation', { name: t.screensNav });
        const shown = await rail.getByRole('link').all();
        await page.keyboard.press('?');
        const help = page.getByRole('dialog');
        for (const link of shown) {
          const line = (await link.getAttribute('title')) ?? '';
          expect(Object.values(t.screenLines)).toContain(line);
          await expect(help.getByText(line, { exact: true })).toBeVisible();
        }
        // The icons of a sheet have words beside them.
        await page.keyboard.press('Escape');
        for (const side of [0, 1] as const)
          for (const word of [...(side === 0 ? [t.chance] : []), t.more])
            await expect(sheet(page, t, side).getByText(word, { exact: true })).toBeVisible();
      });

      await test.step('the sheet is explained where characters are kept', async () => {
        await page.goto('about:blank');
        await open(page, `${path}#-roster`);
        const word = page
          .getByRole('main')
          .getByRole('button', { name: lang === 'ja' ? '札' : 'sheet', exact: true });
        await word.press('Enter');
        const [said] = glossary.find((one) => one.id === 't.sheet')?.blocks ?? [];
        await expect(page.getByRole('dialog')).toContainText(said?.t === 'p' ? inlines(said.of) : 'an entry');
        await page.keyboard.press('Escape');
        await expect(word).toBeFocused();
      });

      await test.step('states open their meaning on the board', async () => {
        const match = await withStates(id);
        expect(match.states.length).toBeGreaterThan(0);
        await page.goto('about:blank');
        await visit(page, `${path}#${match.fragment}.${match.step}`);
        const board = page.getByRole('main').locator('[data-part=board]');
        for (const { name, glyph, text } of match.states) {
          // A figure opens all of its states at once.
          const figure = board
            .locator('[data-actor] > button')
            .filter({ hasText: lang === 'ja' ? glyph : name[lang] });
          const plate = board.getByRole('button', { name: name[lang] }).or(figure).first();
          await plate.press('Enter');
          const box = page.getByRole('dialog').filter({ hasText: name[lang] });
          await expect(box).toContainText(text[lang]);
          await page.keyboard.press('Escape');
          await expect(plate).toBeFocused();
        }
      });
    });
  }

  test(`${id}: in English every seal has its meaning in letters, in Japanese none needs it${unless(id === 'panel')}`, async ({
    page,
  }) => {
    const { system: info } = await gameOf(id);
    const elements = info.form.fields.flatMap((field) => (field.type === 'patterns' ? field.elements : []));
    const meant = new Map([
      ...info.form.items.map((item) => [item.glyph, item.reading.en || item.name.en] as const),
      ...elements.map(({ id, name }) => [id, name.en] as const),
    ]);
    const meanings = new Set(meant.values());
    const names = new Set(info.form.items.map(({ name }) => name.en));
    const board = page.getByRole('main').locator('[data-part=board]');
    const glosses = () =>
      board
        .locator('li')
        .evaluateAll((all) =>
          all
            .filter((one) => one.querySelector('[lang=ja]'))
            .map((one) => [...one.querySelectorAll('[lang=ja] ~ span')].map((span) => span.textContent)),
        );
    await open(page, `en/${id}/`);
    // Figures on a field have words instead of seals.
    const seals = info.form.board?.type !== 'field';
    const noSeal = () => expect(board.locator('[data-kind]')).toHaveCount(0);
    const english = seals ? await glosses() : [];
    if (seals) expect(english).not.toEqual([]);
    else await noSeal();
    for (const said of english) {
      expect(meanings).toContain(said.at(-1));
      // Before the meaning stands the name that the log uses.
      for (const name of said.slice(0, -1)) expect(names).toContain(name.replaceAll('\u00ad', ''));
    }
    expect(english.some(({ length }) => length > 1)).toBe(id === 'shiden');
    await open(page, `${id}/`);
    if (seals) expect((await glosses()).flat()).toEqual([]);
    else await noSeal();

    // The pictures of a round in the rules are glossed too.
    await page.goto('about:blank');
    await open(page, `en/${id}/#-rules`);
    const picture = page.getByRole('figure').first();
    for (const sign of await picture.locator('[lang=ja] b').allTextContents())
      await expect(picture).toContainText(meant.get(sign) ?? sign);
  });
}
