// Words of a party's members: pages of duels do without.
import { translated } from '../../i18n/index.ts';

export const memberWords = translated({
  member: { ja: (n: number) => `${n}人目`, en: (n: number) => `Member ${n}` },
  addMember: { ja: '一人足す', en: 'Add a member' },
  copyMember: { ja: (name: string) => `${name}を写して足す`, en: (name: string) => `Add a copy of ${name}` },
  moveMember: { ja: (name: string) => `${name}を前へ`, en: (name: string) => `Move ${name} forward` },
  copy: { ja: '写す', en: 'Copy' },
  move: { ja: '前へ', en: 'Forward' },
  remove: { ja: '外す', en: 'Remove' },
  among: {
    ja: (n: number, most: number) => `${n}/${most}`,
    en: (n: number, most: number) => `${n} of ${most}`,
  },
  removeMember: { ja: (name: string) => `${name}を外す`, en: (name: string) => `Remove ${name}` },
});
