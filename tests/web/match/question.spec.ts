// Tests the question of a fight by hand: its keys, its text for screen readers, whose screen it is, and links
// with hidden hands.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Match, Pending } from '#engine';
import { expect, open, seats, shows, stageOf, test, unless } from '../kit/fixture.ts';
import { type Game, gameOf, pathOf } from '../kit/games.ts';
import { choice, choices, namesOf, question, sentence, pressable } from '../kit/question.ts';
import { drawn } from '../kit/looks.ts';
import { duel } from '../kit/rakuen.ts';
import { dictionaries, either, languages, lettersWords, playWords, stageWords } from '../kit/words.ts';

const games: Record<string, Game> = { rakuen: duel };
for (const id of ['panel', 'shinki', 'sengen']) games[id] = await gameOf(id);
const game = (id: string): Game => {
  const found = games[id];
  if (!found) throw new Error(`no ${id}`);
  return found;
};

/** The match after the first options (`place` 0) or the last ones (-1) were taken, until `point` is asked. */
function until(
  id: string,
  point: string,
  place: 0 | -1,
  controllers: NonNullable<Match['controllers']>,
  more: Partial<Match> = {},
): Match {
  const decisions: string[] = [];
  const { fight, match } = game(id);
  for (let n = 0; n < 200; n++) {
    const now = match({ controllers, decisions: [...decisions], ...more });
    const { pending } = fight(now);
    if (!pending || pending.point === point) return now;
    decisions.push(pending.options.at(place)?.id ?? '');
  }
  throw new Error(`${id} never asks ${point}`);
}
const pendingOf = (match: Match): Pending => {
  const { pending } = game(match.system).fight(match);
  if (!pending) throw new Error('nothing waits');
  return pending;
};
const linkOf = (match: Match, lang: 'ja' | 'en' = 'ja') =>
  `${pathOf(match.system, lang)}#${game(match.system).fragment(match)}`;
const after = (match: Match, ...more: string[]): Match => ({
  ...match,
  decisions: [...(match.decisions ?? []), ...more],
});

