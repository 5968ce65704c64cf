// Words about rulings that a fight hangs on.
import { translated } from '../../i18n/index.ts';

export const rulingsWords = translated({
  hangs: {
    ja: (rulings: string) => `この勝敗は裁定 ${rulings} に左右されます。`,
    en: (rulings: string) => `Who wins depends on ruling ${rulings}.`,
  },
  otherwise: {
    ja: (rulings: string) => `裁定 ${rulings} を別の読み方で裁いた仕合です。`,
    en: (rulings: string) => `Refereed with another reading of ${rulings}.`,
  },
  tag: { ja: '裁', en: 'ruling' },
  back: { ja: 'いつもの読み方に戻す', en: 'Back to the usual reading' },
  setting: { ja: '設定', en: 'Setting' },
  usual: { ja: 'いつもの設定に戻す', en: 'Back to the usual settings' },
  show: { ja: '別の読み方を見る', en: 'See the other reading' },
  title: { ja: '裁定と別の読み方', en: 'Rulings and other readings' },
  about: {
    ja: '原文が決めきっていないところを、仕合場はこう裁いています。次の裁定を別の読み方にすると、勝敗が変わるか、手で選んだ決定が選べなくなります。戦術が選ぶものは、同じ種で選び直します。',
    en: 'Where the original leaves a point open, this referee has settled it. Read the other way, each of these changes who wins, or makes something illegal that was decided by hand. What tactics decide they decide anew, with the same seed.',
  },
  ruling: { ja: '裁定', en: 'Ruling' },
  rule: { ja: (id: string) => `決まり ${id} を読む`, en: (id: string) => `Read rule ${id}` },
  then: { ja: 'この読み方では', en: 'Read like this:' },
  wins: { ja: (name: string) => `${name}の勝ち`, en: (name: string) => `${name} wins` },
  draw: { ja: '引き分け', en: 'a draw' },
  illegal: {
    ja: (decision: number) => `手で選んだ決定(${decision + 1}番目)が選べない`,
    en: (decision: number) => `decision ${decision + 1}, taken by hand, is illegal`,
  },
  fightIt: { ja: 'この読み方で仕合う', en: 'Fight with this reading' },
  fightItOf: {
    ja: (ruling: string) => `裁定 ${ruling} を別の読み方にして仕合う`,
    en: (ruling: string) => `Fight with the other reading of ${ruling}`,
  },
});
