// 一手戻す: alone or against the computer at once; two at one device are both asked.
import { useSignal } from '@preact/signals';
import { course, goOn, report } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Mark } from '../../components/Mark.tsx';
import { lang } from '../../i18n/index.ts';
import { lastByHand, takenBack } from './course.ts';
import { turnTaken } from './turns.ts';
import { playWords } from './words.ts';
import * as css from './play.module.css';

/** One person plays both sides and has said so. */
let alone = false;

/** Position of the decision that would be taken back; null where there is none. */
export function canTakeBack(): number | null {
  return lastByHand(report.value?.decisions ?? []);
}

function take(): void {
  const at = lastByHand(report.peek()?.decisions ?? []);
  if (at !== null) void turnTaken(() => goOn(takenBack(course.peek(), at)));
}

const close = () => (dialog.value = null);

function Ask() {
  const t = playWords.value;
  const agreed = useSignal<readonly [boolean, boolean]>([false, false]);
  const fight = report.value;
  if (!fight) return null;
  const agree = (side: 0 | 1) => {
    const next: readonly [boolean, boolean] = side === 0 ? [true, agreed.value[1]] : [agreed.value[0], true];
    agreed.value = next;
    if (!next[0] || !next[1]) return;
    close();
    take();
  };
  return (
    <Dialog title={t.back} onClose={close}>
      <div class={css.agree}>
        <p>{t.bothAgree}</p>
        <p class={`acts ${css.acts}`}>
          {([0, 1] as const).map((side) => (
            <button key={side} type="button" aria-pressed={agreed.value[side]} onClick={() => agree(side)}>
              <Mark side={side} /> {t.agrees(nameOf(fight, side, lang.value))}
            </button>
          ))}
        </p>
        <p>
          <button
            type="button"
            class="text"
            onClick={() => {
              alone = true;
              close();
              take();
            }}
          >
            {t.alone}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

export function askBack(): void {
  const both = report.peek()?.controllers.every((one) => one === 'hand') && !alone;
  if (both) dialog.value = { kind: 'own', draw: () => <Ask /> };
  else take();
}
