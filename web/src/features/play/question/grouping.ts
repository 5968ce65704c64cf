// The options of a choice as they are asked: by kind, and in a kind as a ruler of numbers, as cards, or as acts. What
// stands on the board is one way for all its targets, or, where nothing else is asked, left to the board altogether.
import type { Lang, Option, Pending, Text } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { aimOf, isDrawn, optionIn, placeOf, plainStem } from '../../../app/fight/choosing.ts';

/** One that is taken at once, or several that differ in whom they are for: `aims`. */
export interface Way {
  /** "skill guren": what is begun on the board. */
  stem: string;
  aims: boolean;
  /** The first stands for all: they cost alike. */
  option: Option;
  options: Option[];
}

type Shape = 'ruler' | 'cards' | 'acts';

interface Part {
  shape: Shape;
  ways: Way[];
}

export interface Group {
  kind: string;
  heading: Text | null;
  /** What all of its options have in common. */
  note: Text | null;
  /** What all of them do. */
  effect: Text | null;
  parts: Part[];
}

/** The options as they are asked. */
export interface Asked {
  groups: Group[];
  /** Behind one button: of a kind that is seldom wanted. */
  folded: Option[];
  /** What gives something away that does not come back by itself: below all others, and asked about once more. */
  givesUp: Option[];
  /** Whom or what to press on the board, without beginning anything. */
  aimed: Option[];
}

/** As many numbers as this stand beside each other as buttons: a ruler would ask for two touches in the place of one. */
const few = 4;

function byKey<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const found = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const there = found.get(key);
    if (there) there.push(one);
    else found.set(key, [one]);
  }
  return found;
}

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

/** What numbers of one ruler have in common: "shot magic 3" is one of "shot magic". */
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
  // A heading over nothing but its own words, in either language, says nothing.
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

export function asked(pending: Pending, fight: Boards): Asked {
  const plain = plainStem(pending.options);
  const folded = pending.options.filter(({ tags }) => tags.includes('folded'));
  const aimed = pending.options.filter((option) => {
    const place = placeOf(option);
    if (place !== null) return optionIn(pending.options, place) === option.id;
    const { stem, target } = aimOf(option);
    return target !== null && stem === plain && !folded.includes(option) && isDrawn(fight, target);
  });
  const givesUp = pending.options.filter(({ tags }) => tags.includes('gives_up'));
  const rest = pending.options.filter(
    (option) => ![folded, givesUp, aimed].some((all) => all.includes(option)),
  );
  const kinds = byKey(rest, ({ kind }) => kind);
  return {
    groups: [...kinds].map(([kind, options]) => groupOf(kind, pending, options, fight)),
    folded,
    givesUp,
    aimed,
  };
}

/**
 * Where there are many groups: those of one option stand in halves of a row, and the last of an odd run of them has the whole row.
 * null: a group that is none of these.
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

/** What a way is called: without the name of whom it is for, where that is chosen on the board. */
export function wayName(
  { aims, option, options }: Way,
  lang: Lang,
  called: (token: string) => string,
): string {
  if (!aims) return option[lang];
  const name = called(aimOf(option).target ?? '');
  const other = options.find((one) => one !== option);
  // Where the name isn't in it, the whole label is for all of them.
  if (!name || !option[lang].includes(name) || !other) return option[lang];
  return option[lang]
    .replace(name, '')
    .replace(/[\s→：:、,]+$/u, '')
    .trim();
}
