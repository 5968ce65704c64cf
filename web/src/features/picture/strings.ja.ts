// Japanese words of pictures.
export const ja = {
  ofResult: '結果の画像',
  ofCard: (mark: string, name: string) => `${mark}${name}の人物カード`,
  light: '明るさ',
  lights: { shown: '画面のまま', light: '昼', dark: '夜' },
  making: '画像を描いています',
  failed: '画像を描けませんでした。',
  copy: '画像をコピー',
  save: '画像を保存',
  copied: '画像をコピーしました。',
  notCopied: '画像をコピーできませんでした。「画像を保存」なら残せます。',
  saved: (name: string) => `${name} を保存しました。`,
  savedSvg: (name: string) => `このブラウザーではPNGにできないので、SVGで ${name} を保存しました。`,
  seed: '種',
  plans: (n: number) => `自分のプラン${n}個`,
  separator: '・',
};
