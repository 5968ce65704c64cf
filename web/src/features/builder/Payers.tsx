// Which of a build's patterns pay for an item, by their numbers; said in full to those who can't see the numbers.
import type { Build, Form, SheetFacts } from '#engine';
import type { Side } from '../../app/build.ts';
import { facts } from '../../app/match.ts';
import { words } from '../../i18n/index.ts';
import { type Pattern, patternsOf } from './capacity.ts';
import { builderWords } from './words.ts';
import * as css from './builder.module.css';

type Paid = SheetFacts['paid'][number];

function paidOf(side: Side, id: string): Paid | undefined {
  return facts.value[side]?.sheetFacts?.paid.find(({ item }) => item === id);
}

/** What needs no paying can be had, too. */
export function canPay(side: Side, id: string): boolean {
  const paid = paidOf(side, id);
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

export function Payers({ side, build, form, id }: { side: Side; build: Build; form: Form; id: string }) {
  const t = builderWords.value;
  const paid = paidOf(side, id);
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
  const field = form.fields.find((one) => one.type === 'patterns');
  const patterns = field ? patternsOf(build, field.key) : [];
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
