// Tests a GM's own skill list: loaded, built and fought with, kept, missing in links, and never trusted.
import type { Locator, Page } from '@playwright/test';
import type { Lang, Match, Problem } from '#engine';
import { broken, listOf, matchWith, wrongs } from '../../parity/gmList.ts';
import { ok } from '../../parity/module.ts';
import { wrong } from '../kit/axe.ts';
import {
  build,
  expect,
  open,
  readInto,
  ready,
  record,
  section,
  settings,
  sheet,
  stageOf,
  test,
  unless,
  verdict,
} from '../kit/fixture.ts';
import { headline, pathOf } from '../kit/games.ts';
import { catchDownload } from '../kit/hands.ts';
import { labelOf, panel } from '../kit/panel.ts';
import { site } from '../kit/site.ts';
import {
  builderWords,
  dictionaries,
  languages,
  listsWords,
  plansWords,
  settingsWords,
  shareWords,
  stageWords,
} from '../kit/words.ts';

const { engine, analysis, fight, fragment, system } = panel;
const label = system.settings.find((one) => 'file' in one)?.label ?? { ja: '', en: '' };

/** The fight that an address holds, read with the list at hand. */
function matchAt(url: string, list: object): Match {
  const read = ok(engine.openLink(url, JSON.stringify({ skills: list })));
  if ('failure' in read || read.kind !== 'F') throw new Error(`no link of a fight: ${url}`);
  return read.match;
}

const asFile = (list: object | string, name = 'list.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof list === 'string' ? list : JSON.stringify(list, null, 2)),
});

async function openLists(page: Page, lang: Lang): Promise<Locator> {
  const button = (await settings(page)).getByRole('button', {
    name: settingsWords[lang].ownFile(label[lang]),
  });
  await button.click();
  const dialog = page.getByRole('dialog', { name: listsWords[lang].title(label[lang]) });
  await dialog.getByRole('radio', { name: listsWords[lang].json }).check();
  return dialog;
}

/** Chooses a list as a file, and uses it. */
async function use(page: Page, lang: Lang, list: ReturnType<typeof listOf>): Promise<void> {
  const l = listsWords[lang];
  const dialog = await openLists(page, lang);
  await dialog.getByLabel(dictionaries[lang].openFile).setInputFiles(asFile(list));
  await expect(dialog.getByText(l.found(list))).toBeVisible();
  await dialog.getByRole('button', { name: l.use }).click();
  await expect(dialog).toBeHidden();
}

/** Expects no violations on the whole page, in light and dark. */
async function nothingWrong(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await wrong(page)).toEqual([]);
  }
}

