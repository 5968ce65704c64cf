// Tests what a screen reader says while the reader steps through the sample fight, against a golden file that
// people have read.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, open, shells, test, unless } from '../kit/fixture.ts';
import { dictionaries, languages } from '../kit/words.ts';
import { fight, fragment, sample, sampleIn } from '../kit/shiden.ts';

for (const lang of languages) {
  test(`the sample fight as it is spoken (${lang})${unless(lang === 'ja')}`, async ({ page }) => {
    const t = dictionaries[lang];
    const sample = sampleIn(lang);
    // Sentences are spoken half a second apart: the clock is moved on instead of waiting.
    await page.clock.install();
    await open(page, shells[lang]);
    await page.evaluate(() => {
      const holder = globalThis as unknown as { spoken: string[] };
      holder.spoken = [];
      const region = document.querySelector('[role=status]');
      if (!region) throw new Error('nothing speaks');
      const watch = new MutationObserver(() => {
        if (region.textContent) holder.spoken.push(region.textContent);
      });
      watch.observe(region, { childList: true, characterData: true, subtree: true });
    });
    await page.keyboard.press('Home');
    const slider = page.getByRole('slider', { name: t.step });
    await expect(slider).toHaveValue('0');
    for (let step = 1; step <= fight(...sample).events.length; step++) {
      await page.clock.runFor(600);
      await page.keyboard.press('ArrowRight');
      await expect(slider).toHaveValue(String(step));
    }
    await page.clock.runFor(600);
    const spoken = await page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken);
    const golden = readFileSync(resolve(import.meta.dirname, `golden/speech.${lang}.txt`), 'utf8');
    expect(`${spoken.join('\n')}\n`).toBe(golden);
  });
}

test('two of one name are spoken with their sides’ marks @full', async ({ page }) => {
  const [a, b] = sample;
  await page.clock.install();
  await open(page, `shiden/#${fragment({ ...a, name: '霊夢' }, { ...b, name: '霊夢' })}`);
  const slider = page.getByRole('slider', { name: dictionaries.ja.step });
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  const heard = page.getByRole('status').first();
  const named = fight(a, b).events.findIndex(({ text }) =>
    text.ja.some((span) => typeof span !== 'string' && span.t === 'name'),
  );
  for (let step = 0; step <= named; step++) {
    await page.clock.runFor(600);
    await page.keyboard.press('ArrowRight');
  }
  await page.clock.runFor(600);
  await expect(heard).toContainText(/霊夢[▲▽]/);
  await expect(slider).toHaveAttribute('aria-valuetext', /霊夢[▲▽]/);
  await expect(heard).not.toContainText(/▲▲|▽▽/);
});
