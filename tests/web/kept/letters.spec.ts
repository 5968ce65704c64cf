// Tests fights by links: two browsers play one to its end through links alone; what is kept of a fight, and
// that looking keeps nothing.
import type { BrowserContext, Page } from '@playwright/test';
import type { Match } from '#engine';
import {
  build,
  counts,
  expect,
  menu,
  open,
  play,
  seats,
  stageOf,
  steps,
  test,
  unless,
  verdict,
  visit,
} from '../kit/fixture.ts';
import { headline, pathOf } from '../kit/games.ts';
import { copied } from '../kit/hands.ts';
import { choices, pressable, surrender } from '../kit/question.ts';
import { duel } from '../kit/rakuen.ts';
import { site } from '../kit/site.ts';
import { kept } from '../kit/storage.ts';
import { dictionaries, keptWords, languages, lettersWords, playWords, stageWords } from '../kit/words.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], contextOptions: { reducedMotion: 'reduce' } });

/** A fight of らくえん by two hands: either side may give up, so that it can end soon. */
const begun: Match = duel.match({ controllers: ['hand', 'hand'] });
const fight = (...decisions: string[]) => duel.fight({ ...begun, decisions });
const link = (...decisions: string[]) => duel.fragment({ ...begun, decisions });
const [a, b] = fight().names;

/** Takes the first option until the other side is asked or the fight ends. */
function turnAfter(decisions: string[]): string[] {
  const side = fight(...decisions).pending?.side;
  const made = [...decisions];
  for (let now = fight(...made).pending; now?.side === side; now = fight(...made).pending)
    made.push(now?.options[0]?.id ?? '');
  return made;
}
const one = turnAfter([]);
const two = turnAfter(one);
const first = fight().pending?.side ?? 'A';
const names = first === 'A' ? [a, b] : [b, a];

const show = (page: Page, lang: 'ja' | 'en', fragment: string) =>
  open(page, `${pathOf(begun.system, lang)}#${fragment}`);
