// Tests of the keeping of fights by hand, with a stub engine that only counts decisions.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Match, SideId, SystemInfo } from '#engine';
import type { EngineClient } from '../../engine/client.ts';
import type { Fight } from '../../engine/fight.ts';
import type { KeptFight } from '../../store/fights.ts';
import { decided } from '../fight/playState.ts';
import {
  begin,
  connect,
  playState,
  goBack,
  goOn,
  guardedBy,
  matchOf,
  openMatch,
  report,
  setup,
} from '../fight/match.ts';
import { goesOn } from '../fight/goesOn.ts';
import { last, runReplay, seek, step, telling, unit } from '../fight/replay.ts';
import { runStage, tellStage } from '../fight/stage.ts';
import { spoken, storageDenied } from '../view.ts';

const kept = vi.hoisted(() => new Map<string, KeptFight>());
const denied = vi.hoisted(() => ({ now: false }));
vi.mock('../../store/fights.ts', async (original) => ({
  ...(await original<object>()),
  keptFight: (key: string) =>
    denied.now ? Promise.reject(new Error('denied')) : Promise.resolve(kept.get(key) ?? null),
  keepFight: (fight: KeptFight) => {
    if (denied.now) return Promise.reject(new Error('denied'));
    kept.set(fight.key, fight);
    return Promise.resolve();
  },
}));
const {
  accept,
  mustSayWho,
  backToKept,
  beginKeeping,
  behind,
  correspondence,
  isSent,
  linkSent,
  mayBeSent,
  mayDecide,
  myself,
  newsFrom,
  say,
  stands,
  takenBackBy,
  takesBack,
} = await import('./correspondence.ts');
const { cancelled, lookAtFormer, toAnew } = await import('./anew.ts');
const { correspondenceWords } = await import('./words.ts');
const { newLines, replaying, skipNews, tellTurn } = await import('./news.ts');

/** The sides decide in turn, three times in all; an event follows each decision. */
function fightOf({ decisions = [], controllers = ['plans', 'plans'] }: Match): Fight {
  const turn: SideId = decisions.length % 2 === 0 ? 'A' : 'B';
  const over = decisions.length >= 3;
  return {
    lang: 'ja',
    names: ['甲', '乙'],
    controllers,
    viewer: null,
    outcome: over ? { winner: 'A', reason: '', rounds: 1 } : null,
    pending: over ? null : { side: turn, by: 'hand', options: [] },
    decisions: decisions.map((id, i) => ({
      i,
      event: i,
      side: i % 2 ? 'B' : 'A',
      by: 'hand',
      option: { id },
    })),
    events: decisions.map((id, i) => ({ i, text: [id], tone: 'use' })),
    headline: [],
    why: '',
    boards: [],
    rounds: [],
  } as unknown as Fight;
}

const lookAs = vi.fn();
const client = {
  lookAs,
  evaluate: (match: Match) =>
    Promise.resolve({ facts: [null, null], report: { ok: fightOf(match) }, form: null }),
  fight: (match: Match) => Promise.resolve(fightOf(match)),
  // Asynchronous, as with a worker.
  link: (match: Match) =>
    new Promise((answer) => queueMicrotask(() => answer({ fragment: JSON.stringify(match), leftOut: [] }))),
} as unknown as EngineClient;

const build = (name: string) => ({ system: 'x', version: '1', name });
let seed = 0;
/** Waits until the assertion holds. */
const soon = (holds: () => void) => vi.waitFor(holds, { interval: 5 });

/** A fight that no other test has seen. */
const sent = (...decisions: string[]): Match => ({
  system: 'x',
  sides: [build('甲'), build('乙')],
  seed: String(seed),
  controllers: ['hand', 'hand'],
  ...(decisions.length > 0 && { decisions }),
});
const open = async (match: Match) => {
  await openMatch(match, false, await goesOn(match));
  // runAddress seeks to the end in the same way.
  seek(last.value);
  await soon(() => expect(correspondence.value).not.toBeNull());
};
const said = async (me: SideId | 'both') => {
  await say(me);
  await soon(() => expect(correspondence.value?.kept?.side).toBe(me === 'both' ? null : me));
};
const decide = (option: string) => {
  beginKeeping();
  return goOn(decided(playState.peek(), option));
};
/** The decisions of every fight that is kept. */
const only = () => [...kept.values()].map((one) => one.setup.course?.decisions ?? []);

