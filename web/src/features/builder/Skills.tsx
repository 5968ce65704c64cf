// The skills of a sheet from the top down, each with its cost and what pays it; they are chosen in a dialog.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Build, Form, SkillsField } from '#engine';
import type { Side } from '../../app/build.ts';
import { edit, problems } from '../../app/match.ts';
import { dialog } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { Term } from '../../components/Term.tsx';
import { lang } from '../../i18n/index.ts';
import { carryLine } from '../plans/sort.ts';
import { bought, skillsOf } from './capacity.ts';
import { Cost } from './Cost.tsx';
import { Payers } from './Payers.tsx';
import { builderWords } from './words.ts';
import * as css from './builder.module.css';

const SkillsDialog = lazy(async () => (await import('./SkillsDialog.tsx')).default);

interface Props {
  side: Side;
  build: Build;
  form: Form;
  field: SkillsField;
}

export function Skills({ side, build, form, field }: Props) {
  const t = builderWords.value;
  const taken = skillsOf(build, field.key);
  const most = bought(build, form, field.most);
  const bad = new Set(problems.value[side].map(({ path }) => path));
  const list = useRef<HTMLOListElement>(null);
  /** Button that the focus goes to as soon as it is drawn. */
  const goal = useRef('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    const button = goal.current && list.current?.querySelector<HTMLElement>(`[data-part="${goal.current}"]`);
    goal.current = '';
    if (button) button.focus();
  });
  const nameOf = (id: string) => form.items.find((item) => item.id === id)?.name[lang.value] ?? id;
  const put = (next: string[]) => edit(side, { ...build, [field.key]: next });
  const move = (from: number, to: number, part: string) => {
    const id = taken[from];
    if (id === undefined || to < 0 || to >= taken.length) return;
    goal.current = `${part} ${to}`;
    setSaid(t.movedTo(nameOf(id), to + 1));
    put(taken.toSpliced(from, 1).toSpliced(to, 0, id));
  };
  return (
    <section class={css.field} aria-labelledby={`${field.key}-${side}`}>
      <h3 id={`${field.key}-${side}`}>
        <Term of={field.key} name={field.label[lang.value]} />
        <small data-short={taken.length > most || undefined}>{t.of(taken.length, most)}</small>
      </h3>
      {taken.length === 0 && <p class="hint">{t.noSkills}</p>}
      <ol class={css.taken} ref={list} aria-labelledby={`${field.key}-${side}`}>
        {taken.map((id, at) => {
          const item = form.items.find((one) => one.id === id);
          const name = nameOf(id);
          return (
            <li key={at} data-bad={bad.has(`/${field.key}/${at}`) || undefined}>
              <span
                class={css.handle}
                title={t.carry}
                aria-hidden="true"
                onPointerDown={(event) => carryLine(event, at, (to) => move(at, to, 'up'))}
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
              <span class={css.pay}>
                {item && <Cost of={item.cost ?? ''} />}
                <Payers side={side} build={build} form={form} id={id} />
              </span>
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
                    put(taken.toSpliced(at, 1));
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
            (dialog.value = { kind: 'own', draw: () => <SkillsDialog side={side} field={field} /> })
          }
        >
          ＋ {t.choose}
        </button>
      </p>
      <p class="vh" role="status">
        {said}
      </p>
    </section>
  );
}