const card = (page: Page) => page.getByRole('region').filter({ has: page.locator('#waiting') });
/** Says which side the reader is; then the card has the focus. */
async function say(page: Page, name: string): Promise<void> {
  await card(page)
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .press('Enter');
  await expect(page.locator('#waiting')).toBeFocused();
}
/** Presses the first option, from the decisions `from` to the decisions `to`. */
async function decide(page: Page, lang: 'ja' | 'en', from: string[], to: string[]): Promise<void> {
  for (let at = from.length; at < to.length; at++) {
    const { pending, events } = fight(...to.slice(0, at));
    await expect(steps(page, dictionaries[lang])).toHaveCount(events.length);
    await expect(page.locator('#waiting')).toBeFocused();
    await pressable(page);
    await card(page)
      .getByRole('button', { name: pending?.options[0]?.[lang] ?? '', exact: true })
      .press('Enter');
  }
}
async function send(page: Page, lang: 'ja' | 'en'): Promise<string> {
  const t = lettersWords[lang];
  // After a decision the card takes the focus.
  await expect(page.locator('#waiting')).toBeFocused();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  const button = card(page).getByRole('button', { name: t.send });
  // The button is enabled once the link is made.
  await expect(button).toBeEnabled();
  await button.press('Enter');
  await expect.poll(() => copied(page)).toMatch(/\n.*#\w+$/);
  return /#(\w+)$/.exec(await copied(page))?.[1] ?? '';
}
const recent = async (page: Page, lang: 'ja' | 'en') => {
  const opened = await menu(page, (on) => on.press('Enter'));
  await opened.getByRole('button', { name: lettersWords[lang].recent }).press('Enter');
  return page.getByRole('dialog', { name: lettersWords[lang].recent });
};

for (const lang of languages) {
  const t = lettersWords[lang];
  const p = playWords[lang];

  test(`two browsers play to the end by links alone (${lang})${unless(lang === 'ja')}`, async ({
    context,
    browser,
  }) => {
    const other: BrowserContext = await browser.newContext();
    await counts(other);
    const [mine, theirs] = [await context.newPage(), await other.newPage()];

    await show(mine, lang, link());
    const nothing = await kept(mine);
    await expect(card(mine)).toContainText(t.who);
    await expect(card(mine)).toContainText(t.openBook);
    await expect(card(mine).getByRole('button', { name: p.surrender })).toHaveCount(0);
    expect(await kept(mine)).toEqual(nothing);
    await say(mine, names[0] ?? '');
    await decide(mine, lang, [], one);
    await expect(card(mine)).toContainText(t.theirTurn(names[1] ?? ''));
    await expect(card(mine).getByRole('button', { name: p.surrender })).toHaveCount(0);
    const sent = await send(mine, lang);
    expect(sent).toBe(link(...one));

    await show(theirs, lang, sent);
    await say(theirs, names[1] ?? '');
    // The first link is new as a whole: what the sender did is told before the question.
    await expect(card(theirs)).toContainText(t.news(fight(...one).events.length));
    // The friend's seat is taken by nobody unasked.
    const seat = seats(theirs).nth(first === 'A' ? 0 : 1);
    await seat.selectOption('hand');
    const asks = theirs.getByRole('dialog', { name: stageWords[lang].friendSits('').trim() });
    await asks.getByRole('button', { name: stageWords[lang].leaveSeat }).press('Enter');
    await expect(asks).toHaveCount(0);
    await expect(seat).toHaveValue('friend');
    await decide(theirs, lang, one, two);
    const back = await send(theirs, lang);

    // The answer is told from its first new line; the reader is not asked again which side they are.
    await mine.evaluate((hash) => (location.hash = hash), back);
    const news = fight(...two).events.length - (fight(...two).decisions.at(one.length)?.event ?? 0);
    await expect(card(mine)).toContainText(t.news(news));
    await expect(card(mine)).toContainText(t.yourTurn);
    await surrender(mine, lang, (on) => on.press('Enter'));
    const last = await send(mine, lang);
    const over = fight(...two, `surrender ${first}`);
    // The line that is sent along names both characters, and the winner only if the sender wants that.
    expect(await copied(mine)).toContain(t.line(duel.system.name[lang], a, b, null));
    await card(mine).getByRole('checkbox', { name: t.withResult }).check();
    await card(mine).getByRole('button', { name: t.sendMore }).press('Enter');
    await expect.poll(() => copied(mine)).toContain(over.line[lang]);
    await theirs.goto('about:blank');
    await visit(theirs, `${pathOf(begun.system, lang)}#${last}`);
    // For a player of the fight nothing is sealed; a reader who only watches sees no end.
    await expect.poll(() => stageOf(theirs)).toBe('play');
    await expect(card(theirs)).toContainText(headline(over, lang));
    await expect(card(theirs)).toContainText(
      t.news(over.events.length - (over.decisions.at(-1)?.event ?? 0)),
    );
    const watching = await browser.newContext();
    await counts(watching);
    const third = await watching.newPage();
    await visit(third, `${pathOf(begun.system, lang)}#${last}`);
    await expect.poll(() => stageOf(third)).toBe('watch');
    await expect(third.getByText(stageWords[lang].sealed).filter({ visible: true })).toBeVisible();
    await expect(third.getByText(headline(over, lang)).filter({ visible: true })).toHaveCount(0);
    await watching.close();

    // Whoever gave up has seen it all, and stands at its end again when they come back, by the link or without.
    for (const hash of [`#${last}`, '']) {
      await mine.goto('about:blank');
      await visit(mine, pathOf(begun.system, lang) + hash);
      await expect.poll(() => stageOf(mine)).toBe('play');
      await expect(card(mine)).toContainText(headline(over, lang));
    }

    // The same fight again, with the sides changed.
    await card(theirs).getByRole('button', { name: p.againSwapped }).press('Enter');
    await expect(theirs).not.toHaveURL(new RegExp(last));
    await expect(card(theirs)).toContainText(t.you(first === 'A' ? '▲' : '▽', names[0] ?? ''));
    await theirs.goto('about:blank');
    await show(theirs, lang, last);
    for (const page of [mine, theirs]) await build(page);

    for (const page of [mine, theirs]) {
      await expect(verdict(page)).toContainText(headline(over, lang));
      await expect(steps(page, dictionaries[lang])).toHaveCount(over.events.length);
    }
    const lines = (page: Page) => steps(page, dictionaries[lang]).allInnerTexts();
    expect(await lines(theirs)).toEqual(await lines(mine));
    await expect(await recent(mine, lang)).toContainText(t.won(names[1] ?? ''));
    await other.close();
  });
}

for (const lang of languages) {
  const t = lettersWords[lang];
  const p = playWords[lang];

  test(`a move that was sent is taken back and sent anew: both sides read so (${lang})${unless(lang === 'ja')}`, async ({
    page,
    browser,
  }) => {
    await show(page, lang, link());
    await say(page, names[0] ?? '');
    await decide(page, lang, [], one);
    await expect(card(page)).not.toContainText(t.copied);
    const sent = await send(page, lang);
    expect(await copied(page)).not.toContain(t.anew(''));
    // That the move went out is said as long as the answer is not there, also after a reload.
    await expect(card(page)).toContainText(t.copied);
    await expect(card(page).getByRole('button', { name: t.sendMore })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(sent));
    await page.reload();
    await expect(card(page)).toContainText(t.copied);

    const other = await browser.newContext();
    await counts(other);
    const friend = await other.newPage();
    await show(friend, lang, sent);
    await say(friend, names[1] ?? '');
    await decide(friend, lang, one, two);

    const back = page.getByRole('dialog', { name: p.back });
    await card(page).getByRole('button', { name: p.back }).press('Enter');
    await back.getByRole('button', { name: p.backAnyway }).press('Enter');
    await expect(back).toHaveCount(0);
    const at = fight(...one).decisions.findLast(({ side }) => side === first)?.i ?? 0;
    const rewound = [...one.slice(0, at), 'reroll 1'];
    await expect(card(page)).not.toContainText(t.copied);
    const anew = turnAfter(rewound);
    await decide(page, lang, rewound, anew);
    await expect(card(page)).toContainText(t.sendAnew(names[1] ?? ''));
    const again = await send(page, lang);
    expect(again).toBe(link(...anew));
    expect(await copied(page)).toContain(t.anew(''));

    // In the page as it stands there, without being asked whether the fight may go.
    const called = (first === 'A' ? '▲' : '▽') + (names[0] ?? '');
    await friend.evaluate((hash) => (location.hash = hash), again);
    const said = card(friend).getByRole('alert');
    await expect(said).toContainText(t.resent(called));
    await expect(said).toContainText(t.answerGone);
    await expect(said.locator('.go')).toHaveText(t.toResent);
    // The older one is a press away; it is looked at alone, which its card says as long as it is there, also after a reload.
    await said.getByRole('button', { name: t.toFormer }).press('Enter');
    const former = async () => {
      await expect(said).toContainText(t.cancelled);
      await expect(said.locator('.go')).toHaveText(t.toAnew);
      await expect(steps(friend, dictionaries[lang])).toHaveCount(fight(...two).events.length);
      await expect(choices(friend, lang)).toHaveCount(0);
      await expect(card(friend).getByRole('button', { name: t.send })).toHaveCount(0);
      await expect(card(friend).getByRole('button', { name: p.back })).toHaveCount(0);
    };
    await former();
    await expect(friend).toHaveURL(new RegExp(link(...two)));
    await friend.reload();
    await former();
    await said.getByRole('button', { name: t.toAnew }).press('Enter');
    await expect(said).toHaveCount(0);
    await expect(card(friend)).toContainText(t.yourTurn);
    await expect(choices(friend, lang).first()).toBeVisible();
    // It is the fight from here on: the first link is told to be the earlier one.
    await friend.goto('about:blank');
    await show(friend, lang, sent);
    await expect(said).toContainText(t.lookOnly(called));
    await expect(choices(friend, lang)).toHaveCount(0);
    await other.close();
  });
}

test('two at one screen go on by links: the question which side one is comes into view', async ({ page }) => {
  const t = lettersWords.ja;
  await page.setViewportSize({ width: 360, height: 740 });
  await show(page, 'ja', link(...one));
  await say(page, t.both);
  await card(page).getByRole('button', { name: t.byLinks }).press('Enter');
  const asks = page.getByRole('group', { name: t.whoHere });
  await expect(page.locator('#who')).toBeFocused();
  await expect(asks.getByRole('button', { name: names[1] ?? '' })).toBeInViewport();
  await asks.getByRole('button', { name: names[1] ?? '' }).press('Enter');
  await expect(card(page)).toContainText(t.you(first === 'A' ? '▽' : '▲', names[1] ?? ''));
});

test('an older link and one of another course say so, and the kept one comes back @full', async ({
  page,
}) => {
  const t = lettersWords.ja;
  await show(page, 'ja', link(...one));
  await say(page, t.both);
  await decide(page, 'ja', one, two);
  await expect(page).toHaveURL(new RegExp(link(...two)));
  const stands = await kept(page);
  const elsewhere = [fight().pending?.options[1]?.id ?? ''];
  /**
   * Opens a link as for the first time: a fight that waits opens at its decision, one that is over is led to
   * its card.
   */
  const follow = async (decisions: readonly string[]) => {
    await page.goto('about:blank');
    await show(page, 'ja', link(...decisions));
    if (!fight(...decisions).pending) await play(page);
  };
  for (const [said, decisions] of [
    [t.older, one],
    [t.other, elsewhere],
    [t.other, ['surrender']],
  ] as const) {
    await follow(decisions);
    await expect(card(page).getByRole('alert')).toContainText(said);
    expect((await kept(page)).contents).toEqual(stands.contents);
  }
  // From a fight that is over as from a running one, without a further question.
  for (const decisions of [['surrender'], one]) {
    await follow(decisions);
    await card(page).getByRole('button', { name: t.toKept }).press('Enter');
    await expect(page).toHaveURL(new RegExp(link(...two)));
    await expect(card(page).getByRole('alert')).toHaveCount(0);
  }
});

test('a kept fight is named, deleted, brought back and gone on with from the roster @full', async ({
  page,
}) => {
  const t = lettersWords.ja;
  await show(page, 'ja', link());
  await say(page, t.both);
  await decide(page, 'ja', [], one);
  await expect(page).toHaveURL(new RegExp(link(...one)));
  const k = keptWords.ja;
  // On another system's page: the fight opens by a link to its own.
  await page.goto(`${site}#-roster`);
  const list = page.getByRole('list', { name: t.recent });
  await expect(list).toContainText(t.versus(a, b));
  await list.getByRole('button', { name: k.renameName(t.versus(a, b)) }).press('Enter');
  const hostile = '<img src=x onerror=alert(1)>';
  await list.getByRole('textbox', { name: t.nameOf }).fill(hostile);
  await page.keyboard.press('Enter');
  await expect(list).toContainText(hostile);
  await list.getByRole('button', { name: k.removeName(hostile) }).press('Enter');
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: dictionaries.ja.undone }).press('Enter');
  await expect(list).toContainText(hostile);
  await expect.poll(async () => JSON.stringify(await kept(page))).toContain(hostile.slice(1, -1));
  await page.reload();
  await list.getByRole('button', { name: k.openName(hostile) }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${begun.system}/#${link(...one)}`));
  await expect(choices(page, 'ja').first()).toBeVisible();
});
