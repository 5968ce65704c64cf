// The picture of a fight: who won and how, the two builds in short, and the board at the end.
import type { Build } from '#engine';
import { asked } from '../../app/asked.ts';
import type { Side } from '../../app/build.ts';
import { fought, report, system } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { winner } from '../../app/outcome.ts';
import { partyField, peopleIn } from '../../app/party.ts';
import { sideNames } from '../../app/sides.ts';
import { Stamp } from '../../components/board/Stamp.tsx';
import { Sum } from '../../components/board/Sum.tsx';
import { boardFor } from '../../components/board/boards.ts';
import { Mark } from '../../components/Mark.tsx';
import { Spans } from '../../components/Spans.tsx';
import type { Fight } from '../../engine/fight.ts';
import { Facts } from './Facts.tsx';
import { Sheet } from './Sheet.tsx';
import { pictureWords } from './words.ts';
import * as css from './picture.module.css';

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
            fields={asked(party.fields, one)}
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
  const Laid = boardFor(system.value);
  const seed = fight.viewer ? undefined : setup[3]?.seed;
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
              <People fight={fight} build={setup[side]} side={side} />
            </section>
          ))}
        </div>
      </div>
      <div class={css.room} data-most="1.6">
        <div class={css.stage}>
          <Laid at={fight.events.length} />
        </div>
      </div>
    </Sheet>
  );
}
