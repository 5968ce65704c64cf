// English words of the hill.
import type { Strings } from './strings.ja.ts';

const kinds = { W: 'ahead of', D: 'level with', L: 'behind' };

export const en: Strings = {
  loading: 'Reading the hill.',
  none: 'This site has no hill of this game.',
  unreachable: 'The hill could not be read. See that you are connected, and try again.',
  retry: 'Read again',
  terms: (entrants, fights, games, sides) =>
    `${entrants} entrants, everybody against everybody: ${fights} fights, ${games * sides} a pair${sides === 2 ? ', half of them with the sides swapped' : ''}.`,
  asOf: (date, commit) => `As of ${date} (${commit}).`,
  standings: 'Standings',
  name: 'Name',
  points: 'Points',
  wins: 'Won',
  draws: 'Drawn',
  losses: 'Lost',
  beats: 'Ahead of',
  loses: 'Behind',
  bar: 'Rating as a bar',
  rating: 'Rating',
  interval: (low, high) => `${low}–${high}`,
  ratingNote:
    'A win is 2 points, a draw 1. The rating is the share of all points that could be had, with its 95 % interval in brackets.',
  ratingExact: 'A win is 2 points, a draw 1. The rating is the share of all points that could be had.',
  look: (name) => `See how ${name} did`,
  members: (n) => `party of ${n}`,
  more: (n) => `Show ${n} more`,

  crosstable: 'Who beats whom',
  crossNote:
    "Shares of the points as the row's entrant had them. ○ more than half, △ half, × less. Press one for its games.",
  crossMost: (n) => `The first ${n}. For the others press a name in the standings.`,
  signs: { W: '○', D: '△', L: '×' },
  score: 'Rating',
  cell: (a, b, kind, rate, wins, draws, losses) =>
    `${a} is ${kinds[kind]} ${b} with ${rate}% of the points (${wins} won, ${draws} drawn, ${losses} lost). See the games`,

  gamesOf: (a, b) => `${a} vs ${b}`,
  sideA: (name) => `${name} as ▲`,
  game: (n, ending, name) => `Game ${n}: ${name} ${{ W: 'won', D: 'drew', L: 'lost' }[ending]}`,
  tally: (wins, draws, losses) => `${wins}–${draws}–${losses}`,
  gameNote:
    'Each number is the link of its fight: with the same seed it is the same fight wherever it is opened.',
  making: 'Making the links.',
  tooLongForLink: 'Too long for a link. Press to open it.',

  entrant: (name) => `How ${name} did`,
  against: 'By opponent, the worst first',

  ratings: 'Ratings over time',
  whose: 'Whose',
  graph: (name, said) => `Ratings of ${name} over time: ${said}`,
  graphPoint: (date, rate) => `${date} ${rate}%`,
  graphNote:
    'One step to the right is one change of the hill, dated by that change. The band is the 95 % interval; the thin lines are the others.',
  moments: 'Change by change',
  moment: (place, rate, interval) => `place ${place}, rating ${rate}%${interval}`,
  absent: 'not there yet',
  refusedMoment: 'an entry was faulty: the hill stayed as it was',
  noHistory: 'There is no history yet.',

  newcomer: 'How would yours fare?',
  newcomerNote: (fights) =>
    `Yours meets everybody on the hill in ${fights} fights, and you see where it would stand. All of it is computed on this device, and the hill stays as it is. The fights are exactly those it would have as an entrant.`,
  who: 'Who',
  fromRoster: 'From the roster',
  start: 'Fight everybody',
  running: 'Fighting everybody',
  unplanned: 'It has no tactic and decides at random.',
  illegal: 'Something is wrong with this sheet. Mend it on the match screen.',
  fared: (of, place, name) => `Place ${place} of ${of}: ${name}`,
  faredAs: (rate, interval, beats, level, loses) =>
    `Rating ${rate}%${interval}. Ahead of ${beats}, level with ${level}, behind ${loses}.`,
  nearby: (best, worst) => `As far as the intervals tell, between places ${best} and ${worst}.`,
  standsAs: (name) => `The same build stands on the hill already, as ${name}.`,
  seeThat: 'See how it did',
  enter: 'Enter the hill',

  entryTitle: 'Enter the hill',
  entryNote: (path) =>
    `To enter, this sheet is added to the site's repository as ${path}, by a pull request.`,
  fileName: "The file's name",
  fileNameNote: 'Letters, digits, - and _ only; .txt is added.',
  text: 'What it holds',
  copyText: 'Copy the text',
  copyPath: 'Copy the name',
  copyAddress: 'Copy the address',
  address: 'Address (look at it before you open it)',
  openAddress: 'Open on GitHub',
  leaves:
    'From here on you are on github.com. A page with the text filled in opens; nothing happens until you send it there.',
  tooLong: 'The text is too long for an address. Copy it, open the address, and paste it there.',
  noRepository:
    'This site names no repository of its own. Copy the text and hand it to whoever keeps the hill.',
  wrong: 'As it is, it can not enter.',
  change: 'To change who stands there already, replace the text of that file with this one.',
  copied: 'Copied.',
  notCopied: 'That could not be copied. Select it and copy it yourself.',
};
