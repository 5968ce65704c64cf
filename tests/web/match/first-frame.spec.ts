// Tests what a reader sees first: the sample at its beginning, a large ▶, and a verdict that is told nowhere
// before the fight is read, opened or built.
import type { Page } from '@playwright/test';
import {
  build,
  expect,
  open,
  ready,
  record,
  sheet,
  sheets,
  skillButton,
  stageOf,
  steps,
  test,
  unless,
  verdict,
  visit,
  watch,
} from '../kit/fixture.ts';
import { gameOf, headline, pathOf, plain } from '../kit/games.ts';
import { paste } from '../kit/hands.ts';
import { mostShifted, watchShifts } from '../kit/measures.ts';
import { changed, fight, fragment, other, sample, sampleIn } from '../kit/shiden.ts';
import { site } from '../kit/site.ts';
import { dictionaries, headWords, languages, sentWords, stageWords } from '../kit/words.ts';

const t = dictionaries.ja;
const s = stageWords.ja;

/** All texts and names of the match, and the title of the page. */
const told = (page: Page) =>
  page.evaluate(() => {
    const texts = [document.title];
    for (const one of document.querySelectorAll<HTMLElement>('main, [role=status]')) {
      texts.push(one.innerText);
      for (const each of one.querySelectorAll('[aria-label], [aria-valuetext]'))
        if (each.checkVisibility())
          texts.push(each.getAttribute('aria-label') ?? '', each.getAttribute('aria-valuetext') ?? '');
    }
    return texts.join('\n');
  });

for (const system of ['shiden', 'rakuen', 'panel', 'shinki', 'sengen'])
  for (const lang of languages)
    test(`${system} (${lang}): the sample stands at its beginning, sealed, and nothing moves${unless(system === 'rakuen' && lang === 'ja')}`, async ({
      page,
    }) => {
      const [d, w] = [dictionaries[lang], stageWords[lang]];
      const game = await gameOf(system);
      const ends = headline(game.fight(game.match({ sides: game.samplesIn(lang) })), lang);
      const shifted = await watchShifts(page);
      await visit(page, pathOf(system, lang));
      expect(await stageOf(page)).toBe('watch');
      await expect(page.getByRole('button', { name: w.fromStart })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('slider', { name: d.step })).toHaveValue('0');
      expect(await told(page)).not.toContain(ends);
      await expect(steps(page, d)).toHaveCount(0);
      expect(await shifted()).toBeLessThanOrEqual(mostShifted);

      // The verdict is not told while lines are unread.
      await page.getByRole('slider', { name: d.step }).fill('3');
      expect(await told(page)).not.toContain(ends);
      // Nor beside the sheets, until one of them is changed.
      await sheets(page);
      await expect(verdict(page)).toHaveText(stageWords[lang].sealed);
      expect(await told(page)).not.toContain(ends);
      await watch(page);
      await page.keyboard.press('End');
      await expect(verdict(page)).toContainText(ends);
      // A fight that was read to its end stays open.
      await page.keyboard.press('Home');
      await build(page);
      await expect(verdict(page)).toContainText(ends);
    });

test('the first change of a sheet opens the seal', async ({ page }) => {
  await visit(page, 'shiden/');
  await sheets(page);
  await skillButton(page, 0, '紫電').click();
  await expect(verdict(page)).toContainText(headline(fight(...changed('紫電')), 'ja'));
});

test('the seal is opened by a press, and may stay open for good', async ({ page }) => {
  await visit(page, 'shiden/');
  const lines = fight(...sample).events.length;
  await page.getByRole('button', { name: s.openSeal }).click();
  await expect(steps(page, t)).toHaveCount(lines);
  await expect(page.getByRole('button', { name: s.breakSeal })).toHaveCount(0);
  // The next visit seals the verdict again, unless the reader keeps all verdicts open.
  await page.goto('about:blank');
  await visit(page, 'shiden/');
  await expect(steps(page, t)).toHaveCount(0);
  // At the beginning the axis has the seal; from the first line on the strip.
  await expect(page.getByRole('button', { name: s.breakSeal })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: s.breakSeal }).click();
  await page.getByRole('button', { name: s.keepOpen }).click();
  await page.goto('about:blank');
  await visit(page, `shiden/#${fragment(...other)}`);
  await expect(steps(page, t)).toHaveCount(fight(...other).events.length);
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const)
  test(`an opened seal says at once who won, where the eye is (${width} × ${height})${unless(width === 360)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, 'shiden/');
    const ends = headline(fight(...sample), 'ja');
    await page
      .getByRole('button', { name: s.breakSeal })
      .or(page.getByRole('button', { name: s.openSeal }))
      .first()
      .click();
    const verdict = page
      .getByRole('group', { name: /^盤/ })
      .getByText(ends.replace('▽ ', ''), { exact: true });
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('status').filter({ hasText: ends })).toHaveCount(1);
    // The verdict is told in the middle of a fight too, where a line stands on the axis.
    await page.goto('about:blank');
    await visit(page, 'shiden/');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: s.breakSeal }).click();
    await expect(page.getByText(s.opened(ends)).last()).toBeInViewport({ ratio: 1 });
  });

test('a link opens the same way: watched from its beginning, sealed; at its last line it comes open', async ({
  page,
}) => {
  const report = fight(...other);
  await visit(page, `shiden/#${fragment(...other)}`);
  await expect(page.getByText(s.sent).filter({ visible: true })).toBeVisible();
  expect(await told(page)).not.toContain(headline(report, 'ja'));
  await page.goto('about:blank');
  await visit(page, `shiden/#${fragment(...other)}.${report.events.length}`);
  await expect(verdict(page)).toContainText(headline(report, 'ja'));
  // Of a changed sample it says how the sample itself fought.
  const sides = changed('紫電');
  await page.goto('about:blank');
  await visit(page, `shiden/#${fragment(...sides)}.${fight(...sides).events.length}`);
  const without = page.getByText(sentWords.ja.asSample.trim()).filter({ visible: true });
  await expect(without).toContainText(headline(fight(...sample), 'ja'));
  await without.getByRole('button').click();
  await expect(steps(page, t)).not.toHaveCount(0);
  expect(await page.getByRole('slider', { name: t.step }).inputValue()).toBe('12');
});

