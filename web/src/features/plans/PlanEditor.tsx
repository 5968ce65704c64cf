// The plans of a sheet from the top down, each as text and as blocks; words defined for them; templates.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Build } from '#engine';
import type { Side } from '../../app/build.ts';
import { Mark } from '../../components/Mark.tsx';
import { lang } from '../../i18n/index.ts';
import { without } from '../../util/without.ts';
import { planWords, readOf, unanswered, useReads, useWords } from '../../app/plans/ask.ts';
import { Definitions } from './Definitions.tsx';
import { type Entry, entriesOf, moved } from '../../app/plans/entries.ts';
import { PlanRow } from './PlanRow.tsx';
import { Templates } from './Templates.tsx';
import { type Template, usable } from './templates.ts';
import { plansWords } from './words.ts';
import * as css from './plans.module.css';

interface Props {
  build: Build;
  /** Whose colour it has. */
  side: Side;
  /** Fields of the build that hold the plans, and what is defined for them where that can be. */
  field: string;
  definitions?: string | undefined;
  templates: readonly Template[];
  /** Changes that bear the same tag are undone together. */
  onPut: (build: Build, tag: string) => void;
}

const kinds = ['c', 'f', 'n', 'v', 't', 'd'] as const;

export function PlanEditor({ build, side, field, definitions, templates, onPut }: Props) {
  const t = plansWords.value;
  const list = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState(0);
  const [gone, setGone] = useState<{ at: number; entry: Entry } | null>(null);
  const [said, setSaid] = useState('');
  /** Part of a line that the focus goes to as soon as it is drawn. */
  const goal = useRef<{ at: number; part: string } | null>(null);
  const entries = entriesOf(build, field);
  useWords(build, field);
  useReads(build, field, entries, 'plans');
  useLayoutEffect(() => {
    const part = goal.current && list.current?.children[goal.current.at];
    const to = goal.current && part?.querySelector<HTMLElement>(goal.current.part);
    if (!to) return;
    goal.current = null;
    to.focus();
  });
  const model = usable(templates, readOf)[0]?.plans[0];
  const example = model && readOf(model)?.text[lang.value];
  const most = planWords.value?.most.plans ?? 64;

  const put = (next: Entry[], tag = '') => {
    if (next.length <= most) onPut({ ...build, [field]: next }, tag && `${field} ${tag}`);
  };
  const add = (at: number, ...more: Entry[]) => {
    goal.current = { at, part: 'textarea' };
    setGone(null);
    setActive(at);
    put(entries.toSpliced(at, 0, ...more));
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length) return;
    const focus = document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part'];
    goal.current = { at: to, part: focus ? `[data-part=${focus}]` : 'textarea' };
    setActive(to);
    setSaid(t.moved(to + 1));
    put(moved(entries, from, to));
  };
  const remove = (at: number) => {
    const entry = entries[at];
    if (!entry) return;
    setGone({ at, entry });
    setSaid(t.removed(at + 1));
    setActive(Math.max(Math.min(at, entries.length - 2), 0));
    put(entries.toSpliced(at, 1));
  };
  return (
    <>
      <p class="hint">{t.about}</p>
      {unanswered.value && <p role="alert">{unanswered.value[lang.value]}</p>}
      {definitions && (
        <Definitions
          build={build}
          field={definitions}
          onPut={(next, tag) =>
            onPut(
              next.length > 0 ? { ...build, [definitions]: next } : (without(build, definitions) as Build),
              tag && `${definitions} ${tag}`,
            )
          }
        />
      )}
      {entries.length === 0 && <p class="hint">{t.none}</p>}
      <ol ref={list} aria-label={t.list}>
        {entries.map((entry, at) => (
          <PlanRow
            key={at}
            at={at}
            last={at === entries.length - 1}
            build={build}
            entry={entry}
            active={at === active}
            example={at === 0 ? example : undefined}
            onActive={() => setActive(at)}
            onPut={(instead, tag) => put(entries.toSpliced(at, 1, ...instead), tag && `${at} ${tag}`)}
            onNext={() => add(at + 1, { text: '' })}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {gone && (
        <p class={css.gone}>
          <Mark side={side} /> {t.removed(gone.at + 1)}
          <button type="button" class="text" onClick={() => add(gone.at, gone.entry)}>
            {t.restore}
          </button>
        </p>
      )}
      <p class={`acts ${css.acts}`}>
        <button
          type="button"
          disabled={entries.length >= most}
          onClick={() => add(entries.length, { text: '' })}
        >
          ＋ {t.add}
        </button>
        <Templates
          build={build}
          field={field}
          templates={templates}
          onTake={(plans) => add(Math.min(active + 1, entries.length), ...plans)}
        />
        <button
          type="button"
          class="text"
          disabled={entries.length === 0}
          onClick={() => {
            setGone(null);
            put([]);
          }}
        >
          {t.clear}
        </button>
        <small>{t.count(entries.length, most)}</small>
      </p>
      {entries.length > 0 && (
        <p class={`hint ${css.kinds}`}>
          {t.kindsShown}:{' '}
          {kinds.map((kind) =>
            kind === 'd' && !definitions ? null : (
              <span key={kind} data-is={kind}>
                {t.kinds[kind]}
              </span>
            ),
          )}
        </p>
      )}
      <p class={`hint ${css.keys}`}>{t.keys}</p>
      <p class="vh" role="status">
        {said}
      </p>
    </>
  );
}

/** How many plans of the build can't be understood. */
export function countBroken(build: Build, field: string): number {
  return entriesOf(build, field).filter((entry) => readOf(entry)?.plan === null).length;
}
