// Words of the members field, apart from words.ts so that pages of systems without parties don't load them.
import { translated } from '../../i18n/index.ts';

export const memberWords = translated({
  addMember: { ja: '一人足す', en: 'Add a member' },
  addSecond: { ja: '二人目を足す', en: 'Add a second member' },
  byChance: {
    ja: (name: string) => `${name}だけをおまかせで作りなおす`,
    en: (name: string) => `Make ${name} alone anew at random`,
  },
  toolsOf: { ja: (name: string) => `${name}にすること`, en: (name: string) => `What to do with ${name}` },
  fromElsewhere: { ja: '名簿・文から足す', en: 'Add from roster or text' },
  copyMember: { ja: (name: string) => `${name}を写して足す`, en: (name: string) => `Add a copy of ${name}` },
  moveMember: { ja: (name: string) => `${name}を前へ`, en: (name: string) => `Move ${name} forward` },
  among: {
    ja: (n: number, most: number) => `${n}/${most}`,
    en: (n: number, most: number) => `${n} of ${most}`,
  },
  removeMember: { ja: (name: string) => `${name}を外す`, en: (name: string) => `Remove ${name}` },
});
