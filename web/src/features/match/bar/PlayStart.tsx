// Card that asks who is to play; stands in the place of the question while nobody plays.
import { correspondenceWords } from '../../../app/correspondence/words.ts';
import { lastLevel, levelName, levels, strengthOf } from '../../../app/fight/level.ts';
import { system } from '../../../app/fight/match.ts';
import { dialog } from '../../../app/view.ts';
import { lazy } from '../../../components/lazy.tsx';
import { stageWords } from '../words.ts';
import { startWords } from './startWords.ts';
import { playComputer, playTogether } from './sitting.ts';
import * as css from './PlayStart.module.css';

const RecentDialog = lazy(async () => (await import('../../correspondence/Recent.tsx')).RecentDialog);

/** Whoever came by a key, whose focus is nowhere or on the button of the stage, goes on with Enter. */
function focused(button: HTMLButtonElement | null): void {
  const at = document.activeElement;
  if (at === document.body || at?.matches('[aria-current]:focus-visible')) button?.focus();
}

export function PlayStart() {
  const t = startWords.value;
  return (
    <section class={css.start} aria-labelledby="play-start">
      <h2 id="play-start">{t.howToPlay}</h2>
      <p class="hint">{t.howToPlayText}</p>
      {levels.value.length > 0 && (
        <fieldset class={css.levels}>
          <legend>{t.computer}</legend>
          {levels.value.map((one) => (
            <button
              key={one}
              ref={one === lastLevel() ? focused : null}
              type="button"
              data-last={one === lastLevel() || undefined}
              aria-label={stageWords.value.withLevel(levelName(one))}
              onClick={() => void playComputer(one)}
            >
              {strengthOf(one)}
            </button>
          ))}
        </fieldset>
      )}
      <div class={css.two}>
        <button type="button" onClick={() => void playTogether(false)}>
          {t.atOneScreen}
        </button>
        <button type="button" onClick={() => void playTogether(true)}>
          {t.byLinks}
        </button>
      </div>
      <div class={css.two}>
        {system.value?.records && (
          <button type="button" class="text" onClick={() => (dialog.value = { kind: 'paste', text: '' })}>
            {t.fromThread}
          </button>
        )}
        <button
          type="button"
          class="text"
          onClick={() => (dialog.value = { kind: 'own', draw: () => <RecentDialog /> })}
        >
          {correspondenceWords.value.recent}
        </button>
      </div>
    </section>
  );
}
