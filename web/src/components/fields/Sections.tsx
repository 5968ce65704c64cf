// Draws a sheet as a summary card: one line for each section, one section open at a time; or the same lines as
// plain text.
import { signal } from '@preact/signals';
import { Fragment } from 'preact';
import type { FormField } from '#engine';
import type { CharacterSheet } from '../../app/sheet/sheet.ts';
import { lang, words } from '../../i18n/index.ts';
import { usePhone } from '../usePhone.ts';
import { Term } from '../term/Term.tsx';
import { Field, MemberRow, MemberTactic } from './Field.tsx';
import { type Used, paidFrom, usedOf } from '../../app/sheet/budget.ts';
import { usePrinting } from './section/printing.ts';
import { type Section, contentOf, keysOf, sectionsOf } from './section/sections.ts';
import { sectionWords } from './words.ts';
import * as css from './section/sections.module.css';

/**
 * The open section, shared by all sheets, so that two members or both sides can be compared section by section.
 * '': all are closed; null: nothing was chosen yet.
 */
const chosen = signal<string | null>(null);

/** Name of a section: a party and its members may have fields with the same key. */
const nameOf = ([{ key }]: Section, { path }: CharacterSheet) => (path ? `member ${key}` : key);

/** The section that is open at first: the first one that counts points, which a new build begins with. */
function firstOf(sections: readonly Section[], sheet: CharacterSheet): string {
  const counts = ([field]: Section) => field.type !== 'list' && usedOf(field, sheet.values, sheet.form)?.of;
  const first = sections.find(counts);
  return first ? nameOf(first, sheet) : '';
}

function said({ used, of }: Used): string {
  return of === undefined ? sectionWords.value.lines(used) : `${used}/${of}`;
}

/** The points used in this section, and in the section that pays for it. */
function Points({ section: [field], sheet, id }: { section: Section; sheet: CharacterSheet; id?: string }) {
  const used = usedOf(field, sheet.values, sheet.form);
  const paid = paidFrom(field, sheet.values, sheet.form);
  return (
    <span class={css.points} id={id}>
      {used && <span data-short={used.wrong || undefined}>{said(used)}</span>}
      {paid && (
        <small data-short={paid.wrong || undefined}>
          {paid.label[lang.value]} {said(paid)}
        </small>
      )}
    </span>
  );
}

function Content({ section, sheet }: { section: readonly FormField[]; sheet: CharacterSheet }) {
  const t = sectionWords.value;
  const all = contentOf(section, sheet.values, { form: sheet.form, lang: lang.value, plans: t.plans });
  return (
    <span class={css.content}>
      {all.length === 0
        ? t.none
        : all.map(({ name, value }, at) => (
            <Fragment key={at}>
              {at > 0 && (name ? ' ' : words.value.comma)}
              {name ? (
                <span>
                  {name} <b>{value}</b>
                </span>
              ) : (
                <bdi>{value}</bdi>
              )}
            </Fragment>
          ))}
    </span>
  );
}

/** The explanation of a section's name, and its rule: shown at once if it is broken, else folded. */
function Law({ field, sheet }: { field: FormField; sheet: CharacterSheet }) {
  const t = sectionWords.value;
  const meaning = <Term of={field.key} name={t.meaning(field.label[lang.value])} />;
  switch (field.type) {
    case 'group': {
      const text = <p class="hint">{field.text[lang.value]}</p>;
      if (usedOf(field, sheet.values, sheet.form)?.wrong) {
        return (
          <div class={css.law}>
            {text}
            {meaning}
          </div>
        );
      }
      return (
        <details class={css.law}>
          <summary>{t.law}</summary>
          {text}
          {meaning}
        </details>
      );
    }
    case 'list':
    case 'skills':
    case 'patterns':
    case 'plans':
      return <div class={css.law}>{meaning}</div>;
    default:
      return null;
  }
}

function Drawn({ field, sheet }: { field: FormField; sheet: CharacterSheet }) {
  // A member has a shorter row and tactic than a whole side.
  if (field.type === 'row') return <MemberRow field={field} sheet={sheet} />;
  if (field.type === 'tactic' && sheet.path) return <MemberTactic field={field} sheet={sheet} />;
  return <Field field={field} sheet={sheet} />;
}

/** All contents in one run without the names of sections, where room is short. */
export function Told({ fields, sheet }: Props) {
  return <Content section={fields} sheet={sheet} />;
}

interface Props {
  fields: readonly FormField[];
  sheet: CharacterSheet;
}

/** The sections to fill in. */
export function Sections({ fields, sheet }: Props) {
  const printing = usePrinting();
  const sections = sectionsOf(fields);
  // On a phone all sections are closed at first: their lines show what there is.
  const first = usePhone() ? '' : firstOf(sections, sheet);
  const open = chosen.value ?? first;
  return (
    <div>
      {sections.map((section) => {
        const [{ key, label }] = section;
        const id = `section-${key}-${sheet.id}`;
        const name = nameOf(section, sheet);
        const bad = sheet.wrong.some((path) => keysOf(section).includes(path.split('/')[1] ?? ''));
        return (
          <details
            key={key}
            class={css.section}
            {...(!printing && { name: `sections-${sheet.side}` })}
            open={printing || open === name}
            data-bad={bad || undefined}
            aria-labelledby={`${id} ${id}-used`}
            onToggle={({ currentTarget }) => {
              if (printing) return;
              // `toggle` also comes for a section that was rendered open: this is no choice of the user's.
              if (currentTarget.open) {
                if (name !== open) chosen.value = name;
              } else if (open === name && (chosen.peek() ?? first) === open) chosen.value = '';
            }}
          >
            <summary>
              <h3 id={id}>{label[lang.value]}</h3>
              <Content section={section} sheet={sheet} />
              <Points section={section} sheet={sheet} id={`${id}-used`} />
            </summary>
            <div class={css.body}>
              {section.map((field) => (
                <Drawn key={field.key} field={field} sheet={sheet} />
              ))}
              <Law field={section[0]} sheet={sheet} />
            </div>
          </details>
        );
      })}
    </div>
  );
}

/** The sections as plain text, without controls. */
export function Lines({ fields, sheet }: Props) {
  return (
    <dl class={css.lines}>
      {sectionsOf(fields).map((section) => (
        <div key={section[0].key}>
          <dt>{section[0].label[lang.value]}</dt>
          <dd>
            <Content section={section} sheet={sheet} />
            <Points section={section} sheet={sheet} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
