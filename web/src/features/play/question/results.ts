// Picks the lines that tell a player what was done since their last decision and what came of it, and finds what that changed on
// the board.
import type { Decided, Span } from '#engine';
import { type Change, changesBetween } from '../../../app/fight/changes.ts';
import { exchanges } from '../../../app/fight/exchange.ts';
import type { Side } from '../../../app/sheet/build.ts';
import type { Fight, FightEvent } from '../../../engine/fight.ts';
import { plainText } from '../../../engine/plainText.ts';

/** What came of one exchange. */
export interface Result {
  /** Labels of the decision by hand that it follows from; empty: it isn't the first since that decision. */
  did: string[];
  /** The lines that say what came of it, without rolls, and without brackets but those of sums; where the reader didn't begin it, first what was done. */
  said: { i: number; text: Span[] }[];
  /** Somebody lost something by it. */
  costs: boolean;
}

/** Tones of lines that say what somebody lost, or that the fight is over. */
const heavy = new Set<FightEvent['tone']>(['hit', 'fire', 'gone', 'end']);
/** Most lines that are told of one exchange. */
const most = 4;

/** The sentence without its roll, "(6D6+9) ＞ 24[5,5,1,2,6,5]+9 ＞ 33": the outcome stands before it. */
function withoutRoll(spans: Span[]): Span[] {
  const roll = /\s*\(\d+D\d+/;
  const at = spans.findIndex((span) => typeof span === 'string' && roll.test(span));
  const cut = spans[at];
  return typeof cut === 'string' ? [...spans.slice(0, at), cut.slice(0, cut.search(roll))] : spans;
}

/** The sentence without what stands in brackets: prices and reasons, which the record has. */
function withoutAsides(spans: Span[]): Span[] {
  let depth = 0;
  const outside = (text: string) => {
    let kept = '';
    for (const sign of text) {
      // A bracket behind a sign is part of a sum. The blank before an English one that is not goes with it.
      const opens = /[（(]/.test(sign) && (depth > 0 || !/[+−×=]$/.test(kept));
      if (opens && depth++ === 0) kept = kept.trimEnd();
      if (depth === 0) kept += sign;
      if (/[）)]/.test(sign) && depth > 0) depth--;
    }
    return kept;
  };
  return spans.flatMap((span) => {
    if (typeof span === 'string') return outside(span);
    return depth === 0 ? span : [];
  });
}

const inBrief = (text: Span[]) => withoutAsides(withoutRoll(text));

/** A sum in a bracket, such as how often somebody goes on rolling: "（強制チェイン 1+(IN 5−発動値5)=1回）". */
const sum = /（[^（）]*=[^（）]*）|\((?:[^()]|\([^()]*\))*=(?:[^()]|\([^()]*\))*\)/;

/** What was done, in brief. A sum in it stays: it is the reason for what comes of it. */
const actInBrief = (text: Span[]): Span[] =>
  text.some((span) => typeof span === 'string' && sum.test(span)) ? text : inBrief(text);

/** Whether more than a name is left of a sentence: a line that only tells a roll has no outcome. */
const tells = (text: Span[]) => /[。：:.、,！!=]/.test(plainText(text));

/** Lines that say where something that is spent has come from: a meter with a maximum rises at them. */
type Gains = (line: FightEvent) => boolean;

const gainsIn =
  (boards: Fight['boards']): Gains =>
  ({ i }) =>
    changesBetween(boards[i], boards[i + 1]).some(
      ({ of, max, was, is }) => of === 'meter' && max > 0 && is > was,
    );

/** Where the rolls begin of which the line `last` is the last: both sides roll for the first turn, one line after the other. */
function firstRoll(lines: readonly FightEvent[], last: number): number {
  const { kind, dice } = lines[last] ?? {};
  const alike = (one: FightEvent | undefined) => !!one?.dice && one.kind === kind && !one.tone;
  let first = last;
  while (dice && alike(lines[first]) && alike(lines[first - 1])) first--;
  return first;
}

/**
 * The lines of an exchange that say what it came to: all that was lost and gained, else what the last roll or act came to, else,
 * where it follows from a decision, what concerns both sides, as the order of a round.
 */
function outcome(lines: readonly FightEvent[], gains: Gains, decided = false): Result['said'] {
  const costs = lines.some(({ tone }) => heavy.has(tone));
  const last = lines.findLastIndex(({ tone, dice }) => tone ?? dice);
  const begins = last < 0 ? lines.length : firstRoll(lines, last);
  // Where nobody lost anything.
  const without = (line: FightEvent, at: number) => (last < 0 ? decided && !line.side : at >= begins);
  return lines
    .filter((line, at) => heavy.has(line.tone) || gains(line) || (!costs && without(line, at)))
    .map(({ i, text }) => ({ i, text: inBrief(text) }))
    .filter(({ text }) => tells(text))
    .slice(0, most);
}

/** The names of skills in a sentence. */
const named = (text: Span[]): string[] =>
  text.flatMap((span) => (typeof span !== 'string' && span.t === 'skill' ? span.s : []));

/** The outcome, and before it the act that the exchange began with, unless a loss names that itself. */
function actAndOutcome(lines: readonly FightEvent[], gains: Gains): Result['said'] {
  const came = outcome(lines, gains);
  const act = lines.find(({ tone }) => tone === 'use');
  if (!act || came.some(({ i }) => i <= act.i)) return came;
  const text = actInBrief(act.text);
  const skills = named(text);
  const [first] = came;
  const repeats =
    skills.length > 0 &&
    first !== undefined &&
    heavy.has(lines.find(({ i }) => i === first.i)?.tone) &&
    skills.every((one) => named(first.text).includes(one));
  return repeats ? came : [{ i: act.i, text }, ...came];
}

/** Whether a line only says what somebody does. */
const isAct = ({ tone, dice }: FightEvent) => tone === 'use' && !dice;

type Decisions = Pick<Fight, 'decisions' | 'viewer'>;

/** Index of the viewer's last decision by hand. */
const lastAt = ({ decisions, viewer }: Decisions): number =>
  decisions.findLastIndex(({ by, side }) => by === 'hand' && (!viewer || side === viewer));

/** The side that took it. */
const decider = (fight: Decisions) => fight.decisions[lastAt(fight)]?.side;

/** Labels of the viewer's last decision by hand, of all its steps. */
function lastDecision(fight: Decisions): string[] {
  const { decisions } = fight;
  const at = lastAt(fight);
  const last = decisions[at];
  const isStep = ({ by, event, side, member }: Decided) =>
    by === 'hand' && event === last?.event && side === last.side && member === last.member;
  const first = decisions.findLastIndex((one, k) => k < at && !isStep(one));
  return decisions.slice(first + 1, at + 1).flatMap(({ option }) => option?.label ?? []);
}

/** What came of each exchange since line `from`, the newest last, with the newest line of all at its end. */
export function resultsSince(
  fight: Pick<Fight, 'events' | 'rounds' | 'decisions' | 'viewer' | 'boards'>,
  from: number,
): Result[] {
  const { events, rounds } = fight;
  const gains = gainsIn(fight.boards);
  const me = decider(fight);
  const begins = exchanges({ events, rounds });
  const all = begins.flatMap((first, k): Result[] => {
    const end = begins[k + 1] ?? events.length;
    if (end <= from) return [];
    const lines = events.slice(Math.max(first, from), end).filter(({ bookkeeping }) => !bookkeeping);
    // What others begin behind a decision that did nothing is not its result.
    const follows = lines.some(({ side }) => side === me) || lines.every(({ side }) => !side);
    const did = first <= from && follows ? lastDecision(fight) : [];
    // That the viewer did what they have just chosen is no news.
    const said =
      did.length === 0 ? actAndOutcome(lines, gains) : lines.every(isAct) ? [] : outcome(lines, gains, true);
    return said.length > 0 ? [{ did, said, costs: lines.some(({ tone }) => heavy.has(tone)) }] : [];
  });
  const newest = events.findLast(({ bookkeeping }) => !bookkeeping);
  const last = all.at(-1);
  if (newest && last && newest.i > (last.said.at(-1)?.i ?? 0) && newest.i >= from) {
    const text = inBrief(newest.text);
    if (tells(text)) last.said.push({ i: newest.i, text });
  }
  return all;
}

/**
 * What of the changes since line `from` is told to the side `own`, whoever acted meanwhile: everybody's HP, what is regained, new
 * states, and what those spend that the reader doesn't play: what the reader spends is the reader's choice. HP stand first.
 */
export function changesSince({ boards }: Pick<Fight, 'boards'>, from: number, own: Side | null): Change[] {
  // What has no maximum tells the order of the round, or only grows, which the lines say.
  const told = ({ of, main, side, max, was, is }: Change) =>
    main || (of === 'state' ? was === 0 : max > 0 && (side !== own || is > was));
  const all = changesBetween(boards[from], boards.at(-1)).filter(told);
  return [...all.filter(({ main }) => main), ...all.filter(({ main }) => !main)];
}
