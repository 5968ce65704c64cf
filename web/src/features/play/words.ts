// Words of dice and of decisions in the record; every page of a game with chance loads them.
import { translated } from '../../i18n/index.ts';

export const playWords = translated({
  by: { ja: (name: string) => `${name}：`, en: (name: string) => `${name}: ` },
  ahead: { ja: 'このあとのために、もう決めてあること', en: 'Decided for what comes next' },
  secretly: { ja: '伏せて決めた', en: 'decided in secret' },
  back: { ja: '一手戻す', en: 'Take it back' },
  seed: { ja: 'ダイスの種', en: 'Seed of the dice' },
  dice: { ja: 'このやりとりのダイス', en: 'The dice of this exchange' },
  double: { ja: 'ゾロ', en: 'double' },
  diceSum: {
    ja: (throws: string[], total: number) => `${throws.join(' ＋ ')} ＝ ${total}`,
    en: (throws: string[], total: number) => `${throws.join(' + ')} = ${total}`,
  },
  /** Dice to which a line adds further numbers. */
  diceTotal: {
    ja: (throws: string[], total: number) => `${throws.join(' ')} → ${total}`,
    en: (throws: string[], total: number) => `${throws.join(' ')} → ${total}`,
  },
  consent: {
    ja: '合意の元続行：決まりではできない手',
    en: 'Played on by consent: the rules forbid this move',
  },
  rewind: { ja: (n: number) => `巻き戻し ${n}`, en: (n: number) => `Rewind ${n}` },
  noPlan: {
    ja: '口を出した行はなく、決まりのふつうの手になった。',
    en: 'No plan spoke, so the usual choice was made.',
  },
  plan: { ja: (n: number) => `作戦${n}：`, en: (n: number) => `Plan ${n}:` },
});
