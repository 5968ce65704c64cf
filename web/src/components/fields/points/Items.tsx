// Draws an ordered list of items, which are chosen in a dialog and moved by drag or buttons; and the patterns
// that pay for an item.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Item, ListField, SheetFacts, SkillsField } from '#engine';
import { facts } from '../../../app/fight/match.ts';
import { lang, words } from '../../../i18n/index.ts';
import type { CharacterSheet } from '../../../app/sheet/sheet.ts';
import { type Pattern, listOf, patternsOf, skillsOf } from '../../../app/sheet/capacity.ts';
import { pointsWords } from './words.ts';
import { dialog } from '../../../app/view.ts';
import { lazy } from '../../lazy.tsx';
import { dragLine } from '../../drag/lines.ts';
import * as css from './points.module.css';

type Paid = SheetFacts['paid'][number];

/**
 * The patterns that pay for an item. The engine gives them for whole sides only: undefined for a party's
 * member.
 */
function paidOf({ side, path }: CharacterSheet, id: string): Paid | undefined {
  return path === '' ? facts.value[side]?.sheetFacts?.paid.find(({ item }) => item === id) : undefined;
}

/** Whether the item can be paid, alone or with help, or needs no paying. */
export function canPay(sheet: CharacterSheet, id: string): boolean {
  const paid = paidOf(sheet, id);
  return !paid || paid.by.length > 0 || paid.helped;
}

function Numbers({ patterns, by }: { patterns: readonly Pattern[]; by: Paid['by'] }) {
  return (
    <span aria-hidden="true">
      {patterns.map((_, at) => (
        <i key={at} data-able={by.some(({ pattern }) => pattern === at) || undefined}>
          {at + 1}
        </i>
      ))}
    </span>
  );
}

/** Shown for an item that no pattern pays for alone; a press explains why it may still be paid. */
function Helped() {
  const t = pointsWords.value;
  const [told, setTold] = useState(false);
  return (
    <>
      <button type="button" class="text" aria-expanded={told} onClick={() => setTold(!told)}>
        {t.helped}
      </button>
      {told && <span>{t.helpedNote}</span>}
    </>
  );
}

/** The numbers of the patterns that pay for an item; a screen reader gets their names. */
export function Payers({ sheet, id }: { sheet: CharacterSheet; id: string }) {
  const t = pointsWords.value;
  const paid = paidOf(sheet, id);
  if (!paid) return null;
  if (paid.by.length === 0) {
    return (
      <span class={css.payers}>
        {paid.helped ? (
          <Helped />
        ) : (
          <span class="tag" data-unpaid>
            {t.unpaid}
          </span>
        )}
      </span>
    );
  }
  const field = sheet.form.fields.find((one) => one.type === 'patterns');
  const patterns = field ? patternsOf(sheet.values, field.key) : [];
  const said = t.paidBy(paid.by.map(({ pattern }) => patterns[pattern]?.name || t.payer(pattern + 1)));
  return (
    <span class={css.payers} title={said}>
      <span class="vh">
        {words.value.comma}
        {said}
      </span>
      <Numbers patterns={patterns} by={paid.by} />
    </span>
  );
}

const SkillsDialog = lazy(() => import('./SkillsDialog.tsx'));

interface Props {
  field: SkillsField | ListField;
  sheet: CharacterSheet;
  /** The text for an empty list. */
  none: string;
  /** Content below the name of an item. */
  about?: (item: Item | undefined, id: string, at: number) => JSX.Element;
}

export function Items({ field, sheet, none, about }: Props) {
  const t = pointsWords.value;
  const { side, path, form } = sheet;
  const entries = listOf(sheet.values, field.key);
  const taken = skillsOf(sheet.values, field.key, 'named' in field ? field.named : undefined);
  const bad = new Set(sheet.wrong);
  const headId = `section-${field.key}-${sheet.id}`;
  const list = useRef<HTMLOListElement>(null);
  /** `data-part` of the button that gets the focus after the next render; '': none. */
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
    <div class={css.field}>
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
              {item && <p class={css.does}>{item.text[lang.value]}</p>}
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
    </div>
  );
}
