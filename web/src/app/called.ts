// What the members of a party are called on the page: as in their fights.
import type { Build, Lang } from '#engine';
import type { Side } from './sheet/build.ts';
import { standIns } from './sheet/party.ts';

/** What the members of a side are called, as fights have it: 甲2 without a name, 妖精1 and 妖精2 where two bear one. */
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
