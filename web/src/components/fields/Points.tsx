// The points field: shares a total among parts, with a slider, two steppers and the result for each part.
import type { Build, Form, PointsField } from '#engine';
import {
  bought,
  fitted,
  left,
  patternsOf,
  pointsOf,
  withPatterns,
  withPoints,
} from '../../app/sheet/capacity.ts';
import { Term } from '../term/Term.tsx';
import { lang, words } from '../../i18n/index.ts';
import { pointsWords } from './points/words.ts';
import type { CharacterProps } from '../../app/sheet/sheet.ts';
import * as fieldsCss from '../../styles/fields.module.css';
import * as css from './points/points.module.css';

/** The longest content that each pattern had, by sheet id and index. */
const longest = new Map<string, string>();

/**
 * The build with patterns of the length that the points buy; panels that are cut off come back while the page
 * is open.
 */
function withLengths(sheet: string, build: Build, form: Form): Build {
  return form.fields.reduce((next, field) => {
    if (field.type !== 'patterns') return next;
    const patterns = patternsOf(next, field.key);
    const length = bought(next, form, field.length);
    const fit = patterns.map(({ name, panels }, at) => {
      const key = `${sheet} ${at}`;
      const known = longest.get(key) ?? '';
      const longer = known.startsWith(panels) ? known : panels;
      longest.set(key, longer);
      return { name, panels: fitted(panels, length, field.elements.at(-1)?.id ?? '', longer) };
    });
    return patterns.length > 0 ? withPatterns(next, field, fit) : next;
  }, build);
}

export default function Points({ field, sheet }: CharacterProps<PointsField>) {
  const t = pointsWords.value;
  const { values: build, form } = sheet;
  const points = pointsOf(build, field);
  const rest = left(build, field);
  const put = (part: number, to: number) => {
    sheet.put(withLengths(sheet.id, withPoints(build, field, part, to), form), `${field.key} ${part}`);
  };
  return (
    <div class={`${fieldsCss.shares} ${css.pointsOf}`}>
      {/* Said of none, too, so that nothing moves when the first point is taken. */}
      <p class={css.rest} data-none={rest === 0 || undefined}>
        {t.pointsLeft(rest)}
      </p>
      {field.parts.map(({ key, name, min, buys }, part) => {
        const now = points[part] ?? 0;
        const id = `${field.key}-${key}-${sheet.id}`;
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
                // An unchanged value causes no render, so the slider has to be set back by hand.
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
    </div>
  );
}
