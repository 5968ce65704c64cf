// Words of the board of panels.
import { translated } from '../../i18n/index.ts';

export const arrayWords = translated({
  panelsOf: { ja: (name: string) => `${name}のパネル`, en: (name: string) => `Panels of ${name}` },
  skillsOf: { ja: (name: string) => `${name}のスキル`, en: (name: string) => `Skills of ${name}` },
  panel: {
    ja: (n: number, element: string) => `${n}枚目 ${element}`,
    en: (n: number, element: string) => `Panel ${n}: ${element}`,
  },
  picked: { ja: (what: string) => `${what}、選んだ`, en: (what: string) => `${what}, chosen` },
  take: { ja: (said: string) => `${said}、これを選ぶ`, en: (said: string) => `${said}: choose` },
  uses: {
    used: { ja: '使用済み', en: 'used' },
    locked: { ja: '維持パネル', en: 'maintenance panel' },
  },
  kept: {
    ja: (n: number) => (n === 1 ? '維持' : `維持×${n}`),
    en: (n: number) => (n === 1 ? 'maintained' : `maintained ×${n}`),
  },
  others: { ja: (n: number) => `ほか${n}`, en: (n: number) => `${n} more` },
  lost: { ja: '失った', en: 'lost' },
  chain: { ja: '連鎖領域', en: 'Chain area' },
  empty: {
    ja: '空。使うスキルをここに積み、後のものから先に効く。',
    en: 'is empty. Skills in use are stacked here; the last takes effect first.',
  },
  fates: {
    resolving: { ja: '解決', en: 'resolves' },
    vanished: { ja: '打消', en: 'cancelled' },
  },
  now: { ja: (damage: number) => `→ ${damage}点`, en: (damage: number) => `→ ${damage}` },
});
