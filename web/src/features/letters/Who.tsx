// Asks once who the reader is in a fight of two hands.
import type { SideId } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { asked, say } from '../../app/letters/letter.ts';
import { letterWords } from '../../app/letters/words.ts';
import { nameOf } from '../../app/names.ts';
import { marks, sideNames } from '../../app/sides.ts';
import { spoken } from '../../app/view.ts';
import { Mark } from '../../components/Mark.tsx';
import { toCard } from './asking.ts';
import * as css from './letters.module.css';

const ids: readonly [SideId, SideId] = ['A', 'B'];

interface Props {
  fight: Fight;
  /** Where two at one screen have a button of their own there is none here. */
  curtained?: boolean | undefined;
  onSaid?: () => void;
}

export function Who({ fight, curtained, onSaid }: Props) {
  const t = letterWords.value;
  const choose = async (me: SideId | 'both') => {
    const side = me === 'B' ? 1 : 0;
    await say(me);
    onSaid?.();
    spoken.value = me === 'both' ? t.both : t.you(marks[side], nameOf(fight, side));
    toCard();
  };
  return (
    <div class={css.who} role="group" aria-labelledby="who" data-curtained={curtained}>
      <p id="who">{asked.value && !curtained ? t.who : t.whoHere}</p>
      <p class="acts">
        {([0, 1] as const).map((side) => (
          <button
            key={side}
            type="button"
            class={`name ${sideNames[side]}`}
            onClick={() => void choose(ids[side])}
          >
            <Mark side={side} /> <bdi>{nameOf(fight, side)}</bdi>
          </button>
        ))}
        {!curtained && (
          <button type="button" class="text" onClick={() => void choose('both')}>
            {t.both}
          </button>
        )}
      </p>
      <p class="hint">{t.openBook}</p>
    </div>
  );
}
