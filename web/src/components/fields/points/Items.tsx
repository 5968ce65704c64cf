// A list of items from the top down, which are chosen in a dialog: taken away, and moved by buttons or by hand.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Item, ListField, SkillsField } from '#engine';
import { dialog } from '../../../app/view.ts';
import { lazy } from '../../lazy.tsx';
import { Term } from '../../term/Term.tsx';
import { lang } from '../../../i18n/index.ts';
import { dragLine } from '../../drag/lines.ts';
import type { CharacterSheet } from '../sheet.ts';
import { listOf, skillsOf } from './capacity.ts';
import { pointsWords } from './words.ts';
import * as css from './points.module.css';

const SkillsDialog = lazy(() => import('./SkillsDialog.tsx'));

interface Props {
  field: SkillsField | ListField;
  sheet: CharacterSheet;
  /** Bounds of how many there are. */
  least?: number;
  most: number;
  /** What is said when there are none. */
  none: string;
  /** What stands below the name of one. */
  about?: (item: Item | undefined, id: string, at: number) => JSX.Element;
}

export function Items({ field, sheet, least = 0, most, none, about }: Props) {
  const t = pointsWords.value;
  const { side, path, form } = sheet;
  const entries = listOf(sheet.values, field.key);
  const taken = skillsOf(sheet.values, field.key, 'named' in field ? field.named : undefined);
  const bad = new Set(sheet.wrong);
  const headId = `${field.key}-${sheet.id}`;
  const list = useRef<HTMLOListElement>(null);
  /** Button that the focus goes to as soon as it is drawn. */
  const goal = useRef('');
  const [said, setSaid] = useState('');
  useLayoutEffect(() => {
    const button = goal.current && list.current?.querySelector<HTMLElement>(`[data-part="${goal.current}"]`);
    goal.current = '';
    if (button) button.focus();
  });
  const nameOf = (id: string) => form.items.find((item) => item.id === id)?.name[lang.value] ?? id;
  const put = (next: unknown[]) => sheet.put({ ...sheet.values, [field.key]: next });
  const move = (from: number, to: number, part: string) => {
    const id = taken[from];
    if (id === undefined || to < 0 || to >= taken.length) return;
    goal.current = `${part} ${to}`;
    setSaid(t.movedTo(nameOf(id), to + 1));
    put(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
  };
  return (
    <section role="group" class={css.field} aria-labelledby={headId}>
      <h3 id={headId}>
        <Term of={field.key} name={field.label[lang.value]} />
        <small data-short={taken.length > most || taken.length < least || undefined}>
          {t.of(taken.length, most)}
        </small>
      </h3>
      {taken.length === 0 && <p class="hint">{none}</p>}
      <ol class={css.taken} ref={list} aria-labelledby={headId}>
        {taken.map((id, at) => {
          const item = form.items.find((one) => one.id === id);
          const name = nameOf(id);
          return (
            <li key={at} data-bad={bad.has(`/${field.key}/${at}`) || undefined}>
              <span
                class={css.handle}
                title={t.carry}
                aria-hidden="true"
                onPointerDown={(event) => dragLine(event, at, (to) => move(at, to, 'up'))}
              >
                {at + 1}
              </span>
              <button
                type="button"
                class={`text ${css.text}`}
                aria-label={t.about(name)}
                disabled={!item}
                onClick={() => (dialog.value = { kind: 'item', item: id, level: 0 })}
              >
                {name}
              </button>
              {about && <span class={css.pay}>{about(item, id, at)}</span>}
              <span class={css.tools}>
                <button
                  type="button"
                  class={`icon ${css.icon}`}
                  data-part={`up ${at}`}
                  aria-label={t.up(name, at + 1)}
                  aria-disabled={at === 0 || undefined}
                  onClick={() => move(at, at - 1, 'up')}
                >
                  ↑
                </button>
                <button
                  type="button"
                  class={`icon ${css.icon}`}
                  data-part={`down ${at}`}
                  aria-label={t.down(name, at + 1)}
                  aria-disabled={at === taken.length - 1 || undefined}
                  onClick={() => move(at, at + 1, 'down')}
                >
                  ↓
                </button>
                <button
                  type="button"
                  class={`icon ${css.icon}`}
                  data-part={`out ${at}`}
                  aria-label={t.putBack(name, at + 1)}
                  onClick={() => {
                    goal.current = `out ${Math.min(at, taken.length - 2)}`;
                    put(entries.toSpliced(at, 1));
                  }}
                >
                  ×
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <p class={`acts ${css.acts}`}>
        <button
          type="button"
          onClick={() =>
            (dialog.value = {
              kind: 'own',
              draw: () => <SkillsDialog side={side} path={path} field={field} />,
            })
          }
        >
          ＋ {t.choose(field.label[lang.value])}
        </button>
      </p>
      <p class="vh" role="status">
        {said}
      </p>
    </section>
  );
}
