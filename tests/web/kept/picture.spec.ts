// Tests pictures of a result and of a character: copied or saved, for every system. Without a network they
// are tested in offline.spec.ts.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { systems } from '../../parity/module.ts';
import { expect, open, test, verdict } from '../kit/fixture.ts';
import { dictionaries, pictureWords, shareWords } from '../kit/words.ts';

const [t, p] = [dictionaries.ja, pictureWords.ja];

/** Opens the share dialog and draws the picture of the result. */
async function result(page: Page): Promise<Locator> {
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: t.actions.share });
  await dialog.getByText(p.ofResult).click();
  await expect(dialog.getByRole('img', { name: /勝ち|引き分け/ })).toBeVisible();
  return dialog;
}

async function saved(page: Page, dialog: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: p.save }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Signature, width and height from the header of a PNG. */
const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];

const colours = (image: Locator) =>
  image.evaluate((one: HTMLImageElement) => {
    const context = new OffscreenCanvas(1200, 630).getContext('2d');
    context?.drawImage(one, 0, 0);
    const { data } = context?.getImageData(0, 0, 1200, 630) ?? {};
    return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size;
  });

for (const [what, some] of [
  ['a field', ['shinki']],
  ['every system @full', systems],
] as const)
  test(`a picture of the result is saved as a PNG: ${what}`, async ({ page }) => {
    for (const id of some) {
      await open(page, `${id}/`);
      const dialog = await result(page);
      const { name, bytes } = await saved(page, dialog);
      expect(name).toMatch(new RegExp(`^${id}-[0-9a-f]{16}\\.png$`));
      expect(sizeOf(bytes)).toEqual(['PNG', 1200, 630]);
      expect(await colours(dialog.getByRole('img', { name: /勝ち|引き分け/ }))).toBeGreaterThan(50);
      await expect(dialog.getByRole('status').filter({ hasText: p.saved(name) })).toBeVisible();
    }
  });

test('a hostile name is drawn as text, and where pixels are refused the picture is an SVG @full', async ({
  page,
}) => {
  await open(page);
  const name = '<img src=x>&"]]></style>';
  await page.getByRole('textbox', { name: t.nameOf('▽') }).fill(name);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new DOMException('tainted', 'SecurityError');
    };
  });
  await page.keyboard.press('Escape');
  await verdict(page).click();
  const dialog = await result(page);
  await expect(dialog.getByRole('button', { name: p.copy })).toHaveCount(0);
  const file = await saved(page, dialog);
  expect(file.name).toMatch(/\.svg$/);
  await expect(dialog.getByRole('status').filter({ hasText: p.savedSvg(file.name) })).toBeVisible();
  const svg = file.bytes.toString();
  expect(svg).toContain('&lt;img src=x&gt;&amp;"]]&gt;&lt;/style&gt;</bdi>');
  expect(svg).not.toMatch(/<img|<script|url\("?http/);
  await dialog.getByRole('checkbox', { name: shareWords.ja.hideNames }).check();
  await expect(dialog.getByRole('img', { name: /勝ち/ })).not.toHaveAttribute('alt', new RegExp('<img'));
  expect((await saved(page, dialog)).bytes.toString()).not.toContain('src=x');
});

test('a card of one side, in another light, is copied @full', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'en/panel/');
  const [en, words] = [dictionaries.en, pictureWords.en];
  await page.getByLabel(en.sheetMenu('▽')).first().click();
  await page.getByRole('button', { name: words.card }).click();
  const dialog = page.getByRole('dialog', { name: words.ofCard('▽', 'Homura') });
  const image = dialog.getByRole('img', { name: words.ofCard('▽', 'Homura') });
  const source = () => image.getAttribute('src');
  await expect(image).toBeVisible();
  const before = await source();
  await dialog.getByRole('radio', { name: words.lights.dark }).check({ force: true });
  await expect.poll(source).not.toBe(before);
  await expect(image).toBeVisible();
  await dialog.getByRole('button', { name: words.copy }).click();
  await expect(dialog.getByRole('status')).toHaveText(words.copied);
  const [copied] = await page.evaluate(async () =>
    (await navigator.clipboard.read()).map(({ types }) => types),
  );
  expect(copied).toEqual(['image/png']);
});
