// Points for each part: a slider and two steppers, and beside them what they buy.
import type { Build, Form, PointsField } from '#engine';
import type { Side } from '../../app/build.ts';
import { edit } from '../../app/match.ts';
import { Term } from '../../components/Term.tsx';
import { lang, words } from '../../i18n/index.ts';
import { left, pointsOf, withPoints } from './capacity.ts';
import { withLengths } from './lengths.ts';
import { builderWords } from './words.ts';
import * as fieldsCss from '../../styles/fields.module.css';
import * as css from './builder.module.css';

interface Props {
  side: Side;
  build: Build;
  form: Form;
  field: PointsField;
}

export function Points({ side, build, form, field }: Props) {
  const t = builderWords.value;
  const points = pointsOf(build, field);
  const rest = left(build, field);
  const put = (part: number, to: number) => {
    edit(side, withLengths(side, withPoints(build, field, part, to), form), `${field.key} ${part}`);
  };
  return (
    <fieldset class={`${fieldsCss.shares} ${css.pointsOf}`}>
      <legend>
        {field.label[lang.value]} <small data-short={rest !== 0 || undefined}>{t.pointsLeft(rest)}</small>
      </legend>
      {field.parts.map(({ key, name, min, buys }, part) => {
        const now = points[part] ?? 0;
        const id = `${field.key}-${key}-${side}`;
        return (
          <div key={key} class={`${css.part} ${fieldsCss.part}`}>
            <p>
              <Term of={key} name={name[lang.value]} />
              <small class={css.buys} id={`${id}-buys`}>
                {buys
                  .map((one) => t.buys(one.name[lang.value], one.at[Math.min(now, one.at.length - 1)] ?? 0))
                  .join(words.value.comma)}
              </small>
            </p>
            <output for={id}>{now}</output>
            <button
              type="button"
              aria-label={t.less(name[lang.value])}
              disabled={now <= min}
              onClick={() => put(part, now - 1)}
            >
              −
            </button>
            <input
              id={id}
              type="range"
              aria-label={name[lang.value]}
              min={min}
              max={field.total}
              value={now}
              aria-describedby={`${id}-buys`}
              onInput={(event) => {
                const most = now + Math.max(rest, 0);
                const wish = Math.min(Number(event.currentTarget.value), most);
                // Nothing is drawn anew where nothing changes.
                event.currentTarget.value = String(wish);
                put(part, wish);
              }}
            />
            <button
              type="button"
              aria-label={t.more(name[lang.value])}
              disabled={rest <= 0}
              onClick={() => put(part, now + 1)}
            >
              +
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}
