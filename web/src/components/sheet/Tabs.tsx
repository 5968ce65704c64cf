// The names of the two sheets, where there is room for one only.
import { setup } from '../../app/match.ts';
import { marks, sideNames } from '../../app/sides.ts';
import { front } from '../../app/view.ts';
import { words } from '../../i18n/index.ts';
import * as css from './Sheet.module.css';

const sides = [0, 1] as const;

/** Brings one sheet to the front where there is room for one only. */
export function Tabs() {
  return (
    <fieldset class={css.sides}>
      <legend class="vh">{words.value.sheets}</legend>
      {sides.map((side) => (
        <label key={side} data-side={sideNames[side]}>
          <input
            type="radio"
            name="sheet"
            checked={front.value === side}
            onChange={() => (front.value = side)}
          />
          <span>
            {marks[side]} <bdi>{setup.value?.[side].name || words.value.noName}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