const first = fightOf(sent());
const info = { id: 'x', samples: [], form: { fields: [] } } as unknown as SystemInfo;
const [a, b] = sent().sides;
begin(info, { sides: [a, b] }, [null, null] as never, { ...first, controllers: ['plans', 'plans'] });
connect(client);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  seed++;
  kept.clear();
  denied.now = false;
  storageDenied.value = false;
});

test('opening a link keeps nothing; saying who one is does, and only that side decides', async () => {
  await open(sent('a'));
  expect([mustSayWho.value, mayDecide.value, kept.size]).toEqual([true, false, 0]);
  await said('B');
  expect([myself.value, mayDecide.value, kept.size]).toEqual(['B', true, 1]);
  await decide('b');
  await soon(() => expect(only()).toEqual([['a', 'b']]));
  expect(mayDecide.value).toBe(false);
  expect([...kept.values()][0]).toMatchObject({ side: 'B', turn: 'A', winner: null, names: ['甲', '乙'] });
});

test('a decision that was sent may be with the other side; one taken since, or taken back, is not', async () => {
  await open(sent('a'));
  await said('B');
  await decide('b');
  // The one that came is known there; the new one isn't.
  expect([mayBeSent(0), mayBeSent(1)]).toEqual([true, false]);
  linkSent();
  expect(mayBeSent(1)).toBe(true);
  takesBack(1);
  expect([mayBeSent(0), mayBeSent(1)]).toEqual([true, false]);
});

test('that a fight went out as it stands is known after a reload, until the answer comes; so is that a move is sent anew', async () => {
  await open(sent('a'));
  await said('B');
  await decide('b');
  expect(isSent.value).toBe(false);
  linkSent();
  expect(isSent.value).toBe(true);
  await soon(() => expect([...kept.values()][0]?.carried).toBe(2));
  await open(sent('a', 'b'));
  expect(isSent.value).toBe(true);
  takesBack(1);
  await decide('reroll 1');
  await decide('x');
  expect([isSent.value, correspondence.value?.again]).toEqual([false, true]);
  await soon(() => expect(only()).toEqual([['a', 'b', 'reroll 1', 'x']]));
  await open(sent('a', 'b', 'reroll 1', 'x'));
  expect(correspondence.value?.again).toBe(true);
  linkSent();
  await open(sent('a', 'b', 'reroll 1', 'x', 'c'));
  expect([isSent.value, correspondence.value?.again]).toEqual([false, false]);
});

test('a move that never went out is not sent anew when it is taken back', async () => {
  await open(sent('a'));
  await said('B');
  await decide('b');
  takesBack(1);
  expect(correspondence.value?.again).toBe(false);
});

test('a move that was taken back and sent anew is told as such, and is the fight once it is taken', async () => {
  await open(sent('a'));
  await said('B');
  await decide('b');
  await soon(() => expect(only()).toEqual([['a', 'b']]));
  await open(sent('reroll 1', 'x'));
  expect([stands.value, takenBackBy.value, behind.value, mayDecide.value]).toEqual([
    'resent',
    'A',
    true,
    false,
  ]);
  expect(only()).toEqual([['a', 'b']]);
  accept();
  expect([behind.value, newLines.value]).toEqual([false, 2]);
  await soon(() => expect(only()).toEqual([['reroll 1', 'x']]));
  // What it took back is the earlier one from then on, whichever link brings it.
  await open(sent('a'));
  expect([stands.value, takenBackBy.value, behind.value]).toEqual(['withdrawn', 'A', true]);
});

