// Dialog that asks what is to become of a running fight by hand before an action replaces it (app/fight/guard).
import { useLayoutEffect, useRef } from 'preact/hooks';
import { goOnPlaying, setAside, wish } from '../../app/fight/guard.ts';
import { report } from '../../app/fight/match.ts';
import { numberAt } from '../../app/fight/replay.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { words } from '../../i18n/index.ts';
import { leaveWords } from './leaveWords.ts';

export default function AskToLeave() {
  const t = leaveWords.value;
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const fight = report.value;
  const wanted = wish.value;
  if (!fight || !wanted) return null;
  const said = wanted.builds ? t.lockedText : t.leaveText;
  return (
    <Dialog title={wanted.builds ? t.lockedTitle : t.leaveTitle} onClose={goOnPlaying}>
      <p>{said(words.value.rounds(fight.boards.at(-1)?.round ?? 0), numberAt(fight.events.length))}</p>
      <p class="acts">
        <button ref={first} type="button" class="go" onClick={goOnPlaying}>
          {t.goOn}
        </button>
        <button type="button" onClick={() => void setAside()}>
          {wanted.builds ? t.setAside : t.setAsideNow}
        </button>
        {wanted.builds && (
          <button type="button" onClick={() => void setAside(true)}>
            {t.copyOff}
          </button>
        )}
      </p>
    </Dialog>
  );
}
