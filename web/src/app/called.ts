// Names of a party's members as the page shows them: the same names that their fights use.
import type { Build, Lang } from '#engine';
import type { Side } from './sheet/build.ts';
import { standIns } from './sheet/party.ts';

/** Names of a side's members as fights have them: 甲2 for a member without a name, 妖精1 and 妖精2 for two of one name. */
export function calledIn(people: readonly Build[], side: Side, lang: Lang): string[] {
  const names = people.map(({ name }, at) => name || `${standIns[lang][side]}${at + 1}`);
  const last = new Map<string, number>();
  return names.map((name) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    let told;
    do {
      last.set(name, (last.get(name) ?? 0) + 1);
      told = `${name}${last.get(name)}`;
    } while (names.includes(told));
    return told;
  });
}
