// The course of a league: shows knock-outs as brackets and other formats one round at a time; each game opens its
// fight.
import { useSignal } from '@preact/signals';
import type { LeagueGame, LeagueReport } from '#analysis';
import type { Build, LeagueRequest } from '#engine';
import { Pane } from '../../components/kit/Pane.tsx';
import { Scroll } from '../../components/kit/Table.tsx';
import { Icon } from '../../components/Inline.tsx';
import { leagueWords } from './words.ts';
import { lang } from '../../i18n/index.ts';
import { openFight } from '../../app/league.ts';
import { type Column, type Slot, brackets, isKnockOut, resultSaid, winnerOf } from './course.ts';
import * as css from './league.module.css';

interface StepperProps {
  at: number;
  of: number;
  title: string;
  onGo: (at: number) => void;
}

/** Steps through the rounds of a league. */
function Stepper({ at, of, title, onGo }: StepperProps) {
  const t = leagueWords.value;
  const steps = [
    { icon: 'first', name: t.begin, to: 0, able: at > 0 },
    { icon: 'prev', name: t.before, to: at - 1, able: at > 0 },
    { icon: 'next', name: t.next, to: at + 1, able: at < of - 1 },
    { icon: 'last', name: t.end, to: of - 1, able: at < of - 1 },
  ] as const;
  const button = ({ icon, name, to, able }: (typeof steps)[number]) => (
    <button
      key={icon}
      type="button"
      class="icon"
      aria-label={name}
      title={name}
      // Not disabled: the focus stays where it is at either end.
      aria-disabled={!able || undefined}
      onClick={() => able && onGo(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class={css.stepper} role="group" aria-label={t.steps}>
      {steps.slice(0, 2).map(button)}
      <span role="status">
        <b>{title}</b> <small>{t.roundOf(at + 1, of)}</small>
      </span>
      {steps.slice(2).map(button)}
    </div>
  );
}

interface People {
  names: readonly string[];
  builds: readonly Build[];
  /** Settings under which the games were fought. */
  settings: LeagueRequest['settings'];
}

/** `line`: the game's place in a bracket, with the lines to its neighbours. */
type GameProps = { game: LeagueGame; line?: Slot } & People;

/** One game of a league: both entrants, and which of them goes on. A press opens its fight. */
function Game({ game, names, builds, settings, line }: GameProps) {
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
  return (
    <li class={css.game} data-from={line?.from} data-to={line?.to}>
      <button
        type="button"
        aria-label={t.gameOf(t.versus(name(a), name(b)), resultSaid(game, names))}
        onClick={() => openFight(builds[a], builds[b], settings, game.seed)}
      >
        {side(a)}
        {side(b)}
      </button>
      {note && <small>{note[lang.value]}</small>}
    </li>
  );
}

/** Games of one round that are shown at first, and with each press on "more". */
const page = 64;

export function Rounds({ report, ...people }: { report: LeagueReport } & People) {
  const t = leagueWords.value;
  const { rounds } = report;
  const at = useSignal(rounds.length - 1);
  const most = useSignal(page);
  const now = rounds[at.value];
  if (!now) return null;
  const knockOut = isKnockOut(report.format);
  // Lines between games need all games on the page.
  const whole = (rounds[0]?.games.length ?? 0) <= page;
  const groups: Column[][] = knockOut
    ? brackets(rounds, at.value + 1)
    : [[{ round: now, index: at.value, slots: now.games.map((game) => ({ game, from: false })) }]];
  const go = (to: number) => {
    at.value = to;
    most.value = page;
  };
  const slot = (one: Slot, place: number) =>
    one.game ? <Game key={place} game={one.game} line={one} {...people} /> : <li key={place} role="none" />;
  const column = ({ round, index, slots }: Column) => {
    const shown = whole && knockOut ? slots : slots.filter(({ game }) => game).slice(0, most.value);
    const rest = whole && knockOut ? 0 : round.games.length - shown.length;
    return (
      <li key={index} data-now={round === now || undefined}>
        {knockOut && <h3>{round.title[lang.value]}</h3>}
        {/* In a king-of-the-hill league, the last reign may have had no challenger. */}
        {round.games.length === 0 ? <p>{t.unchallenged}</p> : <ol>{shown.map(slot)}</ol>}
        {rest > 0 && (
          <button type="button" onClick={() => (most.value += page)}>
            {t.more(Math.min(rest, page))}
          </button>
        )}
      </li>
    );
  };
  const drawn = groups.map((columns, nth) => (
    <ol key={nth} class={css.rounds} data-bracket={knockOut ? (whole ? 'lines' : 'list') : undefined}>
      {columns.map(column)}
    </ol>
  ));
  return (
    <Pane id="league-course" title={knockOut ? t.bracket : t.course}>
      <Stepper at={at.value} of={rounds.length} title={now.title[lang.value]} onGo={go} />
      {/* The newest column is on the right. */}
      {knockOut ? (
        <Scroll labelledBy="league-course" end={at.value}>
          {drawn}
        </Scroll>
      ) : (
        drawn
      )}
    </Pane>
  );
}
