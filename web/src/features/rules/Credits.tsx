// Where the game comes from, as its source states it, and what this page is not.
import type { SystemInfo } from '#engine';
import { lang, words } from '../../i18n/index.ts';
import * as css from './rules.module.css';

export function Credits({ info }: { info: SystemInfo }) {
  const t = words.value;
  const { author, date, source, note } = info.credits;
  return (
    <section class={css.credits} aria-labelledby="clause-source">
      <h2 id="clause-source" class="cap" tabIndex={-1}>
        <span>{t.rulesSource}</span>
      </h2>
      <dl>
        <div>
          <dt>{t.author}</dt>
          <dd>{author || t.unnamed}</dd>
        </div>
        <div>
          <dt>{t.version}</dt>
          <dd>{info.version}</dd>
        </div>
        <div>
          <dt>{t.date}</dt>
          <dd>{date}</dd>
        </div>
        <div>
          <dt>{t.source}</dt>
          <dd lang="ja">{source}</dd>
        </div>
      </dl>
      <p>{note[lang.value]}</p>
      <p>{t.unofficial}</p>
      <p>{t.licence}</p>
    </section>
  );
}
