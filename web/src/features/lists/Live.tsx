// The fight on the page, beside the form of a list: who wins now, and the lines in which the entry occurs.
import type { Span } from '#engine';
import { Mark, Spans } from '../../components/Inline.tsx';
import { Sum } from '../../components/board/Who.tsx';
import { report, setup, stale, system } from '../../app/fight/match.ts';
import { lang } from '../../i18n/index.ts';
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

/** What the engine says that the entry does, as a sheet has it; "": it isn't in use, or no sheet chooses from its kind. */
const saidOf = (entry: Value): string => {
  const { id, name } = fieldsOf(entry);
  return system.value?.form.items.find((one) => one.id === id || one.id === name)?.text[lang.value] ?? '';
};

/** Whether a sheet of the fight has the entry. */
const isChosen = (entry: Value): boolean => {
  const { id, name } = fieldsOf(entry);
  const sheets = JSON.stringify(setup.value?.sides ?? []);
  return [id, name].some(
    (one) => typeof one === 'string' && one !== '' && sheets.includes(JSON.stringify(one)),
  );
};

export function Live({ entry }: { entry: Value }) {
  const t = listFormWords.value;
  const now = report.value;
  if (!now) return null;
  const side = winner();
  const name = nameOf(entry);
  const said = saidOf(entry);
  const lines = now.events.filter(({ text }) => names(text, entry));
  return (
    <aside class={css.live} aria-label={t.fight}>
      {said && (
        <section aria-label={t.does}>
          <h3>{name}</h3>
          <p>{said}</p>
        </section>
      )}
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
          {entry !== undefined && (
            <p>
              {lines.length > 0
                ? t.uses(name, lines.length)
                : (isChosen(entry) ? t.neverUsed : t.unused)(name)}
            </p>
          )}
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
