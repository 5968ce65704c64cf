// Tests the frame of the match screen: at every size and on every stage everything important stands whole in
// the window, and there are not too many controls.
import type { Page } from '@playwright/test';
import { systems } from '../../parity/module.ts';
import { cut, enabled } from '../kit/boxes.ts';
import { build, expect, play, stageOf, test, thorough, unless, visit, watch } from '../kit/fixture.ts';
import { gameOf, pathOf } from '../kit/games.ts';
import { dealt } from '../kit/hands.ts';
import { drawn, whole } from '../kit/looks.ts';
import { sideways } from '../kit/measures.ts';
import { crowded, hasParties } from '../kit/party.ts';
import { things } from '../kit/question.ts';
import { dictionaries, either, languages, playWords, stageWords } from '../kit/words.ts';

const games = await Promise.all(systems.map(async (id) => [id, await gameOf(id)] as const));

const sizes = {
  desktop: [1280, 720],
  usual: [1280, 800],
  laptop: [1366, 768],
  wide: [1440, 900],
  tablet: [768, 1024],
  phone: [390, 844],
  small: [360, 640],
} as const;
type Size = keyof typeof sizes;

/** Begins a fight against the computer by the button; false: the game has no decisions. */
async function playComputer(page: Page): Promise<boolean> {
  const quick = page.getByRole('button', { name: either(stageWords.ja.quick, stageWords.en.quick) });
  if ((await quick.count()) === 0) return false;
  await quick.click();
  await expect(page.locator('#waiting')).toBeVisible();
  return true;
}

const slider = (page: Page, lang: 'ja' | 'en') => page.getByRole('slider', { name: dictionaries[lang].step });

/** Parts that are cut, for each state that the game has. */
async function wrongIn(page: Page, lang: 'ja' | 'en'): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {};
  const look = async (state: string) => {
    // Parts that are fetched for a state, such as the line below the verdict, take room from the rest: it is measured
    // when they have come.
    await whole(page);
    let found = await cut(page);
    for (let times = 0; found.length > 0 && times < 10; times++) {
      await page.waitForTimeout(100);
      found = await cut(page);
    }
    if (found.length > 0) wrong[state] = found;
  };
  await look('first');
  const at = slider(page, lang);
  const last = Number(await at.getAttribute('max'));
  await at.fill(String(Math.round(last / 2)));
  await look('middle');
  await at.fill(String(last));
  await look('end');
  await build(page);
  await look('build');
  await watch(page);
  if (await playComputer(page)) {
    await look('play');
    // Plays a few turns, since other kinds of questions follow: on the board, and on rulers.
    const all = things(page, lang).filter({ hasNotText: playWords[lang].onBoard });
    for (let turn = 1; turn <= (thorough ? 4 : 2); turn++) {
      await expect(page).toHaveURL(/#1F/);
      const before = page.url();
      await all.first().click();
      await expect(page).not.toHaveURL(before);
      await expect(all.or(page.locator('[data-over=true]')).first()).toBeVisible();
      if (await page.locator('[data-over=true]').isVisible()) break;
      await look(`play ${turn}`);
    }
    await watch(page);
    await look('looking on');
  }
  return wrong;
}

// Each run tests the field on a desktop (the sample in Japanese), the duel with dice on a phone (long names in English),
// and the board with words below things in English at the usual size, where these and the plates take more height.
// The rest runs with --full.
const onDesktop = 'sengen';
const onPhone = 'rakuen';
const inEnglish = 'panel';
for (const system of systems)
  for (const lang of languages)
    for (const size of Object.keys(sizes) as Size[]) {
      const daily =
        (lang === 'ja' && size === 'desktop' && system === onDesktop) ||
        (lang === 'en' && size === 'usual' && system === inEnglish);
      test(`${system} (${lang}, ${size}): all stands whole in every state${unless(daily)}`, async ({
        page,
      }) => {
        const [width, height] = sizes[size];
        await page.setViewportSize({ width, height });
        await dealt(page, '5');
        await visit(page, pathOf(system, lang));
        expect(await wrongIn(page, lang)).toEqual({});
      });
    }

for (const [system, game] of games)
  for (const many of hasParties(game) ? [1, 6] : [1])
    for (const lang of languages)
      for (const size of ['desktop', 'phone', 'small'] as const) {
        const daily = many === 1 && lang === 'en' && size === 'phone' && system === onPhone;
        test(`${system} (${lang}, ${size}): with names of 24 letters, ${many} against ${many}${unless(daily)}`, async ({
          page,
        }) => {
          const link = crowded(game, many, lang);
          expect(link).not.toBeNull();
          const [width, height] = sizes[size];
          await page.setViewportSize({ width, height });
          await dealt(page, '5');
          await visit(page, `${pathOf(system, lang)}#${link ?? ''}`);
          expect(await wrongIn(page, lang)).toEqual({});
        });
      }

// At 200 % a page has a window of half the size.
for (const [what, width, height] of [
  ['a phone of 320', 320, 640],
  ['200 % on a small screen', 640, 360],
  ['a phone that lies', 844, 390],
] as const)
  test(`${what}: the frame lets go, the page scrolls downwards alone, and its keys stay at the bottom${unless(width === 320)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, 'sengen/');
    for (const to of [watch, build, play]) {
      await to(page);
      await drawn(page);
      expect(await sideways(page), (await stageOf(page)) ?? '').toBeLessThanOrEqual(0);
    }
    await watch(page);
    await expect(page.getByRole('region', { name: dictionaries.ja.replay })).toBeInViewport({ ratio: 0.9 });
  });

/** Most controls in view, on a desktop and on a phone. */
const most = [
  { width: 1280, height: 900, watch: 45, play: 45, build: 60 },
  { width: 390, height: 844, watch: 24, play: 24, build: 24 },
];

for (const system of systems)
  test(`${system}: no more can be pressed than can be taken in${unless(system === 'sengen')}`, async ({
    page,
  }) => {
    await visit(page, `${system}/`);
    const count = async (state: 'watch' | 'play' | 'build') => {
      for (const { width, height, [state]: allowed } of most) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        const found = await enabled(page);
        expect(found.length, `${state}, ${width}: ${found.join(' | ')}`).toBeLessThanOrEqual(allowed);
      }
    };
    await count('watch');
    await build(page);
    await count('build');
    await watch(page);
    if (await playComputer(page)) await count('play');
  });

test('six against six on a small phone: at no line does a piece lie over the name of its side', async ({
  page,
}) => {
  const game = await gameOf('sengen');
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, `sengen/#${crowded(game, 6, 'ja', '魔理沙A') ?? ''}`);
  const line = page.getByRole('slider', { name: dictionaries.ja.step });
  const last = Number(await line.getAttribute('max'));
  const over: string[] = [];
  for (let at = 0; at < last; at += Math.ceil(last / 80)) {
    await line.fill(String(at));
    const found = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-part=board] [data-stands]')].filter((team) => {
          const name = team.querySelector(':scope > p')?.getBoundingClientRect();
          return [...team.querySelectorAll('[data-actor]')].some((piece) => {
            const { top, bottom } = piece.getBoundingClientRect();
            return name && name.height > 0 && bottom > name.top + 0.5 && top < name.bottom - 0.5;
          });
        }).length,
    );
    if (found > 0) over.push(String(at));
  }
  expect(over).toEqual([]);
});
