// The envelope that seals the verdict: draws it, and opens it. Reading to the end and the first change of a
// sheet open it too (app/fight/stage).
import { report } from '../../app/fight/match.ts';
import { keepOpen, tellStage } from '../../app/fight/stage.ts';
import { tell } from '../../app/view.ts';
import { plainText } from '../../engine/plainText.ts';
import { words } from '../../i18n/index.ts';
import { stageWords } from './words.ts';
import * as css from './Axis.module.css';

/** Opens the seal and tells the verdict in a message, which also offers to keep every verdict open. */
export function openSeal(): void {
  const t = stageWords.peek();
  tellStage({ is: 'opened' });
  tell(t.opened(plainText(report.peek()?.headline ?? [])), () => (keepOpen.value = true), t.keepOpen);
}

export function Envelope() {
  return (
    <svg class={css.envelope} viewBox="0 0 52 36" aria-hidden="true">
      <path class={css.fold} d="M2 2h48v32H2z" />
      <path class={css.fold} d="M2 2 26 19 50 2" />
      <path class={css.wax} d="M17.500 11.500h17v17h-17z" />
      <text x="26" y="24.300">
        {words.value.stamps.sealed}
      </text>
    </svg>
  );
}
