// The card after the last decision: who has won, what decided it, and buttons that begin the same fight again and send this one.
import type { Fight } from '../../../engine/fight.ts';
import { stale } from '../../../app/fight/match.ts';
import { behind, myself } from '../../../app/correspondence/correspondence.ts';
import { fromThread } from '../../../app/fight/thread.ts';
import type { Side } from '../../../app/sheet/build.ts';
import { ActionButton } from '../../../components/ActionButton.tsx';
import { lazy } from '../../../components/lazy.tsx';
import { actions } from '../../../app/actions.ts';
import { Spans } from '../../../components/Inline.tsx';
import { CopyNew } from '../../../components/share/CopyNew.tsx';
import { winner } from '../../../app/fight/record.ts';
import { Sum } from '../../../components/board/Who.tsx';
import { playAgain } from '../turns.tsx';
import { Panel } from './Panel.tsx';
import { endedWords } from './endedWords.ts';
import * as css from './question.module.css';

/** What decided the fight, in one line that leads there. */
const Turned = lazy(() => import('../../../components/board/Turned.tsx'));

/**
 * Buttons that begin the same fight again. Swapping is offered where it means something: not for two players
 * at one screen, and not against a tactic, since the other side may have none.
 */
function Again({ fight: { controllers } }: { fight: Fight }) {
  const t = endedWords.value;
  const swaps = myself.value !== null || controllers.some((one) => one !== 'hand' && one !== 'plans');
  return (
    <>
      <button type="button" class="go" disabled={stale.value} onClick={() => playAgain(false)}>
        {t.again}
      </button>
      {/* In a wide window the bar has it. */}
      <ActionButton action={actions.share} icon="share" class={css.send} text />
      {swaps && (
        <button type="button" class="text" disabled={stale.value} onClick={() => playAgain(true)}>
          {t.againSwapped}
        </button>
      )}
    </>
  );
}

/** The reader's side, if they have played just one. */
function ownSide({ controllers }: Fight): Side | null {
  if (myself.value) return myself.value === 'A' ? 0 : 1;
  const [a, b] = controllers.map((one) => one === 'hand');
  return a === b ? null : a ? 0 : 1;
}

export function Ended({ fight }: { fight: Fight }) {
  const t = endedWords.value;
  const [won, own] = [winner(), ownSide(fight)];
  return (
    <Panel
      fight={fight}
      side={won}
      over
      sentence={
        <>
          {won !== null && own !== null && (won === own ? t.youWon : t.youLost)}
          <Spans of={fight.headline} />
        </>
      }
      otherwise={<Sum of={fight} />}
      acts={
        !behind.value && (
          <>
            {fromThread.value && <CopyNew />}
            <Again fight={fight} />
          </>
        )
      }
    >
      <Turned of={fight} below />
    </Panel>
  );
}
