// Card that asks who is to play; stands in the place of the question while nobody plays.
import { useEffect, useRef } from 'preact/hooks';
import { correspondenceWords } from '../../../app/correspondence/words.ts';
import { hand } from '../../../app/fight/choosing.ts';
import { lastLevel, levelName, levels, strengthOf } from '../../../app/fight/level.ts';
import { canUndo, goBack, system } from '../../../app/fight/match.ts';
import { dialog, keysOn } from '../../../app/view.ts';
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

/** The buttons by which a fight begins, in their order: digits and arrows lead along them, as in a question. */
const ways = (place: Element | null) => [...(place?.querySelectorAll<HTMLElement>('[data-way]') ?? [])];

function choose(place: Element | null, key: string): void {
  const all = ways(place);
  const here = all.findIndex((one) => one === document.activeElement);
  const at = key === 'ArrowDown' ? here + 1 : key === 'ArrowUp' ? here - 1 : Number(key) - 1;
  all[at]?.focus();
}

export function PlayStart() {
  const t = startWords.value;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // Nothing has been decided yet: what can be taken back is an edit.
    hand.value = { choose: (key) => choose(place.current, key), back: () => canUndo.peek() && goBack() };
    return () => (hand.value = null);
  }, []);
  const way = (n: number) => ({ 'data-way': '', 'data-key': keysOn.value ? n : undefined });
  const n = levels.value.length;
  return (
    <section class={css.start} ref={place} aria-labelledby="play-start">
      <h2 id="play-start">{t.howToPlay}</h2>
      <p class="hint">{t.howToPlayText}</p>
      {levels.value.length > 0 && (
        <fieldset class={css.levels}>
          <legend>{t.computer}</legend>
          {levels.value.map((one, k) => (
            <button
              key={one}
              ref={one === lastLevel() ? focused : null}
              type="button"
              {...way(k + 1)}
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
        <button type="button" {...way(n + 1)} onClick={() => void playTogether(false)}>
          {t.atOneScreen}
        </button>
        <button type="button" {...way(n + 2)} onClick={() => void playTogether(true)}>
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
