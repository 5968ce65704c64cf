// What a stranger meets first: a band that says what this place is, two buttons that help, and nothing that jumps.
import type { Page } from '@playwright/test';
import { load, ok } from '../../parity/module.ts';
import { expect, open, putIn, ready, section, sheet, test, unless, verdict } from '../kit/fixture.ts';
import { headline, pathOf } from '../kit/games.ts';
import { paste } from '../kit/hands.ts';
import { linesOf, mostShifted, sideways, watchShifts } from '../kit/measures.ts';
import { fight, fragment, other, sample } from '../kit/shiden.ts';
import { site } from '../kit/site.ts';
import { dictionaries, languages, welcomeWords as words } from '../kit/words.ts';

const band = (page: Page, lang: 'ja' | 'en' = 'ja') => page.getByRole('region', { name: words[lang].about });
/** The band was seen before the page was at work. */
const seenMeanwhile = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { drawn: boolean }).drawn);

for (const system of ['shiden', 'rakuen', 'panel'])
  for (const lang of languages)
    for (const width of [360, 1280])
      test(`${system} (${lang}, ${width}): the band is served, and nothing moves${unless(`${system} ${lang} ${width}` === 'shiden ja 360')}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 740 });
        const shifted = await watchShifts(page);
        const path = pathOf(system, lang);
        const served = await (await page.request.get(site + path)).text();
        expect(served).toContain(words[lang].begin);
        await open(page, path);
        await expect(band(page, lang)).toContainText(words[lang].sample);
        await expect(band(page, lang)).toContainText(words[lang].seals);
        expect(await shifted()).toBeLessThanOrEqual(mostShifted);

        await band(page, lang).getByRole('button', { name: words[lang].dismiss }).click();
        await expect(band(page, lang)).toHaveCount(0);
        expect(await shifted()).toBeLessThanOrEqual(mostShifted);
        // From now on it is not even drawn.
        await page.addInitScript(() => {
          const seen = globalThis as unknown as { drawn: boolean };
          seen.drawn = false;
          const look = () => {
            const found = document.querySelector('main > section')?.checkVisibility();
            if (found && document.documentElement.dataset['engine'] !== 'ready') seen.drawn = true;
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
        await page.reload();
        await ready(page);
        await expect(band(page, lang)).toHaveCount(0);
        expect(await shifted()).toBeLessThanOrEqual(mostShifted);
        expect(await seenMeanwhile(page)).toBe(false);
      });

test('who has put in two of their own is told so, clears what was only the sample’s, and needs no band next time', async ({
  page,
}) => {
  const t = dictionaries.ja;
  const shifted = await watchShifts(page);
  await open(page, 'shiden/');
  const own = sheet(page, t, 0);
  const name = own.getByRole('textbox', { name: t.nameOf('▲') });
  await section(own, '設定');
  const notes = own.getByRole('textbox', { name: '設定' });
  await expect(notes).not.toHaveValue('');
  // Sending is not the loudest button while the fight is the sample's.
  const send = page.getByRole('main').getByRole('button', { name: t.actions.share }).first();
  const ground = () => send.evaluate((one) => getComputedStyle(one).backgroundColor);
  const quiet = await ground();
  await name.fill('八雲');
  await expect(band(page)).toContainText(words.ja.own);
  await expect.poll(ground).not.toBe(quiet);
  // A name of one's own clears the sample's notes, and none that were written since.
  await expect(notes).toHaveValue('');
  await notes.fill('風のように');
  await name.fill('八雲二');
  await expect(notes).toHaveValue('風のように');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shiaiba.known'))).toBe('1');
  await page.waitForTimeout(600);
  await page.reload();
  await ready(page);
  await expect(name).toHaveValue('八雲二');
  await expect(band(page)).toHaveCount(0);
  expect(await shifted()).toBeLessThanOrEqual(mostShifted);
});

test("a link's fight is called one that was sent; who has characters in the roster needs no band @full", async ({
  page,
}) => {
  await open(page, `shiden/#${fragment(...other)}`);
  await expect(band(page)).toContainText(words.ja.sent);
  await page.goto('about:blank');
  await open(page, 'shiden/');
  await putIn(page, '紫紫呪交強/八雲');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shiaiba.known'))).toBe('1');
  await page.goto('about:blank');
  await open(page, 'rakuen/');
  await expect(verdict(page)).toBeVisible();
  await expect(band(page)).toHaveCount(0);
});

