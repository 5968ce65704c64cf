// Tests the roster: characters are put in, found, tagged, exported, deleted and brought back; it outlives the page.
import type { Page } from '@playwright/test';
import { expect, open, sheet, shells, skillButton, test, unless, verdict } from '../kit/fixture.ts';
import { dictionaries, languages, leagueWords, rosterWords } from '../kit/words.ts';
import { changed, character, fight, fragment, other, sample, sampleIn } from '../kit/shiden.ts';
import { catchDownload, paste as pasteAnywhere } from '../kit/hands.ts';
import { denyStorage, kept, putThere } from '../kit/storage.ts';
import { headline } from '../kit/games.ts';

const t = dictionaries.ja;
const w = rosterWords.ja;

const lines =
  '閃閃交硬果/ムライ\n# 注\n[赤組]\n紫紫呪交強/八雲\n怒硬怒硬隠/ＡＢＣ\n[青組]\n待速搦待閃/シズク';
const names = ['ムライ', '八雲', 'ＡＢＣ', 'シズク'];

const list = (page: Page, words = w) => page.getByRole('list', { name: words.list, exact: true });
const entries = (page: Page, words = w) => list(page, words).getByRole('checkbox');
const entry = (page: Page, name: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: w.tick(name) }) });

async function paste(page: Page, text: string, words = w, lang: 'ja' | 'en' = 'ja'): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: words.paste }).first().click();
  const box = page.getByRole('dialog', { name: words.importTitle });
  await box.getByRole('textbox', { name: dictionaries[lang].pasteLabel }).fill(text);
  await box.getByRole('button', { name: new RegExp(words.importAll(1).replace('1', '\\d+')) }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const lang of languages) {
  test(`an empty roster offers two ways, and samples are one (${lang}) @full`, async ({ page }) => {
    const words = rosterWords[lang];
    await open(page, `${shells[lang]}#-roster`);
    await expect(page.getByText(words.empty)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: words.paste })).toBeVisible();
    expect(await kept(page)).toMatchObject({ databases: [] });
    await page.getByRole('button', { name: words.putSamples }).click();
    for (const { name } of sampleIn(lang)) {
      await expect(list(page, words).getByRole('checkbox', { name: words.tick(name) })).toBeVisible();
    }
    await expect(page).toHaveTitle(new RegExp(dictionaries[lang].screens.roster));
  });
}

test('lines are put in with their tags, found by name, skill and tag, and outlive the page; what is damaged is passed over', async ({
  page,
}) => {
  await open(page, 'shiden/#-roster');
  await paste(page, lines);
  await expect(entries(page)).toHaveCount(4);
  const search = page.getByRole('searchbox', { name: w.search });
  for (const [words, found] of [
    ['やくも', []],
    ['八雲', ['八雲']],
    ['しでん', ['八雲']],
    ['怒濤', ['ＡＢＣ']],
    ['abc', ['ＡＢＣ']],
    ['赤組', ['八雲', 'ＡＢＣ']],
  ] as const) {
    await search.fill(words);
    await expect(entries(page)).toHaveCount(found.length);
    for (const name of found) await expect(entry(page, name)).toBeVisible();
  }
  await search.fill('');
  const tags = page.getByRole('group', { name: w.tags });
  await tags.getByRole('button', { name: /青組/ }).click();
  await expect(entries(page)).toHaveCount(1);
  await tags.getByRole('button', { name: w.allTags }).click();
  await expect(entries(page)).toHaveCount(4);

  await page.waitForTimeout(300);
  await putThere(page, 'roster', {
    bad0: 5,
    bad1: null,
    bad2: { format: 1 },
    bad3: { format: 1, key: 'x', build: {}, tags: [], at: 0 },
  });
  await page.reload();
  await expect(entries(page)).toHaveCount(4);
  await paste(page, '[白組]\n閃閃交硬果/ムライ\n閃閃交硬硬/ムライ');
  await expect(page.getByRole('status').filter({ hasText: w.putIn(1, 1) })).toBeAttached();
  await expect(entries(page)).toHaveCount(5);
});

