// Tests rulings that decide a fight: told beside the result, the fight under the other reading, and the way back.
import { expect, open, record, shells, test, unless, verdict } from '../kit/fixture.ts';
import { dictionaries, languages, rulingsWords } from '../kit/words.ts';
import { duel } from '../kit/rakuen.ts';
import { disputed, fragment, sample } from '../kit/shiden.ts';

for (const lang of languages) {
  test(`said, shown, fought and taken back (${lang})${unless(lang === 'en')}`, async ({ page }) => {
    const [t, r] = [dictionaries[lang], rulingsWords[lang]];
    await open(page, `${shells[lang]}#${fragment(...disputed)}`);
    const result = page.getByRole('main').locator('[data-part="result"]');
    const before = await verdict(page).textContent();
    await expect(result.getByText(r.hangs(['R1', 'R4'].join(t.comma)))).toBeVisible();
    await result.getByRole('button', { name: r.show }).click();
    const dialog = page.getByRole('dialog', { name: r.title });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('link', { name: r.rule('R4') })).toBeVisible();
    await dialog.getByRole('button', { name: r.fightItOf('R4') }).click();
    await expect(dialog).toBeHidden();
    await expect(verdict(page)).not.toHaveText(before ?? '');
    await expect(result.getByText(r.otherwise('R4'))).toBeVisible();
    await expect(
      page.getByRole('region', { name: t.record }).getByRole('button', { name: r.back }),
    ).toBeVisible();
    // The link carries the changed ruling.
    await expect(page).not.toHaveURL(new RegExp(`#${fragment(...disputed)}$`));
    await page.reload();
    await expect(result.getByText(r.otherwise('R4'))).toBeVisible();
    await expect(record(page, t).getByRole('option').first()).toBeEnabled();
    await result.getByRole('button', { name: r.back }).click();
    await expect(verdict(page)).toHaveText(before ?? '');
    await expect(result.getByText(r.hangs(['R1', 'R4'].join(t.comma)))).toBeVisible();
  });
}

test('with the keyboard: into the dialog, out again, and undo; where no ruling matters nothing is fetched @full', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
      value: () => new Promise(() => undefined),
    });
  });
  await open(page, `shiden/#${fragment(...sample)}`);
  await expect(verdict(page)).toContainText('クロダ');
  expect(asked.filter((url) => /RulingsNote|SettingsNote/.test(url))).toEqual([]);

  await page.goto('about:blank');
  const [t, r] = [dictionaries.ja, rulingsWords.ja];
  await open(page, `shiden/#${fragment(...disputed)}`);
  const before = await verdict(page).textContent();
  const opener = page.getByRole('button', { name: r.show });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: r.fightItOf('R1') }).focus();
  const undo = page.getByRole('button', { name: t.actions.undo });
  const place = () => page.locator('button', { hasText: t.actions.undo }).boundingBox();
  const stood = await place();
  await page.keyboard.press('Enter');
  await expect(page.getByText(r.otherwise('R1'))).toBeVisible();
  // The note on the rulings of this fight comes later, and must not move the undo button.
  await expect(opener).toBeVisible();
  expect(stood).not.toBeNull();
  expect(await place()).toEqual(stood);
  await undo.click();
  await expect(verdict(page)).toHaveText(before ?? '');
});

test('16: of a ruling under which a decision by hand is illegal, that is said @full', async ({ page }) => {
  const r = rulingsWords.ja;
  const match = duel.match({
    seed: '1',
    settings: { rules: 'advanced', start: { A: { last: 'POW' } } },
    sides: [
      { ...duel.samples[0], name: 'イチカ', POW: 45, SPD: 10, WIZ: 5 },
      { ...duel.samples[1], name: 'レン', POW: 19, SPD: 36, WIZ: 5 },
    ],
    controllers: ['hand', 'hand'],
    decisions: ['first', 'attack POW +rush', 'pass', 'surrender B'],
  });
  await open(page, `rakuen/#${duel.fragment(match)}`);
  await page.getByRole('button', { name: r.show }).click();
  const reading = page.getByRole('dialog', { name: r.title }).getByRole('listitem');
  await expect(reading).toHaveCount(1);
  await expect(reading).toContainText('R17');
  await expect(reading).toContainText(r.illegal(1));
});
