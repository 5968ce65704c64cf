// The sample's fight as plain text, for readers without script or engine. Drawn when the site is built, never
// in the browser.
import { Fragment } from 'preact';
import type { Fight } from '../../engine/fight.ts';
import { Spans } from '../../components/Inline.tsx';
import { plainText } from '../../engine/plainText.ts';
import * as matchCss from './MatchScreen.module.css';

/**
 * The fight with its verdict unsealed. Every page carries this text though few readers see it, so it is kept
 * small: plain sentences, which the style sheet numbers.
 */
export function Told({ of }: { of: Fight }) {
  return (
    <section id="told" class={matchCss.told} aria-labelledby="told-verdict">
      <h1 id="told-verdict">
        <Spans of={of.headline} />
      </h1>
      {of.rounds.map((round) => (
        <Fragment key={round.round}>
          <h2>{round.title}</h2>
          {round.phases.map((phase, at) => (
            <Fragment key={at}>
              <h3>{plainText(phase.title)}</h3>
              <ol>
                {of.events.slice(phase.first, phase.first + phase.count).map((event) => (
                  <li key={event.i}>{plainText(event.text)}</li>
                ))}
              </ol>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </section>
  );
}
