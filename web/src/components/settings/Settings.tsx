// Draws the settings that a user may choose before a fight, and other settings that came with a link, such as a
// position to start from, which can be removed.
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

/** Settings whose value is a file, such as a skill list: characters are made from them. */
export const OwnFiles = () => <>{fieldsOf(true)}</>;

/** Up to this number settings are shown; more of them are folded, since they would push the record out of sight. */
const few = 3;

export function Settings() {
  const t = settingsWords.value;
  const fields = fieldsOf(false);
  const offered = system.value?.settings ?? [];
  const now = settings.value ?? {};
  // Settings that the form doesn't offer came with a link or a file: they are shown, and can be removed.
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