test('what was taken back can be looked at but not gone on with, and the newer one is a step away, also after a reload', async () => {
  await open(sent('a'));
  await said('B');
  await decide('b');
  await soon(() => expect(only()).toEqual([['a', 'b']]));
  await open(sent('reroll 1', 'x'));
  await lookAtFormer();
  expect(setup.value?.course?.decisions).toEqual(['a', 'b']);
  await soon(() => expect([cancelled.value, mayDecide.value]).toEqual([true, false]));
  expect(only()).toEqual([['reroll 1', 'x']]);
  expect(await toAnew()).toBe(0);
  expect([cancelled.value, behind.value]).toEqual([false, false]);
  expect(setup.value?.course?.decisions).toEqual(['reroll 1', 'x']);
  await open(sent('a', 'b'));
  expect(cancelled.value).toBe(true);
});

test('an answer to what the reader took back can be gone on with until their move is sent anew', async () => {
  await open(sent('a'));
  await said('B');
  await decide('b');
  linkSent();
  takesBack(1);
  await goOn({ ...playState.peek(), decisions: ['a', 'reroll 1'] });
  await soon(() => expect(only()).toEqual([['a', 'reroll 1']]));
  await open(sent('a', 'b', 'c'));
  expect([stands.value, takenBackBy.value, cancelled.value]).toEqual(['withdrawn', 'B', false]);
  await backToKept();
  await decide('x');
  linkSent();
  await soon(() => expect([...kept.values()][0]?.carried).toBe(3));
  await open(sent('a', 'b', 'c'));
  expect([stands.value, cancelled.value]).toEqual(['withdrawn', true]);
});

test('a link that was sent anew asks nobody to leave the fight that stands here', async () => {
  await open(sent('a'));
  await said('B');
  await decide('b');
  const asks = vi.fn(() => Promise.resolve(false));
  const end = guardedBy(asks);
  await open(sent('reroll 1', 'x'));
  expect([asks.mock.calls.length, setup.value?.course?.decisions]).toEqual([0, ['reroll 1', 'x']]);
  await openMatch(sent('y'), false, await goesOn(sent('y')));
  expect(asks).toHaveBeenCalledOnce();
  end();
});

test('two at one screen are asked nothing, and are kept from the first decision on', async () => {
  await open(sent());
  await said('both');
  kept.clear();
  expect(mayDecide.value).toBe(true);
  await decide('a');
  await soon(() => expect(only()).toEqual([['a']]));
  expect([mayDecide.value, [...kept.values()][0]?.side]).toEqual([true, null]);
});

test('a link that goes on is told of from the first line that is new', async () => {
  await open(sent('a'));
  await said('A');
  await open(sent('a', 'b'));
  expect([myself.value, behind.value, mayDecide.value, newLines.value]).toEqual(['A', false, true, 1]);
  // Who only looks at the reply finds it again.
  await soon(() => expect(only()).toEqual([['a', 'b']]));
  await decide('c');
  await soon(() => expect(only()).toEqual([['a', 'b', 'c']]));
  expect([...kept.values()][0]?.winner).toBe('A');
});

test('of the first link its reader is told what the other side did; of a later one, what it did since', async () => {
  await open(sent('a'));
  await say('B');
  const fight = report.value;
  expect(newLines.value).toBe(1);
  await soon(() => expect(kept.size).toBe(1));
  // What was told is known: nothing of it is new any more.
  expect(fight && newsFrom(fight)).toBeNull();
  // On another device, where nothing is kept, the reader's own decisions say how far they know it.
  kept.clear();
  seed++;
  await open(sent('a', 'b'));
  correspondence.value = correspondence.value && { ...correspondence.value, me: 'A' };
  expect(report.value && newsFrom(report.value)).toBe(1);
});

test('a link that goes on with a fight kept for both at this screen asks who its reader is', async () => {
  await open(sent('a'));
  await said('both');
  await open(sent('a'));
  expect([mustSayWho.value, correspondence.value?.me]).toEqual([false, 'both']);
  await open(sent('a', 'b'));
  expect([mustSayWho.value, mayDecide.value]).toEqual([true, false]);
});

