// A GM's own skill list for tests, once valid and once broken.
import type { Build, Match } from '#engine';

/** A list with two skills of its own, one of which has a status of its own. */
export const listOf = (title = '道場', strike = '打ち込み', en = 'Strike') => ({
  list: { id: 'gm', title, version: '2' },
  statuses: [
    {
      letter: 'K',
      name: 'Dread',
      ja: '恐れ',
      class: 'ailment',
      on: ['character'],
      max: 1,
      recover: 4,
    },
  ],
  skills: [
    {
      id: 'uchi',
      name: strike,
      reading: 'うちこみ',
      en,
      cost: '剣',
      kind: 'active',
      activated: [
        { op: 'attack', n: 2 },
        { op: 'give', status: 'Dread', to: 'opponent' },
      ],
    },
    {
      id: 'yokeru',
      name: '避ける',
      reading: 'よける',
      en: 'Dodge',
      cost: '風',
      kind: 'reactive',
      trigger: { event: 'attack', by: 'opponent' },
      activated: [{ op: 'reduce', n: 'all' }],
    },
  ],
});

/** The problems of `broken`: each code, and the words at its place. */
export const wrongs = [
  ['L01', '"打ち込み"'],
  ['L02', '"火黒"'],
  ['L06', '"draw"'],
  ['L10', '"漢字"'],
  ['L12', '"?"'],
] as const;
/** The text of a list that has all problems of `wrongs`. */
export const broken = JSON.stringify(
  {
    list: { id: 'gm', title: '壊れた道場', version: '1' },
    skills: [
      ...listOf().skills,
      { ...listOf().skills[0], id: 'a', en: 'a' },
      { ...listOf().skills[0], id: 'b', name: '乙', en: 'b', cost: '火黒' },
      { ...listOf().skills[0], id: 'c', name: '丙', en: 'c', activated: [{ op: 'draw' }] },
      { ...listOf().skills[0], id: 'd', name: '丁', en: 'd', reading: '漢字' },
      { ...listOf().skills[0], id: 'e', name: '戊', en: 'e', secret: '?' },
    ],
    statuses: listOf().statuses,
  },
  null,
  2,
);

const side = (name: string, skills: string[], panels: string, plans: string[] = []): Build => ({
  system: 'panel',
  version: '1',
  name,
  stats: { vitality: 5, reflex: 5, intellect: 5 },
  skills,
  patterns: [{ panels }],
  plans: plans.map((text) => ({ text })),
});

/** A match under that list. */
export const matchWith = (list = listOf()): Match => {
  const [strike = { name: '' }, dodge = { name: '' }] = list.skills;
  return {
    system: 'panel',
    settings: { skills: list },
    sides: [
      side('甲', [strike.name], '剣剣剣剣風', [`相手がDread状態である場合、「${strike.name}」を使用しない`]),
      side('乙', [dodge.name, strike.name], '風風剣剣剣'),
    ],
    seed: '7',
  };
};
