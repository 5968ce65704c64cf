// Builds in small: draws a row of seals, with the names of skills for readers who can't see them, and what else a
// build has.
import type { Build } from '#engine';
import {
  carriedText,
  itemGloss,
  itemName,
  itemOf,
  itemsOf,
  partsText,
  rowText,
  strengths,
} from './builds.ts';
import { type Side, row } from '../../app/sheet/build.ts';
import { sideNames } from '../../app/sheet/names.ts';
import { Seal } from '../Seal.tsx';
import { lang } from '../../i18n/index.ts';
import { system } from '../../app/fight/match.ts';
import { rosterWords } from '../../app/roster/words.ts';
import { partyField, peopleIn } from '../../app/sheet/party.ts';
import * as css from './Row.module.css';

/** Names of skills beside their seals. A screen reader says the name, and the eye reads what the kanji means, where
 * that differs. `say`: the sentence around the names. */
export function ItemName({
  of,
  say = (names) => names.join(),
}: {
  of: readonly string[];
  say?: (names: string[]) => string;
}) {
  const [name, gloss] = [say(of.map(itemName)), say(of.map(itemGloss))];
  if (name === gloss) return <>{name}</>;
  return (
    <>
      <span class="vh">{name}</span>
      <span aria-hidden="true">{gloss}</span>
    </>
  );
}

interface Props {
  items: readonly string[];
  /** Side in whose ink the row is drawn; absent: neither. */
  side?: Side;
  /** Index of the place that is marked. */
  marked?: number;
  class?: string;
}

/** A build as a row of seals, with its skills in words for screen readers. */
export function BuildRow({ items, side, marked, class: own }: Props) {
  return (
    <span class={`${css.build} ${own ?? ''}`} data-side={side === undefined ? undefined : sideNames[side]}>
      {items.map((id, place) => (
        <span key={place} data-marked={place === marked || undefined}>
          <Seal item={itemOf(id)} level={place + 1} size="s" />
        </span>
      ))}
      <span class="vh">{rowText(items)}</span>
      {lang.value === 'en' && (
        <span class={css.said} aria-hidden="true">
          {items.map(itemGloss).join(', ')}
        </span>
      )}
    </span>
  );
}

function Party({ build }: { build: Build }) {
  const form = system.value?.form;
  const party = form && partyField(form);
  if (!party) return null;
  const people = peopleIn(build, form);
  return (
    <ul class={css.party}>
      {people.map((one, place) => (
        <li key={place}>
          {/* A lone member with the party's name is not named twice. */}
          {(people.length > 1 || one.name !== build.name) && (
            <>
              <bdi>{one.name || rosterWords.value.noName}</bdi>{' '}
            </>
          )}
          {party.fields.map(
            (field) => field.type === 'row' && <BuildRow key={field.key} items={row(one, field)} />,
          )}
          <small>
            {[
              ...strengths(one, party.fields, lang.value),
              partsText(one, party.fields),
              carriedText(one, party.fields),
            ]
              .filter(Boolean)
              .join(lang.value === 'ja' ? '・' : ', ')}
          </small>
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
      <small>{carriedText(build)}</small>
      <Party build={build} />
    </div>
  );
}
