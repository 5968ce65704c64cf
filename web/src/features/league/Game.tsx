// One game of a league: who met whom and who goes on; it opens its fight.
import type { LeagueGame } from '#analysis';
import type { Build, LeagueRequest } from '#engine';
import { lang } from '../../i18n/index.ts';
import { openFight } from '../../app/openFight.ts';
import type { Slot } from './brackets.ts';
import { leagueWords } from './words.ts';
import * as css from './league.module.css';

export interface People {
  names: readonly string[];
  builds: readonly Build[];
  /** Under which the games were fought. */
  settings: LeagueRequest['settings'];
}

/** Who goes on from a game; null after a draw that nobody had to win, and before it was played. */
function winnerOf({ a, b, outcome, through }: LeagueGame): number | null {
  if (through !== undefined) return through;
  if (b === null) return a;
  return outcome?.winner === 'A' ? a : outcome?.winner === 'B' ? b : null;
}

/** `line`: how it is joined to its neighbours, where it stands in a bracket. */
type Props = { game: LeagueGame; line?: Slot } & People;

export function Game({ game, names, builds, settings, line }: Props) {
  const t = leagueWords.value;
  const { a, b, outcome, note } = game;
  const winner = winnerOf(game);
  const name = (entrant: number) => names[entrant] ?? '';
  const side = (entrant: number) => (
    <span class={css.side} data-through={winner === entrant || undefined}>
      <i aria-hidden="true">{winner === entrant ? '○' : winner === null && outcome ? '△' : ''}</i>
      <bdi>{name(entrant)}</bdi>
    </span>
  );
  if (b === null) {
    return (
      <li class={`${css.game} ${css.bye}`} data-from={line?.from} data-to={line?.to}>
        <span class="vh">{t.bye(name(a))}</span>
        <span aria-hidden="true">
          {side(a)}
          <small>{t.byeShort}</small>
        </span>
      </li>
    );
  }
  const decided = outcome && outcome.winner !== 'draw';
  const result =
    winner === null
      ? outcome
        ? t.drawn
        : t.pending
      : decided
        ? t.won(name(winner))
        : t.goesOn(name(winner));
  return (
    <li class={css.game} data-from={line?.from} data-to={line?.to}>
      <button
        type="button"
        aria-label={t.gameOf(t.versus(name(a), name(b)), result)}
        onClick={() => openFight(builds[a], builds[b], settings, game.seed)}
      >
        {side(a)}
        {side(b)}
      </button>
      {note && <small>{note[lang.value]}</small>}
    </li>
  );
}
