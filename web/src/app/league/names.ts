// What entrants are called where they must be told apart: by name, or by number where that is missing or shared.
import type { Build } from '#engine';

export function namesOf(builds: readonly Build[]): string[] {
  const counts = new Map<string, number>();
  for (const { name } of builds) counts.set(name, (counts.get(name) ?? 0) + 1);
  return builds.map(({ name }, at) => {
    if (!name) return `#${at + 1}`;
    return (counts.get(name) ?? 0) > 1 ? `${name} #${at + 1}` : name;
  });
}
