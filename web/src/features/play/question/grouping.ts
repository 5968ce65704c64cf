// Groups the options of a question by kind, and within a kind into rulers of numbers, cards and acts
// (buttons). Options that differ only in their target on the board are one way; where nothing else is asked
// they are left to the board altogether.
import type { Lang, Option, Pending, Text } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { aimOf, isDrawn, optionIn, placeOf, plainStem } from '../../../app/fight/choosing.ts';

/** A way to choose: one option, or several that differ only in their target. */
export interface Way {
  /** The options' id without the target: "skill guren". */
  stem: string;
  /** Several options: the target is pressed on the board. */
  aims: boolean;
  /** The first option, which stands for all: their costs are the same. */
  option: Option;
  options: Option[];
}

/** `steps`: a few numbers of one thing, as shots of 1, 3 and 6 points. */
type Shape = 'ruler' | 'cards' | 'acts' | 'steps';

interface Part {
  shape: Shape;
  ways: Way[];
}

export interface Group {
  kind: string;
  heading: Text | null;
  /** The note, if all options have the same one. */
  note: Text | null;
  /** The effect, if all options have the same one. */
  effect: Text | null;
  parts: Part[];
}

/** The options of a question, each in one of five places. */
export interface Asked {
  groups: Group[];
  /** Options that are seldom wanted, behind one button. */
  folded: Option[];
  /** Options that come to nothing as things stand, behind another. */
  idle: Option[];
  /**
   * Options that give away something which does not come back by itself: below all others, and they ask once
   * more.
   */
  givesUp: Option[];
  /** Options that a press on the board takes without a way being begun first. */
  aimed: Option[];
}

/** Most numbers that are buttons. More are a ruler, which needs two touches instead of one. */
const few = 4;

export function byKey<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const found = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const there = found.get(key);
    if (there) there.push(one);
    else found.set(key, [one]);
  }
  return found;
}

/** Ids of the options that decline what is asked, in every system. */
const refusals = new Set(['pass', 'skip', 'stop', 'none', 'no', 'end']);
/** Whether two options come to the same as far as is known. */
type Same = (one: Option, two: Option) => boolean;

/**
 * The same options with those that decline last, as a player reads "roll, or stop": 1 is what was asked. Behind them stand those that
 * come to no more than declining: they would only be spent.
 */
function yesFirst(options: readonly Option[], same: Same): Option[] {
  const declines = options.find(({ id }) => refusals.has(id));
  const lateness = (one: Option): number => {
    if (refusals.has(one.id)) return 1;
    return declines && same(one, declines) ? 2 : 0;
  };
  return options.toSorted((x, y) => lateness(x) - lateness(y));
}

/**
 * Options that a reader needn't be shown: what is asked again when more is known ('later'), and what comes to the same as
 * declining ('same'), where one may decline.
 */
const needless = ({ tags }: Option, { options }: Pick<Pending, 'options'>): boolean =>
  tags.includes('later') || (tags.includes('same') && options.some(({ id }) => refusals.has(id)));

/** The option that declines, if all others come to the same; null: there is something to choose. */
export function onlyRefusal(of: Pick<Pending, 'options'>): string | null {
  const [one, ...others] = of.options.filter((option) => !needless(option, of));
  return one && others.length === 0 && refusals.has(one.id) ? one.id : null;
}

/** The number of a place of the board, by which places are listed as they stand there. */
const placeNumber = (option: Option): number => Number(/\d+$/.exec(placeOf(option) ?? '')?.[0] ?? 0);

type Boards = Pick<Fight, 'boards'>;

function waysOf(options: readonly Option[], fight: Boards): Way[] {
  const ways = byKey(options, (option) => {
    const { stem, target } = aimOf(option);
    return target !== null && isDrawn(fight, target) ? `${stem} *` : option.id;
  });
  return [...ways.values()].flatMap((all) => {
    const [option] = all;
    return option ? { stem: aimOf(option).stem, aims: all.length > 1, option, options: all } : [];
  });
}

/** Name of the ruler to which a number belongs: "shot magic" for "shot magic 3". null: the option has no number. */
const rulerOf = ({ stem, option: { number } }: Way): string | null =>
  number === undefined
    ? null
    : stem
        .split(' ')
        .filter((word) => word !== String(number))
        .join(' ');

