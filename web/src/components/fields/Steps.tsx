// The steps field: one of several ordered values, each with its cost, by a slider and two steppers.
import type { StepsField } from '#engine';
import { Term } from '../term/Term.tsx';
import { lang, words } from '../../i18n/index.ts';
import type { CharacterProps } from '../../app/sheet/sheet.ts';
import { stepOf } from './values/values.ts';
import { fieldWords } from './words.ts';
import * as css from '../../styles/fields.module.css';

export default function Steps({ field, sheet }: CharacterProps<StepsField>) {
  const t = fieldWords.value;
  const { key, label, of } = field;
  const name = label[lang.value];
  const at = stepOf(sheet.values, field);
  const step = of[at];
  const put = (to: number) => {
    const next = of[to];
    if (next && to !== at) sheet.put({ ...sheet.values, [key]: next.value }, key);
  };
  return (
    <div class={`${css.part} ${css.step}`} role="group" aria-label={name}>
      <p>
        <Term of={key} name={name} /> {step && <small>{t.cost(step.cost)}</small>}
      </p>
      <b aria-hidden="true">{step?.name[lang.value] ?? '–'}</b>
      <button type="button" aria-label={t.less(name)} disabled={at <= 0} onClick={() => put(at - 1)}>
        −
      </button>
      <input
        type="range"
        aria-label={name}
        aria-valuetext={step ? step.name[lang.value] + words.value.comma + t.cost(step.cost) : t.absent}
        min={0}
        max={of.length - 1}
        value={Math.max(at, 0)}
        onInput={(event) => put(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        aria-label={t.more(name)}
        disabled={at >= of.length - 1}
        onClick={() => put(at + 1)}
      >
        +
      </button>
    </div>
  );
}
