// Floors of web/src as an eslint rule: imports go down the floors, and a feature is entered by its components alone.
import { dirname, posix, relative, resolve } from 'node:path';

/**
 * The floors from the lowest up; folders of app and components have floors of their own. Style modules may be
 * imported from everywhere. Files beside the folders (".") count as frame, since they open all of them.
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
    'components/kit',
    'components/league',
    'components/naming',
    'components/paste',
    'components/share',
    'components/term',
  ],
  ['components/fields'],
  ['components/settings', 'components/sheet'],
  ['components/parts'],
  ['features'],
  ['frame'],
];

/** Folders that count as part of another: app/fight, app/sheet and app are one state; files that start the page are
 * frame. */
const joined = { 'app/fight': 'app', 'app/sheet': 'app', '.': 'frame' };

/** Room of a file: its first folder, in app and components its first two. */
export function roomOf(file) {
  const folders = file.split('/').slice(0, -1);
  const room = folders.slice(0, /^(app|components)$/.test(folders[0]) ? 2 : 1).join('/') || '.';
  return joined[room] ?? room;
}
const floorOf = (file) => floors.findIndex((rooms) => rooms.includes(roomOf(file)));
const featureOf = (file) => /^features\/([^/]+)\//.exec(file)?.[1];

/** Whether a file is a component, by which a feature may be entered. */
const isComponent = (file) => /^features\/[^/]+\/([a-z]+\/)?[A-Z]\w*\.tsx$/.test(file);

/** The fault of an import as a sentence; null: none. Paths are relative to web/src. `lazily`: by import(). */
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
 * Rooms that lead back to themselves. import() counts: a room opened later is still depended on. Each feature is a room.
 * `imports`: pairs of files, the importing one first.
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
