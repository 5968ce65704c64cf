// Free text, which decides nothing.
import type { NoteField } from '#engine';
import { note } from '../../app/build.ts';
import { lang } from '../../i18n/index.ts';
import type { CharacterProps } from './sheet.ts';
import * as css from './Note.module.css';

export function Note({ field: { key, label }, sheet }: CharacterProps<NoteField>) {
  if (sheet.brief) return null;
  const id = `${key}-${sheet.id}`;
  return (
    <div class={css.bio}>
      <label for={id}>{label[lang.value]}</label>
      <textarea
        id={id}
        rows={2}
        value={note(sheet.values, key)}
        onInput={(event) => sheet.put({ ...sheet.values, [key]: event.currentTarget.value }, key)}
      />
    </div>
  );
}
