// らくえん on a phone, as somebody who has never been here: two tactics fight, then a whole fight by hand against 強.
import { load, ok } from '../parity/module.ts';
import { dictionaries, expect, languages, open, playWords, ready, record, test, verdict } from './fixture.ts';

const [system] = ok((await load('rakuen')).systems());
if (!system) throw new Error('no system');

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** More decisions than a fight of 150 HP a side has. */
const plenty = 200;

for (const lang of languages) {
  test(`two tactics, then by hand to the end, and away with it (${lang})`, async ({ page, context }) => {
    const t = dictionaries[lang];
    const p = playWords[lang];
    await open(page, lang === 'ja' ? '' : 'en/');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /らくえん|Rakuen/ })
      .first()
      .tap();
    await ready(page);
    await page.getByRole('button', { name: p.twoTactics }).tap();
    const lines = record(page, t).getByRole('button', { name: /^\d+ / });
    await expect(lines.last()).toBeVisible();
    const own = (await verdict(page).textContent()) ?? '';

    await page.getByRole('button', { name: p.playStrong }).tap();
    const turn = page.getByRole('heading', { name: new RegExp(p.turn('.*')) });
    const choices = page.getByRole('list', { name: new RegExp(p.turn('.*')) }).getByRole('button');
    await expect(turn).toBeInViewport();
    await expect(verdict(page)).not.toHaveText(own);

    const playing = () => turn.isVisible();
    let taken = 0;
    for (; taken < plenty && (await playing()); taken++) {
      const before = await lines.count();
      await choices.first().tap();
      await expect.poll(() => lines.count()).toBeGreaterThan(before);
      await expect(page.getByText(p.thinks(''), { exact: false })).toBeHidden();
      if (taken !== 2 || !(await playing())) continue;

      // One move is taken back and made anew; the link of that very moment opens at that moment.
      const now = await lines.count();
      await page.getByRole('button', { name: p.back }).tap();
      await expect(record(page, t).getByText(p.rewind(1))).toBeVisible();
      await expect.poll(() => lines.count()).toBeLessThan(now);
      await expect(turn).toBeVisible();
      await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#1F/);
      const waits = await choices.allTextContents();
      const stands = await lines.count();
      await page.getByRole('button', { name: t.actions.share }).first().tap();
      const address = page.getByRole('dialog').getByRole('textbox').first();
      await expect(address).toHaveValue(/#1F/);
      const friend = await context.newPage();
      await friend.goto(await address.inputValue());
      await ready(friend);
      // A copied link leaves the language to the reader, and this one has not chosen any.
      await expect(record(friend, dictionaries.ja).getByRole('button', { name: /^\d+ / })).toHaveCount(
        stands,
      );
      const theirs = friend
        .getByRole('list', { name: new RegExp(playWords.ja.turn('.*')) })
        .getByRole('button');
      await expect(theirs).toHaveCount(waits.length);
      if (lang === 'ja') await expect(theirs).toHaveText(waits);
      await friend.close();
      await page.keyboard.press('Escape');
    }
    expect(taken).toBeGreaterThan(2);
    expect(taken).toBeLessThan(plenty);

    const menu = page
      .getByRole('region', { name: t.record })
      .getByRole('group')
      .filter({ hasText: t.takeAlong });
    await menu.tap();
    await menu.getByRole('button', { name: t.copyClassic(system.notation[lang]) }).tap();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    // What another test copied may still be there.
    await expect.poll(copied).toContain('【');
    const text = await copied();
    expect(text.split('\n').length).toBeGreaterThan(taken);
  });
}
