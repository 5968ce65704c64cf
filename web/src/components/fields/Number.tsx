// The number field: a whole number between two bounds, typed or stepped; an optional one may be empty.
import type { NumberField } from '#engine';
import { Term } from '../term/Term.tsx';
import { useTyping } from '../input.ts';
import { lang } from '../../i18n/index.ts';
import type { Props } from '../../app/sheet/sheet.ts';
import { canBeNone, nearest, numberOf, stepped, typed, withNumber } from './values/values.ts';
import { fieldWords } from './words.ts';
import * as css from '../../styles/fields.module.css';

/** A number as a line of a group: only stepped, with its cost in the group's points. */
export function NumberLine({
  field,
  sheet,
  cost,
}: Props<NumberField> & { cost?: (level: number) => number }) {
  const t = fieldWords.value;
  const { key, label, min, max } = field;
  const now = numberOf(sheet.values, field);
  const name = label[lang.value];
  const put = (to: number | null) => to !== now && sheet.put(withNumber(sheet.values, field, to), key);
  return (
    <div class={css.row} role="group" aria-label={name}>
      <Term of={key} name={name} />
      {cost && now !== null ? <small>{t.cost(cost(now))}</small> : <span />}
      <button
        type="button"
        aria-label={t.less(name)}
        disabled={now === null || (now <= min && !canBeNone(field))}
        onClick={() => put(stepped(now, -1, field))}
      >
        −
      </button>
      <output aria-label={name}>{now ?? '–'}</output>
      <button
        type="button"
        aria-label={t.more(name)}
        disabled={now !== null && now >= max}
        onClick={() => put(stepped(now, 1, field))}
      >
        +
      </button>
    </div>
  );
}

export default function NumberOf({ field, sheet }: Props<NumberField>) {
  const t = fieldWords.value;
  const { key, label, min, max, optional } = field;
  const now = numberOf(sheet.values, field);
  const name = label[lang.value];
  const id = `${key}-${sheet.id}`;
  const typing = useTyping(String(now ?? ''));
  const put = (to: number | null) => to !== now && sheet.put(withNumber(sheet.values, field, to), key);
  return (
    <div class={css.part} role="group" aria-label={name}>
      <Term of={key} name={name} />
      <small id={`${id}-range`}>{t.range(min, max)}</small>
      <button
        type="button"
        aria-label={t.less(name)}
        disabled={now === null || (now <= min && !canBeNone(field))}
        onClick={() => put(stepped(now, -1, field))}
      >
        −
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        aria-label={name}
        aria-describedby={`${id}-range`}
        min={min}
        max={max}
        required={!optional}
        placeholder={optional && t.absent}
        value={typing.value}
        onInput={({ currentTarget: { value } }) => {
          typing.type(value);
          const to = typed(value, field);
          if (to !== undefined) put(to);
        }}
        onChange={({ currentTarget: { value } }) => {
          typing.end();
          put(nearest(value, field));
        }}
        onBlur={typing.end}
      />
      <button
        type="button"
        aria-label={t.more(name)}
        disabled={now !== null && now >= max}
        onClick={() => put(stepped(now, 1, field))}
      >
        +
      </button>
    </div>
  );
}
