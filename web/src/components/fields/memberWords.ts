// Words of a party's members, which pages of duels do without.
import type { Form } from '#engine';
import { translated } from '../../i18n/index.ts';

export const memberWords = translated({
  addMember: { ja: '一人足す', en: 'Add a member' },
  addSecond: { ja: '二人目を足す', en: 'Add a second member' },
  partyOf: { ja: (name: string) => `${name}の隊`, en: (name: string) => `${name}'s party` },
  byChance: {
    ja: (name: string) => `${name}だけをおまかせで作りなおす`,
    en: (name: string) => `Make ${name} alone anew at random`,
  },
  toolsOf: { ja: (name: string) => `${name}にすること`, en: (name: string) => `What to do with ${name}` },
  fromElsewhere: { ja: '名簿・文から足す', en: 'Add from roster or text' },
  blank: {
    ja: (name: string) => `${name}はまだ白紙です。下に書くか、`,
    en: (name: string) => `Nothing is written of ${name} yet: fill in below, or`,
  },
  elsewhere: { ja: '名簿・見本・文から選ぶ', en: 'choose from roster, samples or text' },
  chance: { ja: 'おまかせで作る', en: 'make it at random' },
  copyMember: { ja: (name: string) => `${name}を写して足す`, en: (name: string) => `Add a copy of ${name}` },
  moveMember: { ja: (name: string) => `${name}を前へ`, en: (name: string) => `Move ${name} forward` },
  among: {
    ja: (n: number, most: number) => `${n}/${most}`,
    en: (n: number, most: number) => `${n} of ${most}`,
  },
  removeMember: { ja: (name: string) => `${name}を外す`, en: (name: string) => `Remove ${name}` },
});

/** "星見の隊", where a name may be as long as that. */
export function partyName(name: string, { fields }: Pick<Form, 'fields'>): string {
  const made = memberWords.peek().partyOf(name);
  return fields.some((one) => one.type === 'name' && Array.from(made).length > one.max) ? name : made;
}
