// The legal options of a choice, each a button; beside it what may come of it, where that is known and wanted.
import type { Pending } from '#engine';
import { stale } from '../../app/match.ts';
import { lang } from '../../i18n/index.ts';
import { inSteps, stepsFor } from './chances.ts';
import { Figures, OddsTable } from './Figures.tsx';
import { shownOdds, want, wanted } from './oddsShown.ts';
import { playWords } from './words.ts';
import * as css from './play.module.css';

export function Options({ pending, decide }: { pending: Pending; decide: (option: string) => void }) {
  const t = playWords.value;
  const odds = shownOdds.value ?? [];
  const damages = odds.filter(({ gain }) => !gain).map(({ damage }) => damage);
  const steps = stepsFor(damages);
  const most = Math.max(...damages.flatMap((one) => inSteps(one, steps)));
  const last = steps.at(-1);
  return (
    <>
      <ul class={css.choices} aria-labelledby="waiting" data-odds={odds.length > 0 || undefined}>
        {pending.options.map((option, at) => {
          const known = odds.find((one) => one.option === option.id);
          const id = `odds-${at}`;
          // What several options have in common stands before the first of them.
          const alike = pending.options.findIndex(({ note }) => note?.ja === option.note?.ja);
          return (
            <li key={option.id}>
              {option.note && alike === at && (
                <p class={`hint ${css.note}`} id={`${id}-note`}>
                  {option.note[lang.value]}
                </p>
              )}
              <button
                type="button"
                disabled={stale.value}
                aria-describedby={
                  [option.note && `odds-${alike}-note`, known && id, known?.guarded && `${id}-answers`]
                    .filter(Boolean)
                    .join(' ') || undefined
                }
                onClick={() => decide(option.id)}
              >
                {option[lang.value]}
              </button>
              {known && <Figures id={id} odds={known} steps={steps} most={most} />}
            </li>
          );
        })}
      </ul>
      <div class={css.underChoices}>
        <label>
          <input
            type="checkbox"
            checked={wanted.value}
            onChange={(event) => want(event.currentTarget.checked)}
          />
          {t.showOdds}
        </label>
        {odds.length > 0 && (
          <>
            <span class={`hint ${css.hint}`}>
              <b class="tag">{t.exact}</b> {odds.some(({ guarded }) => guarded) && t.assuming}{' '}
              {last && t.bars(last.from)}
            </span>
            <OddsTable options={pending.options} odds={odds} steps={steps} />
          </>
        )}
      </div>
    </>
  );
}
