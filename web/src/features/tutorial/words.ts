// Words of tutorials, beside the lessons' own texts.
import { translated } from '../../i18n/index.ts';

export const tutorialWords = translated({
  step: { ja: (n: number, of: number) => `${n}／${of}`, en: (n: number, of: number) => `${n} of ${of}` },
  sheet: { ja: 'ここまでのシート', en: 'The sheet so far' },
  noPlans: { ja: 'プランなし', en: 'no plans' },
  none: { ja: 'なし', en: 'none' },
  pattern: {
    ja: (n: number, name: string) => `パターン${n}${name && `（${name}）`}`,
    en: (n: number, name: string) => `Pattern ${n}${name && ` (${name})`}`,
  },
  fresh: { ja: '新しい', en: 'new' },
  look: { ja: '見どころ', en: 'What to look for' },
  see: { ja: '見る', en: 'Show me' },
  seeOf: { ja: (what: string) => `見る：${what}`, en: (what: string) => `Show me: ${what}` },
  won: { ja: (name: string) => `${name}の勝ち。`, en: (name: string) => `${name} wins.` },
  lost: { ja: (name: string) => `${name}の負け。`, en: (name: string) => `${name} loses.` },
  fight: { ja: (n: number) => `${n}段目を戦わせる`, en: (n: number) => `Fight step ${n}` },
  examine: { ja: '作戦を調べる', en: 'Examine the plans' },
  away: {
    ja: 'いま仕合にいるのは、手引きの両者です。',
    en: 'The two sides from this tutorial are on the match screen now.',
  },
  home: { ja: '前の両者に戻す', en: 'Bring back the two sides from before' },
});
