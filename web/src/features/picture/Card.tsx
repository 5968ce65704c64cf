// The picture of one character, or of a party: the build in full, and the meters that it begins a fight with.
import type { BoardSide, Build, Meter } from '#engine';
import { asked } from '../../app/asked.ts';
import type { Side } from '../../app/build.ts';
import { fought, report, setup, system } from '../../app/match.ts';
import { plansIn } from '../../app/plans/plansIn.ts';
import { partyField, peopleIn } from '../../app/party.ts';
import { sideNames } from '../../app/sides.ts';
import { meterName } from '../../components/board/Meters.tsx';
import { Mark } from '../../components/Mark.tsx';
import { lang } from '../../i18n/index.ts';
import { nameOn } from './called.ts';
import { Facts } from './Facts.tsx';
import { Sheet } from './Sheet.tsx';
import * as css from './picture.module.css';

function Begins({ meters }: { meters: readonly Meter[] }) {
  if (meters.length === 0) return null;
  return (
    <ul class={css.meters}>
      {meters.map((one) => (
        <li key={one.id}>
          {meterName(one)} <b>{one.value}</b>
          {one.max > one.value && `/${one.max}`}
        </li>
      ))}
    </ul>
  );
}

/** Of a member, or of a lone character. */
const metersOf = (of: BoardSide | undefined, member: number) =>
  of?.figures?.find((one) => one.member === member)?.meters ?? of?.meters ?? [];

/** What a side's plans say in the reader's language; those of a party's members are counted only. */
export async function linesOf(build: Build): Promise<string[]> {
  const field = system.peek()?.form.fields.find(({ type }) => type === 'plans' || type === 'tactic');
  return field ? plansIn(build, field.key, lang.peek()) : [];
}

export function Card({ side, lines }: { side: Side; lines: readonly string[] }) {
  const fight = report.value;
  const build = setup.value?.[side];
  const form = system.value?.form;
  if (!fight || !build || !form) return null;
  const party = partyField(form);
  const people = party ? peopleIn(build, form) : [build];
  const [lone] = people.length === 1 ? people : [];
  // While the other side can't fight, the last fight may be of an earlier sheet.
  const begins = fought.value?.[side] === build ? fight.boards[0]?.sides[side] : undefined;
  return (
    <Sheet>
      <div class={css.whole} data-most="2.2">
        <div data-side={sideNames[side]}>
          <h1 class={css.title}>
            <Mark side={side} /> <bdi>{nameOn(side)}</bdi>
          </h1>
          {lone ? (
            <div class={css.one}>
              <Begins meters={metersOf(begins, 0)} />
              <Facts
                build={lone}
                form={form}
                fields={party ? asked(party.fields, lone) : form.fields}
                side={side}
                lines={lines}
              />
            </div>
          ) : (
            <ul class={css.cards}>
              {people.map((one, member) => (
                <li key={member}>
                  <h2>
                    <bdi>{fight.members?.[side][member] ?? one.name}</bdi>
                  </h2>
                  <Begins meters={metersOf(begins, member)} />
                  <Facts
                    build={one}
                    form={form}
                    fields={party ? asked(party.fields, one) : []}
                    side={side}
                    dense
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Sheet>
  );
}
