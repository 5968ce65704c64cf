// Tests the field with two parties of eight: everything is legible on a phone, reached by keyboard, and named
// for screen readers.
import { type Page, expect, test } from '@playwright/test';
import type { Lang } from '#engine';
import { wrong } from '../kit/axe.ts';
import { every, pairwise } from '../kit/pairwise.ts';
import { crowd } from './crowd.ts';
import type { Harness } from './page.tsx';
import { fieldWords } from '../kit/words.ts';
import { address } from './address.ts';

async function show(page: Page, lang: Lang, laid: 'rows' | 'columns'): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset['harness'] === 'ready');
  await page.evaluate(
    (shown) => (globalThis as unknown as { harness: Harness }).harness.show(shown),
    crowd(lang, laid),
  );
  await expect(page.getByRole('list', { name: fieldWords[lang].figuresOf('') }).first()).toBeVisible();
}

/** Elements wider than the window, and texts smaller than 12px. */
function flaws(page: Page) {
  return page.evaluate(() => {
    const small = [...document.querySelectorAll('main *')].filter((one) => {
      const own = [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      return own && parseFloat(getComputedStyle(one).fontSize) < 12;
    });
    const wide = [...document.querySelectorAll('main *')].filter((one) => {
      const { right, left } = one.getBoundingClientRect();
      return right > innerWidth + 0.5 || left < -0.5;
    });
    const text = (all: Element[]) => all.map((one) => `${one.tagName} ${one.textContent}`);
    return {
      small: text(small),
      wide: text(wide),
      sideways: document.documentElement.scrollWidth > innerWidth,
    };
  });
}

const choices = { lang: ['ja', 'en'], laid: ['rows', 'columns'], width: [320, 360, 1280] } as const;

for (const [how, shown] of [
  ['every two choices together', pairwise(choices)],
  ['all @full', every(choices)],
] as const)
  test(`sixteen figures stand on any page, in rows and in columns: ${how}`, async ({ page }) => {
    for (const { lang, laid, width } of shown)
      await test.step(`${lang}, ${laid}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 780 });
        await show(page, lang, laid);
        expect(await flaws(page)).toEqual({ small: [], wide: [], sideways: false });
        // Ink runs to two targets: in halves with heads over the axis, or as one stroke between the bays.
        // Each target has seven bullets.
        await expect(page.locator('[data-part=board] path[data-side]')).toHaveCount(laid === 'rows' ? 6 : 2);
        await expect(page.locator('[data-part=board] svg [transform]')).toHaveCount(14);
        expect(await wrong(page, '[data-part=board]')).toEqual([]);
      });
  });

test('every figure and pile is reached by keyboard and says what is seen of it; an empty pile has nothing to open @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await show(page, 'ja', 'rows');
  const buttons = page.getByRole('main').getByRole('button');
  const told = (disabled: boolean) =>
    buttons
      .and(page.locator(disabled ? ':disabled' : ':enabled'))
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
  const names = await told(false);
  const empty = await told(true);
  expect(empty).toContain('八雲紫の手札、0枚（10枚まで）');
  expect(empty.filter((name) => !name.includes('、0枚'))).toEqual([]);
  expect(names).toContain(
    '▲灯、手番、前衛、HP 32（最大60）、霊力 16（最大20）、DP 4（最大18）、グレイズ 52、毛玉2と暁へ仕掛ける',
  );
  expect(names).toContain(
    '▽毛玉2、後衛、HP 46（最大60）、霊力 18（最大20）、DP 2（最大18）、グレイズ 26、行動済み、灯から受ける',
  );
  expect(names).toContain(
    '▲紅美鈴、後衛、HP 39（最大60）、霊力 17（最大20）、DP 3（最大18）、グレイズ 39、毒 2、束縛',
  );
  expect(names).toContain('灯の手札、4枚（10枚まで）、スペードの5、スペードの6、スペードの7、スペードの8');
  expect(names).toContain('宵の手札、4枚（10枚まで）');
  expect(names).toContain('捨て札、3枚、ハートの2、ハートの3、スペードの13');

  const reached = new Set<string>();
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
  // Tab leads to each group, and the arrows through it.
  for (let group = 0; group < 12; group++) {
    await page.keyboard.press('Tab');
    for (let last = ''; last !== (last = await focused());) {
      reached.add(last);
      await page.keyboard.press('ArrowRight');
    }
  }
  expect(names.filter((name) => !reached.has(name))).toEqual([]);
});

test('pressed, a figure and a pile tell all and give the focus back; on a wide page piles lie beside the figures @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await show(page, 'en', 'columns');
  const meiling = page.getByRole('button', { name: /^▲Meiling, / });
  await meiling.focus();
  await page.keyboard.press('Enter');
  const told = page.getByRole('dialog', { name: '▲ Meiling' });
  await expect(told).toContainText('Hurts.');
  await expect(told.getByRole('listitem', { name: 'spades 6' })).toBeVisible();
  expect(await flaws(page)).toMatchObject({ sideways: false });
  await page.keyboard.press('Escape');
  await expect(meiling).toBeFocused();
  // On the narrow page there is no room for piles beside the figures.
  const hand = page.getByRole('button', { name: 'Yoi, hand, 4 of at most 10 cards' });
  await expect(hand).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 900 });
  await hand.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(fieldWords.en.unseen);
});
