// The crosstable of single games: shows the ending of every pairing of a round robin with the figures of its table;
// each cell opens its fight.
import type { LeagueReport } from '#analysis';
import type { LeagueRequest } from '#engine';
import { figureOf, grade, openGame, shownFigure } from '../../app/league.ts';
import { type By, type Crossed, Crosstable } from '../../components/league/Crosstable.tsx';
import type { Sorting } from '../../components/kit/Table.tsx';
import { tableWords } from '../../components/league/words.ts';
import { lang } from '../../i18n/index.ts';
import { matrixWords } from './words.ts';

/** Row of each entrant: one letter per opponent (W, D, L; "-" for itself, "?" while it is unknown). */
type Rows = readonly string[];

/** Sorting by points; as long as there are none, this is the roster's order. */
export const byPoints: Sorting<By> = { by: { is: 'figure', id: 'points' }, down: true };

const worth: Partial<Record<string, number>> = { W: 2, D: 1, L: 0 };

/** The value by which an entrant is sorted; null where nothing is known. */
export function valueIn(rows: Rows, report: LeagueReport | null) {
  const table = new Map((report?.table ?? []).map((row) => [row.entrant, row]));
  return (entrant: number, by: By): number | null => {
    if (by.is === 'against') return worth[rows[entrant]?.charAt(by.entrant) ?? ''] ?? null;
    const row = table.get(entrant);
    return row && by.is === 'figure' ? figureOf(row, by.id) : null;
  };
}

interface Props {
  request: LeagueRequest;
  names: readonly string[];
  rows: Rows;
  report: LeagueReport | null;
}

export function Grid({ request, names, rows, report }: Props) {
  const [t, { signs }] = [matrixWords.value, tableWords.value];
  const table = new Map((report?.table ?? []).map((row) => [row.entrant, row]));
  const columns = report?.columns.filter(({ id }) => id !== 'rank' && id !== 'name' && id !== 'group') ?? [];
  const cellOf = (a: number, b: number): Crossed | null => {
    const kind = rows[a]?.charAt(b);
    if (kind !== 'W' && kind !== 'D' && kind !== 'L') return null;
    return { kind, shown: signs[kind], label: t.cell(names[a] ?? '', names[b] ?? '', t.endings[kind]) };
  };
  return (
    <Crosstable
      caption={t.caption}
      names={names}
      entrants={request.entrants.map((_, entrant) => entrant)}
      cellOf={cellOf}
      figures={columns.map(({ id, name }) => ({
        id,
        head: name[lang.value],
        cell: (entrant) => {
          const row = table.get(entrant);
          if (!row) return '';
          return (
            <>
              {id === 'aps' && <b>{grade(figureOf(row, id))} </b>}
              {shownFigure(row, id)}
            </>
          );
        },
      }))}
      valueOf={valueIn(rows, report)}
      first={byPoints}
      onOpen={(a, b) => void openGame(request, a, b)}
    />
  );
}
