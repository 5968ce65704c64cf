// What a stranger meets first: a band that says what this place is, two buttons that help, and nothing that jumps.
import type { Page } from '@playwright/test';
import { welcomeWords } from '../../web/src/features/welcome/words.ts';
import { load, ok } from '../parity/module.ts';
import {
  dictionaries,
  expect,
  languages,
  open,
  putIn,
  ready,
  sheet,
  test,
  unless,
  verdict,
} from './fixture.ts';
import { fight, fragment, headline, other, sample } from './game.ts';
import { site } from './site.ts';

const shells = (lang: 'ja' | 'en', system: string) => `${lang === 'en' ? 'en/' : ''}${system}/`;
const band = (page: Page, lang: 'ja' | 'en' = 'ja') =>
  page.getByRole('region', { name: welcomeWords[lang].about });
/** The budget of the page. */
const most = 0.02;

/** Sums up what moves without having been asked to. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!one.hadRecentInput) seen.shifted += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.waitForTimeout(700);
    return page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
  };
}

for (const system of ['shiden', 'rakuen', 'panel'])
  for (const lang of languages)
    for (const width of [360, 1280])
      test(`${system} (${lang}, ${width}): the band is served, and nothing moves${unless((width === 360) === (lang === 'ja'))}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 740 });
        const shifted = await watchShifts(page);
        const path = shells(lang, system);
        const served = await (await page.request.get(site + path)).text();
        expect(served).toContain(welcomeWords[lang].begin);
        await open(page, path);
        await expect(band(page, lang)).toContainText(welcomeWords[lang].sample);
        await expect(band(page, lang)).toContainText(welcomeWords[lang].seals);
        expect(await shifted()).toBeLessThanOrEqual(most);

        await band(page, lang).getByRole('button', { name: welcomeWords[lang].dismiss }).click();
        await expect(band(page, lang)).toHaveCount(0);
        expect(await shifted()).toBeLessThanOrEqual(most);
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
        expect(await shifted()).toBeLessThanOrEqual(most);
        expect(await page.evaluate(() => (globalThis as unknown as { drawn: boolean }).drawn)).toBe(false);
      });

test('who has characters in the roster needs no band', async ({ page }) => {
  await open(page, 'shiden/');
  await putIn(page, '紫紫呪交強/八雲');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shiaiba.known'))).toBe('1');
  await page.goto('about:blank');
  await open(page, 'rakuen/');
  await expect(verdict(page)).toBeVisible();
  await expect(band(page)).toHaveCount(0);
});

test('who has put in two of their own is told so, and needs no band the next time', async ({ page }) => {
  const shifted = await watchShifts(page);
  await open(page, 'shiden/');
  await sheet(page, dictionaries.ja, 0)
    .getByRole('textbox', { name: dictionaries.ja.nameOf('▲') })
    .fill('八雲');
  await expect(band(page)).toContainText(welcomeWords.ja.own);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shiaiba.known'))).toBe('1');
  await page.reload();
  await ready(page);
  await expect(page.getByRole('textbox', { name: dictionaries.ja.nameOf('▲') })).toHaveValue('八雲');
  await expect(band(page)).toHaveCount(0);
  expect(await shifted()).toBeLessThanOrEqual(most);
});

test("a link's fight is called one that was sent", async ({ page }) => {
  await open(page, `shiden/#${fragment(...other)}`);
  await expect(band(page)).toContainText(welcomeWords.ja.sent);
});

for (const system of ['shiden', 'rakuen', 'panel'])
  test(`${system}: both sheets empty, and one undo brings the sample back`, async ({ page }) => {
    const t = dictionaries.ja;
    await open(page, `${system}/`);
    const name = page.getByRole('textbox', { name: t.nameOf('▲') });
    const before = await name.inputValue();
    const stood = (await verdict(page).textContent()) ?? '';
    await band(page).getByRole('button', { name: welcomeWords.ja.begin }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('');
    await expect(page.getByRole('textbox', { name: t.nameOf('▽') })).toHaveValue('');
    await expect(band(page)).toHaveCount(0);
    await page.getByRole('button', { name: t.undone }).first().click();
    await expect(name).toHaveValue(before);
    await expect(verdict(page)).toHaveText(stood);
  });

for (const lang of languages)
  test(`on a phone the empty sheets complain once, and the way back stands in one line (${lang})`, async ({
    page,
  }) => {
    const t = dictionaries[lang];
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, shells(lang, 'shiden'));
    await band(page, lang).getByRole('button', { name: welcomeWords[lang].begin }).click();
    const wrong = sheet(page, t, 0).getByRole('list', { name: t.problems(5) });
    await expect(wrong.getByRole('listitem')).toHaveCount(1);
    await expect(wrong).toContainText('4');
    const lines = await page
      .getByRole('button', { name: t.undone })
      .last()
      .evaluate((button) => {
        const said = document.createRange();
        said.selectNodeContents(button);
        return said.getClientRects().length;
      });
    expect(lines).toBe(1);
  });

test("sending is not the loudest button while the fight is the sample's", async ({ page }) => {
  const t = dictionaries.ja;
  await open(page, 'shiden/');
  const send = page.getByRole('main').getByRole('button', { name: t.actions.share }).first();
  const ground = () => send.evaluate((one) => getComputedStyle(one).backgroundColor);
  const quiet = await ground();
  await page.getByRole('textbox', { name: t.nameOf('▲') }).fill('八雲');
  await expect.poll(ground).not.toBe(quiet);
});

test("a name of one's own clears the sample's notes, and undo brings both back", async ({ page }) => {
  const t = dictionaries.ja;
  await open(page, 'shiden/');
  const own = sheet(page, t, 0);
  const notes = own.getByRole('textbox', { name: '設定' });
  await expect(notes).not.toHaveValue('');
  await own.getByRole('textbox', { name: t.nameOf('▲') }).fill('八雲');
  await expect(notes).toHaveValue('');
  await notes.fill('風のように');
  await own.getByRole('textbox', { name: t.nameOf('▲') }).fill('八雲二');
  await expect(notes).toHaveValue('風のように');
});

const lines = '紫紫呪交強/八雲\n怒硬怒硬隠/ＡＢＣ';
const paste = (page: Page, text: string) =>
  page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    (document.activeElement ?? document.body).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

test('two lines pasted anywhere on the match screen are two who fight', async ({ page }) => {
  const t = dictionaries.ja;
  await open(page, 'shiden/');
  await paste(page, lines);
  await expect(verdict(page)).toContainText(headline(fight(...other), 'ja'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '設定' }).first()).toHaveValue('');
  await page.getByRole('button', { name: t.undone }).first().click();
  await expect(verdict(page)).toContainText(headline(fight(...sample), 'ja'));
});

for (const system of ['rakuen', 'panel'])
  test(`${system}: two sheets as they are posted, pasted anywhere, are two who fight`, async ({ page }) => {
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

test('into a field it is an ordinary paste, and what is not two characters is shown in the box', async ({
  page,
}) => {
  const t = dictionaries.ja;
  await open(page, 'shiden/');
  await page.getByRole('textbox', { name: t.nameOf('▲') }).focus();
  await paste(page, lines);
  await page.waitForTimeout(300);
  await expect(verdict(page)).toContainText(headline(fight(...sample), 'ja'));
  await page.getByRole('textbox', { name: t.nameOf('▲') }).blur();
  await paste(page, '紫紫呪交強/八雲');
  await expect(page.getByRole('dialog').getByRole('button', { name: t.putHere('▽') })).toBeVisible();
});

test('a file dropped anywhere on it as well', async ({ page }) => {
  await open(page, 'shiden/');
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
});

for (const system of ['shiden', 'rakuen', 'panel'])
  for (const lang of languages)
    test(`${system} (${lang}): the band leads to how a fight goes, which begins the rules`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, shells(lang, system));
      const link = band(page, lang).getByRole('link', { name: welcomeWords[lang].howTo });
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      const play = page
        .getByRole('main')
        .getByRole('region', { name: welcomeWords[lang].howTo, exact: true });
      const heading = play.getByRole('heading', { name: welcomeWords[lang].howTo });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      expect(await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()).toBe(
        welcomeWords[lang].howTo,
      );
      const lines = await play.getByRole('listitem').count();
      expect(lines).toBeGreaterThanOrEqual(5);
      expect(lines).toBeLessThanOrEqual(8);
      await expect(play.getByRole('figure')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

      // Opened in another tab the same link arrives at the served rules.
      await page.goto(new URL(href, site + shells(lang, system)).href);
      await expect(page.getByRole('heading', { name: welcomeWords[lang].howTo })).toBeInViewport();
    });
