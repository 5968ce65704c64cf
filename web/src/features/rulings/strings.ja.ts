// Japanese words about rulings that matter.
export const ja = {
  hangs: (rulings: string) => `この勝敗は裁定 ${rulings} に左右されます。`,
  otherwise: (rulings: string) => `裁定 ${rulings} を別の読み方で裁いた仕合です。`,
  back: 'いつもの読み方に戻す',
  setting: '設定',
  usual: 'いつもの設定に戻す',
  show: '別の読み方を見る',
  title: '裁定と別の読み方',
  about:
    '原文が決めきっていないところを、仕合場はこう裁いています。次の裁定を別の読み方にすると、勝敗が変わります。',
  ruling: '裁定',
  rule: (id: string) => `決まり ${id} を読む`,
  then: 'この読み方では',
  wins: (name: string) => `${name}の勝ち`,
  draw: '引き分け',
  fightIt: 'この読み方で仕合う',
  fightItOf: (ruling: string) => `裁定 ${ruling} を別の読み方にして仕合う`,
};
export type Strings = typeof ja;
