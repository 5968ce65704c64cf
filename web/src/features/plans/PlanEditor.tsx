// The plans of a sheet from the top down, each as text and as blocks; words defined for them; templates.
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Build, PlanRead, PlanTemplate, Text } from '#engine';
import { type Definition, type Entry, definitionsOf, entriesOf, moved } from '../../app/plans/entries.ts';
import { lang } from '../../i18n/index.ts';
import {
  definitionRead,
  planWords,
  readOf,
  unanswered,
  useDefinitions,
  useReads,
  useWords,
} from '../../app/plans/ask.ts';
import { plansWords } from './words.ts';
import type { Side } from '../../app/sheet/build.ts';
import { Mark } from '../../components/Inline.tsx';
import { without } from '../../util/basics.ts';
import { PlanRow } from './PlanRow.tsx';
import * as css from './plans.module.css';

// Plans to start from, by the idea that they follow.

export interface Template {
  name: Text;
  plans: Entry[];
}

export function templatesOf(given: readonly PlanTemplate[]): Template[] {
  return given.map(({ name, plans }) => ({
    name,
    plans: plans.map((plan) => (typeof plan === 'string' ? { text: plan } : plan)),
  }));
}

/** Those whose plans the sheet can have: what names a skill that it lacks is left out. */
export function usable(
  templates: readonly Template[],
  read: (plan: Entry) => PlanRead | undefined,
): Template[] {
  return templates
    .map(({ name, plans }) => ({ name, plans: plans.filter((plan) => read(plan)?.plan) }))
    .filter(({ plans }) => plans.length > 0);
}

interface TemplatesProps {
  build: Build;
  field: string;
  templates: readonly Template[];
  /** How many plans the sheet has room for. */
  room: number;
  onTake: (plans: Entry[]) => void;
}

/** A list of plans to start from: one plan of a template, or all of its plans. */
function Templates({ build, field, templates, room, onTake }: TemplatesProps) {
  const t = plansWords.value;
  useReads(
    build,
    field,
    templates.flatMap(({ plans }) => plans),
    'templates',
  );
  const here = usable(templates, readOf);
  if (here.length === 0) return null;
  return (
    <select
      value=""
      aria-label={t.template}
      onChange={(event) => {
        const [idea = 0, at = -1] = event.currentTarget.value.split(' ').map(Number);
        const plans = here[idea]?.plans ?? [];
        const one = plans[at];
        event.currentTarget.value = '';
        onTake(one ? [one] : plans);
      }}
    >
      <option value="">{t.template}…</option>
      {here.map(({ name, plans }, idea) => (
        <optgroup key={idea} label={name[lang.value]}>
          {plans.map((plan, at) => (
            <option key={at} value={`${idea} ${at}`} disabled={room < 1}>
              {readOf(plan)?.text[lang.value]}
            </option>
          ))}
          {plans.length > 1 && (
            <option value={`${idea} -1`} disabled={room < plans.length}>
              {name[lang.value]}: {t.allOf(plans.length)}
            </option>
          )}
        </optgroup>
      ))}
    </select>
  );
}

/** Most that a sheet may have. */
const most = 16;

interface DefinitionsProps {
  build: Build;
  /** Field of the build. */
  field: string;
  onPut: (definitions: Definition[], tag: string) => void;
}

/** Words that stand for one phrase each: a row for a word, with what it means and what is wrong with that. */
function Definitions({ build, field, onPut }: DefinitionsProps) {
  const t = plansWords.value;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  /** Something was added: its word is to be written. */
  const added = useRef(false);
  const all = definitionsOf(build, field);
  useDefinitions(build, field, all);
  useLayoutEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.lastElementChild?.querySelector('input')?.focus();
  });
  const put = (at: number, one: Definition | null, tag = '') =>
    onPut(one ? all.with(at, one) : all.toSpliced(at, 1), tag && `${at} ${tag}`);
  return (
    <details class={css.definitions} open={all.length > 0}>
      <summary>
        {t.definitions} <small>{all.length}</small>
      </summary>
      <p class="hint">{t.aboutDefinitions}</p>
      <ul ref={list}>
        {all.map((one, at) => {
          const read = definitionRead(one);
          // Nothing is wrong yet with what nobody has begun.
          const problem = one.word || one.text ? read?.problems[0] : undefined;
          const text = read && !problem && read.lang !== lang.value ? read.text[lang.value] : one.text;
          return (
            <li key={at} data-wrong={problem ? true : undefined}>
              <input
                value={one.word}
                placeholder={at === 0 ? t.exampleWord : undefined}
                aria-label={t.word(at + 1)}
                maxLength={24}
                spellcheck={false}
                onChange={(event) => put(at, { ...one, word: event.currentTarget.value.trim() }, 'word')}
              />
              <span aria-hidden="true">＝</span>
              <input
                value={text}
                placeholder={at === 0 ? t.exampleMeaning : undefined}
                aria-label={t.means(at + 1)}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${id}-${at}` : undefined}
                maxLength={300}
                spellcheck={false}
                onChange={(event) => put(at, { ...one, text: event.currentTarget.value }, 'text')}
              />
              <button
                type="button"
                class={`icon ${css.icon}`}
                aria-label={t.undefine(at + 1)}
                title={t.undefine(at + 1)}
                onClick={() => put(at, null)}
              >
                ×
              </button>
              {problem && <p id={`${id}-${at}`}>{problem[lang.value]}</p>}
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        class="text"
        disabled={all.length >= most}
        onClick={() => {
          added.current = true;
          onPut([...all, { word: '', text: '' }], '');
        }}
      >
        ＋ {t.define}
      </button>
    </details>
  );
}

interface PlanEditorProps {
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

export function PlanEditor({ build, side, field, definitions, templates, onPut }: PlanEditorProps) {
  const t = plansWords.value;
  const list = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState(0);
  const [gone, setGone] = useState<{ at: number; entry: Entry } | null>(null);
  const [said, setSaid] = useState('');
  /** More plans were given than the sheet has room for, and none of them was taken. */
  const [tooMany, setTooMany] = useState(false);
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

  const room = most - entries.length;

  /** False: these are more than the sheet may have. A key and a paste add plans, too, and neither can be greyed out. */
  const put = (next: Entry[], tag = ''): boolean => {
    setTooMany(next.length > most);
    if (next.length > most) return false;
    onPut({ ...build, [field]: next }, tag && `${field} ${tag}`);
    return true;
  };
  const add = (at: number, ...more: Entry[]) => {
    if (!put(entries.toSpliced(at, 0, ...more))) return;
    goal.current = { at, part: 'textarea' };
    setGone(null);
    setActive(at);
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
        <button type="button" disabled={room < 1} onClick={() => add(entries.length, { text: '' })}>
          ＋ {t.add}
        </button>
        <Templates
          build={build}
          field={field}
          templates={templates}
          room={room}
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
      {tooMany && <p role="alert">{t.full(most)}</p>}
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
