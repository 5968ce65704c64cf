// Collects the meters and states of a side or figure for the boards: with the form's names and drawings, and
// the values when the round began.
import type { Form, Lang, Meter, StateInfo } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import type { Side } from '../../app/sheet/build.ts';
import type { Standing } from './Meters.tsx';
import type { Borne } from './States.tsx';

/** The name of a meter; if the form doesn't name it, its id in capitals: HP, IN, SP. */
export const meterCalled = ({ meters }: Pick<Form, 'meters'>, id: string, lang: Lang): string =>
  meters?.find((one) => one.id === id)?.name[lang] ?? id.toUpperCase();

/** The step at which the round of a step began, before its first event. */
export function roundBegan({ rounds, boards }: Pick<Fight, 'rounds' | 'boards'>, at: number): number {
  const round = boards[at]?.round;
  const phases = rounds.find((one) => one.round === round)?.phases;
  return Math.min(phases?.[0]?.first ?? at, at);
}

/** The meters of a side, or of one of its members, at a step. */
export function standings(
  { fight, at, form, lang }: { fight: Fight; at: number; form: Form; lang: Lang },
  side: Side,
  member?: number,
): Standing[] {
  const metersAt = (step: number): Meter[] => {
    const of = fight.boards[step]?.sides[side];
    const figure = of?.figures?.find((one) => one.member === member);
    return (member === undefined ? of?.meters : figure?.meters) ?? [];
  };
  const before = metersAt(roundBegan(fight, at));
  return metersAt(at).map((of) => {
    const known = form.meters?.find(({ id }) => id === of.id);
    return {
      // A fight is over at 0: what a blow takes below that says nothing more.
      of: { ...of, value: Math.max(of.value, 0) },
      name: meterCalled(form, of.id, lang),
      glyph: known?.glyph,
      drawn: known?.drawn,
      was: before.find(({ id, max }) => id === of.id && max === of.max)?.value,
    };
  });
}

/** The states with what the form says of them; a state that the form doesn't know is left out. */
export function borne({ states }: Form, of: readonly { id: string; n: number }[]): Borne[] {
  return of.flatMap(({ id, n }) => {
    const state: StateInfo | undefined = states.find((one) => one.id === id);
    return state ? [{ state, n }] : [];
  });
}