test('what is new is told line by line, the first at once; then it is the reader’s turn', async () => {
  unit.value = 'swing';
  await open(sent('a'));
  await said('A');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await open(sent('a', 'b'));
  expect([replaying.value, newLines.value, step.value, telling.value]).toEqual([true, 1, 2, 'event']);
  skipNews();
  expect([replaying.value, step.value, telling.value, unit.value, spoken.value]).toEqual([
    false,
    2,
    null,
    'swing',
    correspondenceWords.value.yourTurn,
  ]);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  seed++;
  await open(sent('a'));
  await said('A');
  await open(sent('a', 'b'));
  expect([replaying.value, step.value, spoken.value]).toEqual([false, 2, correspondenceWords.value.news(1)]);
});

describe('a turn', () => {
  let ends: (() => void)[];
  beforeEach(async () => {
    await open(sent('a'));
    await said('both');
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    tellStage({ is: 'asked', stage: 'play' });
    ends = [runReplay(), runStage()];
  });
  afterEach(async () => {
    ends.forEach((end) => end());
    vi.useRealTimers();
    // Waits until the decision is kept, so that the next test begins with no write under way.
    const decisions = setup.value?.course?.decisions;
    await soon(() => expect(only()).toEqual([decisions]));
  });

  test('is told before the next question: its line at once, and it stands a while', async () => {
    await tellTurn(() => decide('b'));
    expect([replaying.value, step.value, newLines.value]).toEqual([true, 2, 1]);
    vi.advanceTimersByTime(1150);
    expect([replaying.value, step.value]).toEqual([false, 2]);
  });

  test('that follows while one is told is told behind it', async () => {
    await tellTurn(() => decide('b'));
    await tellTurn(() => decide('c'));
    expect([replaying.value, step.value, newLines.value]).toEqual([true, 2, 2]);
    vi.advanceTimersByTime(1150);
    expect([replaying.value, step.value]).toEqual([true, 3]);
    vi.advanceTimersByTime(1150);
    expect(replaying.value).toBe(false);
  });

  test('is skipped by a press, and stands at its end at once without motion', async () => {
    await tellTurn(() => decide('b'));
    skipNews();
    expect([replaying.value, step.value]).toEqual([false, 2]);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await tellTurn(() => decide('c'));
    expect([replaying.value, step.value]).toEqual([false, 3]);
  });

  test('is told from its beginning also where the reader has looked back', async () => {
    seek(0);
    await tellTurn(() => decide('b'));
    expect([replaying.value, step.value]).toEqual([true, 2]);
  });
});

test.each([
  ['older', ['a']],
  ['other', ['x', 'y', 'z']],
])('a link that is %s takes the place of nothing unasked', async (what, decisions) => {
  await open(sent('a', 'b'));
  await said('A');
  await open(sent(...decisions));
  expect([stands.value, behind.value, mayDecide.value]).toEqual([what, true, false]);
  await backToKept();
  expect(setup.value && matchOf(setup.value).decisions).toEqual(['a', 'b']);
  await soon(() => expect([behind.value, mayDecide.value]).toEqual([false, true]));
  await open(sent(...decisions));
  accept();
  expect(behind.value).toBe(false);
  expect(only()).toEqual([['a', 'b']]);
});

test('what undo leads back to is not kept over what was decided since', async () => {
  await open(sent('a'));
  await said('both');
  await open(sent('a', 'b'));
  await decide('c');
  await soon(() => expect(only()).toEqual([['a', 'b', 'c']]));
  goBack();
  await soon(() => expect(behind.value).toBe(true));
  expect(only()).toEqual([['a', 'b', 'c']]);
});

test('another tab has gone on meanwhile: what it kept stays', async () => {
  await open(sent('a'));
  await said('both');
  const [key, mine] = [...kept][0] ?? [];
  if (!key || !mine) throw new Error('nothing is kept');
  const course = { ...mine.setup.course, decisions: ['a', 'y', 'z'] };
  kept.set(key, { ...mine, setup: { ...mine.setup, course } });
  await decide('b');
  await soon(() => expect(behind.value).toBe(true));
  expect(only()).toEqual([['a', 'y', 'z']]);
});

test('without storage it is known as long as the page is there', async () => {
  denied.now = true;
  await open(sent('a'));
  await said('B');
  expect([storageDenied.value, myself.value, mayDecide.value]).toEqual([true, 'B', true]);
  await decide('b');
  expect(mayDecide.value).toBe(false);
});
