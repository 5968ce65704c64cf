// The frame of a pane's part: what it is about, for whom, its choices and the button that starts it, the run that is
// under way, why it broke off, and whether what stands there is older than the question.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { pool } from '../../app/pool.ts';
import type { Side } from '../../app/sheet/build.ts';
import { marks, sheetName, sideNames } from '../../app/sheet/names.ts';
import { type Cost, type LongQuestion, costOf } from '../../engine/longQuestion.ts';
import type { Failure, Run } from '../../engine/run.ts';
import { lang } from '../../i18n/index.ts';
import { grouped } from '../../i18n/numbers.ts';
import { Icon } from '../Inline.tsx';
import { kitWords } from './words.ts';
import * as css from './kit.module.css';

interface PaneProps {
  /** Id of the heading, which names the part. */
  id: string;
  title: ComponentChildren;
  lead?: ComponentChildren;
  /** 'seen': brought into view where it appears below what was pressed. 'reached': its heading gets the focus. */
  at?: 'seen' | 'reached' | undefined;
  /** What stands in it answers an older question. */
  stale?: boolean;
  /** Side in whose ink it is. */
  side?: Side;
  class?: string | undefined;
  children: ComponentChildren;
}

/** A part with its heading and what it is about. */
export function Pane({ id, title, lead, at, stale, side, class: own, children }: PaneProps) {
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (at === 'seen') box.current?.scrollIntoView({ block: 'nearest' });
    if (at !== 'reached') return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [at]);
  return (
    <section
      class={`${css.pane} ${own ?? ''}`}
      aria-labelledby={id}
      data-stale={stale || undefined}
      data-side={side === undefined ? undefined : sideNames[side]}
      ref={box}
    >
      <h2 id={id} class="cap" tabIndex={at === 'reached' ? -1 : undefined} ref={heading}>
        <span>{title}</span>
      </h2>
      {lead && <p class="hint">{lead}</p>}
      {children}
    </section>
  );
}

interface PickProps<T extends string | number> {
  label: ComponentChildren;
  value: T | undefined;
  onPick: (value: T) => void;
  /** Values with their names. */
  options?: readonly (readonly [value: T, name: string])[];
  /** Options in groups, in the place of `options`; `onPick` gets their values as text. */
  children?: ComponentChildren;
}

