// A position with two parties of eight on a field, as the engine would report it.
import type { Board, BoardSide, FieldBoard, Figure, Lang, SystemInfo } from '#engine';
import type { Fight } from '../../../web/src/engine/fight.ts';

export interface Shown {
  system: SystemInfo;
  fight: Fight;
  step: number;
}

const names: Record<Lang, [string[], string[]]> = {
  ja: [
    ['博麗霊夢', '小鬼1', '小鬼2', '紅美鈴', '灯', '十六夜咲夜', 'パチュリー・ノーレッジ', '凪'],
    ['八雲紫', '毛玉1', '毛玉2', '毛玉3', '宵', '魂魄妖夢', '西行寺幽々子', '暁'],
  ],
  en: [
    ['Akari', 'Imp 1', 'Imp 2', 'Meiling', 'Tomoshibi', 'Sakuya', 'Patchouli Knowledge', 'Nagi'],
    ['Yukari', 'Fluff 1', 'Fluff 2', 'Fluff 3', 'Yoi', 'Youmu', 'Yuyuko Saigyouji', 'Akatsuki'],
  ],
};
const both = (ja: string, en: string) => ({ ja, en });
const suits = { S: both('スペードの', 'spades '), H: both('ハートの', 'hearts ') };

const form = (board: FieldBoard) => ({
  fields: [],
  kinds: [],
  items: [],
  states: [
    {
      id: 'poison',
      glyph: '毒',
      name: both('毒', 'Poison'),
      stacks: true,
      text: both('毎ターン減る。', 'Hurts.'),
    },
    {
      id: 'bound',
      glyph: '縛',
      name: both('束縛', 'Bound'),
      stacks: false,
      text: both('動けない。', 'Can’t move.'),
    },
  ],
  board,
  meters: [
    { id: 'hp', name: both('HP', 'HP') },
    { id: 'spirit', name: both('霊力', 'Spirit') },
    { id: 'dp', name: both('DP', 'DP') },
    { id: 'graze', name: both('グレイズ', 'Graze') },
  ],
  piles: [
    { id: 'hand', name: both('手札', 'hand') },
    { id: 'kihaku', name: both('気魄', 'spirit cards') },
    { id: 'deck', name: both('山札', 'deck') },
    { id: 'discard', name: both('捨て札', 'discard pile') },
  ],
  cards: (['S', 'H'] as const).flatMap((suit) =>
    Array.from({ length: 13 }, (_, k) => {
      const face = `${{ S: '♠', H: '♡' }[suit]}${k + 1}`;
      const name = both(`${suits[suit].ja}${k + 1}`, `${suits[suit].en}${k + 1}`);
      return { id: `${suit}${k + 1}`, face: both(face, face), name };
    }),
  ),
});

function figure(side: 0 | 1, member: number): Figure {
  return {
    member,
    at: 1 + ((member + side) % 2),
    meters: [
      { id: 'hp', value: member === 1 ? 0 : 60 - 7 * member, max: 60 },
      { id: 'spirit', value: 20 - member, max: 20 },
      { id: 'dp', value: member, max: 18 },
      { id: 'graze', value: 13 * member, max: 0 },
    ],
    states:
      member === 3
        ? [
            { id: 'poison', n: 2 },
            { id: 'bound', n: 1 },
          ]
        : [],
    cells: [],
    acted: member === 2,
    out: member === 1,
    turn: 0,
  };
}

function half(side: 0 | 1): BoardSide {
  const members = Array.from({ length: 8 }, (_, k) => k);
  return {
    rows: [],
    meters: [],
    states: [],
    left: 228,
    full: 480,
    figures: members.map((member) => figure(side, member)),
    piles: [
      ...members.map((member) => ({
        id: 'hand',
        member,
        count: member % 6,
        limit: 10,
        // The viewer is ▲: the cards of ▽ are hidden.
        ...(side === 0 && { cards: Array.from({ length: member % 6 }, (_, k) => `S${k + 5}`) }),
      })),
      { id: 'kihaku', count: 2, cards: ['H1', 'S9'] },
    ],
  };
}

/**
 * The position, laid out in rows (front and back of either side) or in columns (five that both sides share).
 */
export function crowd(language: Lang, laid: 'rows' | 'columns'): Shown {
  const places =
    laid === 'rows'
      ? [both('前衛', 'Front'), both('後衛', 'Back')]
      : ['一', '二', '三', '四', '五'].map((name, k) => both(`${name}列`, `Column ${k + 1}`));
  const before: Board = {
    round: 2,
    phase: 'action',
    sides: [half(0), half(1)],
    arrows: [],
    piles: [
      { id: 'deck', count: 31 },
      { id: 'discard', count: 3, cards: ['H2', 'H3', 'S13'] },
    ],
  };
  const after: Board = {
    ...before,
    strokes: [
      ['A5', 'B3'],
      ['A5', 'B8'],
    ],
    volley: { by: 'A5', shape: 'star', way: 'aim', size: 3 },
  };
  const fight: Fight = {
    system: 'crowd',
    version: '1',
    lang: language,
    names: language === 'ja' ? ['博麗神社', '白玉楼'] : ['The shrine', 'The mansion'],
    members: names[language],
    outcome: null,
    pending: null,
    viewer: 'A',
    controllers: ['hand', 'hand'],
    decisions: [],
    plans: [],
    settings: [],
    headline: [],
    why: '',
    line: '',
    digest: null,
    rounds: [
      {
        round: 2,
        title: '',
        phases: [{ id: 'action', side: 'A', member: 4, title: [], count: 1, first: 0 }],
      },
    ],
    events: [{ i: 0, round: 2, phase: 'action', rule: '1', kind: 'hit', text: [] }],
    boards: [before, after],
  };
  const board: FieldBoard = { type: 'field', places, ...(laid === 'columns' && { shared: true }) };
  const system = { id: 'crowd', chance: true, hidden: true, members: 8, settings: [], form: form(board) };
  return { system: system as unknown as SystemInfo, fight, step: 1 };
}
