// What a player may choose before a fight, as the system offers it, and a position that the fight begins from.
import type { SettingField } from '#engine';
import { fightUnder, report, settings, system } from '../../app/match.ts';
import { dialog } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { lang } from '../../i18n/index.ts';
import { without } from '../../util/without.ts';
import { chosenOf, titleOf } from './chosen.ts';
import { settingsWords } from './words.ts';
import * as css from './settings.module.css';

const ListDialog = lazy(async () => (await import('../lists/ListDialog.tsx')).default);

/** A setting that is a file of one's own. */
function OwnFile({ field }: { field: SettingField }) {
  const t = settingsWords.value;
  const now = settings.value ?? {};
  const own = titleOf(now[field.key]);
  return (
    <p class={css.setting}>
      <b>{field.label[lang.value]}</b>
      <bdi>{own ?? t.usual}</bdi>
      <button
        type="button"
        onClick={() => (dialog.value = { kind: 'own', draw: () => <ListDialog setting={field.key} /> })}
      >
        {t.ownFile(field.label[lang.value])}
      </button>
      {own !== null && (
        <button type="button" class="text" onClick={() => fightUnder(without(now, field.key))}>
          {t.remove}
        </button>
      )}
    </p>
  );
}

/** What the characters are made of: above the board, whose chain and replay stay together in sight. */
export function OwnFiles() {
  const fields = system.value?.settings ?? [];
  return <>{fields.map((field) => field.file && <OwnFile key={field.key} field={field} />)}</>;
}

function Field({ field }: { field: SettingField }) {
  const now = settings.value ?? {};
  const chosen = chosenOf(field, now);
  return (
    <fieldset class={css.setting} aria-describedby={`setting-${field.key}`}>
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
  const now = settings.value ?? {};
  // Whatever else is set came with a link or a file: it is told, and can be taken away.
  const others = (report.value?.settings ?? []).filter(
    ({ key }) => key in now && !fields.some((field) => field.key === key),
  );
  return (
    <div class={css.settings}>
      {fields.map((field) => !field.file && <Field key={field.key} field={field} />)}
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
