// The row field: a row of places for items. A press chooses a place, dragging and arrow keys move items; below
// it the palette of items and the effects.
import type { RowField } from '#engine';
import { exchanged, row } from '../../app/sheet/build.ts';
import { chosen } from '../../app/view.ts';
import { drag, spotName } from '../drag/places.ts';
import { Gloss, breakable } from '../Inline.tsx';
import { rove } from '../input.ts';
import { Seal } from '../Seal.tsx';
import { lang, words } from '../../i18n/index.ts';
import { choose, itemOf, moveItem, put } from './row/editing.ts';
import { meaning } from '../../app/sheet/names.ts';
import { Effects, SkillCard } from './row/SkillCard.tsx';
import { Palette } from './row/Palette.tsx';
import type { CharacterProps } from '../../app/sheet/sheet.ts';
import * as css from './row/row.module.css';

function buttonsOf(group: HTMLElement): NodeListOf<HTMLElement> {
  return group.querySelectorAll<HTMLElement>('button');
}

export function Places({ field, sheet }: CharacterProps<RowField>) {
  const t = words.value;
  const { side, values: build } = sheet;
  const items = row(build, field);
  const here = chosen.value?.side === side ? chosen.value.place : null;
  const bad = new Set(sheet.wrong);

  /** Handles a key that changes the row or the focus; false for any other key. */
  const command = (event: KeyboardEvent & { currentTarget: HTMLElement }): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const buttons = buttonsOf(event.currentTarget);
    const place = [...buttons].findIndex((button) => button === event.target);
    if (place < 0) return false;
    const digit = Number(event.key);
    if (event.key === 'Delete' || event.key === 'Backspace') put({ side, place }, '');
    else if (event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      const to = place + (event.key === 'ArrowLeft' ? -1 : 1);
      if (to < 0 || to >= items.length) return true;
      sheet.put(exchanged(build, field, place, to));
      if (here === place) chosen.value = { side, place: to };
      buttons[to]?.focus();
    } else if (digit >= 1 && digit <= items.length) buttons[digit - 1]?.focus();
    else if (event.key === 'ArrowDown' && here !== null) {
      event.currentTarget
        .closest('[data-part=sheet]')
        ?.querySelector<HTMLElement>('[data-part=palette] button[tabindex="0"]')
        ?.focus();
    } else return false;
    return true;
  };

  return (
    <ol
      class={css.row}
      aria-label={field.label[lang.value]}
      onKeyDown={(event) => {
        if (command(event)) event.preventDefault();
        else rove(event.currentTarget, event);
      }}
    >
      {items.map((id, place) => {
        const item = itemOf(id);
        const name = item?.name[lang.value] ?? (id || t.emptyPlace);
        const wrong = bad.has(`/${field.key}/${place}`);
        return (
          <li key={place} data-bad={wrong || undefined}>
            <button
              type="button"
              data-spot={spotName({ side, place })}
              tabIndex={place === (here ?? 0) ? 0 : -1}
              aria-pressed={here === place}
              aria-label={t.placeItem(place + 1, name)}
              aria-describedby={wrong ? `problems-${side}` : undefined}
              onClick={() => choose(side, place)}
              onPointerDown={(event) => {
                if (id) drag(event, (to) => moveItem({ side, place }, to));
              }}
            >
              <Seal item={item} level={place + 1} />
              <small aria-hidden="true">{item ? breakable(name) : t.emptyShort}</small>
              {item && <Gloss of={meaning(item)} />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

export default function Row({ field, sheet }: CharacterProps<RowField>) {
  const { side, values } = sheet;
  const place = chosen.value?.side === side ? chosen.value.place : null;
  const id = place === null ? '' : (row(values, field)[place] ?? '');
  return (
    <>
      {place !== null && (
        <div class={css.bench}>
          <SkillCard side={side} place={place} id={id} />
          <Palette side={side} place={place} id={id} />
        </div>
      )}
      {!sheet.brief && <Effects side={side} build={values} field={field} />}
    </>
  );
}
