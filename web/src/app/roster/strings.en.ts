// English words of the roster.
import type { Strings } from './strings.ja.ts';

const people = (n: number) => `${n} ${n === 1 ? 'character' : 'characters'}`;

export const en: Strings = {
  lead: 'Keeps the sheets of characters on this device, for matches, the matrix and leagues.',
  count: people,
  countOf: (n, all) => `${n} of ${people(all)}`,
  list: 'Characters in the roster',
  search: 'Name, skill or tag',
  nobody: 'Nobody matches.',
  more: (n) => `Show ${n} more`,

  empty: 'The roster is still empty.',
  putSamples: 'Put in samples',
  paste: 'Paste',
  sampleTag: 'sample',
  tableTag: 'equilibrium',

  export: 'Export',
  exports: {
    json: 'JSON (with tags)',
    sheets: 'Sheet texts',
    lines: 'player.txt (a line each)',
  },
  copyLines: 'Copy as player.txt',
  asLink: 'As a link',
  share: (n) => `Send ${people(n)}`,
  tooLong: 'These are too many for a link. Send them as a file.',

  put: (mark, name) => `Put ${name || 'the unnamed one'} on ${mark}`,
  placed: (mark, name) => `${name || 'The unnamed one'} is now ${mark}`,
  noName: 'no name',
  tick: (name) => `Select ${name || 'the unnamed one'}`,
  menu: (name) => `More for ${name || 'the unnamed one'}`,
  remove: 'Delete',
  removed: (n, name) => (n === 1 ? `Deleted ${name || 'the unnamed one'}` : `Deleted ${people(n)}`),
  duplicate: 'Duplicate',
  copyLine: 'Copy as roster line',

  tags: 'Tags',
  tagsOf: (who) => `Tags of ${who}`,
  editTags: 'Change tags',
  newTag: 'New tag',
  addTag: 'Add',
  allTags: 'All',
  noTags: 'There are no tags yet.',
  done: 'Done',

  ticked: (n) => `${people(n)} selected`,
  tickAll: 'Select all that is shown',
  untick: 'Clear selection',
  toMatrix: 'To the matrix',
  toLeague: 'To the league',

  importTitle: 'Put into the roster',
  importHint: 'Below a line [tag], characters get that tag.',
  importAll: (n) => `Put in ${people(n)}`,
  alreadyIn: 'in the roster',
  putIn: (added, known) =>
    added === 0
      ? 'Already in the roster'
      : known === 0
        ? `Put ${people(added)} into the roster`
        : `Put ${people(added)} into the roster (${known} were there already)`,

  choose: (mark) => `Choose ${mark} from the roster`,
  takeMember: 'Take into the party',
  instead: (name) => `The party is full: ${name} makes room.`,
  toRoster: 'To the roster screen',

  stored: 'The roster lives in this browser on this device only.',
  persisted: 'The browser will not clear it by itself.',
  notPersisted: 'The browser may clear it when space runs short.',
  ask: 'Ask it to keep the roster',
  refused: 'The browser makes no promise. Export now and then.',
  neverExported: 'It was never exported.',
  exportedDays: (n) => (n === 0 ? 'Exported today.' : `Exported ${n === 1 ? '1 day' : `${n} days`} ago.`),
  evicted: 'The browser seems to have cleared the roster. If you exported it, paste the file to get it back.',
};
