// Links: good ones open their fight, broken ones say how, and neither touches what the reader has.
import { dictionaries, expect, kept, open, ready, sheet, test, verdict } from './fixture.ts';
import { fight, fragment, headline, item, other, sample } from './game.ts';
import { site } from './site.ts';

const t = dictionaries.ja;
const link = fragment(...other);
const shown = headline(fight(...other), 'ja');
const own = headline(fight(...sample), 'ja');

for (const [what, tail] of [
  ['as it was made', ''],
  ['with Japanese stuck to it', 'です。読んでね'],
  ['with a bracket', ')'],
  ['with tracking', '&utm_source=x'],
  ['percent-encoded tail', '%E3%81%A7%E3%81%99'],
  ['with a broken escape', '%E3%8'],
] as const) {
  test(`a link opens ${what}`, async ({ page }) => {
    await open(page, `shiden/#${link}${tail}`);
    await expect(verdict(page)).toContainText(shown);
    await expect(page.getByRole('region', { name: t.badLinkTitle })).toHaveCount(0);
  });
}

test('a link opens at its step and on its screen', async ({ page }) => {
  await open(page, `shiden/#${link}.3`);
  await expect(page.getByRole('slider', { name: t.step })).toHaveValue('3');
  await open(page, `#${link}.0.r`);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('heading', { name: /^4\.2/ })).toBeVisible();
});

for (const [what, broken] of [
  ['cut', link.slice(0, -4)],
  ['cut to almost nothing', '1F'],
  ['altered', link.slice(0, 12) + (link[12] === 'A' ? 'B' : 'A') + link.slice(13)],
  ['of a later format', `2${link.slice(1)}`],
  ['no link at all', 'hello'],
] as const) {
  test(`a link that is ${what} says so, and leaves everything as it was`, async ({ page }) => {
    await open(page, `shiden/#${broken}`);
    const notice = page.getByRole('region', { name: t.badLinkTitle });
    await expect(notice.getByRole('alert')).not.toBeEmpty();
    await expect(notice).toContainText(t.keptNote);
    await expect(verdict(page)).toContainText(own);
    await notice.getByRole('textbox', { name: t.wholeLink }).fill(`これです ${site}shiden/#${link} どうぞ`);
    await notice.getByRole('button', { name: t.open }).click();
    await expect(verdict(page)).toContainText(shown);
    await expect(notice).toHaveCount(0);
  });
}

test('a link that is pasted into the address of an open page is opened', async ({ page }) => {
  await open(page);
  await page.evaluate((text) => (location.hash = text), link);
  await expect(verdict(page)).toContainText(shown);
  await page.goBack();
  await expect(verdict(page)).toBeVisible();
});

test('a step forward begins at the top, where its result stands; Back finds the place again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const rail = page.getByRole('navigation', { name: t.screensNav });
  const scrolled = () => page.evaluate(() => scrollY);
  const scroll = (to: number) => page.evaluate((y) => scrollTo(0, y), to);
  await scroll(1200);
  await rail.getByRole('link', { name: t.screens.rules }).click();
  await expect(page.getByRole('heading', { name: /^4\.2/ })).toBeAttached();
  expect(await scrolled()).toBe(0);
  await scroll(2000);
  await rail.getByRole('link', { name: t.screens.roster }).click();
  await expect(page.getByRole('heading', { name: t.screens.roster, exact: true })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^4\.2/ })).toBeAttached();
  await expect.poll(scrolled).toBeGreaterThan(1900);
  await page.evaluate((text) => (location.hash = text), link);
  await expect(verdict(page)).toContainText(shown);
  await expect(verdict(page)).toBeInViewport();
  await scroll(1200);
  await page.evaluate(() => (location.hash = '1F'));
  await expect(page.getByRole('region', { name: t.badLinkTitle }).getByRole('alert')).toBeInViewport();
});

test('an address that is about to be followed is not overwritten', async ({ page }) => {
  // The browser tells of another address a moment after it stands there; here that moment is a long one.
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

test("the page's own anchors never reach the decoder", async ({ page }) => {
  await open(page, '#-rules-5.3');
  await expect(page.getByRole('heading', { name: /^5\.3/ })).toBeInViewport();
  await page.evaluate(() => (location.hash = '#-nonsense'));
  await expect(page.getByRole('region', { name: t.badLinkTitle })).toHaveCount(0);
});

test('opening links keeps nothing and changes nothing that is kept', async ({ page }) => {
  await open(page);
  const nothing = await kept(page);
  for (const text of [link, link.slice(0, -3), 'hello', `${link}.2`]) {
    await page.goto('about:blank');
    await open(page, `shiden/#${text}`);
    // Longer than an edit waits for.
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
  await page.getByRole('button', { name: t.backToOwn }).click();
  await expect(page.getByRole('textbox', { name: t.nameOf('▲') })).toHaveValue('わたし');
});

test('an edit reaches the address without a new step for Back', async ({ page }) => {
  await open(page);
  const before = await page.evaluate(() => history.length);
  const skill = item('一閃');
  await sheet(page, t, 0)
    .getByRole('button', { name: t.itemName(skill.name.ja, skill.reading.ja, skill.limited) })
    .click();
  await expect(page).toHaveURL(/#1F/);
  expect(await page.evaluate(() => history.length)).toBe(before);
});
