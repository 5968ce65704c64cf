// What the columns of a table say, and by what rules ties were broken, as the engine tells it.
import type { LeagueReport } from '#analysis';
import { lang } from '../../i18n/index.ts';
import * as css from './Columns.module.css';

export function Columns({ of, title, ties }: { of: LeagueReport; title: string; ties?: string }) {
  const told = of.columns.filter(({ text }) => text[lang.value]);
  return (
    <details class={css.columns}>
      <summary class="text">{title}</summary>
      <dl>
        {told.map(({ id, name, text }) => (
          <div key={id}>
            <dt>{name[lang.value]}</dt>
            <dd>{text[lang.value]}</dd>
          </div>
        ))}
      </dl>
      {ties && of.ties.length > 0 && (
        <>
          <p>{ties}</p>
          <ol>
            {of.ties.map((rule, at) => (
              <li key={at}>{rule[lang.value]}</li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
}
