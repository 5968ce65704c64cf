// The card of two at one screen after a decision: what it came to, for who took it, and the button that gives the screen to the other
// player.
import { useLayoutEffect } from 'preact/hooks';
import type { Fight } from '../../../engine/fight.ts';
import { settle, settling } from '../../../app/fight/choosing.ts';
import { replaying, skipNews } from '../../../app/correspondence/news.ts';
import { step } from '../../../app/fight/replay.ts';
import { nameOf } from '../../../app/sheet/names.ts';
import { Spans } from '../../../components/Inline.tsx';
import { handOver } from '../handing.ts';
import { newsFrom, toChoice } from '../turns.tsx';
import { Panel } from './Panel.tsx';
import { handingWords } from './handingWords.ts';
import { questionWords } from './words.ts';
import * as css from './question.module.css';

/** Most lines that are told; the record has those before them. */
const sight = 8;

export function Handing({ fight }: { fight: Fight }) {
  const t = questionWords.value;
  const next = nameOf(fight, fight.pending?.side === 'B' ? 1 : 0);
  // While they are told on the board, those that have been.
  const lines = fight.events
    .slice(newsFrom(fight) ?? 0, replaying.value ? step.value : undefined)
    .filter(({ bookkeeping }) => !bookkeeping);
  const goOn = () => {
    if (settling.peek()) return;
    skipNews();
    void handOver();
  };
  useLayoutEffect(() => {
    requestAnimationFrame(toChoice);
    return settle();
  }, []);
  return (
    <Panel fight={fight} side={null} sentence={t.since} choose={goOn} looksOn tells>
      <p class="acts">
        <button
          id="goes-on"
          type="button"
          class="go"
          aria-disabled={settling.value || undefined}
          onClick={goOn}
        >
          {handingWords.value.handOn(next)}
        </button>
      </p>
      <ol class={css.told}>
        {lines.slice(-sight).map(({ i, text }) => (
          <li key={i}>
            <Spans of={text} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
