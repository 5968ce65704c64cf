// Tests the pieces of 千幻抄 on a phone: whoever stands behind bears a seal, no seal moves a piece out of its row, and
// the numbers of a lone piece keep their words beside a state.
import type { Page } from '@playwright/test';
import type { Build, Controller } from '#engine';
import { expect, open, test, unless } from '../kit/fixture.ts';
import { gameOf, pathOf } from '../kit/games.ts';

const game = await gameOf('sengen');
const path = pathOf('sengen', 'ja');

/** A side with so many members like its first one. */
function grown(side: Build, many: number): Build {
  const [first] = side['members'] as Build[];
  return { ...side, members: Array.from({ length: many }, (_, k) => ({ ...first, name: `者${k + 1}` })) };
}

/** A fight by hand between such sides, played until the last board is as wanted: whoever may goes behind or waits. */
function played(
  many: number,
  wanted: (figures: readonly { at: number; states: readonly unknown[] }[]) => boolean,
): string {
  const [a, b] = game.samples;
  const controllers: [Controller, Controller] = ['hand', 'plans'];
  const match = game.match({ sides: [grown(a, many), grown(b, many)], controllers, seed: '2' });
  const decisions: string[] = [];
  for (let turn = 0; turn < 60; turn++) {
    const { pending, boards } = game.fight({ ...match, decisions });
    if (!pending) break;
    if (wanted(boards.at(-1)?.sides.flatMap(({ figures }) => figures ?? []) ?? []))
      return game.fragment({ ...match, decisions });
    const { options } = pending;
    const option =
      options.find(({ ja }) => /後衛|防御専念|待機/.test(ja)) ??
      options[Math.min(options.length - 1, turn % 2)];
    decisions.push(option?.id ?? '');
  }
  throw new Error('no such board came');
}

/** Of each piece: its side, whether it stands behind, the seals in sight, and where it and its name begin. */
const pieces = (page: Page) =>
  page.locator('[data-part=board] li[data-actor]').evaluateAll((all) =>
    all.map((one) => {
      const name = one.querySelector('bdi');
      return {
        side: one.getAttribute('data-actor')?.charAt(0),
        behind: one.hasAttribute('data-behind'),
        seals: [...one.querySelectorAll('b')].filter((b) => b.checkVisibility()).map((b) => b.textContent),
        top: Math.round(name?.getBoundingClientRect().top ?? 0),
        name: Math.round(name?.getBoundingClientRect().width ?? 0),
      };
    }),
  );

for (const [many, width, height] of [
  [3, 390, 844],
  [3, 360, 740],
  [6, 390, 844],
] as const)
  test(`${many} abreast at ${width}: whoever stands behind bears 後, and all stand in their row${unless(many === 6)}`, async ({
    page,
  }) => {
    const fragment = played(
      many,
      (all) => all.some(({ at }) => at > 1) && all.some(({ states }) => states.length > 0),
    );
    await page.setViewportSize({ width, height });
    await open(page, `${path}#${fragment}`);
    const shown = await pieces(page);
    expect(shown.some(({ behind }) => behind)).toBe(true);
    expect(shown.some(({ behind }) => !behind)).toBe(true);
    for (const { behind, seals, name } of shown) {
      expect(seals.includes('後')).toBe(behind);
      expect(name).toBeGreaterThan(12);
    }
    for (const side of ['A', 'B'])
      expect(new Set(shown.filter((one) => one.side === side).map(({ top }) => top)).size).toBe(1);
  });

test('the numbers of a lone piece keep their words beside a state', async ({ page }) => {
  const fragment = played(1, (all) => all.some(({ states }) => states.length > 0));
  const word = game.system.form.meters?.find(({ id }) => id === 'initiative')?.name.ja ?? 'イニシアティブ';
  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, `${path}#${fragment}`);
    const board = page.locator('[data-part=board]');
    await expect(board.locator('[data-states]')).not.toHaveCount(0);
    const words = board.getByText(word, { exact: true });
    await expect(words).toHaveCount(2);
    for (const one of await words.all()) await expect(one).toBeVisible();
    // The seal stands behind the last number, in its line.
    const overlaps = await board.locator('[data-states]').evaluateAll((all) =>
      all.flatMap((one) => {
        const last = [...one.querySelectorAll('span')].find(
          (span) => span.textContent === 'イニシアティブ',
        )?.parentElement;
        const seal = [...one.querySelectorAll('b')].findLast(
          (b) => b.checkVisibility() && /^\p{sc=Han}\d*$/u.test(b.textContent),
        );
        const [end, begin] = [
          last?.getBoundingClientRect().right ?? 0,
          seal?.getBoundingClientRect().left ?? 0,
        ];
        return end <= begin ? [] : [`${end} > ${begin}`];
      }),
    );
    expect(overlaps).toEqual([]);
    await page.goto('about:blank');
  }
});
