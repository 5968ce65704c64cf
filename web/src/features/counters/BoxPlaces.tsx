// A box of builds place by place: the skills that may stand there, as seals and in words.
import type { CounterBox } from '#analysis';
import { Seal } from '../../components/Seal.tsx';
import { ItemName } from '../../components/builds/ItemName.tsx';
import { itemOf, takeable } from '../../components/builds/builds.ts';
import { said } from './boxes.ts';
import { counterWords } from './words.ts';
import * as css from './counters.module.css';

function Place({ set }: { set: readonly string[] }) {
  const t = counterWords.value;
  const one = said(set, takeable());
  if (one.is === 'all') return <span>{t.anything}</span>;
  const say = (some: string[]) => {
    const names = some.join(t.and);
    return one.is === 'one' ? names : one.is === 'some' ? t.oneOf(names) : t.anyBut(names);
  };
  return (
    <>
      <span class={css.seals} data-but={one.is === 'allBut' || undefined}>
        {one.items.map((id) => (
          <Seal key={id} item={itemOf(id)} size="xs" />
        ))}
      </span>
      <span>
        <ItemName of={one.items} say={say} />
      </span>
    </>
  );
}

export function BoxPlaces({ of }: { of: CounterBox }) {
  const t = counterWords.value;
  return (
    <ul class={css.box}>
      {of.sets.map((set, place) => (
        <li key={place}>
          <b>{t.inPlace(place + 1)}</b> <Place set={set} />
        </li>
      ))}
    </ul>
  );
}