/** The settings button of the bar, which names the list in use. */
const inUse = (page: Page, lang: Lang): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${stageWords[lang].settings} `) });

for (const lang of languages) {
  test.describe(lang, () => {
    const t = dictionaries[lang];
    const w = builderWords[lang];
    const l = listsWords[lang];
    const s = settingsWords[lang];
    const list = listOf();
    const strike = { ja: '打ち込み', en: 'Strike' }[lang];

    test(`a list is loaded, built with, fought with, undone, and outlives the page${unless(lang === 'ja')}`, async ({
      page,
    }) => {
      await open(page, pathOf('panel', lang));
      await use(page, lang, list);
      await expect(inUse(page, lang)).toContainText('道場');

      // The list doesn't have the samples' skills.
      const mine = sheet(page, t, 0);
      const theirs = sheet(page, t, 1);
      const strange = engine.makeCharacter(
        system.id,
        JSON.stringify(system.samples[0]),
        JSON.stringify({ skills: list }),
      );
      const problems = JSON.parse(strange.problems()) as Problem[];
      strange.delete();
      const complaints = mine.getByRole('list', { name: t.problems(problems.length) });
      await expect(complaints.getByRole('listitem')).toHaveCount(problems.length);
      await expect(complaints).toContainText(problems[0]?.[lang] ?? '-');

      // From the empty sheet, with skills of the list alone.
      await mine.getByLabel(t.sheetMenu('▲')).first().click();
      await mine.getByRole('button', { name: t.clear }).click();
      for (const slider of await mine.getByRole('slider').all()) {
        await slider.focus();
        for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight');
      }
      await section(mine, labelOf('skills', lang));
      await mine.getByRole('button', { name: w.choose }).click();
      const skills = page.getByRole('dialog');
      await expect(skills.getByRole('heading', { level: 3 })).toHaveCount(2);
      await expect(skills.getByText('Dread').first()).toBeVisible();
      await skills.getByRole('button', { name: w.take(strike), exact: true }).click();
      await page.keyboard.press('Escape');
      await section(mine, labelOf('patterns', lang));
      await mine.getByRole('button', { name: w.addPattern }).click();
      const cells = mine.getByRole('list', { name: w.pattern(1), exact: true }).getByRole('button');
      await expect(cells.first()).toBeFocused();
      for (const key of '55553') await page.keyboard.press(key);

      // A plan names a skill of the list.
      const p = plansWords[lang];
      await section(mine, labelOf('plans', lang));
      await mine.getByRole('button', { name: w.writePlans }).click();
      const editor = page.getByRole('dialog');
      await editor.getByRole('button', { name: p.add }).click();
      const box = editor.getByRole('textbox', { name: p.plan(1), exact: true });
      await expect(box).toBeFocused();
      await page.keyboard.insertText({ ja: '打ち込みを使用する', en: 'use Strike' }[lang]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(editor).toBeHidden();
      await expect(mine.getByText({ ja: '打ち込みを使用する', en: 'use Strike' }[lang])).toBeVisible();

      // A character made by chance has skills of the list.
      await theirs.getByLabel(t.sheetMenu('▽')).first().click();
      await theirs.getByRole('button', { name: t.made }).click();
      await expect(page).toHaveURL(/#1F/);
      await expect
        .poll(() => {
          const match = matchAt(page.url(), list);
          return [match.sides[0]['skills'], match.sides[1].name !== ''];
        })
        .toEqual([['打ち込み'], true]);
      const match = matchAt(page.url(), list);
      await expect(verdict(page)).toContainText(headline(fight(match), lang));
      await expect(record(page, t).getByText(strike).first()).toBeVisible();
      if (lang === 'en') await expect(record(page, t).getByText('打ち込み')).toHaveCount(0);

      await page.waitForTimeout(500);
      await page.reload();
      await ready(page);
      await expect(inUse(page, lang)).toContainText('道場');
      await expect(verdict(page)).toContainText(headline(fight(match), lang));
      await section(mine, labelOf('skills', lang));
      await expect(mine.getByRole('button', { name: w.up(strike, 1) })).toBeVisible();

      const dialog = await settings(page);
      await expect(dialog).toContainText('道場');
      await dialog.getByRole('button', { name: s.remove }).click();
      await expect(dialog).toContainText(s.usual);
      await page.keyboard.press('Escape');
      await expect(inUse(page, lang)).toContainText(stageWords[lang].usual);
      await page.getByRole('main').getByRole('button', { name: t.actions.undo }).first().click();
      await expect(inUse(page, lang)).toContainText('道場');
      await expect(verdict(page)).toContainText(headline(fight(match), lang));
    });

    test(`a broken list shows everything that is wrong with it and changes nothing @full`, async ({
      page,
    }) => {
      await open(page, pathOf('panel', lang));
      await use(page, lang, list);
      const dialog = await openLists(page, lang);
      await dialog.getByRole('textbox', { name: l.title(label[lang]) }).fill(broken);
      const complaints = dialog.getByRole('listitem');
      const { problems } = ok(analysis.readSetting('panel', 'skills', broken));
      for (const [code, words] of wrongs) {
        const problem = problems.find((each) => each.code === code);
        const one = complaints.filter({ hasText: problem?.[lang] ?? '' });
        await expect(one).toHaveCount(1);
        await expect(one).toContainText(words);
        await expect(one).not.toContainText(code);
        await expect(one.getByRole('link', { name: t.whyRule('7.2') })).toHaveAttribute(
          'href',
          '#-rules-7.2',
        );
      }
      await expect(dialog.getByText(l.broken(await complaints.count()))).toBeVisible();
      await expect(dialog.getByRole('button', { name: l.use })).toHaveCount(0);
      await nothingWrong(page);
      await expect(dialog.getByText(l.named(list)).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(inUse(page, lang)).toContainText('道場');
    });

    test(`a link says which list it lacks, and opens with it; a pasted one leads to the same box${unless(lang === 'ja')}`, async ({
      page,
      browser,
    }) => {
      const match = matchWith();
      await open(page, `${pathOf('panel', lang)}#${fragment(match)}`);
      const panel = page.getByRole('region', { name: t.badLinkTitle });
      await expect(panel.getByRole('alert')).toContainText(/[0-9a-f]{8}/);
      const box = panel.getByRole('textbox', { name: l.title(label[lang]) });
      await box.fill(JSON.stringify(listOf('別院')));
      await panel.getByRole('button', { name: l.openWith }).click();
      await expect(panel.getByRole('alert')).toContainText('別院');
      await nothingWrong(page);
      // This time the file is dropped, and holds a whole match.
      const file = JSON.stringify(match);
      await panel.evaluate((where, text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'match.shiai.json', { type: 'application/json' }));
        const to = where.querySelector('textarea');
        to?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      }, file);
      await expect(panel.getByText(l.found(list))).toBeVisible();
      await panel.getByRole('button', { name: l.openWith }).click();
      await expect(panel).toBeHidden();
      await build(page);
      await expect(verdict(page)).toContainText(headline(fight(match), lang));
      await expect(record(page, t).getByText(strike).first()).toBeVisible();
      // A list that was given once is remembered.
      await page.reload();
      await ready(page);
      // The list is looked up in this browser first; then the fight comes.
      await expect(async () => {
        if ((await stageOf(page)) === 'watch') await build(page);
        await expect(verdict(page)).toContainText(headline(fight(match), lang), { timeout: 1000 });
      }).toPass();
      await expect(page).toHaveURL(new RegExp(`#${fragment(match)}$`));

      // In a browser that has never had the list.
      const fresh = await browser.newContext();
      const elsewhere = await fresh.newPage();
      await open(elsewhere, pathOf('panel', lang));
      await readInto(elsewhere, `${lang}: ${site}${pathOf('panel', lang)}#${fragment(match)}`, lang);
      const dialog = elsewhere.getByRole('dialog');
      await expect(dialog.getByText(/[0-9a-f]{8}/).first()).toBeVisible();
      await dialog.getByRole('button', { name: t.open, exact: true }).click();
      const again = elsewhere.getByRole('region', { name: t.badLinkTitle });
      await again.getByRole('textbox', { name: l.title(label[lang]) }).fill(JSON.stringify(list));
      await again.getByRole('button', { name: l.openWith }).click();
      await expect(async () => {
        if ((await stageOf(elsewhere)) === 'watch') await build(elsewhere);
        await expect(verdict(elsewhere)).toContainText(headline(fight(match), lang), { timeout: 1000 });
      }).toPass();
      await fresh.close();
    });

    test(`sharing says that the list stays behind, and the file takes it along; names that look like markup are text @full`, async ({
      page,
    }) => {
      await test.step('shared', async () => {
        const match = matchWith();
        await open(page, pathOf('panel', lang));
        await readInto(page, JSON.stringify(match), lang);
        await page.getByRole('button', { name: t.putBoth }).click();
        await expect(verdict(page)).toContainText(headline(fight(match), lang));
        await expect(await settings(page)).toContainText('道場');
        await page.keyboard.press('Escape');
        await page.keyboard.press('s');
        const share = page.getByRole('dialog', { name: t.actions.share });
        await expect(share.getByText(shareWords[lang].listNote)).toBeVisible();
        await expect(share.getByRole('listitem').filter({ hasText: '道場' })).toHaveCount(1);
        const saved = await catchDownload(page, () =>
          share.getByRole('button', { name: shareWords[lang].file }).first().click(),
        );
        expect((JSON.parse(saved.text) as Match).settings).toEqual({ skills: list });
        await page.keyboard.press('Escape');

        const dialog = await openLists(page, lang);
        const own = await catchDownload(page, () => dialog.getByRole('button', { name: l.save }).click());
        expect(own.name).toBe('道場.json');
        expect(JSON.parse(own.text)).toEqual(list);
        const house = await catchDownload(page, () =>
          dialog.getByRole('button', { name: l.example }).click(),
        );
        expect((JSON.parse(house.text) as typeof list).skills).toHaveLength(35);
        await dialog.getByRole('button', { name: l.takeAway }).click();
        await expect(dialog.getByText(l.usual(label[lang]))).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await page.goto('about:blank');
      await test.step('markup', async () => {
        const evil = '<img/onerror=alert(1)>';
        const hostile = listOf(evil, evil, '<b onclick=alert(2)>');
        const match = matchWith(hostile);
        await open(page, pathOf('panel', lang));
        page.on('dialog', (shown) => {
          throw new Error(`a script ran: ${shown.message()}`);
        });
        await use(page, lang, hostile);
        await expect(await settings(page)).toContainText(evil);
        await page.keyboard.press('Escape');
        await readInto(page, JSON.stringify(match), lang);
        await page.getByRole('button', { name: t.putBoth }).click();
        await expect(verdict(page)).toContainText(headline(fight(match), lang));
        const said = { ja: evil, en: '<b onclick=alert(2)>' }[lang];
        await expect(record(page, t).getByText(said).first()).toBeVisible();
        await expect(sheet(page, t, 0).getByText(said).first()).toBeVisible();
        await expect(page.locator('main img, main b[onclick]')).toHaveCount(0);
      });
    });
  });
}
