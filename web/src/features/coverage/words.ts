// Words of the coverage of plans.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

export const coverageWords = translated({
  title: { ja: '作戦を調べる', en: 'What the plans come to' },
  lead: {
    ja: '同じ顔ぶれを何度も戦わせ、プランが1つずつ、決めたか、黙っていたかを数えます。',
    en: 'The same two fight again and again, and every plan is counted: did it decide, or was it silent?',
  },
  begin: { ja: 'この作戦を調べる', en: 'Examine these plans' },
  again: { ja: 'この札で調べ直す', en: 'Examine the plans as they are now' },
  fights: { ja: '何回戦わせるか', en: 'How often' },
  running: { ja: '数えています', en: 'Counting' },
  stale: {
    ja: '札や種が変わりました。これは前の札の数です。',
    en: 'The sheets or the seed have changed. These are the counts from before.',
  },
  whose: { ja: 'どちらの作戦か', en: 'Whose plans' },
  whichMember: { ja: '隊員', en: 'Member' },
  noPlans: { ja: 'この者はプランでは決めません。', en: 'No plans decide for this one.' },
  noneWritten: {
    ja: 'この者にはプランがありません。いつもの順で決めました。',
    en: 'This one has no plans: the usual order decided everything.',
  },
  write: { ja: 'プランを書く', en: 'Write plans' },
  rests: {
    ja: (fights: string, decisions: string) => `${fights}戦、${decisions}回の決めどころから。`,
    en: (fights: string, decisions: string) =>
      `From ${counted(fights, 'fight')} with ${counted(decisions, 'decision')}.`,
  },
  byDefault: {
    ja: (percent: string) => `どのプランも何も言わず、いつもの順で決めた：${percent}%`,
    en: (percent: string) => `No plan spoke, and the usual order decided: ${percent}%`,
  },
  list: { ja: 'プランの働き', en: 'What every plan does' },
  bar: {
    ja: (n: number, parts: string) => `プラン${n}：${parts}`,
    en: (n: number, parts: string) => `Plan ${n}: ${parts}`,
  },
  kinds: {
    decided: { ja: '決めた', en: 'decided' },
    agreed: { ja: '同じ意見', en: 'agreed' },
    noEffect: { ja: '効かず', en: 'no effect' },
    otherSource: { ja: '別の相手', en: 'not its business' },
    false: { ja: '条件が偽', en: 'condition false' },
    unknown: { ja: '条件が不明', en: 'condition unknown' },
  },
  about: {
    decided: { ja: 'このプランが選択を決めた。', en: 'This plan made the choice.' },
    agreed: {
      ja: '条件は成り立ったが、上のプランだけでも同じになった。',
      en: 'Its condition held, but the choice was the same without it.',
    },
    noEffect: {
      ja: '条件は成り立ったが、選べるものがなかった。',
      en: 'Its condition held, but there was nothing for it to choose.',
    },
    otherSource: {
      ja: '別のスキルについての決めどころだった。',
      en: 'The decision was about another skill.',
    },
    false: { ja: '条件が成り立たず、黙った。', en: 'Its condition did not hold: it was silent.' },
    unknown: {
      ja: '条件がその場では分からず、黙った。',
      en: 'Its condition could not be told there: it was silent.',
    },
  },
  legend: { ja: '色と模様の意味', en: 'What colours and patterns mean' },
  asked: { ja: (n: string) => `${n}回たずねた`, en: (n: string) => `asked ${counted(n, 'time')}` },
  effects: {
    unasked: { ja: '働いていない', en: 'never at work' },
    none: { ja: 'なくても同じ', en: 'makes no difference' },
  },
  aboutEffect: {
    unasked: { ja: '一度もたずねられていません。', en: 'It was never asked.' },
    none: {
      ja: 'たずねられましたが、消してもどの戦いも変わりません。',
      en: 'It was asked, but every fight is the same without it.',
    },
  },
  mattered: {
    ja: (n: string) => `${n}戦で結果の選択を変えた`,
    en: (n: string) => `changed a choice in ${counted(n, 'fight')}`,
  },
  shadow: {
    ja: (by: number, n: string) => `いつもプラン${by}の陰（${n}回）`,
    en: (by: number, n: string) => `always in the shadow of plan ${by} (${counted(n, 'time')})`,
  },
  aboutSurgery: {
    ja: 'プランを1つ消したり上下に動かしたりして、同じ種の戦いをやり直し、勝率の差を見ます。',
    en: 'Each plan is removed, or moved up or down, and the fights of the same seeds are fought again: the difference in wins.',
  },
  operate: { ja: '手術をためす', en: 'Try surgery' },
  operating: { ja: 'やり直しています', en: 'Fighting again' },
  cuts: {
    removed: { ja: '消す', en: 'Remove' },
    up: { ja: '上へ', en: 'Up' },
    down: { ja: '下へ', en: 'Down' },
  },
  cut: {
    ja: (n: number, cut: string) => `プラン${n}を${cut}`,
    en: (n: number, cut: string) => `Plan ${n}: ${cut.toLowerCase()}`,
  },
  sameEndings: { ja: '勝敗が変わった戦いはありません。', en: 'No fight ends otherwise.' },
  points: { ja: (change: string) => `勝率 ${change}%`, en: (change: string) => `wins ${change}%` },
  improve: { ja: '直す', en: 'Improve' },
  improveOf: { ja: (n: number) => `プラン${n}を直す`, en: (n: number) => `Improve plan ${n}` },
  adopt: { ja: '採る', en: 'Take' },
  adoptOf: { ja: (what: string) => `${what}：採る`, en: (what: string) => `${what}: take it` },
});
