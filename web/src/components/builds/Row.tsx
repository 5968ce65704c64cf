// A character's row in little, with its skills in words beside it; of a party its members, one after another.
import type { Build } from '#engine';
import { row } from '../../app/build.ts';
import { system } from '../../app/match.ts';
import { words } from '../../i18n/index.ts';
import { partyField, peopleIn } from '../../app/party.ts';
import { BuildRow } from './BuildRow.tsx';
import { itemsOf, partsText, rowText } from './builds.ts';
import * as css from './Row.module.css';

function Party({ build }: { build: Build }) {
  const form = system.value?.form;
  const party = form && partyField(form);
  if (!party) return null;
  return (
    <ul class={css.party}>
      {peopleIn(build, form).map((one, place) => (
        <li key={place}>
          <bdi>{one.name || words.value.noName}</bdi>{' '}
          {party.fields.map(
            (field) => field.type === 'row' && <BuildRow key={field.key} items={row(one, field)} />,
          )}
          <small>{partsText(one, party.fields)}</small>
        </li>
      ))}
    </ul>
  );
}

export function Row({ build, class: own }: { build: Build; class?: string }) {
  const items = itemsOf(build);
  return (
    <div class={`${css.seals} ${own ?? ''}`}>
      {items.length > 0 && <BuildRow items={items} />}
      {items.length > 0 && <small aria-hidden="true">{rowText(items)}</small>}
      <small>{partsText(build)}</small>
      <Party build={build} />
    </div>
  );
}
