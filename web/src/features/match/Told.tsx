// The sample's fight as text, for those for whom no script or no engine runs. Used when the site is built, never in the browser.
import { Fragment } from 'preact';
import type { Fight } from '../../engine/fight.ts';
import { Spans } from '../../components/Inline.tsx';
import { words } from '../../i18n/index.ts';
import * as matchCss from './MatchScreen.module.css';
import * as css from './Record.module.css';

/** Its verdict lies in no envelope. */
export function Told({ of }: { of: Fight }) {
  return (
    <section id="told" class={matchCss.told} aria-labelledby="told-verdict">
      <h1 id="told-verdict">
        <Spans of={of.headline} />
      </h1>
      <ol class={css.log} aria-label={words.value.recordOf}>
        {of.rounds.map((round) => (
          <li key={round.round}>
            <h2 class={css.title}>{round.title}</h2>
            {round.phases.map((phase, at) => (
              <Fragment key={at}>
                <h3 class={css.phase}>
                  <Spans of={phase.title} />
                </h3>
                <ol start={phase.first + 1}>
                  {of.events.slice(phase.first, phase.first + phase.count).map((event) => (
                    <li key={event.i} class={css.line}>
                      <span class={css.no}>{event.i + 1}</span>
                      <span />
                      <span>
                        <Spans of={event.text} />
                      </span>
                    </li>
                  ))}
                </ol>
              </Fragment>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
