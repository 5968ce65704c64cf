// Tests a broken, missing or unreachable engine: the page says why, and the text of the sample stays readable.
import {
  build,
  expect,
  open,
  readInto,
  ready,
  skillButton,
  stageOf,
  test,
  unless,
  verdict,
} from '../kit/fixture.ts';
import { dictionaries, stageWords } from '../kit/words.ts';
import { changed, fight, fragment, other, sample } from '../kit/shiden.ts';
import { site } from '../kit/site.ts';
import { headline } from '../kit/games.ts';

const t = dictionaries.ja;

test('a worker that breaks is replaced, and the fight goes on', async ({ page, watch }) => {
  await open(page);
  const [worker] = page.workers();
  watch.expected.push(/broken on purpose/);
  const gone = worker?.waitForEvent('close');
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken on purpose');
    });
  });
  await gone;
  await skillButton(page, 0, '一閃').click();
  await expect(verdict(page)).toContainText(headline(fight(...changed('一閃')), 'ja'));
});

for (const [what, status] of [
  ['missing', 404],
  ['out of reach', null],
] as const) {
  test(`an engine that is ${what}: reason, retry, and the record stays readable${unless(status === 404)}`, async ({
    page,
    watch,
  }) => {
    watch.expected.push(/Failed to load resource|preload/);
    await page.route('**/*.wasm', (route) =>
      status ? route.fulfill({ status }) : route.abort('internetdisconnected'),
    );
    await page.goto(`${site}shiden/`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(t.engineFailed);
    await expect(alert).toContainText(t.engineFailedNote);
    const told = page.getByRole('region', { name: headline(fight(...sample), 'ja') });
    await expect(told.getByRole('listitem').last()).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeDisabled();
    // With the address of a link the sample must not be shown in its place.
    await page.goto('about:blank');
    await page.goto(`${site}shiden/#${fragment(...other)}`);
    await expect(alert).toContainText(t.engineFailed);
    await expect(alert).not.toContainText(t.engineFailedNote);
    await expect(alert.getByRole('button', { name: t.retry })).toBeEnabled();
    await expect(page.getByText(`#${fragment(...other)}`)).toBeVisible();
    await expect(told).toBeHidden();
    await page.unroute('**/*.wasm');
    await alert.getByRole('button', { name: t.retry }).click();
    await ready(page);
    await build(page);
    await expect(verdict(page)).toContainText(headline(fight(...other), 'ja'));
  });
}

test('what is pressed before the engine is there is done when it is @full', async ({ page }) => {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site);
  await page.waitForFunction(() => document.documentElement.dataset['engine'] === 'slow');
  await page.getByRole('button', { name: stageWords.ja.build, exact: true }).click();
  expect(await stageOf(page)).toBe('watch');
  go();
  await expect.poll(() => stageOf(page)).toBe('build');
  await expect(verdict(page)).toContainText(headline(fight(...sample), 'ja'));
});

test('where the engine of many fights is out of reach, what needs it says so, and fights go on @full', async ({
  page,
  watch,
}) => {
  watch.expected.push(/Failed to load resource|error: offline/);
  await page.route('**/analysis-*.wasm', (route) => route.abort('internetdisconnected'));
  await open(page);
  await readInto(page, '閃閃交硬果/ムライ');
  await expect(page.getByRole('dialog')).toContainText('つながりがありません。');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await skillButton(page, 0, '一閃').click();
  await expect(verdict(page)).toContainText(headline(fight(...changed('一閃')), 'ja'));
});
