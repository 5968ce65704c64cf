// Goes on with a fight from a pasted record or thread: the reader plays a side, or both; the computer the
// other.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Build, Controller, Match } from '#engine';
import type { Side } from '../../app/sheet/build.ts';
import { type Search, keepLevel, lastLevel, levelName, levels } from '../../app/fight/level.ts';
import { client } from '../../app/fight/match.ts';
import { marks, sideNames } from '../../app/sheet/names.ts';
import { putBoth } from '../../app/putBoth.ts';
import type { Pasted } from '../../app/read.ts';
import type { Fight } from '../../engine/fight.ts';
import { plainText } from '../../engine/plainText.ts';
import { lang, words } from '../../i18n/index.ts';
import { goOnWords, pasteWords } from './words.ts';
import * as css from '../../styles/paste.module.css';

/** The side that the reader plays; null: no decision is pending, or it isn't known yet. */
type Mine = Side | 'both' | null;

/** The side whose decision is pending; null: none. */
const awaited = ({ pending }: Fight): Side | null => (pending ? (pending.side === 'A' ? 0 : 1) : null);

/** How far the fight was read, and who decides next or who won. */
function HowFar({ fight }: { fight: Fight }) {
  const t = goOnWords.value;
  const side = awaited(fight);
  return (
    <p>
      {t.readTo(words.value.rounds(fight.boards.at(-1)?.round ?? 0))}{' '}
      {side === null ? (
        <b>{t.over(plainText(fight.headline))}</b>
      ) : (
        t.next(`${marks[side]} ${fight.names[side]}`)
      )}
    </p>
  );
}

/** The controllers, if the computer has this level. */
function seated(mine: Side | 'both', level: Search): [Controller, Controller] {
  if (mine === 'both') return ['hand', 'hand'];
  return mine === 0 ? ['hand', level] : [level, 'hand'];
}

interface Props {
  a: Build;
  b: Build;
  found: Pasted;
  match: Match;
  /** What was pasted. */
  text: string;
  close: () => void;
}

export function GoOn({ a, b, found, match, text, close }: Props) {
  const t = goOnWords.value;
  const mine = useSignal<Mine>(null);
  const level = useSignal(lastLevel());
  const fight = useSignal<Fight | null>(null);
  const asked = useRef(Promise.resolve());
  const offered = levels.value.length > 0;

  useEffect(() => {
    let here = true;
    mine.value = fight.value = null;
    const look = async () => {
      const read = await client()?.fight(match, lang.peek());
      if (!here || !read) return;
      fight.value = read;
      if (offered) mine.value = awaited(read);
    };
    // If it fails, the reader chooses the controllers in the bar of the match.
    asked.current = look().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [match, offered]);

  const goOn = async () => {
    await asked.current;
    const whose = mine.peek();
    if (whose === 0 || whose === 1) keepLevel(level.peek());
    const by = whose === null ? match : { ...match, controllers: seated(whose, level.peek()) };
    close();
    await putBoth(a, b, { ...found, match: by }, text);
  };
  const choices = [
    [0, `${marks[0]} ${a.name}`],
    [1, `${marks[1]} ${b.name}`],
    ['both', t.both],
  ] as const;
  return (
    <div class={css.paste}>
      {fight.value && <HowFar fight={fight.value} />}
      {mine.value !== null && (
        <>
          <fieldset class="choice">
            <legend>{t.mine}</legend>
            {choices.map(([one, name]) => (
              <label key={one}>
                <input
                  type="radio"
                  name="mine"
                  checked={mine.value === one}
                  onChange={() => (mine.value = one)}
                />
                <span class={one === 'both' ? undefined : sideNames[one]}>
                  <bdi>{name}</bdi>
                </span>
              </label>
            ))}
          </fieldset>
          {mine.value === 'both' ? (
            <p class="hint">{t.hands}</p>
          ) : (
            <label>
              {t.other}{' '}
              <select
                value={level.value}
                onChange={(event) =>
                  (level.value = levels.value[event.currentTarget.selectedIndex] ?? level.value)
                }
              >
                {levels.value.map((one) => (
                  <option key={one} value={one}>
                    {levelName(one)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </>
      )}
      <p class="acts">
        <button type="button" class="go" onClick={() => void goOn()}>
          {fight.value?.outcome ? t.watch : pasteWords.value.goOnHere}
        </button>
      </p>
    </div>
  );
}