test('deleting can be undone; several are ticked, tagged and deleted together; a second of a kind is made @full', async ({
  page,
}) => {
  await open(page, 'shiden/#-roster');
  await paste(page, lines);
  await entry(page, '八雲').locator('summary').click();
  await entry(page, '八雲').getByRole('button', { name: w.remove }).click();
  await expect(entries(page)).toHaveCount(3);
  await page.getByRole('button', { name: t.undone }).click();
  await expect(entries(page)).toHaveCount(4);
  await page.waitForTimeout(300);
  await page.reload();
  await expect(entries(page)).toHaveCount(4);
  for (const [at, name] of names.entries()) {
    await expect(entries(page).nth(at)).toHaveAccessibleName(w.tick(name));
  }

  for (const name of ['ムライ', 'シズク']) await page.getByRole('checkbox', { name: w.tick(name) }).check();
  await expect(page.getByText(w.ticked(2))).toBeVisible();
  await page.getByRole('button', { name: w.editTags }).first().click();
  const box = page.getByRole('dialog', { name: w.tagsOf(w.count(2)) });
  await box.getByRole('textbox', { name: w.newTag }).fill('決勝');
  await page.keyboard.press('Enter');
  await expect(box.getByRole('checkbox', { name: '決勝' })).toBeChecked();
  await box.getByRole('checkbox', { name: '青組' }).check();
  await box.getByRole('button', { name: w.done }).click();
  await expect(entry(page, 'ムライ').getByRole('list', { name: w.tags })).toHaveText('決勝青組');
  await page.getByRole('button', { name: w.remove }).first().click();
  await expect(entries(page)).toHaveCount(2);

  await page.getByRole('button', { name: w.tickAll }).click();
  await page.getByRole('button', { name: w.remove }).first().click();
  await expect(entries(page)).toHaveCount(0);
  await paste(page, '[赤]\n閃閃交硬果/ムライ');
  await expect(entries(page)).toHaveCount(1);
  await entry(page, 'ムライ').locator('summary').click();
  await entry(page, 'ムライ').getByRole('button', { name: w.duplicate }).click();
  await expect(entries(page)).toHaveCount(2);
  await expect(entry(page, 'ムライ2')).toContainText('赤');
  await page.getByRole('button', { name: t.undone }).click();
  await expect(entries(page)).toHaveCount(1);
});

test('what is exported is read again, tags and all @full', async ({ page }) => {
  await open(page, 'shiden/#-roster');
  await paste(page, lines);
  const save = async (form: keyof typeof w.exports) => {
    await page.getByText(w.export, { exact: true }).click();
    return catchDownload(page, () => page.getByRole('button', { name: w.exports[form] }).click());
  };
  const file = await save('lines');
  expect(file.name).toBe('player.txt');
  expect(file.text).toBe(
    '閃閃交硬果/ムライ\n\n[赤組]\n紫紫呪交強/八雲\n怒硬怒硬隠/ＡＢＣ\n\n[青組]\n待速搦待閃/シズク\n',
  );
  const json = await save('json');
  const sheets = await save('sheets');
  expect(sheets.text).toContain('ＡＢＣ');
  await expect(page.getByText(w.exportedDays(0))).toBeVisible();
  await page.getByRole('button', { name: w.tickAll }).click();
  await page.getByRole('button', { name: w.remove }).first().click();
  for (const { text } of [json, file]) {
    await paste(page, text);
    await expect(entries(page)).toHaveCount(4);
    await expect(entry(page, '八雲').getByRole('list', { name: w.tags })).toHaveText('赤組');
    await page.getByRole('button', { name: w.tickAll }).click();
    await page.getByRole('button', { name: w.remove }).first().click();
  }
});

test('what is pasted onto the screen is put in, with its problems shown, hostile names as text; another system’s are told of @full', async ({
  page,
}) => {
  await open(page, `shiden/#${fragment(...other)}.0.n`);
  await expect(page.getByText(w.empty)).toBeVisible();
  await page.waitForTimeout(500);
  expect(await kept(page)).toMatchObject({ databases: [], local: [] });
  await pasteAnywhere(page, lines);
  await expect(page.getByRole('dialog', { name: w.importTitle })).toBeVisible();
  await expect(page.getByRole('button', { name: w.importAll(4) })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('main').getByRole('button', { name: w.paste }).click();
  const box = page.getByRole('dialog');
  await box.getByRole('textbox', { name: t.pasteLabel }).fill('[赤]\n閃閃交硬果/ムライ\n閃閃/二つ');
  await expect(box.getByText(t.at(3, 1))).toBeVisible();
  await box.getByRole('button', { name: w.importAll(1) }).click();
  await expect(entries(page)).toHaveCount(1);

  const hostile = ['<img src=x onerror=1>', '__proto__', "=cmd|'/c'!A1", '](x)||@everyone'];
  await paste(
    page,
    JSON.stringify(hostile.map((name) => ({ ...sample[0], name, tags: [name, 'constructor'] }))),
  );
  for (const name of hostile) {
    await expect(entry(page, name)).toBeVisible();
    await expect(entry(page, name).getByRole('list', { name: w.tags })).toContainText(name.slice(0, 20));
  }
  expect(await page.getByRole('main').getByRole('img').count()).toBe(0);

  await page.getByRole('main').getByRole('button', { name: w.paste }).click();
  await box.getByRole('textbox', { name: t.pasteLabel }).fill('イチカ POW:20 SPD:15 WIZ:25');
  await expect(box.getByText('らくえん模擬戦')).toBeVisible();
  await expect(box.getByRole('button', { name: t.open, exact: true })).toBeVisible();
  await expect(box.getByRole('button', { name: w.importAll(1) })).toHaveCount(0);
});

test('the match and the roster give each other characters @full', async ({ page }) => {
  await open(page, 'shiden/');
  const first = sheet(page, t, 0);
  await first.getByRole('button', { name: t.toRoster }).click();
  await expect(page.getByRole('status').filter({ hasText: w.putIn(1, 0) })).toBeAttached();
  await first.getByRole('button', { name: t.toRoster }).click();
  await expect(page.getByRole('status').filter({ hasText: w.putIn(0, 1) })).toBeAttached();
  const second = sheet(page, t, 1);
  await second.locator('summary').click();
  await second.getByRole('button', { name: t.fromRoster }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: w.put('▽', sample[0].name) })
    .click();
  await expect(verdict(page)).toContainText(headline(fight(sample[0], sample[0]), 'ja'));
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await paste(page, lines);
  await entry(page, '八雲')
    .getByRole('button', { name: w.put('▲', '八雲') })
    .click();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(verdict(page)).toContainText(headline(fight(character('紫紫呪交強/八雲'), sample[0]), 'ja'));
});

