// How one entrant did, and what can be done with its sheet.
import { useEffect, useRef } from 'preact/hooks';
import type { HillReport } from '#analysis';
import { put } from '../../app/roster/actions.ts';
import { marks } from '../../app/sides.ts';
import { BuildRow } from '../../components/builds/BuildRow.tsx';
import { itemsOf, partsText, putOn } from '../../components/builds/builds.ts';
import { buildWords } from '../../components/builds/words.ts';
import { hundredths } from '../../i18n/numbers.ts';
import { Opponents } from './Opponents.tsx';
import { hillWords, intervalOf } from './words.ts';
import * as css from './hill.module.css';

export function Entrant({ of, entrant }: { of: HillReport; entrant: number }) {
  const t = hillWords.value;
  const v = buildWords.value;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  const one = of.entrants[entrant];
  const standing = of.standings.find((other) => other.entrant === entrant);
  if (!one || !standing) return null;
  const items = itemsOf(one.build);
  const { share, beats, level, loses } = standing;
  return (
    <section aria-labelledby="hill-entrant" ref={box}>
      <h2 id="hill-entrant" class="cap">
        <span>{t.entrant(one.name)}</span>
      </h2>
      <p class={css.fared}>
        <b>{t.fared(String(of.entrants.length), String(standing.place), one.name)}</b>{' '}
        {t.faredAs(hundredths(share.rate), intervalOf(share), beats, level, loses)}
      </p>
      {items.length > 0 && <BuildRow items={items} />}
      <p class="hint">
        {partsText(one.build)} <span class={css.file}>{one.file}</span>
      </p>
      <p class="acts">
        {([0, 1] as const).map((side) => (
          <button key={side} type="button" onClick={() => putOn(side, one.build)}>
            {v.putOn(marks[side])}
          </button>
        ))}
        <button type="button" onClick={() => void put([{ build: one.build, tags: [] }])}>
          {v.keep}
        </button>
      </p>
      <Opponents
        of={of}
        names={of.entrants.map(({ name }) => name)}
        builds={of.entrants.map(({ build }) => build)}
        meetings={of.meetings}
        whose={entrant}
      />
    </section>
  );
}
