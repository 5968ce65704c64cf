// One entrant of the hill: shows its results against each other entrant, game by game with a link to each fight, and
// buttons for its build.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { HillMeeting, HillReport } from '#analysis';
import type { Build, Match } from '#engine';
import { client, system } from '../../app/fight/match.ts';
import { openFight } from '../../app/league.ts';
import { pool } from '../../app/pool.ts';
import { isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { balances, endingsOf, kindOf, shareOf } from './hill.ts';
import { hillWords, intervalOf } from './words.ts';
import { hundredths } from '../../i18n/numbers.ts';
import { put } from '../../app/roster/actions.ts';
import { marks } from '../../app/sheet/names.ts';
import { Pane } from '../../components/kit/Pane.tsx';
import { tableWords } from '../../components/league/words.ts';
import { BuildRow } from '../../components/builds/Row.tsx';
import { itemsOf, partsText, putOn } from '../../components/builds/builds.ts';
import { buildWords } from '../../components/builds/words.ts';
import * as css from './hill.module.css';

interface MeetingProps {
  of: HillReport;
  names: readonly string[];
  builds: readonly Build[];
  meetings: readonly HillMeeting[];
  /** Two entrants; results are told from the side of the first. */
  pair: readonly [number, number];
}

interface Game {
  seed: string;
  /** Fragment of the game's link; "": the fight is too long for a link. */
  fragment: string;
}

async function gamesOf(
  { of, builds }: Pick<MeetingProps, 'of' | 'builds'>,
  meeting: HillMeeting,
  heard: (game: Game) => void,
  signal: AbortSignal,
): Promise<void> {
  const [a, b] = [builds[meeting.a], builds[meeting.b]];
  const engine = client();
  if (!a || !b || !engine) return;
  const chance = system.value?.chance ?? false;
  const seeds = await askOne<string[]>(
    pool(),
    { call: 'hillSeeds', meeting: meeting.seed, games: meeting.games.length },
    signal,
  );
  for (const seed of seeds) {
    const { system: id, settings } = of;
    const match: Match = { system: id, settings, sides: [a, b], ...(chance && { seed }) };
    const made = await engine.link(match, true, signal).catch((error: unknown) => {
      if (isAbort(error)) throw error;
      return { fragment: '' };
    });
    heard({ seed, fragment: made.fragment });
  }
}

function Games({
  meeting,
  whose,
  ...more
}: Omit<MeetingProps, 'meetings' | 'pair'> & { meeting: HillMeeting; whose: number }) {
  const [t, { signs }] = [hillWords.value, tableWords.value];
  const { of, names, builds } = more;
  const known = useSignal<readonly Game[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    gamesOf({ of, builds }, meeting, (one) => (known.value = [...known.value, one]), stop.signal).catch(
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  const name = names[whose] ?? '';
  const endings = endingsOf(meeting, whose);
  const count = (ending: string) => endings.filter((one) => one === ending).length;
  return (
    <div>
      <h4>
        <bdi>{t.sideA(names[meeting.a] ?? '')}</bdi>{' '}
        <small>{t.tally(count('W'), count('D'), count('L'))}</small>
      </h4>
      <ol class={css.games}>
        {endings.map((ending, at) => {
          const said = t.game(at + 1, ending as 'W' | 'D' | 'L', name);
          const shown = (
            <>
              <i aria-hidden="true">{signs[ending as 'W' | 'D' | 'L']}</i>
              {at + 1}
            </>
          );
          const game = known.value[at];
          const open = () => openFight(builds[meeting.a], builds[meeting.b], of.settings, game?.seed);
          return (
            <li key={at} data-end={ending}>
              {game?.fragment && (
                <a href={`#${game.fragment}`} aria-label={said} title={said}>
                  {shown}
                </a>
              )}
              {game?.fragment === '' && (
                <button type="button" aria-label={said} title={t.tooLongForLink} onClick={open}>
                  {shown}
                </button>
              )}
              {!game && <span title={t.making}>{shown}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The games of two entrants, on either side; each is a link to its fight. */
export function Meeting({ pair: [a, b], meetings, ...more }: MeetingProps) {
  const t = hillWords.value;
  const box = useRef<HTMLElement>(null);
  // The games appear below the list that was pressed, maybe out of view.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  const title = t.gamesOf(more.names[a] ?? '', more.names[b] ?? '');
  return (
    <section class={css.meeting} aria-label={title} ref={box}>
      <h3>
        <bdi>{title}</bdi>
      </h3>
      {meetings
        .filter((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a))
        .map((meeting) => (
          <Games key={`${meeting.a} ${meeting.b}`} meeting={meeting} whose={a} {...more} />
        ))}
      <p class="hint">{t.gameNote}</p>
    </section>
  );
}

interface OpponentsProps {
  of: HillReport;
  /** Names of the entrants by their index; a newcomer is the last. */
  names: readonly string[];
  builds: readonly Build[];
  meetings: readonly HillMeeting[];
  whose: number;
}

/** Results of one entrant against each other, the worst first; a press shows the games of the two. */
export function Opponents({ whose, names, ...more }: OpponentsProps) {
  const [t, { signs }] = [hillWords.value, tableWords.value];
  const open = useSignal<number | null>(null);
  const all = balances(more.meetings.filter(({ a, b }) => a === whose || b === whose));
  const rows = names
    .flatMap((_, other) => {
      const balance = all.get(`${whose} ${other}`);
      return balance ? [{ other, balance, share: shareOf(balance) }] : [];
    })
    .sort((x, y) => x.share - y.share || x.other - y.other);
  return (
    <>
      <h3>{t.against}</h3>
      <ul class={css.opponents}>
        {rows.map(({ other, balance, share }) => {
          const kind = kindOf(balance);
          const name = names[other] ?? '';
          return (
            <li key={other}>
              <button
                type="button"
                aria-pressed={open.value === other}
                data-end={kind}
                aria-label={t.cell(
                  names[whose] ?? '',
                  name,
                  kind,
                  hundredths(share),
                  balance.wins,
                  balance.draws,
                  balance.losses,
                )}
                onClick={() => (open.value = open.value === other ? null : other)}
              >
                <i aria-hidden="true">{signs[kind]}</i>
                <bdi>{name}</bdi>
                <small>{t.tally(balance.wins, balance.draws, balance.losses)}</small>
              </button>
            </li>
          );
        })}
      </ul>
      {open.value !== null && <Meeting key={open.value} names={names} {...more} pair={[whose, open.value]} />}
    </>
  );
}

export function Entrant({ of, entrant }: { of: HillReport; entrant: number }) {
  const t = hillWords.value;
  const v = buildWords.value;
  const one = of.entrants[entrant];
  const standing = of.standings.find((other) => other.entrant === entrant);
  if (!one || !standing) return null;
  const items = itemsOf(one.build);
  const { share, beats, level, loses } = standing;
  return (
    <Pane id="hill-entrant" title={t.entrant(one.name)} at="seen">
      <p class={css.fared}>
        <b>{t.fared(String(of.entrants.length), String(standing.place), one.name)}</b>{' '}
        {t.faredAs(hundredths(share.rate), intervalOf(share), beats, level, loses)}
      </p>
      {items.length > 0 && <BuildRow items={items} />}
      <p class="hint">
        {partsText(one.build)} <span class={css.file}>{one.file}</span>
      </p>
      <p class="acts">
        {([0, 1] as const).map((side) => (
          <button key={side} type="button" onClick={() => putOn(side, one.build)}>
            {v.putOn(marks[side])}
          </button>
        ))}
        <button type="button" onClick={() => void put([{ build: one.build, tags: [] }])}>
          {v.keep}
        </button>
      </p>
      <Opponents
        of={of}
        names={of.entrants.map(({ name }) => name)}
        builds={of.entrants.map(({ build }) => build)}
        meetings={of.meetings}
        whose={entrant}
      />
    </Pane>
  );
}
