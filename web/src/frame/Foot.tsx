// The foot of the page: whose game this is, and that this referee is nobody's but ours.
import { lang, words } from '../i18n/index.ts';
import { system } from '../app/match.ts';
import { anchorOf } from '../app/screens.ts';
import * as css from './Foot.module.css';

export function Foot() {
  const t = words.value;
  const info = system.value;
  if (!info) return null;
  const { author, date, source } = info.credits;
  return (
    <footer class={css.foot}>
      <p>
        <b>{info.name[lang.value]}</b> {info.version}
        <span class={css.dot}> ・ </span>
        {t.author} {author || t.unnamed}
        <span class={css.dot}> ・ </span>
        {date}
        <span class={css.dot}> ・ </span>
        <span lang="ja">{source}</span>
      </p>
      <p>
        {t.unofficial} {t.licence} <a href={anchorOf('rules', 'source')}>{t.rulesTitle}</a>
      </p>
    </footer>
  );
}
