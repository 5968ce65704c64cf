// The contents of the two pictures: draws the card of a character or a party, and the result of a fight.
import type { BoardSide, Build, Meter } from '#engine';
import type { Side } from '../../app/sheet/build.ts';
import { client, fought, matchOf, report, setup, system } from '../../app/fight/match.ts';
import { marks, nameOf, sideNames } from '../../app/sheet/names.ts';
import { nameless } from '../../app/share.ts';
import { plainText } from '../../engine/plainText.ts';
import { pictureWords } from './words.ts';
import { visibleFields } from '../../app/sheet/conditions.ts';
import { partyField, peopleIn } from '../../app/sheet/party.ts';
import { plansIn } from '../../app/plans/plansIn.ts';
import { Stamp, Sum, meterName } from '../../components/board/Who.tsx';
import { Mark, Spans } from '../../components/Inline.tsx';
import { lang } from '../../i18n/index.ts';
import { Facts, Sheet } from './Facts.tsx';
import { winner } from '../../app/fight/record.ts';
import { Position } from '../../components/parts/parts.tsx';
import type { Fight } from '../../engine/fight.ts';
import * as css from './picture.module.css';

// Names on a picture.

/** The name on the side's sheet; without one, the name in the fight. */
function nameOn(side: Side): string {
  return setup.value?.sides[side].name || (report.value ? nameOf(report.value, side) : '');
}

export const cardCalled = (side: Side) => pictureWords.value.ofCard(marks[side], nameOn(side));

interface Names {
  /** Replacements of names; empty: no name is replaced. */
  called: ReadonlyMap<string, string>;
  /** The result, in a sentence. */
  headline: string;
}

/** Replacements of all names, as in the fight that a link without names opens. */
export async function withoutNames(): Promise<Names> {
  const [engine, now, fight] = [client(), fought.peek(), report.peek()];
  if (!engine || !now || !fight) throw new Error('there is no fight');
  const other = await nameless(engine, matchOf(now), fight.lang);
  const called = new Map<string, string>();
  for (const side of [0, 1] as const) {
    fight.members?.[side].forEach((name, at) => called.set(name, other.members?.[side][at] ?? ''));
    called.set(nameOf(fight, side), nameOf(other, side));
  }
  called.delete('');
  return { called, headline: plainText(other.headline) };
}

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

/** Meters of a member, or of a lone character. */
const metersOf = (of: BoardSide | undefined, member: number) =>
  of?.figures?.find((one) => one.member === member)?.meters ?? of?.meters ?? [];

/** A side's plans as lines in the reader's language. Empty for parties: a card only counts the plans of members. */
export async function linesOf(build: Build): Promise<string[]> {
  const field = system.peek()?.form.fields.find(({ type }) => type === 'plans' || type === 'tactic');
  return field ? plansIn(build, field.key, lang.peek()) : [];
}

/** The picture of one character, or of a party: the build in full, and the meters that it begins a fight with. */
export function Card({ side, lines }: { side: Side; lines: readonly string[] }) {
  const fight = report.value;
  const build = setup.value?.sides[side];
  const form = system.value?.form;
  if (!fight || !build || !form) return null;
  const party = partyField(form);
  const people = party ? peopleIn(build, form) : [build];
  const [lone] = people.length === 1 ? people : [];
  // While the other side's sheet is illegal, the last fight may be of an earlier sheet.
  const begins = fought.value?.sides[side] === build ? fight.boards[0]?.sides[side] : undefined;
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
                fields={party ? visibleFields(party.fields, lone) : form.fields}
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
                    fields={party ? visibleFields(party.fields, one) : []}
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

function Verdict({ fight }: { fight: Fight }) {
  const side = winner();
  return (
    <section class={css.verdict} data-side={side === null ? undefined : sideNames[side]}>
      {fight.outcome && <Stamp side={side} />}
      <div>
        <h1>
          <Spans of={fight.headline} />
        </h1>
        <p>
          <Sum of={fight} />
        </p>
      </div>
    </section>
  );
}

function People({ fight, build, side }: { fight: Fight; build: Build; side: Side }) {
  const form = system.value?.form;
  if (!form) return null;
  const party = partyField(form);
  if (!party) return <Facts build={build} form={form} fields={form.fields} side={side} brief />;
  const people = peopleIn(build, form);
  return (
    <ul class={css.people}>
      {people.map((one, place) => (
        <li key={place}>
          {people.length > 1 && <bdi>{fight.members?.[side][place] ?? one.name}</bdi>}
          <Facts
            build={one}
            form={form}
            fields={visibleFields(party.fields, one)}
            side={side}
            brief
            dense={people.length > 1}
          />
        </li>
      ))}
    </ul>
  );
}

export function Result() {
  const fight = report.value;
  const setup = fought.value;
  if (!fight || !setup) return null;
  const seed = fight.viewer ? undefined : setup.course?.seed;
  return (
    <Sheet foot={seed && `${pictureWords.value.seed} ${seed}`}>
      <div class={css.room} data-most="1.6">
        <div>
          <Verdict fight={fight} />
          {([0, 1] as const).map((side) => (
            <section key={side} class={css.side} data-side={sideNames[side]}>
              <h2>
                <Mark side={side} /> <bdi>{nameOf(fight, side)}</bdi>
              </h2>
              <People fight={fight} build={setup.sides[side]} side={side} />
            </section>
          ))}
        </div>
      </div>
      <div class={css.room} data-most="1.6">
        <div class={css.stage}>
          <Position at={fight.events.length} axis={null} />
        </div>
      </div>
    </Sheet>
  );
}
