// The field for a league's name. It stands in the set-up, and once the league was played at its result.
import { nameLeague } from './keeping.ts';
import { title } from './league.ts';
import { leagueWords } from './words.ts';
import * as css from './league.module.css';

/** Most UTF-16 units of a name. */
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
