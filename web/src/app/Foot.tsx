// The foot of the page: whose game this is, and that this referee is nobody's but ours.
import { lang, words } from '../i18n/index.ts';
import { system } from './match.ts';
import { anchorOf } from './screens.ts';

export function Foot() {
  const t = words.value;
  const info = system.value;
  if (!info) return null;
  const { author, date, source } = info.credits;
  return (
    <footer class="foot">
      <p>
        <b>{info.name[lang.value]}</b> {info.version}
        <span class="dot"> ・ </span>
        {t.author} {author || t.unnamed}
        <span class="dot"> ・ </span>
        {date}
        <span class="dot"> ・ </span>
        <span lang="ja">{source}</span>
      </p>
      <p>
        {t.unofficial} {t.licence} <a href={anchorOf('rules', 'source')}>{t.rulesTitle}</a>
      </p>
    </footer>
  );
}
