// The map as a triangle of dots: filled where the tried side wins, rings where it loses, small where it is open.
import { system } from '../../app/match.ts';
import { sideNames } from '../../app/sides.ts';
import { lang } from '../../i18n/index.ts';
import { other } from '../../app/build.ts';
import { type HeatMap, chosen, ownCell, sharesField } from './heat.ts';
import { type Kind, corners, dots, kindOf, pointOf, sizeOf } from './shape.ts';
import { heatWords } from './words.ts';
import * as css from './heat.module.css';

const kinds: readonly Kind[] = ['even', 'loss', 'win'];

const looks = { even: css.even, win: css.win, loss: css.loss };

export function Triangle({ of }: { of: HeatMap }) {
  const t = heatWords.value;
  const field = sharesField(system.value?.form);
  if (!field || field.parts.length !== corners.length) return null;
  const least = field.parts.map(({ min }) => min);
  const places = of.cells.map((shares) => pointOf(shares, least));
  const steps = field.total - least.reduce((sum, one) => sum + one, 0);
  // Neighbours touch when both are largest.
  const unit = (corners[2][0] - corners[1][0]) / Math.max(1, steps) / 2;
  const told = (of.shares ?? []).map((share, cell) => ({
    cell,
    kind: kindOf(share),
    at: places[cell] ?? ([0, 0] as const),
    radius: unit * sizeOf(share),
  }));
  const square = (cell: number | null, look: string) => {
    const at = cell === null ? undefined : places[cell];
    return at && <rect class={look} x={at[0] - 1.3} y={at[1] - 1.3} width="2.6" height="2.6" />;
  };
  const choose = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) * 100) / box.width;
    const y = ((event.clientY - box.top) * 88) / box.height;
    let [best, nearest] = [-1, 25];
    places.forEach(([left, top], cell) => {
      const distance = (left - x) ** 2 + (top - y) ** 2;
      if (distance < nearest) [best, nearest] = [cell, distance];
    });
    if (best >= 0) chosen.value = best;
  };
  return (
    <div class={css.heatMap}>
      <p aria-hidden="true">{field.parts[0]?.name[lang.value]}</p>
      {/* What a press does here, the numbers below it do for those who can't press. */}
      <svg
        viewBox="0 0 100 88"
        role="img"
        aria-label={t.mapLabel}
        data-side={sideNames[of.side]}
        data-other={sideNames[other(of.side)]}
        onClick={choose}
      >
        <path class={css.frame} d={`M${corners.map((corner) => corner.join(' ')).join('L')}Z`} />
        {kinds.map((kind) => (
          <path key={kind} class={looks[kind]} d={dots(told.filter((one) => one.kind === kind))} />
        ))}
        {square(ownCell(of), css.own)}
        {square(chosen.value, css.chosen)}
      </svg>
      <p class={css.feet} aria-hidden="true">
        <span>{field.parts[1]?.name[lang.value]}</span>
        <span>{field.parts[2]?.name[lang.value]}</span>
      </p>
    </div>
  );
}
