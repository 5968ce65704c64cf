// The course of a league, round by round: a bracket for knock-outs, else the games of one round at a time.
import { useSignal } from '@preact/signals';
import type { Build, LeagueGame, LeagueReport } from '#engine';
import { Icon } from '../../components/Icon.tsx';
import { lang } from '../../i18n/index.ts';
import { openFight } from '../matrix/openFight.ts';
import { leagueWords } from './words.ts';

/** Games of one round that are shown at first, and with each press on "more". */
const page = 64;

interface Props {
  report: LeagueReport;
  names: readonly string[];
  builds: readonly Build[];
}

/** Who goes on from a game; null after a draw that nobody had to win, and before it was played. */
export function winnerOf({ a, b, outcome, through }: LeagueGame): number | null {
  if (through !== undefined) return through;
  if (b === null) return a;
  return outcome?.winner === 'A' ? a : outcome?.winner === 'B' ? b : null;
}

function Game({ game, names, builds }: { game: LeagueGame } & Omit<Props, 'report'>) {
  const t = leagueWords.value;
  const { a, b, outcome, note } = game;
  const winner = winnerOf(game);
  const name = (entrant: number) => names[entrant] ?? '';
  const side = (entrant: number) => (
    <span class="side" data-through={winner === entrant || undefined}>
      <i aria-hidden="true">{winner === entrant ? '○' : winner === null && outcome ? '△' : ''}</i>
      <bdi>{name(entrant)}</bdi>
    </span>
  );
  if (b === null) {
    return (
      <li class="game bye">
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
    <li class="game">
      <button
        type="button"
        aria-label={t.gameOf(t.versus(name(a), name(b)), result)}
        onClick={() => openFight(builds[a], builds[b])}
      >
        {side(a)}
        {side(b)}
      </button>
      {note && <small>{note[lang.value]}</small>}
    </li>
  );
}

interface StepperProps {
  at: number;
  of: number;
  title: string;
  onGo: (at: number) => void;
}

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
    <div class="stepper" role="group" aria-label={t.steps}>
      {steps.slice(0, 2).map(button)}
      <span role="status">
        <b>{title}</b> <small>{t.roundOf(at + 1, of)}</small>
      </span>
      {steps.slice(2).map(button)}
    </div>
  );
}

export function Rounds({ report, names, builds }: Props) {
  const t = leagueWords.value;
  const { rounds } = report;
  const at = useSignal(rounds.length - 1);
  const most = useSignal(page);
  const now = rounds[at.value];
  if (!now) return null;
  const knockOut = report.format === 'single' || report.format === 'double-elim';
  const shown = knockOut ? rounds.slice(0, at.value + 1) : [now];
  const go = (to: number) => {
    at.value = to;
    most.value = page;
  };
  return (
    <section aria-labelledby="league-course">
      <h2 id="league-course" class="cap">
        <span>{knockOut ? t.bracket : t.course}</span>
      </h2>
      <Stepper at={at.value} of={rounds.length} title={now.title[lang.value]} onGo={go} />
      <div
        class={knockOut ? 'scroll' : undefined}
        role="group"
        aria-labelledby="league-course"
        tabIndex={knockOut ? 0 : undefined}
      >
        <ol class="rounds" data-format={report.format}>
          {shown.map((round, index) => {
            const rest = round.games.length - most.value;
            return (
              <li key={index} data-now={round === now || undefined}>
                {knockOut && <h3>{round.title[lang.value]}</h3>}
                <ol>
                  {round.games.slice(0, most.value).map((game, place) => (
                    <Game key={place} game={game} names={names} builds={builds} />
                  ))}
                </ol>
                {rest > 0 && (
                  <button type="button" onClick={() => (most.value += page)}>
                    {t.more(Math.min(rest, page))}
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
