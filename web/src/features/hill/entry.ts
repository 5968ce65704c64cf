// The way onto the hill: a file's name, and the address with which a repository's host offers to make that file.
import { isRepository } from '../../util/repository.ts';

/** The one place that such an address leads to. */
export const host = 'https://github.com';
/** A longer address is refused there. */
export const longest = 8000;
/** The branch from which the site is built. */
const branch = 'main';

/** "owner/name" as the site's HTML says it; null where it says nothing, or nothing that could be one. */
export function repositoryOf(said: string | undefined): string | null {
  return said !== undefined && isRepository(said) ? said : null;
}

/** A file's name without its ending, of what a name has of plain letters; "" where that is nothing. */
export function stemOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
}

export const pathOf = (system: string, stem: string): string => `hill/${system}/${stem}.txt`;

/** With the file's text in it, or without where it would be too long. */
export function addressOf(repository: string, path: string, text: string): { url: string; whole: boolean } {
  const url = new URL(`/${repository}/new/${branch}`, host);
  url.searchParams.set('filename', path);
  const without = url.href;
  url.searchParams.set('value', text);
  return url.href.length <= longest ? { url: url.href, whole: true } : { url: without, whole: false };
}
