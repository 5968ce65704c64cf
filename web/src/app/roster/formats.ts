// Formats of the roster: writes it as JSON, sheets or lines, and reads it with the tags of its groups.
import type { Reading } from '#engine';
import type { CharacterTexts } from '../../engine/client.ts';
import type { Entry } from '../../store/roster.ts';
import { without } from '../../util/basics.ts';
import type { Pasted } from '../read.ts';

export type RosterForm = 'json' | 'sheets' | 'lines';

/** File name of each format. */
export const files: Record<RosterForm, string> = {
  json: 'roster.json',
  sheets: 'roster.txt',
  lines: 'player.txt',
};

/** The roster as text. `texts`: of each entry, in the same order; an entry that the engine rejects (null) is left out. */
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

/** Lines below headings of their tags. Lines without a tag come first: a heading ends only where the next one begins. */
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

// Reading of rosters with tags: the groups that the engine finds, or "tags" in JSON.

/** The engine's reading, and the tags of each character. */
export interface TaggedReading extends Pasted {
  tags: string[][];
}
type Read = (text: string) => Promise<Pasted>;

/** Most code points of a tag, as many as a name may have; longer tags are cut. */
const longest = 24;

/** A tag as it is kept: in NFC, without invisible characters, cut to the longest length. */
export function cleanTag(tag: string): string {
  const seen = tag.normalize('NFC').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  return Array.from(seen.trim()).slice(0, longest).join('');
}

export async function readTagged(text: string, read: Read): Promise<TaggedReading> {
  const json = parsed(text);
  if (json !== undefined) return readJson(text, json, read);
  const reading = await read(text);
  return { ...reading, tags: reading.characters.map((_, at) => tagsIn([reading.groups?.[at]])) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads JSON. Tags stand beside the characters; in a league's file each entrant has a group. */
async function readJson(text: string, json: unknown, read: Read): Promise<TaggedReading> {
  const entrants = isRecord(json) && Array.isArray(json['entrants']) ? (json['entrants'] as unknown[]) : null;
  if (entrants) {
    const builds = entrants.map((one) => (isRecord(one) ? one['build'] : one));
    const groups = entrants.map((one) => (isRecord(one) ? tagsIn([one['group']]) : []));
    return match(await read(JSON.stringify(builds)), builds, groups);
  }
  const builds = Array.isArray(json) ? (json as unknown[]) : [json];
  // A party's JSON is refused with an unknown key, so tags are taken out first.
  const parties = builds.some((one) => isRecord(one) && 'members' in one && 'tags' in one);
  const reading = await read(parties ? JSON.stringify(builds.map(untagged)) : text);
  return match(
    reading,
    builds,
    builds.map((one) => tagsIn(isRecord(one) ? one['tags'] : null)),
  );
}

function untagged(build: unknown): unknown {
  return isRecord(build) ? without(build, 'tags') : build;
}

/** Finds the tags of each character read: the reading leaves out characters with problems but keeps the order. */
function match(reading: Reading, builds: readonly unknown[], tags: readonly string[][]): TaggedReading {
  let from = 0;
  const found = reading.characters.map((character) => {
    const at = builds.findIndex(
      (one, index) =>
        index >= from &&
        isRecord(one) &&
        typeof one['name'] === 'string' &&
        one['name'].normalize('NFC').trim() === character.name,
    );
    if (at < 0) return [];
    from = at + 1;
    return tags[at] ?? [];
  });
  return { ...reading, tags: found };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tagsIn(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, 16) : [];
  return list.flatMap((tag) => (typeof tag === 'string' ? [cleanTag(tag)] : [])).filter(Boolean);
}
