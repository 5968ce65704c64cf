// The whole list as a form: one of its entries is chosen and edited, and every change without a problem is fought with
// at once. Problems of other entries lead there.
import { useEffect, useId } from 'preact/hooks';
import { type Signal, useSignal } from '@preact/signals';
import type { ListSchema } from '#analysis';
import type { Problem } from '#engine';
import { fightUnder, settings, system } from '../../app/fight/match.ts';
import { tellStage } from '../../app/fight/stage.ts';
import { lang } from '../../i18n/index.ts';
import { readList, remember } from './ask.ts';
import { EntryForm } from './EntryForm.tsx';
import { Live } from './Live.tsx';
import {
  type Value,
  anew,
  fieldsOf,
  fresh,
  likeMost,
  moved,
  nameOf,
  offered,
  partsOf,
  resolved,
  sectionsOf,
  withKey,
} from './format.ts';
import { listFormWords } from './formWords.ts';
import * as css from './lists.module.css';

/** A list that is being edited. */
export interface Draft {
  list: Value;
  /** false: it is the house's list, which needs no place in the match. */
  touched: boolean;
}

/** Pause (ms) after which a change is checked and fought with. */
const patience = 150;

interface Props {
  setting: string;
  schema: ListSchema;
  draft: Signal<Draft>;
  /** Is told the number of problems. */
  wrong: Signal<number>;
}

export function ListForm({ setting, schema, draft, wrong }: Props) {
  const t = listFormWords.value;
  const id = useId();
  const sections = sectionsOf(schema);
  const key = useSignal(sections[0]?.[0] ?? '');
  const at = useSignal(0);
  const problems = useSignal<readonly Problem[]>([]);
  // Of statuses that the fight knows: another one needs another letter.
  const letters = system.value?.form.states.map(({ glyph }) => glyph) ?? [];
  const { list, touched } = draft.value;
  const fields = fieldsOf(list);

  useEffect(() => {
    if (!touched) return;
    let here = true;
    const timer = setTimeout(() => {
      void readList(JSON.stringify(list), setting).then((read) => {
        if (!here) return;
        problems.value = read.problems;
        wrong.value = read.problems.length;
        if (!read.list) return;
        remember(setting, read.list);
        if (JSON.stringify(settings.value?.[setting]) === JSON.stringify(read.list)) return;
        fightUnder({ ...settings.value, [setting]: read.list }, `list#${id}`);
        // Whoever edits wants to see the result of each change.
        tellStage({ is: 'opened' });
      });
    }, patience);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [list]);

  const put = (next: Value) => (draft.value = { list: next, touched: true });
  const filled = offered(schema, list);
  const all = sections.flatMap(([one]) => partsOf(fields[one]));
  const entries = partsOf(fields[key.value]);
  const place = Math.min(at.value, Math.max(entries.length - 1, 0));
  const entry = entries[place];
  const keep = (next: Value[], to: number) => {
    put({ ...fields, [key.value]: next });
    at.value = to;
  };
  const section = sections.find(([one]) => one === key.value)?.[1];
  const items = section?.items;
  const label = section?.label?.[lang.value] ?? '';
  const path = `/${key.value}/${place}`;
  // Everything that is wrong elsewhere than in the entry that is shown.
  const others = problems.value.filter(({ path: where = '' }) => !`${where}/`.startsWith(`${path}/`));
  const head = resolved(schema, schema);
  const ownKeys = Object.entries(head.properties ?? {}).filter(
    ([one]) => !sections.some(([other]) => other === one),
  );

  return (
    <div class={css.editor}>
      <div>
        {!touched && <p class="hint">{t.start}</p>}
        <div class={css.pick}>
          {sections.length > 1 && (
            <label>
              {t.kindOfEntry}
              <select
                value={key.value}
                onChange={(event) => {
                  key.value = event.currentTarget.value;
                  at.value = 0;
                }}
              >
                {sections.map(([one, part]) => (
                  <option key={one} value={one}>
                    {part.label?.[lang.value] ?? one}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            {label}
            <select
              value={String(place)}
              disabled={entries.length === 0}
              onChange={(event) => (at.value = Number(event.currentTarget.value))}
            >
              {entries.map((one, k) => (
                <option key={k} value={String(k)}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            onClick={() => {
              if (!items) return;
              const made = anew(likeMost(fresh(items, schema, true), entries), all, t.called, letters);
              keep([...entries, made], entries.length);
            }}
          >
            {t.empty}
          </button>
          {entry !== undefined && (
            <>
              <button
                type="button"
                onClick={() => keep([...entries, anew(entry, all, t.called, letters)], entries.length)}
              >
                {t.copy}
              </button>
              <button
                type="button"
                onClick={() =>
                  keep(
                    entries.filter((_, k) => k !== place),
                    Math.max(place - 1, 0),
                  )
                }
              >
                {t.drop}
              </button>
              <button
                type="button"
                aria-label={t.up(nameOf(entry))}
                disabled={place === 0}
                onClick={() => keep(moved(entries, place, place - 1), place - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={t.down(nameOf(entry))}
                disabled={place === entries.length - 1}
                onClick={() => keep(moved(entries, place, place + 1), place + 1)}
              >
                ↓
              </button>
            </>
          )}
        </div>
        <div aria-live="polite">
          {touched && (
            <p class="hint">{problems.value.length > 0 ? t.waiting(problems.value.length) : t.fine}</p>
          )}
          {others.length > 0 && (
            <ul class={css.others}>
              {others.map((one, k) => (
                <Other key={k} of={one} list={list} go={(to, n) => ((key.value = to), (at.value = n))} />
              ))}
            </ul>
          )}
        </div>
        {items && entry !== undefined && (
          <EntryForm
            // Another entry is another form, so that nothing half typed is carried over.
            key={`${key.value} ${place}`}
            name={nameOf(entry)}
            schema={filled}
            part={resolved(items, filled)}
            path={path}
            value={entry}
            problems={problems.value}
            put={(next) =>
              keep(
                entries.map((one, k) => (k === place ? next : one)),
                place,
              )
            }
          />
        )}
        {ownKeys.length > 0 && (
          <details class={css.head}>
            <summary>{t.ofList}</summary>
            {ownKeys.map(([one, part]) => (
              <EntryForm
                key={one}
                schema={schema}
                part={part}
                path={`/${one}`}
                value={fields[one]}
                problems={problems.value}
                put={(next) => put(withKey(fields, one, next))}
              />
            ))}
          </details>
        )}
      </div>
      <Live entry={entry} />
    </div>
  );
}

/** A problem elsewhere in the list, with the way there. */
function Other({ of, list, go }: { of: Problem; list: Value; go: (key: string, at: number) => void }) {
  const [, key = '', at] = (of.path ?? '').split('/');
  const entries = partsOf(fieldsOf(list)[key]);
  const entry = at === undefined ? undefined : entries[Number(at)];
  return (
    <li>
      {of[lang.value]}{' '}
      {entry !== undefined && (
        <button type="button" class="text" onClick={() => go(key, Number(at))}>
          {listFormWords.value.at(nameOf(entry))}
        </button>
      )}
    </li>
  );
}
