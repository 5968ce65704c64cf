// Beginning of a fight, drawn on the axis between the two sides: ▶, the names of the sides, and the envelope
// with the verdict.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { opened, report, untouched } from '../../app/fight/match.ts';
import { go, last, numberAt, play } from '../../app/fight/replay.ts';
import { sealed, tellStage } from '../../app/fight/stage.ts';
import { nameOf, sideNames } from '../../app/sheet/names.ts';
import { winner } from '../../app/fight/record.ts';
import { Stamp } from '../../components/board/Who.tsx';
import { Icon, Mark, Spans } from '../../components/Inline.tsx';
import { games, lang, words } from '../../i18n/index.ts';
import { lazy } from '../../components/lazy.tsx';
import { Envelope, openSeal } from './Envelope.tsx';
import { stageWords } from './words.ts';
import * as css from './Axis.module.css';

const FromSample = lazy(async () => (await import('./LastChange.tsx')).FromSample);

/** Leads to the fight and plays it from its first line, wherever the reader stood. */
export function watchFromStart(): void {
  tellStage({ is: 'started' });
  go(0);
  play();
}

/**
 * The verdict in the place of the opened envelope. `focused`: takes the focus, since the pressed envelope is
 * gone.
 */
function Opened({ focused }: { focused: boolean }) {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (focused) place.current?.focus();
  }, []);
  const fight = report.value;
  if (!fight?.outcome) return null;
  const side = winner();
  return (
    <p ref={place} class={css.opened} tabIndex={-1} data-side={side === null ? undefined : sideNames[side]}>
      <Stamp side={side} />
      {side !== null && <Mark side={side} />}
      <b>
        <Spans of={fight.headline} />
      </b>
    </p>
  );
}

export function Beginning() {
  const t = stageWords.value;
  const fight = report.value;
  const pressed = useRef(false);
  if (!fight) return null;
  const about = opened.value ? t.sent : untouched.value ? t.sample : '';
  return (
    <section class={css.beginning}>
      <button type="button" class={`go ${css.play}`} aria-label={t.fromStart} onClick={watchFromStart}>
        <Icon name="play" />
      </button>
      <div>
        <h1>{words.value.versus(nameOf(fight, 0), nameOf(fight, 1))}</h1>
        <p>
          {about && games.value.line?.[lang.value]}{' '}
          <span class={untouched.value ? css.more : ''}>{about}</span> {t.length(numberAt(last.value))}
        </p>
        <FromSample />
      </div>
      {sealed.value ? (
        <button
          type="button"
          class={css.sealed}
          onClick={() => {
            pressed.current = true;
            openSeal();
          }}
        >
          <Envelope />
          <span>
            {t.sealed}
            <br />
            {t.openSeal}
          </span>
        </button>
      ) : (
        <Opened focused={pressed.current} />
      )}
    </section>
  );
}
