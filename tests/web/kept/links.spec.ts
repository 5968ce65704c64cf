// Tests links: good ones open their fight, broken ones say what is wrong, and neither changes what the reader has.
import {
  build,
  expect,
  goTo,
  open,
  ready,
  sheet,
  skillButton,
  stageOf,
  test,
  verdict,
} from '../kit/fixture.ts';
import { dictionaries, sentWords, stageWords } from '../kit/words.ts';
import { fight, fragment, other, sample } from '../kit/shiden.ts';
import { site } from '../kit/site.ts';
import { kept } from '../kit/storage.ts';
import { headline } from '../kit/games.ts';

const t = dictionaries.ja;
const link = fragment(...other);
/** Text around links and other kinds of damage are tested in parity/reading.test.ts. */
const cut = link.slice(0, -4);
const shown = headline(fight(...other), 'ja');
const own = headline(fight(...sample), 'ja');

test('a link opens with what stuck to it, at its step and on its screen', async ({ page }) => {
  await open(page, `shiden/#${link}%E3%81%A7%E3%81%99。読んでね)`);
  await expect(verdict(page)).toContainText(shown);
  await expect(page.getByRole('region', { name: t.badLinkTitle })).toHaveCount(0);
  await page.goto('about:blank');
  await open(page, `shiden/#${link}.3`);
  await expect(page.getByRole('slider', { name: t.step })).toHaveValue('3');
  await open(page, `#${link}.0.r`);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('heading', { name: /^4\.2/ })).toBeVisible();
});

test('a link that is cut or none says so, and leaves everything as it was', async ({ page }) => {
  for (const broken of [cut, 'hello']) {
    await page.goto('about:blank');
    await open(page, `shiden/#${broken}`);
    const notice = page.getByRole('region', { name: t.badLinkTitle });
    await expect(notice.getByRole('alert')).not.toBeEmpty();
    await expect(notice).toContainText(t.keptNote);
    await expect(verdict(page)).toContainText(own);
    await notice.getByRole('textbox', { name: t.wholeLink }).fill(`これです ${site}shiden/#${link} どうぞ`);
    await notice.getByRole('button', { name: t.open }).click();
    await expect(notice).toHaveCount(0);
    await expect.poll(() => stageOf(page)).toBe('watch');
    await build(page);
    await expect(verdict(page)).toContainText(shown);
  }
});

test('an address that is typed over an open page is followed; the page’s own anchors never reach the decoder @full', async ({
  page,
}) => {
  await open(page);
  await page.evaluate((text) => (location.hash = text), link);
  await expect.poll(() => stageOf(page)).toBe('watch');
  await build(page);
  await expect(verdict(page)).toContainText(shown);
  await page.goBack();
  await expect(verdict(page)).toBeVisible();

  await page.goto('about:blank');
  await open(page, '#-rules-5.3');
  await expect(page.getByRole('heading', { name: /^5\.3/ })).toBeInViewport();
  await page.evaluate(() => (location.hash = '#-nonsense'));
  await expect(page.getByRole('region', { name: t.badLinkTitle })).toHaveCount(0);
});

test('a step forward begins at the top; Back finds the place again; a fight and what is wrong with its link stand in view @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const scrolled = () => page.evaluate(() => scrollY);
  const scroll = (to: number) => page.evaluate((y) => scrollTo(0, y), to);
  await goTo(page, t.screens.rules);
  await expect(page.getByRole('heading', { name: /^4\.2/ })).toBeAttached();
  expect(await scrolled()).toBe(0);
  await scroll(2000);
  // The menu is at the top of the page: the reader leaves by a key.
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: t.screens.roster, exact: true })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^4\.2/ })).toBeAttached();
  await expect.poll(scrolled).toBeGreaterThan(1900);
  await page.evaluate((text) => (location.hash = text), link);
  await expect(page.getByRole('button', { name: stageWords.ja.fromStart }).first()).toBeInViewport();
  await page.evaluate(() => (location.hash = '1F'));
  await expect(page.getByRole('region', { name: t.badLinkTitle }).getByRole('alert')).toBeInViewport();
});

test('an address that is about to be followed is not overwritten @full', async ({ page }) => {
  // A browser reports a change of the address a moment later; here that moment is prolonged.
  await page.addInitScript(() => {
    addEventListener('popstate', (event) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      setTimeout(() => dispatchEvent(new PopStateEvent('popstate')), 1500);
    });
  });
  await open(page);
  await sheet(page, t, 1)
    .getByRole('textbox', { name: t.nameOf('▽') })
    .fill('急ぐ人');
  await expect(verdict(page)).toContainText('急ぐ人');
  await page.evaluate(() => (location.hash = '#-rules-5.3'));
  await expect(page.getByRole('heading', { name: /^5\.3/ })).toBeInViewport();
  expect(page.url()).toMatch(/#-rules-5\.3$/);
});

test('opening links keeps nothing and changes nothing that is kept @full', async ({ page }) => {
  await open(page);
  const nothing = await kept(page);
  for (const text of [link, link.slice(0, -3), 'hello', `${link}.2`]) {
    await page.goto('about:blank');
    await open(page, `shiden/#${text}`);
    // Longer than the delay after which an edit is kept.
    await page.waitForTimeout(500);
    expect(await kept(page), text).toEqual(nothing);
  }

  await page.goto('about:blank');
  await open(page);
  await sheet(page, t, 0)
    .getByRole('textbox', { name: t.nameOf('▲') })
    .fill('わたし');
  await page.waitForTimeout(600);
  const mine = await kept(page);
  expect(JSON.stringify(mine)).toContain('わたし');
  await page.goto('about:blank');
  await open(page, `shiden/#${link}`);
  await expect(verdict(page)).toContainText(shown);
  await page.waitForTimeout(500);
  expect(await kept(page)).toEqual(mine);
  await page.getByRole('button', { name: sentWords.ja.backToOwn }).click();
  await expect(page.getByRole('textbox', { name: t.nameOf('▲') })).toHaveValue('わたし');

  // An edit changes the address without a new entry for Back.
  await page.goto('about:blank');
  await open(page);
  const steps = await page.evaluate(() => history.length);
  await skillButton(page, 0, '一閃').click();
  await expect(page).toHaveURL(/#1F/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});
