// The bays: draws the places that both sides share, with a small piece for every member who stands there, ▲ and ▽ on
// either side of the place's name. A band shows which bays an action reaches, and ink runs from the actor to its
// targets. A question for a column is answered by pressing its bay.
import type { Side } from '../../app/sheet/build.ts';
import { sideNames } from '../../app/sheet/names.ts';
import { Mark } from '../../components/Inline.tsx';
import { lazy } from '../../components/lazy.tsx';
import { lies } from '../../components/board/Plate.tsx';
import { type Scene, calledAt, places, reachAt, sideOf, strokesAt, tokenOf } from './scene.ts';
import { fieldWords } from './words.ts';
import * as css from './bays.module.css';

/** Pieces that are drawn in one bay; the number of further ones is shown. */
const most = 3;

function Occupants({ scene, side, at }: { scene: Scene; side: Side; at: number }) {
  const here = (scene.board.sides[side].figures ?? []).filter((one) => one.at === at && !one.out);
  const [lone] = here;
  const names = here.map(({ member }) => calledAt(scene, side, member));
  if (lone && here.length === 1 && !lies(names[0] ?? ''))
    return (
      <ul data-side={sideNames[side]}>
        <li class={css.koma} data-length={(names[0] ?? '').length > 2 ? 'long' : undefined}>
          <bdi>{names[0]}</bdi>
        </li>
      </ul>
    );
  return (
    <ul data-side={sideNames[side]} data-several={here.length > 1 || undefined} title={names.join('・')}>
      {here.length > 1 && (
        <li class={css.count}>
          <Mark side={side} /> {here.length}
        </li>
      )}
      {names.slice(0, here.length > most ? most - 1 : most).map((name, k) => (
        <li key={k} class={css.stander}>
          <Mark side={side} />
          <bdi>{name}</bdi>
        </li>
      ))}
      {here.length > most && <li class={css.stander}>+{here.length - most + 1}</li>}
    </ul>
  );
}

/** Strokes from bay to bay. They begin and end in the half of the bay on which the member's side stands. */
function Inks({ scene, below }: { scene: Scene; below: Side }) {
  const columns = places(scene).length;
  const at = (token: string) => {
    const side = sideOf(token);
    const figure = scene.board.sides[side].figures?.find(({ member }) => tokenOf(side, member) === token);
    return { x: (((figure?.at ?? 1) - 0.5) / columns) * 500, y: side === below ? 62 : 38, side };
  };
  return (
    <svg class={css.inks} viewBox="0 0 500 100" preserveAspectRatio="none" aria-hidden="true">
      {strokesAt(scene.fight, scene.at).map(([by, to], k) => {
        const [one, two] = [at(by), at(to)];
        if (by === to) return null;
        return (
          <path
            key={k}
            data-side={sideNames[one.side]}
            d={`M${one.x} ${one.y}C${one.x} 50 ${two.x} 50 ${two.x} ${two.y}`}
          />
        );
      })}
    </svg>
  );
}

const Take = lazy(async () => (await import('./Aim.tsx')).AimAtPlace);

/** The name of a place, such as "column 1". Where room is short the word before the number is hidden first. */
const Called = ({ name }: { name: string }) => {
  const at = name.lastIndexOf(' ') + 1;
  return (
    <>
      {at > 0 && <span class={css.what}>{name.slice(0, at)}</span>}
      {name.slice(at)}
    </>
  );
};

export function Bays({ scene, below }: { scene: Scene; below: Side }) {
  const t = fieldWords.value;
  const reach = reachAt(scene.fight, scene.at);
  const above: Side = below === 1 ? 0 : 1;
  return (
    <ol class={css.bays} aria-label={t.line}>
      {places(scene).map((place, k) => {
        const reached = reach?.places.includes(k + 1) && reach.side;
        return (
          <li key={k} data-reached={reached ? sideNames[sideOf(reached)] : undefined}>
            <Occupants scene={scene} side={above} at={k + 1} />
            <b data-side={reached ? sideNames[sideOf(reached)] : undefined}>
              <span class={css.called}>
                <Called name={place[scene.lang]} />
                {reached && <em>{t.reached}</em>}
              </span>
            </b>
            <Occupants scene={scene} side={below} at={k + 1} />
            {scene.choosing && <Take column={k + 1} name={place[scene.lang]} />}
          </li>
        );
      })}
      <li class={css.over} aria-hidden="true">
        <Inks scene={scene} below={below} />
      </li>
    </ol>
  );
}
