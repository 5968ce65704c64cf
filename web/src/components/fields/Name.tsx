// What a character is called.
import type { NameField } from '#engine';
import { renamed } from '../../app/build.ts';
import { system } from '../../app/match.ts';
import { marks } from '../../app/sides.ts';
import { lang, words } from '../../i18n/index.ts';
import type { CharacterProps } from './sheet.ts';

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
        onInput={(event) =>
          sheet.put(renamed(values, event.currentTarget.value, form, system.value?.samples ?? []), 'name')
        }
      />
    </>
  );
}
