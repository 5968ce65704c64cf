// The fields for a character's name and for a note; neither has an effect on a fight.
import type { NameField, NoteField } from '#engine';
import { note, renamed } from '../../app/sheet/build.ts';
import { lang, words } from '../../i18n/index.ts';
import type { CharacterProps } from '../../app/sheet/sheet.ts';
import { system } from '../../app/fight/match.ts';
import { marks } from '../../app/sheet/names.ts';
import * as css from './Name.module.css';

/** Free text without an effect on a fight. */
export function Note({ field: { key, label }, sheet }: CharacterProps<NoteField>) {
  const id = `${key}-${sheet.id}`;
  return (
    <div class={css.bio}>
      <label class="vh" for={id}>
        {label[lang.value]}
      </label>
      <textarea
        id={id}
        rows={2}
        value={note(sheet.values, key)}
        onInput={(event) => sheet.put({ ...sheet.values, [key]: event.currentTarget.value }, key)}
      />
    </div>
  );
}

/**
 * Counts how often a name field got the focus: all typing between two focuses is one step for undo, announced
 * once.
 */
let stays = 0;

export function Name({ field, sheet }: CharacterProps<NameField>) {
  const t = words.value;
  const { side, path, values, form, id } = sheet;
  const wrong = sheet.wrong.includes('/name');
  return (
    <>
      <label class="vh" for={`name-${id}`}>
        {path ? field.label[lang.value] : t.nameOf(marks[side])}
      </label>
      <input
        id={`name-${id}`}
        value={values.name}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `problems-${side}` : undefined}
        placeholder={t.noName}
        autocomplete="off"
        spellcheck={false}
        onFocus={() => stays++}
        onInput={(event) =>
          sheet.put(
            renamed(values, event.currentTarget.value, form, system.value?.samples ?? []),
            `name#${stays}`,
          )
        }
      />
    </>
  );
}
