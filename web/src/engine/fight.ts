// A fight as the page walks through it: unfolds the engine's report into whole positions and numbered events.
import type {
  Board,
  BoardChange,
  BoardSide,
  BoardSideChange,
  Event,
  Figure,
  FigureChange,
  Meter,
  PhaseInfo,
  Pile,
  Report,
  RoundInfo,
} from '#engine';

export interface FightEvent extends Event {
  i: number;
  round: number;
  phase: string;
}
export interface FightPhase extends PhaseInfo {
  /** Index of the phase's first event; its events are first … first + count − 1, maybe none. */
  first: number;
}
export interface FightRound extends RoundInfo {
  phases: FightPhase[];
}
export interface Fight extends Omit<Report, 'events' | 'rounds' | 'board' | 'changes'> {
  rounds: FightRound[];
  events: FightEvent[];
  /** boards[0] is the position before the first event, boards[i + 1] the one after event i. They share unchanged
   * parts. */
  boards: Board[];
}

function withCells(rows: BoardSide['rows'], cells: NonNullable<BoardSideChange['cells']>): BoardSide['rows'] {
  const now = [...rows];
  for (const [row, place, cell] of cells) {
    const one = now[row];
    if (one) now[row] = { ...one, cells: one.cells.with(place, cell) };
  }
  return now;
}

const metersAfter = (before: Meter[], changed: Meter[]): Meter[] =>
  before.map((one) => changed.find(({ id }) => id === one.id) ?? one);

function figureAfter(before: Figure, change?: FigureChange): Figure {
  if (!change) return before;
  const { meters, ...more } = change;
  return { ...before, ...more, ...(meters && { meters: metersAfter(before.meters, meters) }) };
}

function sideAfter(before: BoardSide, change?: BoardSideChange): BoardSide {
  if (!change) return before;
  const { cells, meters, figures, piles, ...more } = change;
  const now = { ...before, ...more };
  if (cells) now.rows = withCells(before.rows, cells);
  if (meters) now.meters = metersAfter(before.meters, meters);
  if (figures && before.figures) {
    now.figures = before.figures.map((one) =>
      figureAfter(
        one,
        figures.find(({ member }) => member === one.member),
      ),
    );
  }
  if (piles && before.piles) now.piles = pilesAfter(before.piles, piles);
  return now;
}

const pilesAfter = (before: Pile[], changed: Pile[] = []): Pile[] =>
  before.map((one) => changed.find(({ id, member }) => id === one.id && member === one.member) ?? one);

function boardAfter(before: Board, change: BoardChange, { round, phase }: FightEvent): Board {
  const { stack } = change;
  const piles = before.piles && pilesAfter(before.piles, change.piles);
  const lies = stack ? [...(before.stack ?? []).slice(0, stack.keep), ...stack.on] : before.stack;
  return {
    round,
    phase,
    sides: [sideAfter(before.sides[0], change.A), sideAfter(before.sides[1], change.B)],
    arrows: change.arrows ?? [],
    ...(lies && lies.length > 0 && { stack: lies }),
    ...(piles && { piles }),
    ...(change.strokes && { strokes: change.strokes }),
    ...(change.volley && { volley: change.volley }),
    ...(change.reach && { reach: change.reach }),
  };
}

export function unfold({ rounds, events, board, changes, ...told }: Report): Fight {
  const fight: Fight = { ...told, rounds: [], events: [], boards: [board] };
  for (const { round, title, phases } of rounds) {
    const inIt: FightPhase[] = [];
    for (const phase of phases) {
      const first = fight.events.length;
      inIt.push({ ...phase, first });
      for (const event of events.slice(first, first + phase.count)) {
        fight.events.push({ ...event, i: fight.events.length, round, phase: phase.id });
      }
    }
    fight.rounds.push({ round, title, phases: inIt });
  }
  let now = board;
  for (const event of fight.events) {
    now = boardAfter(now, changes[event.i] ?? {}, event);
    fight.boards.push(now);
  }
  return fight;
}
