// What a fight with dice needs beside its replay: the seed, and the choice that waits for the reader.
import type { Decided } from '#engine';
import { decided, takenBack } from './course.ts';
import { course, goOn, report, stale, system } from '../../app/match.ts';
import { actions } from '../../app/actions.ts';
import { nameOf } from '../../app/names.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { Mark } from '../../components/Mark.tsx';
import { lang } from '../../i18n/index.ts';
import './play.css';
import { Thinking } from './Thinking.tsx';
import { playWords } from './words.ts';

/** The last decision of the reader's own, which can be taken back. */
function lastByHand(decisions: readonly Decided[]): number | null {
  return decisions.findLast((one) => one.by === 'hand' && one.i !== null && one.option)?.i ?? null;
}

function Back() {
  const at = lastByHand(report.value?.decisions ?? []);
  if (at === null) return null;
  return (
    <button type="button" onClick={() => void goOn(takenBack(course.value, at))}>
      {playWords.value.back}
    </button>
  );
}

/** The options that are legal here; a press decides and the fight goes on. */
function Waiting() {
  const t = playWords.value;
  const fight = report.value;
  const pending = fight?.pending;
  if (!fight || !pending) return <Back />;
  const side = pending.side === 'A' ? 0 : 1;
  if (pending.by !== 'hand') return <Thinking fight={fight} side={side} />;
  const decide = (id: string) => void goOn(decided(course.value, id));
  return (
    <section class="waiting" data-side={side === 0 ? 'a' : 'b'} aria-labelledby="waiting">
      <h2 id="waiting">
        <Mark side={side} /> {t.turn(nameOf(fight, side, lang.value))}
      </h2>
      <p class="acts">
        {pending.options.map((option) => (
          <button key={option.id} type="button" disabled={stale.value} onClick={() => decide(option.id)}>
            {option[lang.value]}
          </button>
        ))}
      </p>
      <p class="acts">
        <Back />
        <button type="button" class="text" disabled={stale.value} onClick={() => decide('surrender')}>
          {t.surrender}
        </button>
      </p>
    </section>
  );
}

export default function Play() {
  const t = playWords.value;
  return (
    <div class="play">
      <Waiting />
      {system.value?.chance && (
        <p class="seed">
          {t.seed} <code>{course.value.seed ?? '0'}</code>
          <ActionButton action={actions.reseed} icon="dice" class="text" text />
        </p>
      )}
    </div>
  );
}
