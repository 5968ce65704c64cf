// Which of a build's patterns pay for an item, by their numbers; said in full to those who can't see the numbers.
import type { SheetFacts } from '#engine';
import { facts } from '../../../app/match.ts';
import { words } from '../../../i18n/index.ts';
import type { CharacterSheet } from '../sheet.ts';
import { type Pattern, patternsOf } from './capacity.ts';
import { pointsWords } from './words.ts';
import * as css from './points.module.css';

type Paid = SheetFacts['paid'][number];

/** The engine says it of whole sheets. */
function paidOf({ side, path }: CharacterSheet, id: string): Paid | undefined {
  return path === '' ? facts.value[side]?.sheetFacts?.paid.find(({ item }) => item === id) : undefined;
}

/** What needs no paying can be had, too. */
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

export function Payers({ sheet, id }: { sheet: CharacterSheet; id: string }) {
  const t = pointsWords.value;
  const paid = paidOf(sheet, id);
  if (!paid) return null;
  if (paid.by.length === 0) {
    return (
      <span class={css.payers}>
        {paid.helped ? (
          <span title={t.helpedNote}>{t.helped}</span>
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
