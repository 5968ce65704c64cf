// The card while the lines since the last turn are told on the board and in the record.
import { useLayoutEffect } from 'preact/hooks';
import type { Fight } from '../../../engine/fight.ts';
import { news, skipNews } from '../../../app/correspondence/news.ts';
import { last, step } from '../../../app/fight/replay.ts';
import { Spans } from '../../../components/Inline.tsx';
import { toChoice } from '../turns.tsx';
import { Panel } from './Panel.tsx';
import { questionWords } from './words.ts';
import * as css from './question.module.css';

/** Number of told lines that stand in the question's place. */
const sight = 6;
/** Lines of the record between two steps. */
const linesBetween = ({ events }: Fight, from: number, to: number) =>
  events.slice(from, to).filter(({ bookkeeping }) => !bookkeeping);

/**
 * Card while the lines since the last turn are told on the board and in the record; a press, or any key of
 * the question, skips them.
 */
export function Telling({ fight }: { fight: Fight }) {
  const t = questionWords.value;
  useLayoutEffect(() => {
    toChoice();
    return () => requestAnimationFrame(toChoice);
  }, []);
  return (
    <Panel fight={fight} side={null} sentence={t.since} choose={skipNews} looksOn tells>
      <p class="acts">
        <button id="goes-on" type="button" class="go" onClick={skipNews}>
          {t.skip}
        </button>
        <span class="hint">{t.stillToCome(linesBetween(fight, step.value, last.value).length)}</span>
      </p>
      <ol class={css.told}>
        {linesBetween(fight, news.value ?? 0, step.value)
          .slice(-sight)
          .map((event) => (
            <li key={event.i}>
              <Spans of={event.text} />
            </li>
          ))}
      </ol>
    </Panel>
  );
}
