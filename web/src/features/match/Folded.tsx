// Both sheets while the fight is played: a card each with a lock, which asks before anything is lost.
import { goBuild } from '../../app/fight/guard.ts';
import { setup } from '../../app/fight/match.ts';
import { live } from '../../app/fight/stage.ts';
import { marks, sideNames } from '../../app/names.ts';
import { front } from '../../app/view.ts';
import { Icon, Mark } from '../../components/Inline.tsx';
import { words } from '../../i18n/index.ts';
import { stageWords } from './words.ts';
import * as css from './Folded.module.css';

export function Folded() {
  const t = stageWords.value;
  const sides = setup.value?.sides;
  if (!sides) return null;
  return (
    <>
      {([0, 1] as const).map((side) => {
        const name = sides[side].name || words.value.noName;
        return (
          <button
            key={side}
            type="button"
            class={css.card}
            data-side={sideNames[side]}
            aria-label={
              live.value ? t.lockedSheet(marks[side], name) : words.value.sheetOf(marks[side], name)
            }
            onClick={() => {
              front.value = side;
              goBuild();
            }}
          >
            <span>
              <b>
                <Mark side={side} />
                <bdi>{name}</bdi>
              </b>
              {live.value && <small>{t.locked}</small>}
            </span>
            <Icon name={live.value ? 'lock' : 'down'} />
          </button>
        );
      })}
    </>
  );
}
