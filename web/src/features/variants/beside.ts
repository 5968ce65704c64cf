// Two records next to each other: what they have in common, and round by round what they say from the first line that differs.
import { firstChange } from '../../app/diff.ts';
import type { Fight, FightEvent } from '../../engine/fight.ts';

export interface BesideRound {
  round: number;
  title: string;
  lines: readonly [readonly FightEvent[], readonly FightEvent[]];
}
export interface Beside {
  /** The lines before the first one that differs, as the first record has them. */
  same: readonly FightEvent[];
  /** None where the two read the same to the end. */
  rounds: readonly BesideRound[];
}

/** How the rules go on in between is left out, as it is folded in the record. */
const told = ({ events }: Fight) => events.filter(({ bookkeeping }) => !bookkeeping);

export function beside(one: Fight, two: Fight): Beside {
  const lines = [told(one), told(two)] as const;
  const at = firstChange({ events: lines[0] }, { events: lines[1] })?.at ?? lines[0].length;
  const rest = [lines[0].slice(at), lines[1].slice(at)] as const;
  const titles = new Map([...two.rounds, ...one.rounds].map(({ round, title }) => [round, title]));
  const rounds = [...new Set(rest.flat().map(({ round }) => round))].sort((a, b) => a - b);
  return {
    same: lines[0].slice(0, at),
    rounds: rounds.map((round) => ({
      round,
      title: titles.get(round) ?? '',
      lines: [
        rest[0].filter((event) => event.round === round),
        rest[1].filter((event) => event.round === round),
      ],
    })),
  };
}
