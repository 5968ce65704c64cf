// Lists the problems that keep a sheet from fighting, each with its rule and, where there is one, a button that mends
// it; then the warnings. The sheet's variants stand above. Fetched when there is something to show.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Build, Problem } from '#engine';
import { dialog } from '../../app/view.ts';
import { lang, words } from '../../i18n/index.ts';
import { warningWords } from './menuWords.ts';
import { type Side, row } from '../../app/sheet/build.ts';
import { byChance } from '../../app/chance.ts';
import { rowField } from '../../app/sheet/rowField.ts';
import { edit, facts, problems, setup, system } from '../../app/fight/match.ts';
import { calledIn } from '../../app/called.ts';
import { partyField, peopleIn } from '../../app/sheet/party.ts';
import { put } from '../fields/row/editing.ts';
import { lazy } from '../lazy.tsx';
import * as css from './Sheet.module.css';
import * as notesCss from '../../styles/notes.module.css';
import * as warningCss from './ProblemList.module.css';

/** Name of the member that a problem is about, as tabs and record have it; "": it is about the whole sheet. */
function whoseIs({ path = '' }: Problem, side: Side, build: Build): string {
  const form = system.value?.form;
  const [, key, at] = path.split('/');
  if (!form || key !== partyField(form)?.key) return '';
  const people = peopleIn(build, form);
  return people.length > 1 ? (calledIn(people, side, lang.value)[Number(at)] ?? '') : '';
}

/** Warnings: what is legal in a sheet and hardly meant, with its rule. */
function Warnings({ warnings, side, build }: { warnings: readonly Problem[]; side: Side; build: Build }) {
  const t = warningWords.value;
  return (
    <ul class={warningCss.warnings} aria-label={t.warnings(warnings.length)}>
      {warnings.map(({ rule = '', ...warning }, at) => (
        <li key={at}>
          <button
            type="button"
            class={warningCss.clause}
            aria-label={words.value.whyRule(rule)}
            title={words.value.whyRule(rule)}
            onClick={() => (dialog.value = { kind: 'why', rule })}
          >
            {rule}
          </button>
          <span>
            <b>
              {t.mind} <bdi>{whoseIs(warning, side, build)}</bdi>
            </b>{' '}
            {warning[lang.value]}
          </span>
        </li>
      ))}
    </ul>
  );
}

const Strip = lazy(() => import('../../features/variants/Strip.tsx'));

interface Fix {
  name: string;
  run: () => void;
}

/** Whether a problem is an empty place of a row. */
function isGap({ path }: Problem, build: Build): boolean {
  const places = rowField();
  const [, key, index] = (path ?? '').split('/');
  return (
    places !== null && key === places.key && index !== undefined && row(build, places)[Number(index)] === ''
  );
}

/**
 * The button that mends a problem: fills a gap, takes a forbidden skill out, focuses the name or removes forbidden
 * characters from it. null: the reader has to mend it.
 */
function fixOf(problem: Problem, side: Side, build: Build): Fix | null {
  const t = words.value;
  const places = rowField();
  const [, key, index] = (problem.path ?? '').split('/');
  const { fix } = problem;
  if (key === 'name' && fix !== undefined) {
    return { name: warningWords.value.mendName(fix), run: () => edit(side, { ...build, name: fix }) };
  }
  if (key === 'name') {
    return { name: warningWords.value.toName, run: () => document.getElementById(`name-${side}`)?.focus() };
  }
  if (isGap(problem, build)) return { name: t.fillByChance, run: () => void byChance(side) };
  if (!places || key !== places.key || index === undefined) return null;
  return { name: warningWords.value.takeOut, run: () => put({ side, place: Number(index) }, '') };
}

const andMore = {
  ja: (n: number) => `ほかに${n}か所空いています。`,
  en: (n: number) => `${n} more ${n === 1 ? 'place is' : 'places are'} empty.`,
};

function List({ side, build }: { side: Side; build: Build }) {
  const t = words.value;
  const list = problems.value[side];
  // One button fills all gaps, so only the first is listed.
  const gaps = list.filter((problem) => isGap(problem, build));
  return (
    <ul class={css.problems} id={`problems-${side}`} aria-label={t.problems(list.length)}>
      {list.map((problem, at) => {
        if (gaps.includes(problem, 1)) return null;
        const fix = fixOf(problem, side, build);
        const rule = problem.rule;
        return (
          <li key={at}>
            {rule ? (
              <button
                type="button"
                class={`${notesCss.why} ${css.why}`}
                aria-label={t.whyRule(rule)}
                title={t.whyRule(rule)}
                onClick={() => (dialog.value = { kind: 'why', rule })}
              >
                {rule}
              </button>
            ) : (
              <span class={`${notesCss.why} ${css.why}`} aria-hidden="true">
                !
              </span>
            )}
            <div>
              <b>
                <bdi>{whoseIs(problem, side, build)}</bdi>
              </b>{' '}
              {problem[lang.value]}
              {gaps.length > 1 && problem === gaps[0] && ` ${andMore[lang.value](gaps.length - 1)}`}
              {fix && (
                <button type="button" class={`text ${css.text}`} onClick={fix.run}>
                  {fix.name}
                </button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The element that scrolls what stands in this one. */
function roomOf(one: HTMLElement): HTMLElement | null {
  for (let room = one.parentElement; room; room = room.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(room).overflowY) && room.scrollHeight > room.clientHeight)
      return room;
  }
  return null;
}

/** The height by which it moves what lies below: its beginning may lie in room that the head keeps for it. */
const gained = (one: HTMLElement | null): number =>
  one ? one.offsetHeight + parseFloat(getComputedStyle(one).marginBlockStart) : 0;

/** Scrolls by the height that an element above the fields has gained, so that nothing moves under the finger of who edits. */
function useHold() {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const hold = (now: number) => {
    const [one, by] = [box.current, now - height.current];
    height.current = now;
    if (!one || by === 0 || !one.parentElement?.matches(':hover, :focus-within')) return;
    const room = roomOf(one);
    if (!room) return;
    // The browser's own anchoring, which does nothing at the top of the list, would do it a second time.
    room.style.overflowAnchor = 'none';
    room.scrollTop += by;
  };
  useLayoutEffect(() => hold(gained(box.current)));
  useLayoutEffect(() => () => hold(0), []);
  return box;
}

export default function ProblemList({ side, build }: { side: Side; build: Build }) {
  const warnings = facts.value[side]?.warnings ?? [];
  const box = useHold();
  return (
    <div class={css.notes} ref={box}>
      {setup.value?.variants && <Strip side={side} />}
      {problems.value[side].length > 0 && <List side={side} build={build} />}
      {warnings.length > 0 && <Warnings warnings={warnings} side={side} build={build} />}
    </div>
  );
}