test('without storage page and roster work as long as they are open, and say so; a roster of another game opens on its own', async ({
  page,
}) => {
  await denyStorage(page);
  await open(page);
  await expect(page.getByRole('paragraph').filter({ hasText: t.storageDenied })).toBeVisible();
  await skillButton(page, 0, '一閃').click();
  await expect(verdict(page)).toContainText(headline(fight(...changed('一閃')), 'ja'));
  await page.goto('about:blank');
  await open(page, 'shiden/#-roster');
  await expect(page.getByText(w.empty)).toBeVisible();
  await page.getByRole('button', { name: w.putSamples }).click();
  for (const { name } of sample) await expect(entry(page, name)).toBeVisible();
  await paste(page, lines);
  for (const name of names) await expect(entry(page, name)).toBeVisible();
  await expect(page.getByText(t.storageDenied)).toBeVisible();
  // A roster of another game opens on its own page.
  await page.goto('about:blank');
  await open(page, 'panel/#1RCnSHu9eQpsGC3M');
  await expect(page).toHaveURL(/\/shiden\/#1RCnSHu9eQpsGC3M$/);
  const box = page.getByRole('dialog', { name: w.importTitle });
  await expect(box.getByRole('listitem')).toHaveCount(1, { timeout: 30_000 });
  // A character who was sent alone may fight at once.
  await box.getByRole('button', { name: /▲/ }).click();
  await expect(page).toHaveURL(/#-match$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a set-up that an earlier version of the page kept is still there @full', async ({ page }) => {
  await page.goto('about:blank');
  await open(page, 'shiden/');
  await page.evaluate(
    (setup) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('shiaiba', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('setups');
        request.onsuccess = () => {
          const write = request.result.transaction('setups', 'readwrite');
          write.objectStore('setups').put({ format: 1, past: [], now: setup, future: [] }, 'shiden');
          write.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    other,
  );
  await page.reload();
  await expect(verdict(page)).toContainText(headline(fight(...other), 'ja'));
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await paste(page, lines);
  await page.reload();
  await expect(entries(page)).toHaveCount(4);
});

for (const lang of languages) {
  test(`it is sent as a link, which shows whom it holds before anything is put in (${lang})${unless(lang === 'ja')}`, async ({
    page,
  }) => {
    const words = rosterWords[lang];
    await open(page, `${shells[lang]}#-roster`);
    await paste(page, lines, words, lang);
    await expect(entries(page, words)).toHaveCount(4);
    for (const name of ['八雲', 'シズク'])
      await list(page, words)
        .getByRole('checkbox', { name: words.tick(name) })
        .check();
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByText(words.export, { exact: true }).click();
    for (const choice of Object.values(words.exports)) {
      await expect(page.getByRole('button', { name: choice, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: words.asLink, exact: true }).click();
    const box = page.getByRole('dialog', { name: words.share(2) });
    await expect(box.getByRole('textbox')).toHaveValue(/\/shiden\/#1R\w+$/);
    const link = await box.getByRole('textbox').inputValue();

    const other = await (await page.context().browser()?.newContext())?.newPage();
    if (!other) throw new Error('there is no browser');
    await other.goto(link);
    const shown = other.getByRole('dialog', { name: words.importTitle });
    const found = shown.getByRole('list', { name: dictionaries[lang].characters }).locator('> li');
    await expect(found).toHaveCount(2);
    await expect(found.nth(0)).toContainText('八雲');
    await expect(found.nth(0)).toContainText('赤組');
    expect(await kept(other)).toMatchObject({ databases: [] });
    await shown.getByRole('button', { name: words.importAll(2) }).click();
    await expect(entries(other, words)).toHaveCount(2);
    await other.context().close();
  });
}

test('those that are selected go to the league from a bar that stays in sight above a long list @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'shiden/#-roster');
  await paste(page, Array.from({ length: 30 }, (_, at) => `閃閃交硬果/者${at}`).join('\n'));
  await entries(page).nth(28).check();
  await entries(page).nth(29).check();
  const bar = page.getByRole('paragraph').filter({ hasText: w.ticked(2) });
  const way = bar.getByRole('link', { name: w.toLeague });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(600);
  // Nothing covers the link, not even the head of the page.
  expect(
    await way.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  ).toBe(true);
  await way.click();
  await expect(page.getByText(leagueWords.ja.fromTicked(2))).toBeVisible();
});
