// The shares field: a fixed total shared among parts. A change of one part is made up for by the others, and no
// part falls below its least.
import type { Build, SharesField } from '#engine';
import { Term } from '../term/Term.tsx';
import { lang } from '../../i18n/index.ts';
import type { CharacterProps } from '../../app/sheet/sheet.ts';
import { fieldWords } from './words.ts';
import * as css from '../../styles/fields.module.css';

/** The share of each part; equal shares if those of the build don't add up to the total. */
export function sharesOf(build: Build, { parts, total }: SharesField): number[] {
  const stored = parts.map(({ key, min }) => {
    const share = build[key];
    return typeof share === 'number' && Number.isInteger(share) && share >= min ? share : min;
  });
  const rest = total - stored.reduce((sum, share) => sum + share, 0);
  return rest === 0 ? stored : fair({ parts, total });
}

/** Equal shares; a remainder goes to the first parts, one each. */
function fair({ parts, total }: Pick<SharesField, 'parts' | 'total'>): number[] {
  const each = Math.floor(total / parts.length);
  return parts.map((_, at) => each + (at < total - each * parts.length ? 1 : 0));
}

/** The most that a part can have, with all others at their least. */
export function mostOf({ parts, total }: SharesField, part: number): number {
  return parts.reduce((left, { min }, at) => (at === part ? left : left - min), total);
}

/**
 * The shares with one part set. The others make up for it point by point: the largest gives, the smallest
 * takes; of equals the one that comes first after the part.
 */
export function withShare(shares: readonly number[], field: SharesField, part: number, to: number): number[] {
  const least = field.parts[part]?.min ?? 0;
  const aim = Math.min(Math.max(Math.round(to), least), mostOf(field, part));
  const next = [...shares];
  const others = next.map((_, at) => (part + 1 + at) % next.length).filter((at) => at !== part);
  while (next[part] !== aim) {
    const up = (next[part] ?? 0) < aim;
    const able = up ? others.filter((at) => (next[at] ?? 0) > (field.parts[at]?.min ?? 0)) : others;
    const other = able.reduce((best, at) => {
      const [one = 0, two = 0] = [next[best], next[at]];
      return (up ? two > one : two < one) ? at : best;
    }, able[0] ?? part);
    if (other === part) break;
    next[part] = (next[part] ?? 0) + (up ? 1 : -1);
    next[other] = (next[other] ?? 0) + (up ? -1 : 1);
  }
  return next;
}

export function withShares(build: Build, field: SharesField, shares: readonly number[]): Build {
  return { ...build, ...Object.fromEntries(field.parts.map(({ key }, at) => [key, shares[at]])) };
}

/** Corners of the triangle: every legal set of three shares is a point in it. */
const corners = [
  [50, 4],
  [4, 84],
  [96, 84],
] as const;

/** The shares as a point in the triangle; for three parts only. */
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
    <div class={css.shares}>
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
    </div>
  );
}
