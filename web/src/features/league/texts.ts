// Writes a league's result as text: for a chat the champion and the table first, then every round; for a spreadsheet
// the same in cells.
import type { LeagueGame } from '#analysis';
import { system } from '../../app/fight/match.ts';
import { shownFigure } from '../../app/league.ts';
import { tableWords } from '../../components/league/words.ts';
import { lang } from '../../i18n/index.ts';
import type { Played } from './league.ts';
import { isKnockOut, resultSaid } from './course.ts';
import { leagueWords } from './words.ts';

/** The text without backquotes, which would end the code block. In a code block a chat takes nothing for its own
 * marks or for a call to everybody. */
const inBlock = (text: string): string => text.replaceAll('`', 'ˋ');

function gameSaid(game: LeagueGame, names: readonly string[]): string {
  const t = leagueWords.value;
  const { a, b, note } = game;
  const result = resultSaid(game, names);
  if (b === null) return result;
  const more = note ? ` (${note[lang.value]})` : '';
  return `${t.versus(names[a] ?? '', names[b] ?? '')}${lang.value === 'ja' ? '：' : ': '}${result}${more}`;
}

/** The result for a chat. `address`: of the league itself; "": it is too long for a link. `title`: name of the
 * league; "": it has none. */
export function chatText({ report }: Played, names: readonly string[], address: string, title = ''): string {
  const t = leagueWords.value;
  const { format, table, rounds, until = [] } = report;
  // A table that goes by points tells its tie-breaks too.
  const byPoints = !isKnockOut(format) && format !== 'hill';
  const called = system.value?.analysis.formats.find(({ id }) => id === format)?.name[lang.value] ?? format;
  const game = system.value?.name[lang.value] ?? '';
  const [first] = table;
  const lines = [
    ...(title ? [title, ''] : []),
    ...(isKnockOut(format) && first ? [`${t.champion} ${names[first.entrant] ?? ''}`] : []),
    ...table.map(({ rank, entrant, wins, losses, draws, points, buchholz }) =>
      [
        `${String(rank)}. ${names[entrant] ?? ''}`,
        ...(byPoints ? [t.points(points)] : []),
        t.score(wins, losses, draws),
        ...(buchholz === undefined ? [] : [`${t.tieNames.buchholz} ${String(buchholz)}`]),
        ...(until[entrant] ? [t.left(until[entrant])] : []),
      ].join(' '),
    ),
    ...(byPoints ? ['', `${t.ties} ${report.ties.map((rule) => rule[lang.value]).join(t.then)}`] : []),
    ...rounds.flatMap(({ title, games }) => [
      '',
      `■ ${title[lang.value]}`,
      ...games.map((one) => gameSaid(one, names)),
    ]),
  ];
  const heading = t.heading(game, called, table.length);
  return [heading, '```', ...lines.map(inBlock), '```', ...(address ? [address] : [])].join('\n');
}

/** A cell. An apostrophe before what a spreadsheet would take for a formula keeps it text; spreadsheets hide it. */
const cell = (text: string): string => {
  const flat = text.replace(/[\t\r\n]+/g, ' ');
  return /^[=+\-@＝＋－＠']/.test(flat) && !/^-[\d.]+$/.test(flat) ? `'${flat}` : flat;
};

/** The result for a spreadsheet, with tabs between cells: the league's name, the table, and below it all games. */
export function sheetText({ report }: Played, names: readonly string[], title = ''): string {
  const t = leagueWords.value;
  const { columns, table, groups, rounds } = report;
  const figures = columns.filter(({ id }) => id !== 'rank' && id !== 'name' && id !== 'group');
  const grouped = groups.some(Boolean);
  const rows = [
    ...(title ? [[title], []] : []),
    [
      t.rank,
      tableWords.value.name,
      ...(grouped ? [t.group] : []),
      ...figures.map(({ name }) => name[lang.value]),
    ],
    ...table.map((row) => [
      String(row.rank),
      names[row.entrant] ?? '',
      ...(grouped ? [groups[row.entrant] ?? ''] : []),
      ...figures.map(({ id }) => shownFigure(row, id)),
    ]),
    ...(rounds.length > 0 ? [[], [t.round, '▲', '▽', t.result]] : []),
    ...rounds.flatMap(({ title, games }) =>
      games.map((game) => [
        title[lang.value],
        names[game.a] ?? '',
        game.b === null ? '' : (names[game.b] ?? ''),
        resultSaid(game, names),
      ]),
    ),
  ];
  return rows.map((row) => row.map(cell).join('\t')).join('\n');
}