for (const system of ['shiden', 'rakuen', 'panel'])
  test(`${system}: both sheets empty, and one undo brings the sample back @full`, async ({ page }) => {
    const t = dictionaries.ja;
    await open(page, `${system}/`);
    const name = page.getByRole('textbox', { name: t.nameOf('▲') });
    const before = await name.inputValue();
    const stood = (await verdict(page).textContent()) ?? '';
    await band(page).getByRole('button', { name: words.ja.begin }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('');
    await expect(page.getByRole('textbox', { name: t.nameOf('▽') })).toHaveValue('');
    await expect(band(page)).toHaveCount(0);
    await page.getByRole('button', { name: t.undone }).first().click();
    await expect(name).toHaveValue(before);
    await expect(verdict(page)).toHaveText(stood);
  });

for (const lang of languages)
  test(`on a phone the empty sheets complain once, and the way back stands in one line and leads back (${lang})${unless(lang === 'ja')}`, async ({
    page,
  }) => {
    const t = dictionaries[lang];
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, pathOf('shiden', lang));
    await band(page, lang).getByRole('button', { name: words[lang].begin }).click();
    const wrong = sheet(page, t, 0).getByRole('list', { name: t.problems(5) });
    await expect(wrong.getByRole('listitem')).toHaveCount(1);
    await expect(wrong).toContainText('4');
    expect(await linesOf(page.getByRole('button', { name: t.undone }).last())).toBe(1);
    // One press brings the sample back.
    await page.getByRole('button', { name: t.undone }).last().click();
    await expect(sheet(page, t, 0).getByRole('textbox', { name: t.nameOf('▲') })).toHaveValue(sample[0].name);
    await expect(verdict(page)).toContainText(headline(fight(...sample), lang));
  });

const lines = '紫紫呪交強/八雲\n怒硬怒硬隠/ＡＢＣ';
test('two lines pasted or dropped anywhere are two who fight; into a field it is an ordinary paste', async ({
  page,
}) => {
  const t = dictionaries.ja;
  await open(page, 'shiden/');
  await paste(page, lines);
  await expect(verdict(page)).toContainText(headline(fight(...other), 'ja'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await section(sheet(page, t, 0), '設定');
  await expect(page.getByRole('textbox', { name: '設定' }).first()).toHaveValue('');
  await page.getByRole('button', { name: t.undone }).first().click();
  await expect(verdict(page)).toContainText(headline(fight(...sample), 'ja'));

  const took = await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'two.txt', { type: 'text/plain' }));
    const fall = (kind: string) =>
      document
        .querySelector('footer')
        ?.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
    // False: the browser would have opened it in place of the page.
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

for (const system of ['rakuen', 'panel'])
  test(`${system}: two sheets as they are posted, pasted anywhere, are two who fight @full`, async ({
    page,
  }) => {
    const engine = await load(system);
    const [info] = ok(engine.systems());
    const [a, b] = info?.samples ?? [];
    if (!a || !b) throw new Error('no samples');
    // The other way round they are others than those who stand there.
    const texts = [b, a].map((build) => {
      const character = engine.makeCharacter(system, JSON.stringify(build));
      const text = character.toText('sheet');
      character.delete();
      return text;
    });
    await open(page, `${system}/`);
    await paste(page, texts.join('\n\n'));
    const t = dictionaries.ja;
    await expect(page.getByRole('textbox', { name: t.nameOf('▲') })).toHaveValue(b.name);
    await expect(page.getByRole('textbox', { name: t.nameOf('▽') })).toHaveValue(a.name);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(verdict(page)).toBeVisible();
  });

for (const system of ['shiden', 'rakuen', 'panel'])
  for (const lang of languages)
    test(`${system} (${lang}): the band leads to how a fight goes, which begins the rules @full`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, pathOf(system, lang));
      const link = band(page, lang).getByRole('link', { name: words[lang].howTo });
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      const play = page.getByRole('main').getByRole('region', { name: words[lang].howTo, exact: true });
      const heading = play.getByRole('heading', { name: words[lang].howTo });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      expect(await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()).toBe(
        words[lang].howTo,
      );
      const lines = await play.getByRole('listitem').count();
      expect(lines).toBeGreaterThanOrEqual(5);
      expect(lines).toBeLessThanOrEqual(8);
      await expect(play.getByRole('figure')).toBeVisible();
      expect(await sideways(page)).toBeLessThanOrEqual(0);

      // Opened in another tab the same link arrives at the served rules.
      await page.goto(new URL(href, site + pathOf(system, lang)).href);
      await expect(page.getByRole('heading', { name: words[lang].howTo })).toBeInViewport();
    });
