// English words of pictures.
import type { ja } from './strings.ja.ts';

export const en: typeof ja = {
  ofResult: 'Picture of the result',
  ofCard: (mark, name) => `Character card of ${mark} ${name}`,
  light: 'Theme',
  lights: { shown: 'As shown', light: 'Light', dark: 'Dark' },
  making: 'Drawing the picture',
  failed: 'The picture could not be drawn.',
  copy: 'Copy picture',
  save: 'Save picture',
  copied: 'The picture is copied.',
  notCopied: 'The picture could not be copied. “Save picture” keeps it.',
  saved: (name) => `Saved ${name}.`,
  savedSvg: (name) => `This browser makes no PNG of it, so it is saved as an SVG: ${name}.`,
  seed: 'Seed',
  plans: (n) => `${n} plans of its own`,
  separator: ', ',
};
