// Tests the site without scripts: the sample fight and the rules can be read, and lead to each other.
import { expect, shells, test, unless } from '../kit/fixture.ts';
import { dictionaries, languages } from '../kit/words.ts';
import { fight, sampleIn, system } from '../kit/shiden.ts';
import { site } from '../kit/site.ts';
import { headline, plain } from '../kit/games.ts';

test.use({ javaScriptEnabled: false });

for (const lang of languages) {
  test(`sample and rules are there (${lang})${unless(lang === 'ja')}`, async ({ page }) => {
    const t = dictionaries[lang];
    await page.goto(site + shells[lang]);
    await expect(page).toHaveTitle(new RegExp(system.name[lang]));
    const report = fight(...sampleIn(lang));
    await expect(page.getByRole('heading', { name: headline(report, lang) })).toBeVisible();
    const lines = page.getByRole('region', { name: headline(report, lang) }).getByRole('listitem');
    await expect(lines).toHaveCount(report.events.length);
    await expect(lines.last()).toContainText(plain(report.events.at(-1)?.text[lang] ?? []));
    await page.getByRole('link', { name: /決まりを読む|Read the rules/ }).click();
    await expect(page.getByRole('heading', { name: /^5\.3/ })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: /^11/ }).click();
    await expect(page.getByRole('heading', { name: /^11/ })).toBeInViewport();
    await page.getByRole('link', { name: t.screens.match, exact: true }).click();
    await expect(page.getByRole('heading', { name: headline(report, lang) })).toBeVisible();
  });
}

test('how all of this is made is a page of its own, which leads to its twin and back into the games @full', async ({
  page,
}) => {
  for (const [folder, lang, other] of [
    ['', 'ja', 'en'],
    ['en/', 'en', 'ja'],
  ] as const) {
    await page.goto(`${site}${folder}shiden/rules/`);
    await page.getByRole('link', { name: dictionaries[lang].making }).click();
    await expect(page.getByRole('heading', { level: 1, name: dictionaries[lang].making })).toBeVisible();
    await expect(page.locator('pre').first()).toContainText('loadEngine');
    await page
      .getByRole('banner')
      .getByRole('link', { name: { ja: '日本語', en: 'English' }[other] })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: dictionaries[other].making })).toBeVisible();
    await page.getByRole('link', { name: system.name[other] }).click();
    await expect(page).toHaveTitle(new RegExp(system.name[other]));
  }
});

test('a build of shares and a tactic stands there whole; what other places show names nobody; pages name their twins @full', async ({
  page,
  request,
}) => {
  await page.goto(`${site}rakuen/`);
  for (const [ability, share] of Object.entries({ POW: '20', SPD: '15', WIZ: '25' })) {
    await expect(page.getByRole('slider', { name: ability }).first()).toHaveValue(share);
  }
  await expect(page.getByRole('main').getByText('堅実').filter({ visible: true }).first()).toBeVisible();

  for (const lang of languages) {
    await page.goto(site + shells[lang]);
    const said = await page
      .locator('meta[property^="og:"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('content')).join(' '));
    expect(said).toContain(system.name[lang]);
    for (const { name } of sampleIn(lang)) expect(said).not.toContain(name);
  }

  for (const path of ['', 'shiden/', 'en/', 'en/shiden/', 'shiden/rules/', 'en/shiden/rules/']) {
    await page.goto(site + path);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map((link) => [
        link.hreflang,
        link.href,
      ]),
    );
    expect(links.map(([language]) => language).sort()).toEqual(['en', 'ja']);
    for (const [language, address] of links) {
      const text = await (await request.get(address ?? '')).text();
      expect(text).toContain(`<html lang="${String(language)}"`);
    }
  }
});
