// What the last change of a sheet was, in few words beside the result that came of it.
import { history, opened, system } from '../../app/fight/match.ts';
import { sideNames } from '../../app/names.ts';
import { Differences, differences } from '../../components/builds/Differences.tsx';
import { differenceWords } from '../../components/builds/words.ts';
import { Mark } from '../../components/Inline.tsx';
import { lang } from '../../i18n/index.ts';
import * as css from './LastChange.module.css';

/** Of more that was changed at once the rest is counted. */
const most = 2;

export function LastChange() {
  const [now, form] = [history.value, system.value?.form];
  const last = now?.past.at(-1);
  if (!now || !last || !form || opened.value) return null;
  const under = { form, lang: lang.value, words: differenceWords.value };
  const [a, b] = ([0, 1] as const).map((side) => ({
    side,
    all: differences(last.sides[side], now.now.sides[side], { ...under, side }),
  }));
  // Other characters on both sides are no change of one.
  const changed = a?.all.length && b?.all.length ? undefined : a?.all.length ? a : b;
  if (!changed?.all.length) return null;
  return (
    <div class={css.change} data-side={sideNames[changed.side]}>
      <Mark side={changed.side} />
      <ul aria-label={differenceWords.value.changed}>
        <Differences all={changed.all} most={most} />
      </ul>
    </div>
  );
}
