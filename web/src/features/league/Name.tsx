// The field for what a league is called: where it is set up, and later at its result.
import { nameLeague } from './keeping.ts';
import { title } from './league.ts';
import { leagueWords } from './words.ts';
import * as css from './league.module.css';

/** Characters that it may have. */
const longest = 40;

export function Name() {
  const t = leagueWords.value;
  return (
    <label class={css.naming}>
      <span>{t.nameOf}</span>
      <input
        type="text"
        maxLength={longest}
        placeholder={t.nameSample}
        autocomplete="off"
        value={title.value}
        onInput={({ currentTarget }) => nameLeague(currentTarget.value)}
      />
    </label>
  );
}
