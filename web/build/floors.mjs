// The floors of web/src, as a rule of eslint: imports go down, and a feature is entered by its components alone.
import { dirname, posix, relative, resolve } from 'node:path';

/**
 * From the ground up; app and components have floors of their own. What is styled may be taken from everywhere; what lies
 * beside the rooms opens them all.
 */
const floors = [
  ['util', 'i18n'],
  ['engine', 'gen'],
  ['app'],
  ['store', 'sw'],
  ['app/plans', 'app/roster', 'app/correspondence'],
  ['components/toast'],
  ['components'],
  [
    'components/board',
    'components/builds',
    'components/card',
    'components/drag',
    'components/league',
    'components/naming',
    'components/paste',
    'components/run',
    'components/share',
    'components/term',
  ],
  ['components/fields'],
  ['components/settings', 'components/sheet'],
  ['components/parts'],
  ['features'],
  ['frame'],
];

/** A fight, its sheets and what is around them are one state; what begins the page belongs to its frame. */
const joined = { 'app/fight': 'app', 'app/sheet': 'app', '.': 'frame' };

/** The room of a file: its first folder, in app and components the first two. */
export function roomOf(file) {
  const folders = file.split('/').slice(0, -1);
  const room = folders.slice(0, /^(app|components)$/.test(folders[0]) ? 2 : 1).join('/') || '.';
  return joined[room] ?? room;
}
const floorOf = (file) => floors.findIndex((rooms) => rooms.includes(roomOf(file)));
const featureOf = (file) => /^features\/([^/]+)\//.exec(file)?.[1];

/** What a feature may be entered by. */
const isComponent = (file) => /^features\/[^/]+\/([a-z]+\/)?[A-Z]\w*\.tsx$/.test(file);

/** What is wrong with an import, as a sentence; null: nothing. Both files by their paths below web/src. lazily: by import(). */
export function floorProblem(from, to, lazily) {
  if (roomOf(to) === 'styles') return null;
  if (floorOf(to) < 0) return `No floor has ${roomOf(to)}/: name it in web/build/floors.mjs.`;
  const feature = featureOf(to);
  if (feature !== undefined && feature !== featureOf(from)) {
    if (!isComponent(to)) return `${to} is inside of a feature: what several use has a room below.`;
    if (lazily) return null;
    if (featureOf(from) !== undefined) return `A feature opens another by import() alone: ${to}.`;
  }
  if (floorOf(to) > floorOf(from)) return `${roomOf(from)} lies below ${roomOf(to)}: it can't import ${to}.`;
  return null;
}

/**
 * Rooms that lead back to themselves, import() counted: who opens a room later depends on it all the same. Each feature is a
 * room. imports: pairs of files, who imports and what.
 */
export function roomRings(imports) {
  const room = (file) => (featureOf(file) === undefined ? roomOf(file) : `features/${featureOf(file)}`);
  const next = new Map();
  for (const [from, to] of imports) {
    if (roomOf(to) === 'styles' || room(from) === room(to)) continue;
    next.set(room(from), (next.get(room(from)) ?? new Set()).add(room(to)));
  }
  const leadsTo = (from, to, seen) =>
    [...(next.get(from) ?? [])].some((one) => {
      if (one === to) return true;
      if (seen.has(one)) return false;
      seen.add(one);
      return leadsTo(one, to, seen);
    });
  return [...next.keys()].filter((one) => leadsTo(one, one, new Set())).sort();
}

export const floorsRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const src = resolve(import.meta.dirname, '../src');
    const own = (path) => relative(src, path).replaceAll('\\', '/');
    const from = own(context.filename);
    const look = (node, specifier, lazily) => {
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const to = posix.normalize(own(resolve(dirname(context.filename), specifier.replace(/\?.*$/, ''))));
      const message = to.startsWith('..') ? null : floorProblem(from, to, lazily);
      if (message !== null) context.report({ node, message });
    };
    const plain = (node) => look(node, node.source?.value, false);
    return {
      ImportDeclaration: plain,
      ExportNamedDeclaration: plain,
      ExportAllDeclaration: plain,
      ImportExpression: (node) => look(node, node.source.value, true),
      TSImportType: (node) => look(node, node.source.value, false),
    };
  },
};
