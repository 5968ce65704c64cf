// What a mean leaves out: numbers of the board that an option changes, as its note says, and that count in later turns alone.
import type { Odds, Pending } from '#engine';
import { system } from '../../../app/fight/match.ts';
import { outlooks } from '../../../app/fight/outlooks.ts';
import { meterCalled } from '../../../components/board/standing.ts';
import type { Fight } from '../../../engine/fight.ts';
import { lang } from '../../../i18n/index.ts';

/** The name of a number in a note, and how it changes: "IN＋1". */
const changes = (name: string) => new RegExp(`${name}\\s?[＋+−-]\\s?\\d`);

/**
 * Name of the mean that stands at the options, and of the numbers that it doesn't count; null: it leaves nothing out. The main meter
 * is what it counts.
 */
export function uncounted(
  { side, options }: Pick<Pending, 'side' | 'options'>,
  { boards }: Pick<Fight, 'boards'>,
  odds: Pick<Odds, 'options'> | null,
): { mean: string; names: string[] } | null {
  const leads = odds?.options.flatMap((one) => outlooks(one)[0]?.figures ?? []) ?? [];
  const mean = leads.find((one) => 'value' in one)?.name[lang.value];
  const [, ...others] = boards.at(-1)?.sides[side === 'A' ? 0 : 1].meters ?? [];
  const notes = options.flatMap(({ note }) => note?.[lang.value] ?? []);
  const names = others
    .map(({ id }) => meterCalled(system.value?.form ?? {}, id, lang.value))
    .filter((name) => notes.some((note) => changes(name).test(note)));
  return mean && names.length > 0 ? { mean, names } : null;
}
