// Shares of a total: a slider and two steppers a part; what one gains the others give, so it is always legal.
import type { SharesField } from '#engine';
import { Term } from '../term/Term.tsx';
import { lang } from '../../i18n/index.ts';
import type { CharacterProps } from './sheet.ts';
import { mostOf, sharesOf, withShare, withShares } from './shares.ts';
import { fieldWords } from './words.ts';
import * as css from '../../styles/fields.module.css';

/** Corners of the triangle in which every legal state is a point. */
const corners = [
  [50, 4],
  [4, 84],
  [96, 84],
] as const;

/** Where the shares stand between the corners; for three parts only. */
function Triangle({ shares, field }: { shares: readonly number[]; field: SharesField }) {
  if (field.parts.length !== corners.length) return null;
  const free = field.parts.reduce((left, { min }) => left - min, field.total);
  const at = [0, 1].map((axis) =>
    corners.reduce(
      (sum, corner, i) =>
        sum + (corner[axis] ?? 0) * (((shares[i] ?? 0) - (field.parts[i]?.min ?? 0)) / free),
      0,
    ),
  );
  return (
    <svg class={css.triangle} viewBox="0 0 100 88" aria-hidden="true">
      <path d={`M${corners.map((corner) => corner.join(' ')).join('L')}Z`} />
      <circle cx={at[0]} cy={at[1]} r="6" />
    </svg>
  );
}

export default function Shares({ field, sheet }: CharacterProps<SharesField>) {
  const t = fieldWords.value;
  const build = sheet.values;
  const shares = sharesOf(build, field);
  const put = (part: number, to: number) =>
    sheet.put(withShares(build, field, withShare(shares, field, part, to)), `${field.key} ${part}`);
  return (
    <fieldset class={css.shares}>
      <legend>
        {field.label[lang.value]} <small>{t.total(field.total)}</small>
      </legend>
      <Triangle shares={shares} field={field} />
      <div>
        {field.parts.map(({ key, name, min }, part) => {
          const [share = min, most] = [shares[part], mostOf(field, part)];
          return (
            <div key={key} class={css.part}>
              <Term of={key} name={name[lang.value]} />
              <b aria-hidden="true">{share}</b>
              <button
                type="button"
                aria-label={t.less(name[lang.value])}
                disabled={share <= min}
                onClick={() => put(part, share - 1)}
              >
                −
              </button>
              <input
                type="range"
                aria-label={name[lang.value]}
                min={min}
                max={most}
                value={share}
                onInput={(event) => put(part, Number(event.currentTarget.value))}
              />
              <button
                type="button"
                aria-label={t.more(name[lang.value])}
                disabled={share >= most}
                onClick={() => put(part, share + 1)}
              >
                +
              </button>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
