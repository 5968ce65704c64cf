// Offers to make one party of several characters that were found or chosen, on either side. Draws nothing in systems
// without parties.
import type { Build } from '#engine';
import { system } from '../../app/fight/match.ts';
import { marks, sideNames } from '../../app/sheet/names.ts';
import { partyField, peopleIn } from '../../app/sheet/party.ts';
import type { Side } from '../../app/sheet/build.ts';
import { putOn } from './builds.ts';
import { partyName, together } from './parties.ts';
import { buildWords } from './words.ts';

interface Props {
  of: readonly Build[];
  /** Called before the party is put on a side. */
  close?: () => void;
}

export function Together({ of, close }: Props) {
  const t = buildWords.value;
  const info = system.value;
  const field = info && partyField(info.form);
  const ours = of.filter((one) => one.system === info?.id);
  if (!field || ours.length < 2) return null;
  const count = ours.flatMap((one) => peopleIn(one, info.form)).length;
  const fits = count <= field.most;
  const put = (side: Side) => {
    const party = together(ours, info.form, (name) => partyName(name, info.form));
    if (!party) return;
    close?.();
    putOn(side, party);
  };
  return (
    <p class="acts" role="group" aria-label={t.asParty(count)}>
      <span>{fits ? t.asParty(count) : t.tooManyForParty(count, field.most)}</span>
      {fits &&
        ([0, 1] as const).map((side) => (
          <button key={side} type="button" onClick={() => put(side)}>
            <b class={sideNames[side]}>{t.asPartyOn(marks[side])}</b>
          </button>
        ))}
    </p>
  );
}
