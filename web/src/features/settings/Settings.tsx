// What a player may choose before a fight, as the system offers it, and a position that the fight begins from.
import type { SettingField } from '#engine';
import { fightUnder, report, setup, system } from '../../app/match.ts';
import { lang } from '../../i18n/index.ts';
import { without } from '../../util/without.ts';
import { chosenOf } from './chosen.ts';
import './settings.css';
import { settingsWords } from './words.ts';

function Field({ field }: { field: SettingField }) {
  const now = setup.value?.[2] ?? {};
  const chosen = chosenOf(field, now);
  return (
    <fieldset class="setting" aria-describedby={`setting-${field.key}`}>
      <legend>{field.label[lang.value]}</legend>
      <span class="choice">
        {field.options.map(({ value, name }) => (
          <label key={value}>
            <input
              type="radio"
              name={`setting-${field.key}`}
              checked={value === chosen?.value}
              onChange={() =>
                fightUnder(value === null ? without(now, field.key) : { ...now, [field.key]: value })
              }
            />
            <span>{name[lang.value]}</span>
          </label>
        ))}
      </span>
      <small id={`setting-${field.key}`}>{chosen?.text[lang.value]}</small>
    </fieldset>
  );
}

export function Settings() {
  const t = settingsWords.value;
  const fields = system.value?.settings ?? [];
  const now = setup.value?.[2] ?? {};
  // Whatever else is set came with a link or a file: it is told, and can be taken away.
  const others = (report.value?.settings ?? []).filter(
    ({ key }) => key in now && !fields.some((field) => field.key === key),
  );
  return (
    <div class="settings">
      {fields.map((field) => (
        <Field key={field.key} field={field} />
      ))}
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
