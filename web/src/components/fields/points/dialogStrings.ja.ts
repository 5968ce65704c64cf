// What the list of skills says, in Japanese: it comes with its dialog, not with the fields.
export const ja = {
  choosing: (mark: string, name: string, what: string) => `${mark} ${name}の${what}`,
  search: '名前・よみ・効果で探す',
  elements: '属性',
  kinds: '種類',
  maintain: '維持',
  onlyPaid: 'いまのパターンで払えるもの',
  noneFound: (what: string) => `当てはまる${what}はありません。`,
  take: (name: string) => `${name}を取る`,
  giveBack: (name: string) => `${name}を一つ戻す`,
  taken: (n: number) => `${n}つ取った`,
  room: (what: string, n: number, most: number) => `${what} ${n}/${most}`,
};
