// The folded sheets of both sides while the fight is played, one card each. A card leads to its sheet; once a
// decision by hand hangs on the sheet it is locked, and opens in a dialog where only the name can be changed
// (LockedSheet).
import { rebuild } from '../../app/fight/guard.ts';
import { setup } from '../../app/fight/match.ts';
import { live } from '../../app/fight/stage.ts';
import { marks, sheetName, sideNames } from '../../app/sheet/names.ts';
import { dialog } from '../../app/view.ts';
import { Icon, Mark } from '../../components/Inline.tsx';
import { lazy } from '../../components/lazy.tsx';
import { words } from '../../i18n/index.ts';
import { leaveWords } from './leaveWords.ts';
import * as css from './Folded.module.css';

const LockedSheet = lazy(async () => (await import('./LockedSheet.tsx')).LockedSheet);

export function Folded() {
  const t = leaveWords.value;
  const sides = setup.value?.sides;
  if (!sides) return null;
  return (
    <>
      {([0, 1] as const).map((side) => {
        const name = sheetName(side);
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
              if (live.value) dialog.value = { kind: 'own', draw: () => <LockedSheet side={side} /> };
              else rebuild(side);
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