test('the state that was left is the one after a reload; an address always begins with watching @full', async ({
  page,
}) => {
  await open(page, 'shiden/');
  await page.reload();
  await ready(page);
  expect(await stageOf(page)).toBe('build');
  await page.goto('about:blank');
  await visit(page, 'shiden/');
  expect(await stageOf(page)).toBe('watch');
});

test('▶ leads from the sheets to the fight, and plays it @full', async ({ page }) => {
  await open(page, 'shiden/');
  await page.getByRole('main').getByRole('button', { name: s.fromStart }).click();
  await expect.poll(() => stageOf(page)).toBe('watch');
  await expect(page.getByRole('slider', { name: t.step })).not.toHaveValue('0');
});

test('a game without decisions has neither seats nor 指す', async ({ page }) => {
  await visit(page, 'shiden/');
  await expect(page.getByRole('button', { name: s.play, exact: true })).toHaveCount(0);
  await expect(page.getByRole('group', { name: s.who })).toHaveCount(0);
});

for (const lang of languages)
  test(`without a script the sample is told as text (${lang})${unless(lang === 'ja')}`, async ({ page }) => {
    const served = await (await page.request.get(`${site}${pathOf('shiden', lang)}`)).text();
    const report = fight(...sampleIn(lang));
    const told = served.slice(served.indexOf('id="told"'));
    expect(told.replaceAll(/<[^>]*>/g, '')).toContain(headline(report, lang));
    expect(told.slice(0, told.indexOf('</section>')).match(/<li>/g)?.length).toBe(report.events.length);
  });

test('both sheets empty by the menu, and one undo brings the sample back @full', async ({ page }) => {
  await visit(page, 'shiden/');
  await page.getByRole('button', { name: headWords.ja.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: headWords.ja.own }).click();
  const name = sheet(page, t, 0).getByRole('textbox', { name: t.nameOf('▲') });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await page.getByRole('button', { name: t.undone }).first().click();
  await expect(name).toHaveValue(sample[0].name);
  await expect(verdict(page)).toContainText(headline(fight(...sample), 'ja'));
});

const lines = '紫紫呪交強/八雲\n怒硬怒硬隠/ＡＢＣ';
test('two lines pasted or dropped anywhere are two who fight; into a field it is an ordinary paste', async ({
  page,
}) => {
  await open(page, 'shiden/');
  await paste(page, lines);
  await expect(verdict(page)).toContainText(headline(fight(...other), 'ja'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: t.undone }).first().click();
  await expect(verdict(page)).toContainText(headline(fight(...sample), 'ja'));

  const took = await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'two.txt', { type: 'text/plain' }));
    const fall = (kind: string) =>
      document
        .querySelector('main')
        ?.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
    // false: the page has handled the event, so the browser doesn't open the file.
    return [fall('dragover'), fall('drop')];
  }, lines);
  expect(took).toEqual([false, false]);
  await expect(verdict(page)).toContainText(headline(fight(...other), 'ja'));
  await page.getByRole('button', { name: t.undone }).first().click();
  await expect(verdict(page)).toContainText(headline(fight(...sample), 'ja'));

  await page.getByRole('textbox', { name: t.nameOf('▲') }).focus();
  await paste(page, lines);
  await page.waitForTimeout(300);
  await expect(verdict(page)).toContainText(headline(fight(...sample), 'ja'));
  await page.getByRole('textbox', { name: t.nameOf('▲') }).blur();
  await paste(page, '紫紫呪交強/八雲');
  await expect(page.getByRole('dialog').getByRole('button', { name: t.putHere('▽') })).toBeVisible();
});

test('a line is chosen by a press or by arrows, copied by itself, and the list has one stop for Tab @full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'shiden/');
  await watch(page);
  const all = steps(page, t);
  await all.nth(4).click();
  await expect(all.nth(4)).toHaveAttribute('aria-selected', 'true');
  await record(page, t).focus();
  await page.keyboard.press('ArrowDown');
  await expect(all.nth(5)).toHaveAttribute('aria-selected', 'true');
  for (const key of ['Enter', 'Control+c', 'c']) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.keyboard.press(key);
    await expect(page.getByRole('status').getByText('6行目を写しました').first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), key).not.toBe('');
  }
  const said = plain(fight(...sample).events[5]?.text.ja ?? []);
  const copied = async () => (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  await expect.poll(copied).toEqual([said, expect.stringMatching(/#\w+\.6$/)]);
  await page.keyboard.press('Tab');
  await expect(record(page, t)).not.toBeFocused();
});
