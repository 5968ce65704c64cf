// The name of a party that is made of somebody: "星見の隊", where a name may be as long as that.
import type { Form } from '#engine';
import { translated } from '../../i18n/index.ts';

export const partyWords = translated({
  partyOf: { ja: (name: string) => `${name}の隊`, en: (name: string) => `${name}'s party` },
});

export function partyName(name: string, { fields }: Pick<Form, 'fields'>): string {
  const made = partyWords.peek().partyOf(name);
  return fields.some((one) => one.type === 'name' && Array.from(made).length > one.max) ? name : made;
}
