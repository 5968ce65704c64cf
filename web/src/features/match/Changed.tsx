// All that the reader has changed since they began to edit, in few words, a line for each side.
import { useEffect, useState } from 'preact/hooks';
import type { Build } from '#engine';
import { setup, system } from '../../app/fight/match.ts';
import { origin } from '../../app/fight/origin.ts';
import { type Reads, asRead, differInKind } from '../../app/plans/asRead.ts';
import { sideNames } from '../../app/sheet/names.ts';
import { Differences, differences } from '../../components/builds/Differences.tsx';
import { differenceWords } from '../../components/builds/words.ts';
import { Mark } from '../../components/Inline.tsx';
import { lang } from '../../i18n/index.ts';
import * as css from './Changed.module.css';

/** Most differences of a side that are told at first; a press on the number of further ones tells them too. */
const most = 3;

/** Asks the engine to read plans; fetched when the first plans have to be read. */
const reads: Reads = async (build, plans) =>
  (await import('../../app/plans/plansIn.ts')).readsOf(build, plans);

type Sides = readonly [Build, Build];

/**
 * Both sides before and after a change. Plans that differ in kind (text against tree) are read first, so that
 * they can be compared; null until they have been read.
 */
function useAlike(was: Sides | undefined, now: Sides | undefined): readonly [Sides, Sides] | null {
  const [read, put] = useState<{ of: unknown; sides: readonly [Sides, Sides] } | null>(null);
  const form = system.value?.form;
  const differ =
    was && now && form && ([0, 1] as const).some((side) => differInKind(was[side], now[side], form));
  useEffect(() => {
    if (!differ) return;
    const all = [...was, ...now].map((build) => asRead(build, form, reads));
    void Promise.all(all).then(([a, b, c, d]) => {
      if (a && b && c && d)
        put({
          of: now,
          sides: [
            [a, b],
            [c, d],
          ],
        });
    });
  }, [differ, now]);
  if (!was || !now) return null;
  if (!differ) return [was, now];
  return read?.of === now ? read.sides : null;
}

interface UnlikeProps {
  was: Sides | undefined;
  now: Sides | undefined;
  label: string;
  /** Said before it. */
  head?: string;
}

/** What two sides differ in from two others, a line a side. */
export function Unlike({ was, now, label, head }: UnlikeProps) {
  const form = system.value?.form;
  const alike = useAlike(was, now);
  if (!alike || !form) return null;
  const under = { form, lang: lang.value, words: differenceWords.value };
  const found = ([0, 1] as const)
    .map((side) => ({ side, all: differences(alike[0][side], alike[1][side], { ...under, side }) }))
    .filter(({ all }) => all.length > 0);
  if (found.length === 0) return null;
  return (
    <div class={css.unlike}>
      {head && <p>{head}</p>}
      {found.map(({ side, all }) => (
        <div key={side} class={css.change} data-side={sideNames[side]}>
          <Mark side={side} />
          <ul aria-label={label}>
            <Differences all={all} most={most} />
          </ul>
        </div>
      ))}
    </div>
  );
}

/** All that was changed since the reader began to edit. */
export function Changed() {
  const [from, now] = [origin.value, setup.value];
  if (!from || !now || from === now) return null;
  return <Unlike was={from.sides} now={now.sides} label={differenceWords.value.changed} />;
}
