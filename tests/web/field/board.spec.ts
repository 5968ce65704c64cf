// Tests the boards of all systems in boxes of many sizes: nothing is cut, both sides are whole, and all text
// is legible.
import { type Page, expect, test } from '@playwright/test';
import type { Build, Lang, Match, Report, SystemInfo } from '#engine';
import { openEngine } from '../../../web/build/engine.ts';
import { type Fight, unfold } from '../../../web/src/engine/fight.ts';
import { unless } from '../kit/fixture.ts';
import { wrong } from '../kit/axe.ts';
import type { Harness } from './page.tsx';
import { address } from './address.ts';

interface Sample {
  system: SystemInfo;
  fight: Fight;
}

const names = ['ミコト', 'ハヤテ', 'シオン', '大蛇', '小蛇1', '小蛇2'];
/** Names of 23 and 21 letters; a name may have 24. */
const longNames = ['Bartholomew Fetherstone', '長い長い名前を持っている者がここに一人いる'];

/** A fight between the samples, or between parties of `count` members made from them. */
async function sample(system: string, lang: Lang, count: number, long = false): Promise<Sample> {
  const ask = await openEngine(system);
  const first = ask({ call: 'first', lang }) as { systems: [SystemInfo]; report: { ok: Report } };
  const [info] = first.systems;
  const grown = (build: Build, side: number): Build => {
    const called = (k: number) => (long ? longNames[(k + side) % 2] : names[(k + 3 * side) % 6]) ?? '';
    const [lone] = (build['members'] ?? []) as Build[];
    if (!lone) return long ? { ...build, name: called(0) } : build;
    const members = Array.from({ length: count }, (_, k) => ({ ...lone, name: called(k) }));
    return { ...build, name: long ? called(0) : build.name, members };
  };
  const [a, b] = info.samples;
  if (!a || !b) throw new Error('no samples');
  const match: Match = { system, sides: [grown(a, 0), grown(b, 1)], seed: '1' };
  const report = ask({ call: 'fight', match: JSON.stringify(match), lang }) as Report;
  return { system: info, fight: unfold(report) };
}

async function ready(page: Page): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset['harness'] === 'ready');
}

/**
 * Drawn elements that leave the box, and those that leave their side's half and so lie over the axis. Buttons
 * may reach a little further than their drawing; text for screen readers has no room.
 */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const flaws: string[] = [];
    const within = (outer: Element, one: Element, slack: number) => {
      const [room, box] = [outer.getBoundingClientRect(), one.getBoundingClientRect()];
      if (box.width === 0 || box.height === 0) return;
      const out = Math.max(
        room.top - box.top,
        box.bottom - room.bottom,
        room.left - box.left,
        box.right - room.right,
      );
      if (out > slack)
        flaws.push(
          `${one.tagName} ${one.getAttribute('class') ?? ''} ${one.textContent.slice(0, 20)}: ${out}`,
        );
    };
    const drawn = [...document.querySelectorAll('[data-box] *')].filter(
      (one) =>
        one.checkVisibility() &&
        (one instanceof HTMLElement || one.tagName === 'svg') &&
        !one.parentElement?.closest('svg') &&
        !getComputedStyle(one).clipPath.startsWith('inset') &&
        // A part that scrolls may be longer than its room.
        !one.parentElement?.closest('section'),
    );
    const box = document.querySelector('[data-box]');
    for (const one of drawn) {
      const slack = one.closest('button') ? 12 : 4;
      if (box) within(box, one, slack);
      const half = one.closest('[data-stands]');
      if (half && half !== one) within(half, one, slack);
    }
    return flaws.slice(0, 5);
  });

