// The field for a league's name. It stands in the set-up, and above the result once the league was played.
// Only the page, this device (keeping.ts) and saved files have the name: the engine ignores it, and links
// don't carry it.
import { nameLeague } from './keeping.ts';
import { title } from './league.ts';
import { leagueWords } from './words.ts';
import * as css from './league.module.css';

/**
 * Most UTF-16 units that can be typed, as in NameForm.tsx, which renames kept leagues. Nothing else limits
 * the name: a name from a file may be longer.
 */
const maxLength = 40;

export function Name() {
  const t = leagueWords.value;
  return (
    <label class={css.naming}>
      <span>{t.nameOf}</span>
      <input
        type="text"
        maxLength={maxLength}
        placeholder={t.nameSample}
        autocomplete="off"
        value={title.value}
        onInput={({ currentTarget }) => nameLeague(currentTarget.value)}
      />
    </label>
  );
}
