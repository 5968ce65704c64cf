// Why the sheets as they stand have no fight yet: the number of problems of either side leads to them.
import { problems } from '../../app/fight/match.ts';
import { revealProblems } from '../../app/sight.ts';
import { front } from '../../app/view.ts';
import { Mark } from '../../components/Inline.tsx';
import { words } from '../../i18n/index.ts';
import { changeWords } from './changeWords.ts';
import * as notesCss from '../../styles/notes.module.css';

/**
 * Says that the result is of earlier sheets, since the present ones have problems; a press leads to the
 * problems of a side.
 */
export function Stale() {
  const t = words.value;
  return (
    <p class={notesCss.was}>
      <span class={`tag ${notesCss.tag}`}>{changeWords.value.formerTag}</span>
      {t.cannotFight}
      {([0, 1] as const).map((side) => {
        const count = problems.value[side].length;
        return (
          count > 0 && (
            <button
              key={side}
              type="button"
              class={`text ${notesCss.text}`}
              onClick={() => {
                front.value = side;
                revealProblems(side);
              }}
            >
              <Mark side={side} />
              {t.problems(count)}
            </button>
          )
        );
      })}
    </p>
  );
}
