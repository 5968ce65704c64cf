// What a pattern pays for that may be transcribed: those of the side's skills whose cost its panels have, as the engine says of the
// sheet.
import type { Option, Pending } from '#engine';
import { facts, report, setup, system } from '../../../app/fight/match.ts';
import { patternsOf } from '../../../app/sheet/capacity.ts';
import { lang } from '../../../i18n/index.ts';

/** Whether the option is a row of panels, which is drawn in the place of words. */
export const isPattern = ({ kind, effect }: Option): boolean => kind === 'pattern' && !!effect;

/** Index of the pattern that stands on the board after the option: that of its number, or the present one if it is declined. */
function patternAfter(option: Option, { side }: Pending): number {
  if (isPattern(option)) return Number(/\d+$/.exec(option.id)?.[0]) - 1;
  const at = side === 'A' ? 0 : 1;
  const field = system.value?.form.fields.find(({ type }) => type === 'patterns');
  const build = setup.value?.sides[at];
  if (field?.type !== 'patterns' || !build) return -1;
  const rows = report.value?.boards.at(-1)?.sides[at].rows ?? [];
  const panels = rows.find(({ id }) => id === 'panels')?.cells.map(({ item }) => item);
  return patternsOf(build, field.key).findIndex((one) => one.panels === panels?.join(''));
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
  if (!paid || !(pattern >= 0)) return null;
  const skills = report.value?.boards.at(-1)?.sides[at].rows.find(({ id }) => id === 'skills')?.cells ?? [];
  return skills.flatMap(({ item, gone }) => {
    const pays = paid.find((one) => one.item === item)?.by.some((one) => one.pattern === pattern);
    const name = system.value?.form.items.find(({ id }) => id === item)?.name[lang.value];
    return pays && !gone && name ? name : [];
  });
}
