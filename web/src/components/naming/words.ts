// Words of lists of things that the device keeps.
import { translated } from '../../i18n/index.ts';

export const keptWords = translated({
  open: { ja: '開く', en: 'Open' },
  openName: { ja: (name: string) => `${name}を開く`, en: (name: string) => `Open ${name}` },
  rename: { ja: '名前を付ける', en: 'Name it' },
  renameName: { ja: (name: string) => `名前を付ける：${name}`, en: (name: string) => `Name it: ${name}` },
  done: { ja: '決める', en: 'Done' },
  named: { ja: (name: string) => `${name}にしました`, en: (name: string) => `Named ${name}` },
  remove: { ja: '消す', en: 'Delete' },
  removeName: { ja: (name: string) => `${name}を消す`, en: (name: string) => `Delete ${name}` },
  removed: { ja: (name: string) => `${name}を消しました`, en: (name: string) => `Deleted ${name}` },
});
