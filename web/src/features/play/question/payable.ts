// What a pattern pays for that may be transcribed: those of the side's skills whose cost its panels have, as the engine says of the
// sheet, without panels that a maintained skill holds.
import type { Option, Pending } from '#engine';
import { facts, report, setup, system } from '../../../app/fight/match.ts';
import type { Side } from '../../../app/sheet/build.ts';
import { patternsOf } from '../../../app/sheet/capacity.ts';
import { lang } from '../../../i18n/index.ts';

/** Whether the option is a row of panels, which is drawn in the place of words. */
export const isPattern = ({ kind, effect }: Option): boolean => kind === 'pattern' && !!effect;

/** The patterns on the sheet of a side. */
function ownPatterns(at: Side): { panels: string }[] {
  const field = system.value?.form.fields.find(({ type }) => type === 'patterns');
  const build = setup.value?.sides[at];
  return field?.type === 'patterns' && build ? patternsOf(build, field.key) : [];
}

/** Index of the pattern that stands on the board after the option: that of its number, or the present one if it is declined. */
function patternAfter(option: Option, { side }: Pending): number {
  if (isPattern(option)) return Number(/\d+$/.exec(option.id)?.[0]) - 1;
  const at = side === 'A' ? 0 : 1;
  const rows = report.value?.boards.at(-1)?.sides[at].rows ?? [];
  const panels = rows.find(({ id }) => id === 'panels')?.cells.map(({ item }) => item);
  return ownPatterns(at).findIndex((one) => one.panels === panels?.join(''));
}

/** The element of a cost that any panel pays. */
const any = '白';

/**
 * Whether panels of these elements pay a cost, each letter by one of its own. `known`: the elements of panels that pay it by the
 * sheet, in the order of the cost; so one panel may stand for another, as a skill allows.
 */
function pays(cost: readonly string[], known: readonly string[], free: readonly string[]): boolean {
  const [letter, ...rest] = cost;
  if (letter === undefined) return true;
  const [stands, ...others] = known;
  return free.some(
    (one, at) =>
      (letter === any || letter === one || stands === one) && pays(rest, others, free.toSpliced(at, 1)),
  );
}

/**
 * Names of the skills that the side can pay for after an option of a question for patterns; null: another question, or panels that
 * the sheet has no pattern for.
 */
export function payable(option: Option, pending: Pending): string[] | null {
  if (!pending.options.some(isPattern)) return null;
  const at = pending.side === 'A' ? 0 : 1;
  const pattern = patternAfter(option, pending);
  const paid = facts.value[at]?.sheetFacts?.paid;
  const elements = Array.from(ownPatterns(at)[pattern]?.panels ?? '');
  if (!paid || elements.length === 0) return null;
  const rows = report.value?.boards.at(-1)?.sides[at].rows ?? [];
  const cellsOf = (row: string) => rows.find(({ id }) => id === row)?.cells ?? [];
  const places = cellsOf('panels');
  const free = elements.filter((_, place) => places[place]?.use !== 'locked');
  return cellsOf('skills').flatMap(({ item, gone }) => {
    const by = paid.find((one) => one.item === item)?.by.find((one) => one.pattern === pattern);
    const form = system.value?.form.items.find(({ id }) => id === item);
    const known = by?.panels.map((place) => elements[place] ?? '') ?? [];
    const left = by && !gone && form && pays(Array.from(form.cost ?? ''), known, free);
    return left ? form.name[lang.value] : [];
  });
}
