// The chain area: a stack of slips, the newest on top; what resolves in this step bears its stamp.
import type { StackEntry } from '#engine';
import type { FightEvent, Fight } from '../../engine/fight.ts';
import { marks, sideNames } from '../../app/sides.ts';
import { Spans } from '../../components/Spans.tsx';
import { saidOn } from './slip.ts';
import { arrayWords } from './words.ts';
import * as css from './arrays.module.css';

function Slip({ of, placed, top }: { of: StackEntry; placed: FightEvent | undefined; top: boolean }) {
  const t = arrayWords.value;
  const side = of.side === 'B' ? 1 : 0;
  const was = placed?.args?.['damage'];
  return (
    <li data-side={sideNames[side]} data-kind={of.kind} data-fate={of.state} data-top={top || undefined}>
      <b class={css.no}>#{of.number}</b>
      <span class="mk" aria-hidden="true">
        {marks[side]}
      </span>
      <span class={css.tx}>
        {placed && <Spans of={saidOn(placed.text)} />}
        {was !== undefined && of.damage !== undefined && was !== of.damage && <em>{t.now(of.damage)}</em>}
      </span>
      {of.state !== 'waiting' && <span class={css.fate}>{t.fates[of.state]}</span>}
    </li>
  );
}

export function Chain({ fight, stack }: { fight: Fight; stack: readonly StackEntry[] }) {
  const t = arrayWords.value;
  return (
    <section class={css.chain} tabIndex={0} aria-label={t.chain}>
      {stack.length === 0 && <p class={`hint ${css.hint}`}>{t.empty}</p>}
      <ol reversed>
        {stack.toReversed().map((entry, at) => (
          <Slip key={entry.number} of={entry} placed={fight.events[entry.event]} top={at === 0} />
        ))}
      </ol>
    </section>
  );
}
