// The games of two, on either side: each is a link to its fight.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { HillMeeting, HillReport } from '#analysis';
import type { Build, Match } from '#engine';
import { client, system } from '../../app/match.ts';
import { openFight } from '../../app/openFight.ts';
import { pool } from '../../app/pool.ts';
import { isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { endingsOf } from './balance.ts';
import { hillWords } from './words.ts';
import * as css from './hill.module.css';

interface Props {
  of: HillReport;
  names: readonly string[];
  builds: readonly Build[];
  meetings: readonly HillMeeting[];
  /** From the first one's side. */
  pair: readonly [number, number];
}

interface Game {
  seed: string;
  /** "" where no link can hold it. */
  fragment: string;
}

async function gamesOf(
  { of, builds }: Pick<Props, 'of' | 'builds'>,
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
}: Omit<Props, 'meetings' | 'pair'> & { meeting: HillMeeting; whose: number }) {
  const t = hillWords.value;
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
              <i aria-hidden="true">{t.signs[ending as 'W' | 'D' | 'L']}</i>
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

export function Meeting({ pair: [a, b], meetings, ...more }: Props) {
  const t = hillWords.value;
  const box = useRef<HTMLElement>(null);
  // Whoever asked for the games sees that they are there.
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
