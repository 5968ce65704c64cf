// The editor of a build's plans: adds, moves, removes and restores plans, edits the words defined for them, and inserts
// templates. Order is priority: the first plan that applies decides.
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Build, PlanRead, PlanTemplate, Text } from '#engine';
import { type Definition, type Entry, definitionsOf, entriesOf, moved } from '../../app/sheet/planEntries.ts';
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

// Templates: plans to start from, grouped by idea.

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

/** Templates without the plans that the engine can't read for this build, such as those that name a skill it lacks, or
 * hasn't answered yet. A template with no plan left is dropped. */
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
  /** Number of plans that the build may still get. */
  room: number;
  onTake: (plans: Entry[]) => void;
}

/** Select box that inserts one plan of a template, or all of its plans. */
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

/** Most definitions of a build. */
const most = 16;

interface DefinitionsProps {
  build: Build;
  /** Key under which the build holds the definitions. */
  field: string;
  onPut: (definitions: Definition[], tag: string) => void;
}

/** Editor of the definitions, words that stand for one phrase each: a row for each, with its meaning and its problem.
 * */
function Definitions({ build, field, onPut }: DefinitionsProps) {
  const t = plansWords.value;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  /** true: a definition was just added; its word gets the focus after the next render. */
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
          // An empty row has no problem yet.
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
  /** Side whose mark is shown. */
  side: Side;
  /** Keys of the plans and of the definitions in the build; a system without definitions has no key for them. */
  field: string;
  definitions?: string | undefined;
  templates: readonly Template[];
  /** Changes that bear the same tag are undone together. */
  onPut: (build: Build, tag: string) => void;
}

/** Kinds of words, as PlanRead marks them, that the legend explains. */
const kinds = ['c', 'f', 'n', 'v', 't', 'd'] as const;

export function PlanEditor({ build, side, field, definitions, templates, onPut }: PlanEditorProps) {
  const t = plansWords.value;
  const list = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState(0);
  const [gone, setGone] = useState<{ at: number; entry: Entry } | null>(null);
  const [said, setSaid] = useState('');
  /** true: more plans were given than the build has room for, and none of them was taken. */
  const [tooMany, setTooMany] = useState(false);
  /** Where the focus goes after the next render: `part` is a selector within row `at`. */
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

  /** Puts new plans into the build; false: they are more than it may have. Checked here since Enter and a paste add
   * plans too, and neither can be disabled. */
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

/** Number of plans of the build that the engine doesn't understand. */
export function countBroken(build: Build, field: string): number {
  return entriesOf(build, field).filter((entry) => readOf(entry)?.plan === null).length;
}
