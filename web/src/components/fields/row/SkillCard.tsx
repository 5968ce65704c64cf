// What the chosen place holds, or would hold: its effect at that place's level.
import type { Item, PlaceFacts, Text } from '#engine';
import type { Side } from '../../../app/build.ts';
import { facts } from '../../../app/match.ts';
import { Seal } from '../../Seal.tsx';
import { Term } from '../../term/Term.tsx';
import { lang, words } from '../../../i18n/index.ts';
import { itemOf, peeked } from './editing.ts';
import { kindName } from '../../../app/kinds.ts';
import * as css from '../../../styles/skill.module.css';

interface Shown {
  speed: number | null;
  damage: string | null;
  text: string;
  notes: string[];
}

/** With its neighbours where it stands in a legal row, else as the catalogue has it. */
export function effect(item: Item, level: number, standing: PlaceFacts | undefined): Shown {
  const say = (text: Text) => text[lang.value];
  const at = item.at[level - 1];
  // Where only the fight can tell the figure, the catalogue says what it hangs on.
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

export function Numbers({ of, short }: { of: Shown; short?: boolean }) {
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

export function SkillCard({ side, place, id }: { side: Side; place: number; id: string }) {
  const t = words.value;
  const preview = peeked.value !== null && peeked.value !== id ? peeked.value : null;
  const item = itemOf(preview ?? id);
  if (!item) {
    return (
      <div class={css.skill}>
        <Seal item={null} level={place + 1} size="xl" />
        <p class={`hint ${css.hint}`}>{t.chooseFor(place + 1)}</p>
      </div>
    );
  }
  const standing = preview ? undefined : facts.value[side]?.places[place];
  const shown = effect(item, place + 1, standing);
  return (
    <div class={css.skill} data-preview={preview ? '' : undefined}>
      <Seal item={item} level={place + 1} size="xl" />
      <div>
        <h3>
          {item.name[lang.value]}
          <span class={css.yomi}>{item.reading[lang.value]}</span>
        </h3>
        <p class={css.kind}>
          {kindName(item)} ・ {t.placeNo(place + 1)}
          {item.limited && (
            <span class={css.lim}>
              <Term of="limited" name={t.limited} />
            </span>
          )}
        </p>
      </div>
      <Numbers of={shown} />
      <div class={css.effect}>
        <p>{shown.text}</p>
        {shown.notes.map((line, at) => (
          <p key={at} class={css.by}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