/** Texts smaller than 12px. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-box] *')]
      .filter((one) => {
        const own = [...one.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        );
        return own && one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < 12;
      })
      .map((one) => `${one.tagName} ${one.textContent}`),
  );

const phones: [number, number][] = [
  [320, 180],
  [362, 348],
  [362, 464],
];
const desks: [number, number][] = [
  [640, 300],
  [720, 480],
  [900, 590],
];
const more: [number, number][] = [
  [320, 260],
  [332, 300],
  [362, 400],
  [362, 520],
  [500, 396],
  [600, 340],
  [840, 400],
  [840, 520],
  [900, 800],
  [1200, 800],
];

/** Rooms of a phone's board while its reader is asked, when nothing stands on the axis. */
const asked: [number, number][] = [
  [332, 192],
  [362, 202],
  [362, 303],
];

/** Places of a fight, as shares of its events, at which its board is measured. */
const shares = [0, 0.4, 0.75, 0.97];

async function hold(
  page: Page,
  shown: Sample,
  sizes: readonly [number, number][],
  below?: 0 | 1,
  bare = false,
): Promise<void> {
  for (const [width, height] of sizes)
    for (const share of shares) {
      const step = Math.round(share * shown.fight.events.length);
      await page.setViewportSize({ width: Math.max(width, 320), height: Math.max(height, 240) });
      await page.evaluate(
        ([one, width, height, below, bare]) =>
          (globalThis as unknown as { harness: Harness }).harness.board(one, width, height, below, bare),
        [{ ...shown, step }, width, height, below, bare] as const,
      );
      const where = `${width}×${height}, step ${step}`;
      expect(await cut(page), where).toEqual([]);
      expect(await small(page), where).toEqual([]);
    }
}

const parties = ['sengen', 'shinki'];
const duels = ['shiden', 'rakuen', 'panel'];

for (const system of [...parties, ...duels]) {
  test(`${system}: nothing is cut on a phone or a desk${unless(system === 'sengen')}`, async ({ page }) => {
    await ready(page);
    await hold(page, await sample(system, 'ja', 1), [...phones, ...desks]);
  });
  test(`${system}: nothing is cut on a phone while its reader is asked${unless(system === 'sengen')}`, async ({
    page,
  }) => {
    await ready(page);
    await hold(page, await sample(system, 'ja', 1), asked, 0, true);
  });
  test(`${system}: every size, both languages, long names @full`, async ({ page }) => {
    test.setTimeout(400_000);
    await ready(page);
    for (const lang of ['ja', 'en'] as const) {
      await hold(page, await sample(system, lang, 1), [...phones, ...desks, ...more], 0);
      await hold(page, await sample(system, lang, 1, true), [...phones, ...desks]);
      for (const long of [false, true]) await hold(page, await sample(system, lang, 1, long), asked, 0, true);
    }
  });
}

