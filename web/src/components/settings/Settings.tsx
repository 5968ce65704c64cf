// The settings that a player may choose before a fight, and a position that the fight begins from.
import { fieldOf } from '../../app/sheet/form.ts';
import { fightUnder, report, settings, system } from '../../app/fight/match.ts';
import { lang } from '../../i18n/index.ts';
import { without } from '../../util/basics.ts';
import { Field } from '../fields/Field.tsx';
import { settingsSheet } from '../../app/sheet/sheet.ts';
import { settingsWords } from '../fields/words.ts';
import * as css from './settings.module.css';

function fieldsOf(files: boolean) {
  const fields = (system.value?.settings ?? []).map(fieldOf);
  return fields
    .filter(({ type }) => (type === 'file') === files)
    .map((field) => <Field key={field.key} field={field} sheet={settingsSheet()} />);
}

/** What the characters are made of: above the board, whose chain and replay stay together in sight. */
export const OwnFiles = () => <>{fieldsOf(true)}</>;

/** More would push the record out of sight. */
const few = 3;

export function Settings() {
  const t = settingsWords.value;
  const fields = fieldsOf(false);
  const offered = system.value?.settings ?? [];
  const now = settings.value ?? {};
  // Whatever else is set came with a link or a file: it is told, and can be taken away.
  const others = (report.value?.settings ?? []).filter(
    ({ key }) => key in now && !offered.some((field) => field.key === key),
  );
  return (
    <div class={css.settings}>
      {fields.length > few ? (
        <details>
          <summary>{t.all}</summary>
          <div class={css.settings}>{fields}</div>
        </details>
      ) : (
        fields
      )}
      {others.map(({ key, text }) => (
        <p key={key}>
          <span class="tag">{t.set}</span> {text[lang.value]}
          <button type="button" class="text" onClick={() => fightUnder(without(now, key))}>
            {t.remove}
          </button>
        </p>
      ))}
    </div>
  );
}