function partsOf(ways: readonly Way[]): Part[] {
  const parts: Part[] = [];
  const rulers = byKey(ways, rulerOf);
  for (const way of ways) {
    const ruler = rulerOf(way);
    const numbers = ruler === null ? [] : (rulers.get(ruler) ?? []);
    if (numbers.length > few) {
      if (numbers[0] === way)
        parts.push({
          shape: 'ruler',
          ways: numbers.toSorted((x, y) => (x.option.number ?? 0) - (y.option.number ?? 0)),
        });
      continue;
    }
    if (numbers.length > 1) {
      if (numbers[0] === way) parts.push({ shape: 'steps', ways: numbers });
      continue;
    }
    const shape = way.option.card === undefined ? 'acts' : 'cards';
    const last = parts.at(-1);
    if (last?.shape === shape) last.ways.push(way);
    else parts.push({ shape, ways: [way] });
  }
  return parts;
}

function groupOf(kind: string, of: Pending, options: readonly Option[], fight: Boards): Group {
  const [first, ...others] = options;
  const called = of.kinds[kind];
  // A heading that its only option repeats, in either language, is left out.
  const says = others.length > 0 || (called?.ja !== first?.ja && called?.en !== first?.en);
  const alike = options.length > 1 && options.every(({ note }) => note?.ja === first?.note?.ja);
  const same = options.length > 1 && options.every(({ effect }) => effect?.ja === first?.effect?.ja);
  return {
    kind,
    heading: (says && called) || null,
    note: (alike && first?.note) || null,
    effect: (same && first?.effect) || null,
    parts: partsOf(waysOf(options, fight)),
  };
}

/** `same`: options whose odds are alike. */
export function asked(pending: Pending, fight: Boards, same: Same = () => false): Asked {
  const plain = plainStem(pending.options);
  const folded = pending.options.filter(({ tags }) => tags.includes('folded'));
  const aimed = pending.options
    .filter((option) => {
      const place = placeOf(option);
      if (place !== null) return optionIn(pending.options, place) === option.id;
      const { stem, target } = aimOf(option);
      return target !== null && stem === plain && !folded.includes(option) && isDrawn(fight, target);
    })
    .toSorted((x, y) => placeNumber(x) - placeNumber(y));
  const idle = pending.options.filter(({ tags }) => tags.includes('idle'));
  const givesUp = pending.options.filter(({ tags }) => tags.includes('gives_up'));
  const rest = yesFirst(pending.options, same).filter(
    (option) =>
      !needless(option, pending) && ![folded, idle, givesUp, aimed].some((all) => all.includes(option)),
  );
  const kinds = byKey(rest, ({ kind }) => kind);
  return {
    groups: [...kinds].map(([kind, options]) => groupOf(kind, pending, options, fight)),
    folded,
    idle,
    givesUp,
    aimed,
  };
}

/**
 * Places of groups where there are many: a group of one option has half a row, and the last of an odd run of
 * them a whole row. null: a group of more options.
 */
export function halves(singles: readonly boolean[]): ('half' | 'row' | null)[] {
  let left = true;
  return singles.map((single, k) => {
    if (!single) {
      left = true;
      return null;
    }
    const lone = left && !singles[k + 1];
    left = !left;
    return lone ? 'row' : 'half';
  });
}

/**
 * A label in three parts: what its heading has said already, what is left of it, and a bracket that closes: "魔法のショット（", "3点",
 * "）". Where nothing is repeated all of it is in the middle.
 */
export function shortened(name: string, heading: string | undefined): readonly [string, string, string] {
  const rest = heading && name.startsWith(heading) ? name.slice(heading.length) : '';
  const inner = /^(\s*[（(])([^（()）]+)([）)])$/.exec(rest);
  const [, opens = '', said = '', closes = ''] = inner ?? [];
  return said ? [`${heading ?? ''}${opens}`, said, closes] : ['', name, ''];
}

/**
 * Label of a way. Where the target is chosen on the board, its name is left out. `called`: name of a member's
 * token.
 */
export function wayName(
  { aims, option, options }: Way,
  lang: Lang,
  called: (token: string) => string,
): string {
  if (!aims) return option[lang];
  const name = called(aimOf(option).target ?? '');
  const other = options.find((one) => one !== option);
  // A label without the name holds for all targets as it is.
  if (!name || !option[lang].includes(name) || !other) return option[lang];
  return option[lang]
    .replace(name, '')
    .replace(/[\s→：:、,]+$/u, '')
    .trim();
}