test('on a phone both sides show the same signs, and what is spent is no smaller while one is asked', async ({
  page,
}) => {
  await ready(page);
  const shown = await sample('sengen', 'ja', 1);
  /** The names in sight of each side's small numbers, and the height and width of its points. */
  const drawnAt = async (step: number, height: number, bare: boolean) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await page.evaluate(
      ([one, height, bare]) =>
        (globalThis as unknown as { harness: Harness }).harness.board(one, 362, height, 0, bare),
      [{ ...shown, step }, height, bare] as const,
    );
    return page.locator('[data-stands]').evaluateAll((sides) =>
      sides.map((side) => {
        const points = side.querySelector('svg[viewBox]')?.getBoundingClientRect();
        const named = [...side.querySelectorAll<HTMLElement>('[class*="numbers-"] > span > span')];
        return {
          signs: named.filter((one) => one.checkVisibility()).map(({ textContent }) => textContent),
          height: points?.height ?? 0,
          width: points?.width ?? 0,
        };
      }),
    );
  };
  const states = shown.fight.boards.map(({ sides }) => sides.map((side) => side.figures?.[0]?.states.length));
  // Lines at which one side alone bears a state.
  const uneven = states.flatMap(([a, b], step) => (!a === !b ? [] : [step]));
  expect(uneven.length).toBeGreaterThan(0);
  for (const step of [0, ...uneven.slice(0, 2)]) {
    const watched = await drawnAt(step, 464, false);
    const asked = await drawnAt(step, 202, true);
    for (const [one, two] of [watched, asked]) {
      expect(one?.signs, `line ${step}`).toHaveLength(3);
      expect(one?.signs, `line ${step}`).toEqual(two?.signs);
    }
    for (const k of [0, 1]) {
      expect(asked[k]?.height).toBeGreaterThanOrEqual(watched[k]?.height ?? Infinity);
      expect(asked[k]?.width).toBeGreaterThanOrEqual((watched[k]?.width ?? Infinity) - 8);
    }
  }
});
for (const system of [...parties, 'rakuen', 'panel'])
  test(`${system}: the bars of both sides begin at one place and are of one length${unless(system === 'sengen')}`, async ({
    page,
  }) => {
    await ready(page);
    for (const long of [false, true]) {
      const shown = await sample(system, 'ja', 1);
      if (long) {
        const { names, members } = shown.fight;
        const [, called = ''] = longNames;
        shown.fight = { ...shown.fight, names: [called, names[1]] };
        if (members) shown.fight.members = [[called], members[1]];
      }
      for (const [width, height, bare] of [
        [362, 464, false],
        [362, 202, true],
        [900, 590, false],
      ] as const)
        for (const share of shares) {
          const step = Math.round(share * shown.fight.events.length);
          await page.setViewportSize({ width, height: Math.max(height, 240) });
          await page.evaluate(
            ([one, width, height, bare]) =>
              (globalThis as unknown as { harness: Harness }).harness.board(one, width, height, 0, bare),
            [{ ...shown, step }, width, height, bare] as const,
          );
          const bars = await page.locator('[data-stands]').evaluateAll((sides) =>
            sides.flatMap((side) => {
              const bar = side.querySelector('svg:has(rect)')?.getBoundingClientRect();
              return bar ? [[Math.round(bar.left), Math.round(bar.width)]] : [];
            }),
          );
          expect(bars, `${width}×${height}, step ${step}`).toHaveLength(2);
          expect(bars[0], `${width}×${height}, step ${step}`).toEqual(bars[1]);
        }
    }
  });
for (const system of parties) {
  test(`${system}: six against six on a phone and a desk${unless(system === 'shinki')}`, async ({ page }) => {
    await ready(page);
    await hold(page, await sample(system, 'ja', 6), [
      [362, 348],
      [900, 590],
    ]);
  });
  for (const count of [2, 3, 4, 6])
    test(`${system}: ${count} against ${count} at every size, long names @full`, async ({ page }) => {
      test.setTimeout(400_000);
      await ready(page);
      await hold(page, await sample(system, 'ja', count), [...phones, ...desks, ...more], 0);
      await hold(page, await sample(system, 'en', count, true), [...phones, ...desks]);
    });
}

test('the side that a person decides for stands below when it is told to @full', async ({ page }) => {
  await ready(page);
  const shown = await sample('sengen', 'ja', 1);
  for (const below of [0, 1] as const) {
    await page.evaluate(
      ([one, below]) => (globalThis as unknown as { harness: Harness }).harness.board(one, 900, 590, below),
      [{ ...shown, step: 9 }, below] as const,
    );
    const side = page.locator('[data-stands=below]');
    await expect(side).toHaveAttribute('data-side', below === 0 ? 'a' : 'b');
  }
});

test('without colours, and by night, boards of all systems are legible and said', async ({ page }) => {
  await ready(page);
  for (const system of [...parties, ...duels]) {
    const shown = await sample(system, 'en', 1);
    for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media });
      await page.evaluate(
        (one) => (globalThis as unknown as { harness: Harness }).harness.board(one, 900, 590),
        { ...shown, step: Math.round(shown.fight.events.length / 2) },
      );
      expect(await wrong(page, '[data-part=board]'), `${system} ${JSON.stringify(media)}`).toEqual([]);
    }
  }
});
