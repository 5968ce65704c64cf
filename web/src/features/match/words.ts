// Words of the match screen: its three stages, who decides, the beginning and the end of a fight, the seal, the pace.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

export const stageWords = translated({
  stages: { ja: 'すること', en: 'What to do' },
  build: { ja: '組む', en: 'Build' },
  watch: { ja: '見る', en: 'Watch' },
  play: { ja: '指す', en: 'Play' },

  who: { ja: 'だれが決めるか', en: 'Who decides' },
  decides: {
    ja: (name: string) => `${name}はだれが決めるか`,
    en: (name: string) => `Who decides for ${name}`,
  },
  against: { ja: '対', en: 'vs' },
  plans: { ja: '作戦', en: 'Tactic' },
  self: { ja: '自分', en: 'Myself' },
  friend: { ja: '友だちへリンクで', en: 'A friend, by links' },
  withLevel: { ja: (level: string) => `${level}と指す`, en: (level: string) => `Play: ${level}` },
  goingOn: { ja: '指しかけ', en: 'In play' },
  toQuestion: { ja: '指しかけの問いへ', en: 'In play: to the question' },

  settings: { ja: '設定', en: 'Settings' },
  usual: { ja: 'いつもどおり', en: 'as usual' },
  send: { ja: '送る', en: 'Send' },
  sendFight: { ja: 'この仕合を送る', en: 'Send this fight' },

  fromStart: { ja: 'はじめから見る', en: 'Watch from the start' },
  sample: {
    ja: '見本です。このまま見るか、組みかえられます。',
    en: 'A sample: watch it, or change it.',
  },
  sent: { ja: '届いた仕合です。', en: 'This fight was sent to you.' },
  length: { ja: (n: number) => `全${n}手。`, en: (n: number) => `${counted(n, 'step')}.` },
  sealed: { ja: '勝敗は封の中', en: 'The verdict is sealed' },
  openSeal: { ja: '先に開ける', en: 'Open it now' },
  breakSeal: { ja: '勝敗の封を開ける', en: 'Open the sealed verdict' },
  opened: {
    ja: (verdict: string) => `封の中は、${verdict}`,
    en: (verdict: string) => `The verdict: ${verdict}`,
  },
  keepOpen: { ja: 'いつも開けておく', en: 'Always keep it open' },
  ahead: {
    ja: (n: number) => `この先${n}手は封の中。`,
    en: (n: number) => `${n} more ${n === 1 ? 'step is' : 'steps are'} sealed.`,
  },
  unread: {
    ja: '記録は、読みすすめるとここに出ます。',
    en: 'The record grows here as you read.',
  },

  pace: { ja: '送りと速さ', en: 'Steps and speed' },
  half: { ja: '半分の速さ', en: 'Half speed' },
  double: { ja: '二倍の速さ', en: 'Double speed' },
  fourfold: { ja: '四倍の速さ', en: 'Fourfold speed' },
  atOnce: { ja: '一気に', en: 'At once' },

  decidedHere: { ja: 'この行を決めたもの', en: 'What decided this line' },

  backToIt: { ja: '指しかけへ戻る', en: 'Back to the fight in play' },
});
