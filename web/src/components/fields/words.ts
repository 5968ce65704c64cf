// Words of the fields of sheets and settings, and of a sheet's sections.
import { translated } from '../../i18n/index.ts';

export const fieldWords = translated({
  less: { ja: (name: string) => `${name}を減らす`, en: (name: string) => `Less ${name}` },
  more: { ja: (name: string) => `${name}を増やす`, en: (name: string) => `More ${name}` },
  range: {
    ja: (min: number, max: number) => `${min}〜${max}`,
    en: (min: number, max: number) => `${min} to ${max}`,
  },
  absent: { ja: 'なし', en: 'none' },
  cost: { ja: (n: number) => `${n}点`, en: (n: number) => (n === 1 ? '1 point' : `${n} points`) },
  ownName: {
    ja: (item: string, n: number) => `${item}の呼び名（${n}番目）`,
    en: (item: string, n: number) => `Own name of ${item} (no. ${n})`,
  },
  ownNameHint: { ja: '自分の呼び名', en: 'A name of your own' },
  noneYet: {
    ja: (least: number, most: number) =>
      least === most
        ? `${most}つ選びます。`
        : least > 0
          ? `${least}〜${most}個選びます。`
          : `${most}個まで選べます。`,
    en: (least: number, most: number) =>
      least === most
        ? `Choose ${most}.`
        : least > 0
          ? `Choose ${least} to ${most}.`
          : `Choose up to ${most}.`,
  },
  own: { ja: '自分の作戦', en: 'Own plans' },
  ownBegins: {
    ja: '下のボタンで、いまの作戦を写したプランから書きはじめます。',
    en: 'The button below begins with a copy of the present plans.',
  },
  ownText: {
    ja: (n: number) => `${n}個のプランで戦います。`,
    en: (n: number) => `Fights by ${n} ${n === 1 ? 'plan' : 'plans'}.`,
  },
  editPlans: { ja: 'プランを直す', en: 'Edit the plans' },
  copyPlans: { ja: 'プランを写して直す', en: 'Copy and edit its plans' },
  noTactic: { ja: 'なし', en: 'None' },
  noTacticText: {
    ja: '作戦がないので、決めるところで止まり、選ぶのを待ちます。',
    en: 'Without a tactic the fight stops where there is something to decide, and waits for you.',
  },
  idle: {
    ja: 'いまは、上の「だれが決めるか」で選んだほうが決めます。',
    en: 'For now somebody else decides, as chosen above the fight.',
  },
});

/** Words of the sections of a card. */
export const sectionWords = translated({
  none: { ja: 'なし', en: 'none' },
  plans: {
    ja: (n: number) => `自分の作戦${n}行`,
    en: (n: number) => `${n} ${n === 1 ? 'plan' : 'plans'} of its own`,
  },
  lines: { ja: (n: number) => `${n}行`, en: (n: number) => `${n} ${n === 1 ? 'line' : 'lines'}` },
  law: { ja: '決まり', en: 'The rule' },
  meaning: { ja: (name: string) => `${name}とは`, en: (name: string) => `Meaning of ${name}` },
});

/** Words of settings. */
export const settingsWords = translated({
  set: { ja: '設定', en: 'Setting' },
  all: { ja: '設定を変える', en: 'Change the settings' },
  remove: { ja: 'この設定をやめる', en: 'Remove this setting' },
  usual: { ja: '本作のもの', en: 'the standard one' },
  ownFile: { ja: (what: string) => `自分の${what}`, en: (what: string) => `Your ${what.toLowerCase()}` },
});
