// The legal options of a choice, each a button; beside it what may come of it, where that is known and wanted.
import type { Pending } from '#engine';
import { stale } from '../../app/match.ts';
import { lang } from '../../i18n/index.ts';
import { inSteps, stepsFor } from './chances.ts';
import { Figures, OddsTable } from './Figures.tsx';
import { Grown } from './Grown.tsx';
import { shownOdds, unable, want, wanted } from './oddsShown.ts';
import { playWords } from './words.ts';
import * as css from './play.module.css';

/** More options than these stand close together, without bars. */
const crowd = 24;

export function Options({ pending, decide }: { pending: Pending; decide: (option: string) => void }) {
  const t = playWords.value;
  const odds = shownOdds.value;
  const spreads = odds?.options.flatMap(({ spreads: [first] }) => first ?? []) ?? [];
  const amounts = spreads.map(({ values }) => values);
  const steps = amounts.length > 0 ? stepsFor(amounts) : [];
  const most = Math.max(...amounts.flatMap((one) => inSteps(one, steps)));
  const crowded = pending.options.length > crowd;
  const [last, amount] = [crowded ? undefined : steps.at(-1), spreads[0]?.name[lang.value]];
  return (
    <>
      <ul
        class={css.choices}
        aria-labelledby="waiting"
        data-odds={odds ? (crowded ? 'close' : true) : undefined}
      >
        {pending.options.map((option, at) => {
          const known = odds?.options.find((one) => one.option === option.id);
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
                  [option.note && `odds-${alike}-note`, known && id, known?.answers && `${id}-answers`]
                    .filter(Boolean)
                    .join(' ') || undefined
                }
                onClick={() => decide(option.id)}
              >
                {option[lang.value]}
              </button>
              {known && <Figures id={id} odds={known} steps={crowded ? [] : steps} most={most} />}
            </li>
          );
        })}
      </ul>
      {unable.value.length > 0 && (
        <details class={css.unable}>
          <summary class="text">{t.unable(unable.value.length)}</summary>
          <ul>
            {unable.value.map(({ name, why }) => (
              <li key={name.ja}>
                <b>{name[lang.value]}</b> {why[lang.value]}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div class={css.underChoices}>
        <label>
          <input
            type="checkbox"
            checked={wanted.value}
            onChange={(event) => want(event.currentTarget.checked)}
          />
          {t.showOdds}
        </label>
        {odds && (
          <>
            <span class={`hint ${css.hint}`}>
              <b class="tag">{t.exact}</b> {odds.assuming?.[lang.value]}{' '}
              {last && amount && t.bars(amount, last.from)}
            </span>
            <OddsTable options={pending.options} odds={odds} steps={steps} />
            <Grown odds={odds} />
          </>
        )}
      </div>
    </>
  );
}
