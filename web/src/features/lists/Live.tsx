// The fight on the page, beside the form of a list: who wins now, and the lines in which the entry occurs.
import type { Span } from '#engine';
import { Mark, Spans } from '../../components/Inline.tsx';
import { Sum } from '../../components/board/Who.tsx';
import { report, stale } from '../../app/fight/match.ts';
import { winner } from '../../app/fight/record.ts';
import { sealed } from '../../app/fight/stage.ts';
import { type Value, fieldsOf, nameOf } from './format.ts';
import { listFormWords } from './formWords.ts';
import * as css from './lists.module.css';

/** Most lines that are shown. */
const most = 8;

const bare = (name: unknown) => (typeof name === 'string' ? name.replace(/^《|》$/gu, '') : '');

/** Whether a line names the entry. */
function names(text: readonly Span[], entry: Value): boolean {
  const { id, ja, en, name } = fieldsOf(entry);
  const called = new Set([ja, en, name].map(bare).filter((one) => one !== ''));
  return text.some(
    (span) => typeof span !== 'string' && span.t !== 'name' && (span.id === id || called.has(bare(span.s))),
  );
}

export function Live({ entry }: { entry: Value }) {
  const t = listFormWords.value;
  const now = report.value;
  if (!now) return null;
  const side = winner();
  const name = nameOf(entry);
  const lines = now.events.filter(({ text }) => names(text, entry));
  return (
    <aside class={css.live} aria-label={t.fight}>
      <h3>{t.fight}</h3>
      {stale.value && <p class={css.wrong}>{t.stale}</p>}
      {sealed.value ? (
        <p>{t.sealed}</p>
      ) : (
        <>
          <p class={css.headline} aria-live="polite">
            {side !== null && <Mark side={side} />} <Spans of={now.headline} />
          </p>
          <p>
            <Sum of={now} />
          </p>
          {entry !== undefined && <p>{lines.length > 0 ? t.uses(name, lines.length) : t.unused(name)}</p>}
          <ol>
            {lines.slice(0, most).map((event) => (
              <li key={event.i}>
                <Spans of={event.text} />
              </li>
            ))}
          </ol>
        </>
      )}
    </aside>
  );
}
