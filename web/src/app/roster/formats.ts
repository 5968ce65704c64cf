// The roster as text: JSON with tags, sheets one after another, or lines in groups as player.txt has them.
import type { CharacterTexts } from '../../engine/client.ts';
import type { Entry } from '../../store/roster.ts';

export type RosterForm = 'json' | 'sheets' | 'lines';

/** Beginning of a file's name, and what follows the dot. */
export const files: Record<RosterForm, string> = {
  json: 'roster.json',
  sheets: 'roster.txt',
  lines: 'player.txt',
};

/** texts: of each entry, in the same order; those that the engine does not take are left out. */
export function written(
  form: RosterForm,
  entries: readonly Entry[],
  texts: readonly (CharacterTexts | null)[],
): string {
  const legal = entries.flatMap((entry, at) => {
    const known = texts[at];
    return known ? [{ entry, known }] : [];
  });
  switch (form) {
    case 'json': {
      const all = legal.map(({ entry, known }) => ({
        ...(JSON.parse(known.json) as object),
        ...(entry.tags.length > 0 && { tags: entry.tags }),
      }));
      return `[\n${all.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`;
    }
    case 'sheets':
      return legal.map(({ known }) => `${known.sheet.trimEnd()}\n`).join('\n');
    case 'lines':
      return grouped(legal.map(({ entry, known }) => [entry.tags[0] ?? '', known.roster.trim()]));
  }
}

/** Those without a tag come first: a heading has no end but the next one. */
function grouped(lines: readonly (readonly [tag: string, line: string])[]): string {
  const groups = new Map<string, string[]>([['', []]]);
  for (const [tag, line] of lines) {
    const group = groups.get(tag) ?? [];
    group.push(line);
    groups.set(tag, group);
  }
  return [...groups]
    .filter(([, group]) => group.length > 0)
    .map(([tag, group]) => `${tag && `[${tag.replace(/[[\]［］]/g, '')}]\n`}${group.join('\n')}\n`)
    .join('\n');
}
