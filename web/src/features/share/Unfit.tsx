// Said while a sheet can't fight: what is sent is the last fight that could be fought, and what is wrong since.
import { problems, stale } from '../../app/match.ts';
import { Mark } from '../../components/Mark.tsx';
import { lang } from '../../i18n/index.ts';
import * as css from '../../styles/share.module.css';

export function Unfit({ title, wrong }: { title: string; wrong: string }) {
  if (!stale.value) return null;
  return (
    <section class={css.leftOut} role="note" aria-label={title}>
      <h3>{title}</h3>
      <p>{wrong}</p>
      <ul>
        {([0, 1] as const).map((side) =>
          problems.value[side].map((problem, at) => (
            <li key={`${side} ${at}`}>
              <Mark side={side} /> {problem[lang.value]}
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
