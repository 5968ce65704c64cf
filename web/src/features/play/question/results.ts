// Picks the lines that tell a player what has come of the actions since their last decision, and whose HP these changed.
import type { Decided, Meter, Span } from '#engine';
import { exchanges } from '../../../app/fight/exchange.ts';
import type { Side } from '../../../app/sheet/build.ts';
import type { Fight, FightEvent } from '../../../engine/fight.ts';
import { plainText } from '../../../engine/plainText.ts';

/** What came of one exchange. */
export interface Result {
  /** Labels of the decision by hand that it follows from; empty: it isn't the first since that decision. */
  did: string[];
  /** The lines that say what came of it, without rolls and brackets. */
  said: { i: number; text: Span[] }[];
}

/** Tones of lines that say what somebody lost, or that the fight is over. */
const heavy = new Set<FightEvent['tone']>(['hit', 'fire', 'gone', 'end']);
/** Most lines that are told of one exchange. */
const most = 3;

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
      // The blank before an English bracket goes with it.
      if (/[（(]/.test(sign) && depth++ === 0) kept = kept.trimEnd();
      if (depth === 0) kept += sign;
      if (/[）)]/.test(sign)) depth--;
    }
    return kept;
  };
  return spans.flatMap((span) => {
    if (typeof span === 'string') return outside(span);
    return depth === 0 ? span : [];
  });
}

const inBrief = (text: Span[]) => withoutAsides(withoutRoll(text));

/** Whether more than a name is left of a sentence: a line that only tells a roll has no outcome. */
const tells = (text: Span[]) => /[。：:.、,！!]/.test(plainText(text));

/** The lines of an exchange that say what it came to: all that was lost, else what the last roll or act came to. */
function outcome(lines: readonly FightEvent[]): Result['said'] {
  const lost = lines.filter(({ tone }) => heavy.has(tone));
  const last = lines.findLastIndex(({ tone, dice }) => tone ?? dice);
  const told = lost.length > 0 ? lost : last < 0 ? [] : lines.slice(last);
  return told
    .map(({ i, text }) => ({ i, text: inBrief(text) }))
    .filter(({ text }) => tells(text))
    .slice(0, most);
}

/** Whether a line only says what somebody does. */
const isAct = ({ tone, dice }: FightEvent) => tone === 'use' && !dice;

/** Labels of the viewer's last decision by hand, of all its steps. */
function lastDecision({ decisions, viewer }: Pick<Fight, 'decisions' | 'viewer'>): string[] {
  const at = decisions.findLastIndex(({ by, side }) => by === 'hand' && (!viewer || side === viewer));
  const last = decisions[at];
  const isStep = ({ by, event, side, member }: Decided) =>
    by === 'hand' && event === last?.event && side === last.side && member === last.member;
  const first = decisions.findLastIndex((one, k) => k < at && !isStep(one));
  return decisions.slice(first + 1, at + 1).flatMap(({ option }) => option?.label ?? []);
}

/** What came of each exchange since line `from`, the newest last, with the newest line of all at its end. */
export function resultsSince(
  fight: Pick<Fight, 'events' | 'rounds' | 'decisions' | 'viewer'>,
  from: number,
): Result[] {
  const { events, rounds } = fight;
  const begins = exchanges({ events, rounds });
  const all = begins.flatMap((first, k): Result[] => {
    const end = begins[k + 1] ?? events.length;
    if (end <= from) return [];
    const lines = events.slice(Math.max(first, from), end).filter(({ bookkeeping }) => !bookkeeping);
    const did = first <= from ? lastDecision(fight) : [];
    // That the viewer did what they have just chosen is no news.
    const said = did.length > 0 && lines.every(isAct) ? [] : outcome(lines);
    return said.length > 0 ? [{ did, said }] : [];
  });
  const newest = events.findLast(({ bookkeeping }) => !bookkeeping);
  const last = all.at(-1);
  if (newest && last && newest.i > (last.said.at(-1)?.i ?? 0) && newest.i >= from) {
    const text = inBrief(newest.text);
    if (tells(text)) last.said.push({ i: newest.i, text });
  }
  return all;
}

/** Whose HP is another than before: the side and the member of a party, and what it was and is. */
export interface HpChange {
  side: Side;
  /** Index in the party; in a duel null. */
  member: number | null;
  was: number;
  is: number;
}

/** Every HP that has changed since line `from`, whoever acted meanwhile. */
export function hpSince({ boards }: Pick<Fight, 'boards'>, from: number): HpChange[] {
  const [before, now] = [boards[from], boards.at(-1)];
  if (!before || !now) return [];
  // Each system writes the id as its rules write the word.
  const hpOf = (meters: readonly Meter[] | undefined) =>
    meters?.find(({ id }) => id.toLowerCase() === 'hp')?.value;
  return ([0, 1] as const).flatMap((side) => {
    const [old, own] = [before.sides[side], now.sides[side]];
    const pairs = own.figures
      ? own.figures.map(({ member, meters }) => ({
          member,
          was: hpOf(old.figures?.find((one) => one.member === member)?.meters),
          is: hpOf(meters),
        }))
      : [{ member: null, was: hpOf(old.meters), is: hpOf(own.meters) }];
    return pairs.flatMap(({ member, was, is }) =>
      was === undefined || is === undefined || was === is ? [] : [{ side, member, was, is }],
    );
  });
}
