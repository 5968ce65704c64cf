// Dialog of 一手戻す where the decision is not the reader's alone: of two players at one screen both agree; who plays by links
// is told that the other side may have it. What one player may not see of the other stays hidden behind the dialog.
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { myself } from '../../app/correspondence/correspondence.ts';
import { report } from '../../app/fight/match.ts';
import { nameOf } from '../../app/sheet/names.ts';
import { dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Mark } from '../../components/Inline.tsx';
import { beAlone, takeBack } from './turns.tsx';
import * as css from './play.module.css';
import { playWords } from './words.ts';
import { questionWords } from './question/words.ts';

const close = () => (dialog.value = null);

function Sent() {
  const t = questionWords.value;
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  return (
    <Dialog title={playWords.value.back} onClose={close}>
      <p>{t.backSent}</p>
      <p class="acts">
        <button ref={first} type="button" class="go" onClick={close}>
          {t.leaveSent}
        </button>
        <button
          type="button"
          onClick={() => {
            close();
            takeBack();
          }}
        >
          {t.backAnyway}
        </button>
      </p>
    </Dialog>
  );
}

export const AskBack = () => (myself.value ? <Sent /> : <Agree />);

function Agree() {
  const t = questionWords.value;
  const agreed = useSignal<readonly [boolean, boolean]>([false, false]);
  const fight = report.value;
  if (!fight) return null;
  const agree = (side: 0 | 1) => {
    const next: readonly [boolean, boolean] = side === 0 ? [true, agreed.value[1]] : [agreed.value[0], true];
    agreed.value = next;
    if (!next[0] || !next[1]) return;
    close();
    takeBack();
  };
  return (
    <Dialog title={playWords.value.back} {...(fight.viewer && { class: css.veiled })} onClose={close}>
      <div class={css.agree}>
        <p>{t.bothAgree}</p>
        <p class="acts">
          {([0, 1] as const).map((side) => (
            <button
              key={side}
              type="button"
              class={agreed.value[side] ? 'go' : undefined}
              aria-pressed={agreed.value[side]}
              onClick={() => agree(side)}
            >
              <Mark side={side} /> {(agreed.value[side] ? t.agreed : t.agrees)(nameOf(fight, side))}
            </button>
          ))}
        </p>
        <p>
          <button
            type="button"
            class="text"
            onClick={() => {
              close();
              beAlone();
            }}
          >
            {t.alone}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
