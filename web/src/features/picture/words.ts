// Words of pictures.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

export const pictureWords = translated({
  ofResult: { ja: '結果の画像', en: 'Picture of the result' },
  ofCard: {
    ja: (mark: string, name: string) => `${mark}${name}の人物カード`,
    en: (mark: string, name: string) => `Character card of ${mark} ${name}`,
  },
  light: { ja: '明るさ', en: 'Theme' },
  lights: {
    shown: { ja: '画面のまま', en: 'As shown' },
    light: { ja: '昼', en: 'Light' },
    dark: { ja: '夜', en: 'Dark' },
  },
  making: { ja: '画像を描いています', en: 'Drawing the picture' },
  failed: { ja: '画像を描けませんでした。', en: 'The picture could not be drawn.' },
  copy: { ja: '画像をコピー', en: 'Copy picture' },
  save: { ja: '画像を保存', en: 'Save picture' },
  copied: { ja: '画像をコピーしました。', en: 'The picture is copied.' },
  notCopied: {
    ja: '画像をコピーできませんでした。「画像を保存」なら残せます。',
    en: 'The picture could not be copied. “Save picture” keeps it.',
  },
  saved: { ja: (name: string) => `${name} を保存しました。`, en: (name: string) => `Saved ${name}.` },
  savedSvg: {
    ja: (name: string) => `このブラウザーではPNGにできないので、SVGで ${name} を保存しました。`,
    en: (name: string) => `This browser makes no PNG of it, so it is saved as an SVG: ${name}.`,
  },
  seed: { ja: '種', en: 'Seed' },
  plans: { ja: (n: number) => `自分のプラン${n}個`, en: (n: number) => `${counted(n, 'plan')} of its own` },
  separator: { ja: '・', en: ', ' },
});
