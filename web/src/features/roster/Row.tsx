// A character's row in little: its seals, and their names for those who do not read them.
import type { Build } from '#engine';
import { row, rowFields } from '../../app/build.ts';
import { system } from '../../app/match.ts';
import { Seal } from '../../components/Seal.tsx';
import { lang, words } from '../../i18n/index.ts';
import './row.css';

export function Row({ build }: { build: Build }) {
  const form = system.value?.form;
  if (!form) return null;
  return (
    <>
      {rowFields(form).map((field) => {
        const items = row(build, field).map((id) => form.items.find((one) => one.id === id) ?? null);
        const names = items.map((item) => item?.name[lang.value] ?? words.value.emptyPlace);
        return (
          <span key={field.key} class="seals" title={names.join(' ')}>
            {items.map((item, place) => (
              <Seal key={place} item={item} size="xs" />
            ))}
            <small>{names.join(words.value.comma)}</small>
          </span>
        );
      })}
    </>
  );
}
