// Tests the share dialog's rows for virtual tabletops: what is copied and saved, and that a real parser reads
// the XML.
import { expect, open, test } from '../kit/fixture.ts';
import { dictionaries, formWords, shareWords } from '../kit/words.ts';
import { catchDownload, copied } from '../kit/hands.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const hostile = ']]><b a="\'">&{HP}</b>';

test('a member goes to CCFOLIA and Udonarium, the fight to Discord and into a page', async ({
  page,
  context,
}) => {
  const [t, s] = [dictionaries.ja, formWords.ja];
  await open(page);
  await page.getByRole('textbox', { name: t.nameOf('▽') }).fill(hostile);
  await page.getByRole('button', { name: t.actions.share }).first().click();
  const dialog = page.getByRole('dialog', { name: t.actions.share });
  await dialog.getByText(shareWords.ja.others, { exact: true }).click();
  const status = dialog.getByRole('status');
  // A page without the site's policy, which forbids parsing.
  const blank = await context.newPage();
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

  await press(s.tables.ccfolia.action);
  await expect(status).toHaveText(s.pasteThere);
  expect(JSON.parse(await copied(page))).toMatchObject({ kind: 'character', data: { name: 'ムライ' } });
  const link = await dialog.getByRole('textbox').first().inputValue();
  expect(await copied(page)).toContain(link);

  const whose = dialog.getByRole('combobox', { name: s.whose });
  await expect(whose).toContainText(hostile);
  await whose.selectOption({ index: 1 });
  const file = await catchDownload(page, () => press(s.tables.udonarium.action));
  expect(file.name).toBe('shiden-B1.xml');
  const told = await blank.evaluate((xml) => {
    const read = new DOMParser().parseFromString(xml, 'application/xml');
    const at = (selector: string) => read.querySelector(selector)?.textContent;
    return [
      read.querySelector('parsererror') === null,
      at('character > data > data[name=common] > data[name=name]'),
      read.querySelector('data[type=numberResource]')?.getAttribute('currentValue'),
      read.querySelectorAll('character > chat-palette').length,
    ];
  }, file.text);
  expect(told).toEqual([true, hostile, '5', 1]);

  await press(s.tables.discord.action);
  await expect.poll(() => copied(page)).toMatch(/^\*\*紫電一閃/);
  const log = await catchDownload(page, () => press(s.tables.html.action));
  await expect(status).toHaveText(s.saved);
  const seen = await blank.evaluate((html) => {
    const read = new DOMParser().parseFromString(html, 'text/html');
    const spans = Array.from(read.querySelectorAll('p'), (p) => p.querySelectorAll('span').length);
    return [read.title, new Set(spans).size, spans[0], read.querySelectorAll('b, script').length];
  }, log.text);
  expect(seen).toEqual(['ccfolia - logs', 1, 3, 0]);

  // A piece copied from the table, with a change made there, is pasted back.
  await blank.close();
  await page.goto('about:blank');
  await open(page, 'rakuen/');
  await page.getByRole('button', { name: t.actions.share }).first().click();
  await page.getByRole('dialog').getByText(shareWords.ja.others, { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: s.tables.ccfolia.action }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(s.pasteThere);
  const piece = JSON.parse(await copied(page)) as {
    data: { name: string };
  };
  piece.data.name = '卓の人';
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t.readText }).first().click();
  await page.getByRole('textbox', { name: t.pasteLabel }).fill(JSON.stringify(piece));
  await expect(page.getByRole('list', { name: t.characters })).toContainText('卓の人');
});
