// Words of a sheet that is read.
import { translated } from '../../i18n/index.ts';

export const cardWords = translated({
  build: { ja: '組む', en: 'Build' },
  buildNamed: { ja: (mark: string) => `${mark}の札を組む`, en: (mark: string) => `Build ${mark}` },
  rebuild: { ja: '組みなおす', en: 'Rebuild' },
  rebuildNamed: { ja: (mark: string) => `${mark}の札を組みなおす`, en: (mark: string) => `Rebuild ${mark}` },
});
