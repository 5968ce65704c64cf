// The buttons over the board that take an option of the pending choice: over a piece, with the odds of the option, and
// over a place of the line. Fetched when somebody first chooses by hand.
import { begunStem, choosing, optionAt, optionIn, settling, take } from '../../app/fight/choosing.ts';
import { figureOf } from '../../app/fight/figures.ts';
import { stale } from '../../app/fight/match.ts';
import { oddsOf } from '../../app/fight/odds.ts';
import { outlooks } from '../../app/fight/outlooks.ts';
import { lang, words } from '../../i18n/index.ts';
import { fieldWords } from './words.ts';
import * as css from './Aim.module.css';

/** Button over a piece. `token`: the member, such as "B1"; `said`: the piece as it is read aloud. */
export default function Aim({ token, said }: { token: string; said: string }) {
  const choice = choosing.value;
  const taken = choice && optionAt(choice.pending.options, begunStem.value, token);
  if (!taken) return null;
  const odds = oddsOf(taken);
  const weighs = odds && outlooks(odds)[0]?.figures[0];
  const name = weighs?.name[lang.value];
  return (
    <button
      type="button"
      class={css.aim}
      data-takes=""
      aria-label={fieldWords.value.take(
        [said, ...(weighs ? [`${name} ${figureOf(weighs)}`] : [])].join(words.value.comma),
      )}
      disabled={stale.value}
      aria-disabled={settling.value || undefined}
      onClick={() => take(taken)}
    >
      <span>
        <i>{fieldWords.value.choose}</i>
        {weighs && (
          <>
            <small> {name}</small> {figureOf(weighs)}
          </>
        )}
      </span>
    </button>
  );
}

/** Button over a bay of the line; its word is placed where no piece stands. */
export function AimAtPlace({ column, name }: { column: number; name: string }) {
  const choice = choosing.value;
  const taken = choice && optionIn(choice.pending.options, `column ${column}`);
  const option = choice?.pending.options.find(({ id }) => id === taken);
  if (!choice || !option) return null;
  return (
    <button
      type="button"
      class={css.place}
      data-takes={column}
      aria-label={fieldWords.value.takePlace(name, option[lang.value])}
      disabled={stale.value}
      aria-disabled={settling.value || undefined}
      onClick={() => take(option.id)}
    >
      <span>{fieldWords.value.choose}</span>
    </button>
  );
}
