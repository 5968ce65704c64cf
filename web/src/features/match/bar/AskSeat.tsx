// Dialog that asks before the reader takes the seat of the friend, with whom they play by links.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { report } from '../../../app/fight/match.ts';
import { type Side, other } from '../../../app/sheet/build.ts';
import { marks, nameOf } from '../../../app/sheet/names.ts';
import { dialog } from '../../../app/view.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { startWords } from './startWords.ts';

interface Props {
  side: Side;
  /** Called once with the reader's answer; however else the dialog ends, the friend keeps the seat. */
  answer: (takes: boolean) => void;
}

function AskSeat({ side, answer }: Props) {
  const t = startWords.value;
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  useEffect(() => () => answer(false), []);
  const fight = report.value;
  if (!fight) return null;
  const [name, own] = [side, other(side)].map((one) => `${marks[one]} ${nameOf(fight, one)}`);
  const end = (takes: boolean) => {
    answer(takes);
    dialog.value = null;
  };
  return (
    <Dialog title={t.friendSits(name ?? '')} onClose={() => end(false)}>
      <p>{t.friendSitsText(name ?? '', own ?? '')}</p>
      <p class="acts">
        <button ref={first} type="button" class="go" onClick={() => end(false)}>
          {t.leaveSeat}
        </button>
        <button type="button" onClick={() => end(true)}>
          {t.takeSeat}
        </button>
      </p>
    </Dialog>
  );
}

/** Whether the reader wants to take the seat of this side from the friend. */
export function askSeat(side: Side): Promise<boolean> {
  return new Promise((answer) => {
    dialog.value = { kind: 'own', draw: () => <AskSeat side={side} answer={answer} /> };
  });
}
