// Draws what the skills of a row do: the skill of the chosen place as a card, and all of them while no place is
// chosen.
import type { Build, Item, PlaceFacts, RowField, Text } from '#engine';
import { type Side, row } from '../../../app/sheet/build.ts';
import { facts } from '../../../app/fight/match.ts';
import { Seal } from '../../Seal.tsx';
import { Term } from '../../term/Term.tsx';
import { Yomi } from '../../term/Yomi.tsx';
import { lang, words } from '../../../i18n/index.ts';
import { itemOf, peeked } from './editing.ts';
import { paletteWords } from './words.ts';
import * as skillCss from '../../../styles/skill.module.css';
import * as rowCss from './row.module.css';

interface Shown {
  speed: number | null;
  damage: string | null;
  text: string;
  notes: string[];
}

/**
 * An item's figures and effect: as the engine reckons them in a legal row (`standing`), else as in the
 * catalogue.
 */
function effect(item: Item, level: number, standing: PlaceFacts | undefined): Shown {
  const say = (text: Text) => text[lang.value];
  const at = item.at[level - 1];
  // If only the fight can tell the damage, the catalogue says what it depends on.
  const varying = at?.damage ? say(at.damage) : null;
  if (standing) {
    const { speed, damage, text, notes } = standing;
    return {
      speed,
      damage: damage === null ? varying : String(damage),
      text: say(text),
      notes: notes.map(say),
    };
  }
  return {
    speed: at?.speed ?? null,
    damage: varying,
    text: say(at?.text ?? item.text),
    notes: [],
  };
}

function Numbers({ of, short }: { of: Shown; short?: boolean }) {
  const t = words.value;
  return (
    <dl>
      <div>
        <dt>{short ? t.speedShort : <Term of="speed" name={t.speedOf} />}</dt>
        <dd>{of.speed ?? '–'}</dd>
      </div>
      <div>
        <dt>{short ? t.damageShort : <Term of="damage" name={t.damage} />}</dt>
        <dd data-long={(of.damage?.length ?? 0) > 3 || undefined}>{of.damage ?? '–'}</dd>
      </div>
    </dl>
  );
}

interface CardProps {
  side: Side;
  place: number;
  id: string;
  /** The item is not in the place, only pointed at in the palette. */
  preview?: boolean;
}

function Card({ side, place, id, preview }: CardProps) {
  const t = words.value;
  const item = itemOf(id);
  if (!item) return <p class={`hint ${rowCss.hint}`}>{paletteWords.value.chooseFor(place + 1)}</p>;
  const standing = preview ? undefined : facts.value[side]?.places[place];
  const shown = effect(item, place + 1, standing);
  return (
    <div class={skillCss.skill}>
      <h3>
        {item.name[lang.value]}
        <Yomi of={item} />
        {item.limited && (
          <span class={skillCss.lim}>
            <Term of="limited" name={t.limited} />
          </span>
        )}
      </h3>
      <Numbers of={shown} />
      <div class={skillCss.effect}>
        <p>{shown.text}</p>
        {shown.notes.map((line, at) => (
          <p key={at} class={skillCss.by}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

/**
 * The card of the place. It keeps its room while a preview lies over it, so that nothing below moves under the
 * pointer.
 */
export function SkillCard({ side, place, id }: CardProps) {
  const preview = peeked.value !== id ? peeked.value : null;
  return (
    <div class={rowCss.card}>
      <Card side={side} place={place} id={id} />
      {preview !== null && <Card side={side} place={place} id={preview} preview />}
    </div>
  );
}

/** The skills of a row with their effects at their places, while no place is chosen. */
export function Effects({ side, build, field }: { side: Side; build: Build; field: RowField }) {
  const places = facts.value[side]?.places ?? [];
  return (
    <ol class={rowCss.list} aria-label={words.value.effects}>
      {row(build, field).map((id, place) => {
        const item = itemOf(id);
        if (!item) return null;
        const shown = effect(item, place + 1, places[place]);
        return (
          <li key={place}>
            <Seal item={item} level={place + 1} size="s" />
            <div>
              <h3>
                {item.name[lang.value]}
                <Yomi of={item} />
              </h3>
              <p>
                {shown.text} {shown.notes.join(' ')}
              </p>
            </div>
            <Numbers of={shown} short />
          </li>
        );
      })}
    </ol>
  );
}
