// What the tutorial says between its steps.
import { computed } from '@preact/signals';
import { lang } from '../../i18n/index.ts';

export const ja = {
  step: (n: number, of: number) => `${n}／${of}`,
  sheet: 'ここまでのシート',
  noPlans: 'プランなし',
  none: 'なし',
  pattern: (n: number, name: string) => `パターン${n}${name && `（${name}）`}`,
  fresh: '新しい',
  look: '見どころ',
  see: '見る',
  seeOf: (what: string) => `見る：${what}`,
  won: (name: string) => `${name}の勝ち。`,
  lost: (name: string) => `${name}の負け。`,
  fight: (n: number) => `${n}段目を戦わせる`,
  examine: '作戦を調べる',
  away: 'いま仕合にいるのは、手引きの両者です。',
  home: '前の両者に戻す',
};

const en: typeof ja = {
  step: (n, of) => `${n} of ${of}`,
  sheet: 'The sheet so far',
  noPlans: 'no plans',
  none: 'none',
  pattern: (n, name) => `Pattern ${n}${name && ` (${name})`}`,
  fresh: 'new',
  look: 'What to look for',
  see: 'Show me',
  seeOf: (what) => `Show me: ${what}`,
  won: (name) => `${name} wins.`,
  lost: (name) => `${name} loses.`,
  fight: (n) => `Fight step ${n}`,
  examine: 'Examine the plans',
  away: 'The two sides from this tutorial are on the match screen now.',
  home: 'Bring back the two sides from before',
};
export const strings = { ja, en };
export const tutorialWords = computed(() => strings[lang.value]);