/** A labelled list from which one value is picked. */
export function Pick<T extends string | number>({ label, value, onPick, options, children }: PickProps<T>) {
  return (
    <label class={css.pick}>
      {label}{' '}
      <select
        value={value}
        onChange={({ currentTarget: list }) => {
          const picked = options ? options[list.selectedIndex]?.[0] : (list.value as T);
          if (picked !== undefined) onPick(picked);
        }}
      >
        {options?.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
        {children}
      </select>
    </label>
  );
}

interface ChoiceProps<T> {
  label: string;
  value: T;
  onChoose: (value: T) => void;
  options: readonly { value: T; name: ComponentChildren; side?: Side }[];
  class?: string;
}

/** A few words beside each other, one of which is chosen. */
export function Choice<T extends string | number>({
  label,
  value,
  onChoose,
  options,
  ...of
}: ChoiceProps<T>) {
  const id = useId();
  return (
    <fieldset class={`${of.class ?? ''} choice ${css.choice}`}>
      <legend class="vh">{label}</legend>
      {options.map(({ value: one, name, side }) => (
        <label key={one} data-side={side === undefined ? undefined : sideNames[side]}>
          <input type="radio" name={id} checked={one === value} onChange={() => onChoose(one)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface WhoseProps {
  label: string;
  side: Side;
  onChoose: (side: Side) => void;
  /** Names of the sides; absent: those of the sheets. */
  names?: readonly string[];
  class?: string;
}

/** Chooses one of the two sides. */
export function Whose({ label, side, onChoose, names, class: own }: WhoseProps) {
  const options = ([0, 1] as const).map((one) => ({
    value: one,
    side: one,
    name: (
      <>
        {marks[one]} <bdi>{names?.[one] || sheetName(one)}</bdi>
      </>
    ),
  }));
  return <Choice label={label} value={side} onChoose={onChoose} options={options} class={own ?? ''} />;
}

interface StartProps {
  run: Run;
  onStart: () => void;
  /** Why it can't be started; "": it can. */
  wrong?: string | undefined;
  /** Absent: the button is the main one. */
  minor?: boolean;
  children: ComponentChildren;
}

/** The button that starts a run; beside it stands why it can't be pressed. */
export function Start({ run, onStart, wrong = '', minor, children }: StartProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        class={minor ? undefined : 'go'}
        disabled={wrong !== '' || run.state.value === 'running'}
        aria-describedby={wrong ? id : undefined}
        onClick={onStart}
      >
        {children}
      </button>
      {wrong && (
        <span id={id} role="status">
          {wrong}
        </span>
      )}
    </>
  );
}

/** Time (ms) for which a question stands unchanged before it is timed. */
const settled = 300;

interface TakesProps {
  /** null: there is nothing to fight. */
  question: LongQuestion | null;
  run: Run;
}

/** What a question will take, beside the button that asks it: the number of its fights, and how long they last here. */
export function Takes({ question, run }: TakesProps) {
  const [known, put] = useState<{ request: string; cost: Cost } | null>(null);
  const [kind, request] = [question?.kind, question?.request];
  const running = run.state.value === 'running';
  useEffect(() => {
    if (kind === undefined || request === undefined || running || known?.request === request) return;
    const leave = new AbortController();
    const timer = setTimeout(() => {
      costOf(pool(), { kind, request }, leave.signal)
        .then((cost) => put({ request, cost }))
        // What can't be fought says so when it is asked.
        .catch(() => undefined);
    }, settled);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [kind, request, running]);
  if (running || known?.request !== request || !known) return null;
  const { fights, ms } = known.cost;
  return <span class="hint">{kitWords.value.takes(grouped(fights), ms / 1000)}</span>;
}

/** A seed, with a button that rolls another. */
export function Seed({ value, onRoll }: { value: string; onRoll: () => void }) {
  const t = kitWords.value;
  return (
    <span class={css.seed}>
      {t.seed} <code>{value}</code>
      <button type="button" class="icon" aria-label={t.reroll} title={t.reroll} onClick={onRoll}>
        <Icon name="dice" />
      </button>
    </span>
  );
}

/** Why a run broke off, with all problems that the engine names. */
export function Refusal({
  of,
  children,
}: {
  of: Pick<Failure, 'ja' | 'en' | 'problems'>;
  children?: ComponentChildren;
}) {
  return (
    <div role="alert" class={css.refusal}>
      <p>{of[lang.value]}</p>
      {of.problems.length > 0 && (
        <ul>
          {of.problems.map((problem, at) => (
            <li key={at}>{problem[lang.value]}</li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

interface RunningProps {
  run: Run;
  /** Name of the run, such as "Counting". */
  name: string;
  /** Resumes a stopped run. */
  goOn: () => void;
  /** What is said of a failure in the place of its sentence. */
  tell?: (failure: Failure) => ComponentChildren;
}

/** A run under way: its progress as bar and number, stopped and resumed here, told to screen readers every quarter. */
export function Running({ run, name, goOn, tell }: RunningProps) {
  const t = kitWords.value;
  const [state, done, of, failure] = [run.state.value, run.done.value, run.of.value, run.failure.value];
  const left = state === 'running' ? run.left() : null;
  const quarter = of > 0 ? Math.floor((done * 4) / of) * 25 : 0;
  return (
    <>
      <div class={css.running} data-state={state}>
        {state === 'running' && (
          <>
            <progress aria-label={name} value={done} max={of} />
            <span class={css.count}>
              {grouped(done)} / {grouped(of)}
            </span>
            {left !== null && left > 1 && <span>{t.left(left)}</span>}
            <button type="button" class={`text ${css.text}`} onClick={() => run.stop()}>
              {t.stop}
            </button>
          </>
        )}
        {(state === 'stopped' || (state === 'failed' && !failure?.refused)) && (
          <p>
            {state === 'stopped' ? t.stopped : t.failed} {t.progress(grouped(done), grouped(of))}
            <button type="button" class={`text ${css.text}`} onClick={goOn}>
              {state === 'stopped' ? t.goOn : t.retry}
            </button>
          </p>
        )}
        <span class="vh" role="status">
          {state === 'running' ? `${name} ${quarter}%` : state === 'done' ? `${name} 100%` : ''}
        </span>
      </div>
      {failure && (tell ? tell(failure) : <Refusal of={failure} />)}
    </>
  );
}

/** Says that what stands there answers an older question. */
export function Older({ when, children }: { when: boolean; children: string }) {
  return when ? (
    <p class="hint" role="status">
      {children}
    </p>
  ) : null;
}
