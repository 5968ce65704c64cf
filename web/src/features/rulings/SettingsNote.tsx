// Above the record: which settings the fight was fought under, where those are not the default ones.
import { fightUnder, report } from '../../app/match.ts';
import { lang } from '../../i18n/index.ts';
import { isRuling } from './isRuling.ts';
import { rulingsWords } from './words.ts';
import * as css from '../../styles/notes.module.css';

export default function SettingsNote() {
  const differ = report.value?.settings ?? [];
  return (
    <>
      {differ.map(({ key, text }) => (
        <p key={key} class={css.changed}>
          <span class={`tag ${css.tag}`}>{isRuling(key) ? key : rulingsWords.value.setting}</span>
          {text[lang.value]}
        </p>
      ))}
      <button type="button" class="text" onClick={() => fightUnder({})}>
        {rulingsWords.value[differ.every(({ key }) => isRuling(key)) ? 'back' : 'usual']}
      </button>
    </>
  );
}
