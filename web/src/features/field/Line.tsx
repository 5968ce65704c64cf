// Places that both sides share, one beside the other: ▲ above the line, ▽ below it.
import type { Side } from '../../app/build.ts';
import { sideNames } from '../../app/sides.ts';
import { Mark } from '../../components/Mark.tsx';
import { type Scene, calledAt, places } from './scene.ts';
import { fieldWords } from './words.ts';
import * as css from './field.module.css';

function Standing({ scene, side, at }: { scene: Scene; side: Side; at: number }) {
  const here = (scene.board.sides[side].figures ?? []).filter((one) => one.at === at && !one.out);
  return (
    <ul data-side={sideNames[side]}>
      {here.map(({ member }) => (
        <li key={member}>
          <Mark side={side} />
          <bdi>{calledAt(scene, side, member)}</bdi>
        </li>
      ))}
    </ul>
  );
}

export function Line({ scene }: { scene: Scene }) {
  return (
    <ol class={css.line} aria-label={fieldWords.value.line}>
      {places(scene).map((place, k) => (
        <li key={k}>
          <b>{place[scene.lang]}</b>
          <Standing scene={scene} side={0} at={k + 1} />
          <Standing scene={scene} side={1} at={k + 1} />
        </li>
      ))}
    </ol>
  );
}
