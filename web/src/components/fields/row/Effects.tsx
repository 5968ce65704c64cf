// A sheet at rest: its five skills with what they do where they stand.
import type { Build, RowField } from '#engine';
import { type Side, row } from '../../../app/build.ts';
import { facts } from '../../../app/match.ts';
import { Seal } from '../../Seal.tsx';
import { lang, words } from '../../../i18n/index.ts';
import { itemOf } from './editing.ts';
import { effect, Numbers } from './SkillCard.tsx';
import * as skillCss from '../../../styles/skill.module.css';
import * as css from './row.module.css';

export function Effects({ side, build, field }: { side: Side; build: Build; field: RowField }) {
  const places = facts.value[side]?.places ?? [];
  return (
    <ol class={css.list} aria-label={words.value.effects}>
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
                <span class={skillCss.yomi}>{item.reading[lang.value]}</span>
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
