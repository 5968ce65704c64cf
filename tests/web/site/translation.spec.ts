// Tests the page under a browser's translation, which replaces every text by its own elements: the page must
// still show what is true.
import type { Page } from '@playwright/test';
import { counts, edited, expect, open, play, ready, test, unless, visit, watch } from '../kit/fixture.ts';
import { gameOf } from '../kit/games.ts';
import { pressable, things } from '../kit/question.ts';
import { site } from '../kit/site.ts';
import { dictionaries } from '../kit/words.ts';

const t = dictionaries.ja;

/**
 * Runs in the page: replaces each text as Chromium's translation does, later ones too. The words stay, so
 * that tests find them.
 */
function translate(): void {
  const kept = 'script, style, textarea, option, title, font';
  const all = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(kept)) continue;
      const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const [outer, inner] = [font(), font()];
      inner.append(text.data);
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  let waits = 0;
  const later = () => {
    clearTimeout(waits);
    waits = window.setTimeout(all, 20);
  };
  all();
  new MutationObserver(later).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** All text of the page. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => document.getElementById('app')?.textContent.replace(/\s+/g, ' ') ?? '');

/** An action of a reader, done on the translated page and on one without translation. */
type Deed = (page: Page) => Promise<unknown>;

const forth: Deed = (page) => page.keyboard.press('ArrowRight');
const rename: Deed = async (page) => {
  const sheet = await edited(page, t, 0);
  await sheet.getByRole('textbox', { name: t.nameOf('▲') }).fill('はな');
};
const undo: Deed = async (page) => {
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.keyboard.press('z');
};
/** Takes the first option. */
const decide: Deed = async (page) => {
  await pressable(page);
  await things(page, 'ja').filter({ visible: true }).first().click();
};
const skip: Deed = async (page) => {
  const button = page.locator('#goes-on');
  if (await button.isVisible()) await button.click();
};

for (const id of ['shiden', 'rakuen', 'panel', 'shinki', 'sengen']) {
  test(`${id}: edits, steps and moves are seen through a translation${unless(id === 'shiden')}`, async ({
    page,
    browser,
  }) => {
    const game = await gameOf(id);
    const context = await browser.newContext();
    await counts(context);
    const truth = await context.newPage();
    const both = [truth, page] as const;
    const does = async (deed: Deed) => {
      for (const one of both) await deed(one);
      await expect(async () => {
        const [so, is] = [await said(truth), await said(page)];
        expect(is).toBe(so);
      }).toPass({ timeout: 15_000 });
    };
    for (const one of both) {
      await one.goto(`${site}${id}/#${game.fragment(game.match())}`);
      await ready(one);
    }
    await page.evaluate(translate);
    await does(() => Promise.resolve());
    for (let n = 0; n < 4; n++) await does(forth);
    await does((one) => one.keyboard.press('End'));
    await does((one) => open(one, `${id}/`));
    await page.evaluate(translate);
    await does(rename);
    await does(undo);
    await does(watch);
    if (!game.system.chance) return;
    const byHand = game.match({ controllers: ['hand', 'plans'] });
    await does((one) => visit(one, `${id}/#${game.fragment(byHand)}`));
    await page.evaluate(translate);
    if ((await page.locator('#waiting').count()) === 0) await does(play);
    for (let n = 0; n < 3; n++) {
      await does(decide);
      await does(skip);
    }
  });
}
