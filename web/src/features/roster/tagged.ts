// Reads rosters whose characters bear tags: lines like [タグ] above roster lines, or "tags" in JSON.
import type { Build, Reading } from '#engine';

/** What the engine read, and the tags of each character. */
export interface TaggedReading extends Reading {
  tags: string[][];
}
type Read = (text: string) => Promise<Reading>;

/** Longer ones are cut: as long as a name may be. */
const longest = 24;
const heading = /^[ \t　]*[[［]([^\]］\n]*)[\]］][ \t　]*$/;

/** A tag as it is kept: without what cannot be seen, in one form, not too long. */
export function cleanTag(tag: string): string {
  const seen = tag.normalize('NFC').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  return Array.from(seen.trim()).slice(0, longest).join('');
}

export async function readTagged(text: string, read: Read): Promise<TaggedReading> {
  const json = parsed(text);
  return json === undefined ? readLines(text, read) : readJson(text, json, read);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A heading is a comment to the engine, so that problems keep their lines; each group is then read by itself. */
async function readLines(text: string, read: Read): Promise<TaggedReading> {
  const lines = text.split(/\r\n|\n|\r/);
  const heads = lines.map((line) => heading.exec(line)?.[1]);
  const untagged = (reading: Reading) => ({ ...reading, tags: reading.characters.map(() => []) });
  if (heads.every((head) => head === undefined)) return untagged(await read(text));
  const whole = await read(lines.map((line, at) => (heads[at] === undefined ? line : '#')).join('\n'));
  // Elsewhere, in the free text of a sheet say, brackets are only brackets.
  if (whole.form !== 'roster') return untagged(await read(text));
  const groups: { tag: string; lines: string[] }[] = [{ tag: '', lines: [] }];
  lines.forEach((line, at) => {
    const head = heads[at];
    if (head === undefined) groups.at(-1)?.lines.push(line);
    else groups.push({ tag: cleanTag(head), lines: [] });
  });
  const characters: Build[] = [];
  const tags: string[][] = [];
  for (const group of groups) {
    if (!group.lines.some((line) => line.trim())) continue;
    for (const build of (await read(group.lines.join('\n'))).characters) {
      characters.push(build);
      tags.push(group.tag ? [group.tag] : []);
    }
  }
  return { ...whole, characters, tags };
}

/** Tags stand beside the characters; in the file of a league, a group beside each entrant. */
async function readJson(text: string, json: unknown, read: Read): Promise<TaggedReading> {
  const entrants = isRecord(json) && Array.isArray(json['entrants']) ? (json['entrants'] as unknown[]) : null;
  if (entrants) {
    const builds = entrants.map((one) => (isRecord(one) ? one['build'] : one));
    const groups = entrants.map((one) => (isRecord(one) ? tagsIn([one['group']]) : []));
    return match(await read(JSON.stringify(builds)), builds, groups);
  }
  const reading = await read(text);
  const builds = Array.isArray(json) ? (json as unknown[]) : [json];
  return match(
    reading,
    builds,
    builds.map((one) => tagsIn(isRecord(one) ? one['tags'] : null)),
  );
}

/** Characters with a problem are left out of what was read: the others are found again in their order. */
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
