// The course of a league, round by round: brackets for knock-outs, else the games of one round at a time.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { LeagueReport } from '#analysis';
import { lang } from '../../i18n/index.ts';
import { type Column, type Slot, brackets, isKnockOut } from './brackets.ts';
import { Game, type People } from './Game.tsx';
import { Stepper } from './Stepper.tsx';
import { leagueWords } from './words.ts';
import * as screenCss from '../../styles/screen.module.css';
import * as css from './league.module.css';

/** Games of one round that are shown at first, and with each press on "more". */
const page = 64;

export function Rounds({ report, ...people }: { report: LeagueReport } & People) {
  const t = leagueWords.value;
  const { rounds } = report;
  const at = useSignal(rounds.length - 1);
  const most = useSignal(page);
  const drawn = useRef<HTMLDivElement>(null);
  const upTo = at.value;
  // The newest round is what one looks for.
  useEffect(() => {
    if (drawn.current) drawn.current.scrollLeft = drawn.current.scrollWidth;
  }, [upTo]);
  const now = rounds[at.value];
  if (!now) return null;
  const knockOut = isKnockOut(report.format);
  // Lines are drawn where everybody is on the page.
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
        {/* A reign that began with the last game of all. */}
        {round.games.length === 0 ? <p>{t.unchallenged}</p> : <ol>{shown.map(slot)}</ol>}
        {rest > 0 && (
          <button type="button" onClick={() => (most.value += page)}>
            {t.more(Math.min(rest, page))}
          </button>
        )}
      </li>
    );
  };
  return (
    <section aria-labelledby="league-course">
      <h2 id="league-course" class="cap">
        <span>{knockOut ? t.bracket : t.course}</span>
      </h2>
      <Stepper at={at.value} of={rounds.length} title={now.title[lang.value]} onGo={go} />
      <div
        ref={drawn}
        class={knockOut ? screenCss.scroll : undefined}
        role="group"
        aria-labelledby="league-course"
        tabIndex={knockOut ? 0 : undefined}
      >
        {groups.map((columns, nth) => (
          <ol key={nth} class={css.rounds} data-bracket={knockOut ? (whole ? 'lines' : 'list') : undefined}>
            {columns.map(column)}
          </ol>
        ))}
      </div>
    </section>
  );
}
