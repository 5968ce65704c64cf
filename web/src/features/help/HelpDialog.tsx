// The help: lists all keys from the registry of actions, and has the switch that turns single-key shortcuts off.
import { type Action, registry } from '../../app/actions.ts';
import { system } from '../../app/fight/match.ts';
import { dialog, keysOn, offered, screens } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { keyLabel } from '../../components/ActionButton.tsx';
import { words } from '../../i18n/index.ts';
import { helpWords } from './words.ts';
import * as css from './help.module.css';

function Keys({ of }: { of: readonly string[] }) {
  const shown = of.length > 4 ? [of[0] ?? '', '…', of.at(-1) ?? ''] : of;
  return (
    <>
      {shown.map((shortcut) =>
        shortcut.split(' ').map((key) => <kbd key={shortcut + key}>{keyLabel(key)}</kbd>),
      )}
    </>
  );
}

/** Whether the system has the action. It lacks actions that lead to screens it doesn't have, and without chance those
 * of play and dice. */
const has = ({ id, group }: Action) =>
  screens.every((one) => one !== id || offered(one)) &&
  (system.value?.chance === true || (group !== 'play' && id !== 'reseed'));

/** Keys of the record's list, which has them by itself. */
const inRecord = [
  ['chooseLine', ['ArrowUp', 'ArrowDown', 'Home', 'End']],
  ['copyLine', ['Enter', 'c', 'Ctrl+C']],
] as const;

export default function HelpDialog() {
  const t = words.value;
  const own = helpWords.value;
  const all = registry.filter(has);
  const groups = [...new Set(all.map(({ group }) => group))];
  return (
    <Dialog title={t.actions.help} wide onClose={() => (dialog.value = null)}>
      <div class={css.help}>
        <p>
          <label>
            <input
              type="checkbox"
              checked={keysOn.value}
              onChange={(event) => (keysOn.value = event.currentTarget.checked)}
            />
            {own.keysOn}
          </label>
          <small>{own.keysNote}</small>
        </p>
        <section>
          <h3>{t.screensNav}</h3>
          <dl>
            {screens.filter(offered).map((one) => (
              <div key={one}>
                <dt>{t.screens[one]}</dt>
                <dd>{t.screenLines[one]}</dd>
              </div>
            ))}
          </dl>
        </section>
        {groups.map((group) => (
          <section key={group}>
            <h3>{own.groups[group]}</h3>
            <dl>
              {all
                .filter((action) => action.group === group)
                .map((action) => (
                  <div key={action.id}>
                    <dt>{t.actions[action.id]}</dt>
                    <dd>
                      <Keys of={action.keys} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
        <section>
          <h3>{own.record}</h3>
          <dl>
            {inRecord.map(([what, keys]) => (
              <div key={what}>
                <dt>{own[what]}</dt>
                <dd>
                  <Keys of={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}
