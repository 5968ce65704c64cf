// The colophon: names the game, its author and source, and says that this referee is unofficial.
import { lang, words } from '../i18n/index.ts';
import { system } from '../app/fight/match.ts';
import { shellOf } from '../app/language.ts';
import { anchorOf } from '../app/view.ts';
import * as css from './Colophon.module.css';

/**
 * `making`: address of the page つくりかた, if it isn't the usual one; null: no link, as beside a board, where few things
 * shall be pressed and the menu has the link.
 */
export function Colophon({ making = shellOf('making') }: { making?: string | null | undefined }) {
  const t = words.value;
  const info = system.value;
  if (!info) return null;
  const { author, date, source } = info.credits;
  return (
    <div class={css.colophon}>
      <p>
        <b>{info.name[lang.value]}</b> {info.version}
        <span class={css.dot}> ・ </span>
        {t.author} {author || t.unnamed}
        <span class={css.dot}> ・ </span>
        {date}
        <span class={css.dot}> ・ </span>
        {t.sourceIs}
        <span lang="ja">{source}</span>
      </p>
      <p>
        {t.unofficial} {t.licence} <a href={anchorOf('rules', 'source')}>{t.rulesTitle}</a>
        {making !== null && (
          <>
            <span class={css.dot}> ・ </span>
            <a href={making}>{t.making}</a>
          </>
        )}
      </p>
    </div>
  );
}