test('digits and arrows choose, Enter takes, z takes back', async ({ page }) => {
  const match = until('rakuen', 'attack', 0, ['hand', 'plans']);
  // What is asked again after the dice is not listed before them.
  const options = pendingOf(match).options.filter(({ tags }) => !tags.includes('later'));
  await open(page, linkOf(match));
  const all = choices(page, 'ja');
  await expect(all).toHaveCount(options.length);
  await drawn(page);
  // Where there is a keyboard, each key stands where it works.
  const written = (button: Locator, where: '::before' | '::after') =>
    button.evaluate((one, where) => getComputedStyle(one, where).content, where);
  await expect(question(page).getByText(playWords.ja.keys)).toBeVisible();
  expect(await written(all.nth(1), '::after')).toBe('none');
  await page.keyboard.press('2');
  await expect(all.nth(1)).toBeFocused();
  expect(await written(all.nth(1), '::before')).toContain('"2"');
  expect(await written(all.nth(1), '::after')).toContain('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(all.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(all.first()).toBeFocused();
  const [name] = await namesOf(all);
  const taken = options.find(({ ja }) => ja === name)?.id ?? '';
  await pressable(page);
  await page.keyboard.press('Enter');
  const next = after(match, taken);
  await shows(page, 'ja', duel.fight(next));
  await expect(sentence(page)).toBeFocused();
  const back = question(page).getByRole('button', { name: playWords.ja.back });
  expect(await written(back, '::after')).toContain('"z"');
  // Only that decision is taken back.
  await page.keyboard.press('z');
  await shows(page, 'ja', duel.fight(after(match, 'reroll 1')));
  await expect(sentence(page)).toBeFocused();
  // From the sentence the first arrow leads to the first option.
  await page.keyboard.press('ArrowDown');
  await expect(choices(page, 'ja').first()).toBeFocused();
});

test('a digit leads to the panel that has it, and every option shows its own @full', async ({ page }) => {
  const match = until('panel', 'pay', 0, ['hand', 'plans']);
  const numbers = pendingOf(match).options.flatMap(({ target }) => /\d+$/.exec(target ?? '')?.[0] ?? []);
  await open(page, linkOf(match));
  await drawn(page);
  for (const number of numbers) {
    const panel = page.locator(`[data-part=board] button[data-takes="${number}"]`);
    await expect(panel).toHaveAttribute('data-key', number);
    await page.keyboard.press(number);
    await expect(panel).toBeFocused();
  }
  expect(numbers.length).toBeGreaterThan(0);

  const other = until('rakuen', 'attack', 0, ['hand', 'plans']);
  await open(page, linkOf(other));
  await drawn(page);
  const all = choices(page, 'ja');
  await expect(all.first()).toHaveAttribute('data-key', '1');
  const keys = await all.evaluateAll((buttons) => buttons.map((one) => one.dataset['key']));
  expect(new Set(keys).size).toBe(keys.length);
});

for (const lang of languages)
  test(`a step that follows from the last one says what was chosen, and the way back from it (${lang})${unless(lang === 'ja')}`, async ({
    page,
  }) => {
    const match = until('shinki', 'pay', 0, ['hand', 'plans']);
    const { decisions = [] } = match;
    const before = { ...match, decisions: decisions.slice(0, -1) };
    const chosen = pendingOf(before).options.find(({ id }) => id === decisions.at(-1));
    await open(page, linkOf(match, lang));
    const p = playWords[lang];
    const says = question(page)
      .getByRole('paragraph')
      .filter({ hasText: p.soFar([chosen?.[lang] ?? '?']) });
    await drawn(page);
    await says.getByRole('button', { name: p.leave }).click();
    await expect(sentence(page)).toContainText(pendingOf(before).prompt[lang]);
    await expect(says).toHaveCount(0);
    await expect(sentence(page)).toBeFocused();
  });

test('what came of a turn is told before the next question, and skipped with one key', async ({ page }) => {
  const match = until('rakuen', 'attack', 0, ['hand', 'plans']);
  // The clock is stopped, so that a slow machine has told no more lines than a quick one.
  await page.clock.install();
  await open(page, linkOf(match));
  const place = page.getByRole('slider', { name: dictionaries.ja.step });
  const stood = Number(await place.getAttribute('max'));
  await expect(choices(page, 'ja').first()).toBeEnabled();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await choices(page, 'ja').first().click();
  const skip = question(page).getByRole('button', { name: playWords.ja.skip });
  await expect(skip).toBeVisible();
  await page.clock.runFor(100);
  await expect(skip).toBeFocused();
  const [here, end] = [Number(await place.inputValue()), Number(await place.getAttribute('max'))];
  expect(here).toBeGreaterThan(stood);
  expect(here).toBeLessThan(end);
  await expect(choices(page, 'ja')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await expect(place).toHaveValue(String(end));
  await expect(sentence(page)).toBeFocused();
  await expect(choices(page, 'ja').first()).toBeVisible();
});

test('the second of two presses takes nothing of the question that has come under it', async ({ page }) => {
  const match = until('rakuen', 'attack', 0, ['hand', 'plans']);
  await open(page, linkOf(match));
  const all = choices(page, 'ja');
  await expect(all.first()).toBeVisible();
  const [name] = await namesOf(all);
  const next = after(match, pendingOf(match).options.find(({ ja }) => ja === name)?.id ?? '');
  // Like a thumb that is still tapping: presses an option as soon as another question stands there.
  await page.evaluate(() => {
    const asked = document.getElementById('waiting');
    const before = asked?.textContent;
    new MutationObserver((_, watch) => {
      const thing = document.querySelector<HTMLElement>('[data-thing]');
      if (!thing || document.getElementById('waiting')?.textContent === before) return;
      watch.disconnect();
      thing.click();
      document.body.dataset['pressed'] = thing.textContent;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await all.first().click();
  await expect(page.locator('[data-pressed]')).toHaveCount(1);
  await pressable(page);
  await shows(page, 'ja', duel.fight(next));
  await all.first().click();
  await expect(page).not.toHaveURL(new RegExp(`#${duel.fragment(next)}`));
});

for (const lang of languages)
  test(`a number of dice is a ruler: a digit, an arrow, the button that says what it does (${lang})${unless(lang === 'ja')}`, async ({
    page,
  }) => {
    const match = until('sengen', 'defence', 0, ['hand', 'plans']);
    // A player who may defend twice has a ruler for each of both numbers.
    const counted = pendingOf(match).options.filter(({ number }) => number !== undefined);
    const stem = ({ id }: { id: string }) => id.replace(/\d+/g, '#');
    const numbers = counted.filter((one) => counted[0] && stem(one) === stem(counted[0]));
    expect(numbers.length).toBeGreaterThan(4);
    await open(page, linkOf(match, lang));
    const ruler = question(page).getByRole('slider').first();
    // The ruler begins where the figures of the step before went by: at the smallest number with a fair chance.
    const chance = async () =>
      Number(/([\d.]+)%/.exec((await ruler.getAttribute('aria-valuetext')) ?? '')?.[1]);
    await expect.poll(chance).toBeGreaterThanOrEqual(70);
    await ruler.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(chance).toBeLessThan(70);
    await page.keyboard.press('3');
    const third = numbers.find(({ number }) => number === 3);
    await expect(ruler).toHaveAttribute('aria-valuetext', new RegExp(`^${third?.[lang]}`));
    await page.keyboard.press('ArrowRight');
    const fourth = numbers.find(({ number }) => number === 4);
    await expect(
      question(page).getByRole('button', { name: fourth?.[lang] ?? '', exact: true }),
    ).toBeVisible();
    await pressable(page);
    await page.keyboard.press('Enter');
    const fragment = game('sengen').fragment(after(match, fourth?.id ?? ''));
    await expect(page).toHaveURL(new RegExp(`#${fragment}`));
  });

test('a number that was declared in secret is not where the next ruler begins, of neither side @full', async ({
  page,
}) => {
  // A ruler without odds begins at all DP. A player without a plan declares that number as well.
  const three = game('sengen').system.samples.find(
    ({ members }) => Array.isArray(members) && members.length > 1,
  );
  if (!three) throw new Error('no sample is a party');
  const match = until('sengen', 'initiative', -1, ['hand', 'hand'], { sides: [three, three] });
  await open(page, linkOf(match));
  await page.getByRole('button', { name: lettersWords.ja.both, exact: true }).click();
  let now = match;
  const sides = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const { options, point, side } = pendingOf(now);
    if (point !== 'initiative') break;
    sides.add(side);
    const behind = page.getByRole('button', { name: new RegExp(playWords.ja.takeScreen('.*')) });
    const ruler = question(page).getByRole('slider').first();
    await expect(behind.or(ruler)).toBeVisible();
    if (await behind.isVisible()) {
      await pressable(page);
      await behind.click();
    }
    await expect(ruler).toHaveValue(String(options.length - 1));
    await pressable(page);
    await ruler.fill('1');
    await ruler.press('Enter');
    now = after(now, options.find(({ number }) => number === 1)?.id ?? '');
    await expect(page).toHaveURL(new RegExp(`#${game('sengen').fragment(now)}`));
  }
  expect([...sides].sort()).toEqual(['A', 'B']);
});

/** The question as a screen reader tells it: groups, and each option with name, value and description. */
const heard = (card: Locator): Promise<string[]> =>
  card.evaluate((root) => {
    const text = (ids: string | null) =>
      (ids ?? '')
        .split(' ')
        .map((id) => (id && document.getElementById(id)?.textContent) || '')
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
    const lines = [`# ${root.querySelector('h2')?.textContent.trim()}`];
    const said = text(root.getAttribute('aria-describedby'));
    if (said) lines.push(`  ${said}`);
    for (const one of root.querySelectorAll('h3, [data-thing], [aria-labelledby$=take]')) {
      // What every option says for itself is repeated beside the heading for the eye alone.
      const spoken = [...one.children].filter(({ ariaHidden }) => ariaHidden !== 'true');
      if (one.matches('h3'))
        lines.push(`## ${spoken.map(({ textContent }) => textContent.trim()).join(' ')}`);
      else {
        const name = one.ariaLabel ?? text(one.getAttribute('aria-labelledby'));
        const value = one.getAttribute('aria-valuetext');
        lines.push(
          [
            one.matches('input') ? 'slider' : 'button',
            name,
            value,
            text(one.getAttribute('aria-describedby')),
          ]
            .filter(Boolean)
            .join(' | '),
        );
      }
    }
    return lines;
  });

/** Questions which together have buttons, rulers, cards and targets. */
const spoken = [
  ['rakuen', 'attack', 0],
  ['rakuen', 'defend', 0],
  ['panel', 'use', 0],
  ['shinki', 'command', -1],
  ['shinki', 'react', 0],
  ['sengen', 'main', -1],
  ['sengen', 'defence', 0],
] as const;

for (const lang of languages)
  test(`a question as it is heard: the sentence, then options with price and odds (${lang})${unless(lang === 'ja')}`, async ({
    page,
  }) => {
    const golden = resolve(import.meta.dirname, `../looks/golden/question.${lang}.txt`);
    // An empty line separates the questions.
    const told = readFileSync(golden, 'utf8').trimEnd().split('\n\n');
    expect(told).toHaveLength(spoken.length);
    for (const [k, [id, point, place]] of spoken.entries()) {
      const match = until(id, point, place, ['hand', 'plans']);
      await page.goto('about:blank');
      await open(page, linkOf(match, lang));
      await expect(sentence(page)).toBeVisible();
      // Odds, and cards of the next step, come after the question.
      await expect.poll(async () => (await heard(question(page))).join('\n')).toBe(told[k]);
    }
  });

test('what options do is hidden where a reader wishes so, and stays hidden @full', async ({ page }) => {
  const match = until('sengen', 'turn_start', 0, ['hand', 'plans']);
  const effect = pendingOf(match).options.flatMap((one) => one.effect?.ja ?? [])[0] ?? '?';
  await open(page, linkOf(match));
  const told = question(page).getByText(effect);
  await expect(told.first()).toBeVisible();
  await question(page).getByRole('checkbox', { name: playWords.ja.showEffects }).uncheck();
  await expect(told).toHaveCount(0);
  await page.reload();
  await expect(choices(page, 'ja').first()).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('a side that is asked as a whole has nobody in a frame; a piece that can be aimed at tells the odds of that @full', async ({
  page,
}) => {
  const { samples } = game('sengen').system;
  const [a, b] = samples.filter((one) => Array.isArray(one['members']) && one['members'].length > 1);
  if (!a || !b) throw new Error('there are no two parties');
  const sides: Match['sides'] = [a, b];
  const framed = page.locator('[data-part=board] [data-asked]');
  const asked = until('sengen', 'order', 0, ['hand', 'plans'], { sides });
  await open(page, linkOf(asked));
  await expect(sentence(page)).toBeVisible();
  await expect(page.locator('[data-part=board] button[data-takes]').first()).toBeVisible();
  await expect(framed).toHaveCount(0);

  const turn = until('sengen', 'main', 0, ['hand', 'plans'], { sides });
  const shot = pendingOf(turn).options.find(({ id }) => /^(shot|approach)/.test(id));
  const aims = after(turn, shot?.id ?? '?');
  expect(pendingOf(aims).point).toBe('target');
  await page.goto('about:blank');
  await open(page, linkOf(aims));
  await expect(framed).toHaveCount(1);
  await expect(page.locator('[data-part=board] button[data-takes]').first()).toHaveAccessibleName(/%/);
});

test.describe('hands that are hidden', () => {
  const match = until('shinki', 'command', 0, ['hand', 'hand']);
  const t = lettersWords.ja;
  const p = playWords.ja;
  const handOver = /画面を渡して/;
  const names = game('shinki').fight(match).names;

  async function visit(page: Page): Promise<void> {
    await open(page, linkOf(match));
    await expect(page.getByRole('heading', { name: t.who })).toBeVisible();
    await expect(page.getByText(handOver)).toHaveCount(0);
    // Until then nothing of the fight is in the document.
    await expect(page.getByRole('main').getByText(/[♠♥♦♣]/)).toHaveCount(0);
  }
  const say = (page: Page, name: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .press('Enter');

  test('who opens a link is asked once which side they are, and never to hand the screen over', async ({
    page,
  }) => {
    await visit(page);
    await say(page, names[pendingOf(match).side === 'A' ? 0 : 1]);
    await expect(choices(page, 'ja').first()).toBeVisible();
    await expect(page.getByText(handOver)).toHaveCount(0);
    await page.reload();
    await expect(choices(page, 'ja').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t.who })).toHaveCount(0);
  });

  test('two at one screen: it says whose the screen is before anything, and plays what has happened', async ({
    page,
  }) => {
    await visit(page);
    await say(page, t.both);
    const first = names[pendingOf(match).side === 'A' ? 0 : 1];
    await expect(page.getByRole('heading', { name: new RegExp(p.curtain(first)) })).toBeVisible();
    await expect(page.getByRole('main').getByText(/[♠♥♦♣]/)).toHaveCount(0);
    await pressable(page);
    await page.getByRole('button', { name: p.takeScreen(first) }).press('Enter');
    await expect(choices(page, 'ja').first()).toBeVisible();
  });

  test('two at one screen: who has decided sees what came of it, and then gives the screen up', async ({
    page,
  }) => {
    // So that nothing is told line by line.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page);
    await say(page, t.both);
    const asked = pendingOf(match);
    const [first, second] = asked.side === 'A' ? names : [names[1], names[0]];
    await pressable(page);
    await page.getByRole('button', { name: p.takeScreen(first) }).press('Enter');
    await expect(choices(page, 'ja').first()).toBeVisible();
    const end = asked.options.find(({ id }) => id === 'end')?.ja ?? '?';
    await pressable(page);
    await choice(page, 'ja', end).press('Enter');
    // The result as who decided may see it: their own hand is still there, nothing of the other's is asked.
    const on = question(page).getByRole('button', { name: p.handOn(second) });
    await expect(on).toBeFocused();
    await expect(page.getByText(handOver)).toHaveCount(0);
    await expect(sentence(page)).toHaveText(p.since);
    await expect(question(page).getByRole('listitem').first()).toBeVisible();
    await expect(choices(page, 'ja')).toHaveCount(0);
    await pressable(page);
    await on.press('Enter');
    await expect(page.getByRole('heading', { name: new RegExp(p.curtain(second)) })).toBeVisible();
    await expect(page.getByRole('main').getByText(/[♠♥♦♣]/)).toHaveCount(0);
  });

  test('behind the curtain one can leave: at once where nothing was decided, and else the fight is kept @full', async ({
    page,
  }) => {
    const s = stageWords.ja;
    const leave = page.getByRole('button', { name: p.leaveFight });
    const atTheSheets = async () => {
      await expect.poll(() => stageOf(page)).toBe('build');
      await expect(leave).toHaveCount(0);
      for (const seat of await seats(page).all()) await expect(seat).toHaveValue('plans');
    };
    const bare = game('shinki').match({ controllers: ['hand', 'hand'] });
    await open(page, linkOf(bare));
    await say(page, t.both);
    await leave.press('Enter');
    await atTheSheets();

    const decided = after(match, pendingOf(match).options[0]?.id ?? '');
    const shown = `#${game('shinki').fragment(decided)}`;
    await page.goto('about:blank');
    await open(page, linkOf(decided));
    // A link that is ahead of the fight as it is kept asks again.
    await say(page, t.both);
    await leave.press('Enter');
    const asks = page.getByRole('dialog', { name: either(s.lockedTitle, s.leaveTitle) });
    await asks.getByRole('button', { name: s.goOn }).click();
    await expect(leave).toBeVisible();
    await leave.press('Enter');
    await asks.getByRole('button', { name: s.setAside }).click();
    await atTheSheets();
    await page.getByRole('button', { name: s.backToIt }).click();
    await expect.poll(() => stageOf(page)).toBe('play');
    await expect.poll(() => new URL(page.url()).hash).toBe(shown);
  });
});

test('members who are asked the same are asked on one card, in one press, taken back as one', async ({
  page,
}) => {
  const { samples } = game('sengen').system;
  const party = samples.find((one) => Array.isArray(one['members']) && one['members'].length === 2);
  if (!party) throw new Error('there is no party of two');
  const sides: Match['sides'] = [party, party];
  const match = until('sengen', 'turn_start', 0, ['hand', 'plans'], { sides });
  await open(page, linkOf(match));
  const rows = question(page).locator('[data-row]');
  await expect(rows).toHaveCount(2);
  const deploys = pendingOf(match).options.find(({ id }) => id.startsWith('deploy'));
  // Each option has its price and its figures, as where one alone is asked.
  const deploy = rows.first().getByRole('button', { name: deploys?.ja ?? '?' });
  await expect(deploy).toContainText('得るDP');
  await deploy.click();
  await expect(deploy).toHaveAttribute('aria-pressed', 'true');
  await question(page)
    .getByRole('button', { name: playWords.ja.takeAll(2) })
    .click();
  // What the first has done stands, and both are done with it.
  await expect(rows).toHaveCount(0);
  const told = page.locator('[data-part=record]').getByText(deploys?.ja.replace(/を展開.*/, '') ?? '?');
  await expect(told.first()).toBeVisible();
  await question(page).getByRole('button', { name: playWords.ja.back }).click();
  await expect(rows).toHaveCount(2);
  // One by one, the same question is put to each.
  await question(page).getByRole('button', { name: playWords.ja.oneByOne }).click();
  // What would only spend a card is left out.
  const shown = pendingOf(match).options.filter(({ tags }) => !tags.includes('same'));
  await expect(choices(page, 'ja')).toHaveCount(shown.length);
});
