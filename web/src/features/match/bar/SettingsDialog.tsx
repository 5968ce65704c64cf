// Dialog of the settings of the fight on the page: the seed of its dice, the user's own lists, the settings
// that the system offers, and the seal.
import { differing } from '../../../app/differing.ts';
import { playState, report, system } from '../../../app/fight/match.ts';
import { backToUsual, isUnusual } from '../../../app/usual.ts';
import { firstSeed } from '../../../engine/protocol.ts';
import { keepOpen } from '../../../app/fight/stage.ts';
import { actions } from '../../../app/actions.ts';
import { dialog } from '../../../app/view.ts';
import { ActionButton } from '../../../components/ActionButton.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { OwnFiles, Settings } from '../../../components/settings/Settings.tsx';
import { settingsDialogWords } from './settingsWords.ts';
import * as css from './SettingsDialog.module.css';

/**
 * Seed of the dice, and a button for other dice. Hidden while a fight has secrets, which the seed gives away.
 */
function Seed() {
  if (!system.value?.chance || report.value?.viewer) return null;
  return (
    <p class={css.seed}>
      <span>{settingsDialogWords.value.seed}</span>
      <code>{playState.value.seed ?? firstSeed}</code>
      <ActionButton action={actions.reseed} icon="dice" text class="" />
    </p>
  );
}

export default function SettingsDialog() {
  const t = settingsDialogWords.value;
  const close = () => (dialog.value = null);
  return (
    <Dialog title={t.title} onClose={close}>
      <p class="hint">{differing.value ? t.differs(differing.value) : t.usual}</p>
      <Seed />
      <OwnFiles />
      <Settings />
      <p>
        <label>
          <input
            type="checkbox"
            checked={keepOpen.value}
            onChange={(event) => (keepOpen.value = event.currentTarget.checked)}
          />
          {t.keepOpen}
        </label>
      </p>
      <p class="acts">
        <button type="button" class="go" onClick={close}>
          {t.done}
        </button>
        {isUnusual() && (
          <button type="button" class="text" onClick={backToUsual}>
            {t.reset}
          </button>
        )}
      </p>
    </Dialog>
  );
}
