// Notes about rulings and settings: says which rulings the winner depends on, with the fight under the other reading,
// and which settings differ from the default.
import type { Outcome, RulingEffect } from '#engine';
import { fightUnder, report, stale } from '../../app/fight/match.ts';
import { backToUsual, isUnusual } from '../../app/usual.ts';
import { lang, words } from '../../i18n/index.ts';
import { rulingsWords } from './words.ts';
import type { Fight } from '../../engine/fight.ts';
import { nameOf, sideNames } from '../../app/sheet/names.ts';
import { rulings } from '../../app/fight/rulings.ts';
import { anchorOf, dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Mark } from '../../components/Inline.tsx';
import * as notesCss from '../../styles/notes.module.css';
import * as rulingsCss from './rulings.module.css';

/** Whether a setting switches a ruling: its key is the ruling's number in docs/rulings.md. */
const isRuling = (key: string) => /^R\d/.test(key);

/** The note above the record: settings of the fight that differ from the default. */
export function SettingsNote() {
  const differ = report.value?.settings ?? [];
  return (
    <>
      {differ.map(({ key, text }) => (
        <p key={key} class={notesCss.changed}>
          <span class={`tag ${notesCss.tag}`}>{isRuling(key) ? key : rulingsWords.value.setting}</span>
          {text[lang.value]}
        </p>
      ))}
      {isUnusual() && (
        <button type="button" class="text" onClick={backToUsual}>
          {rulingsWords.value[differ.every(({ key }) => isRuling(key)) ? 'back' : 'usual']}
        </button>
      )}
    </>
  );
}

/** The winner under the other reading, in the ink of the side. */
function Winner({ of, fight }: { of: Outcome; fight: Fight }) {
  const t = rulingsWords.value;
  const rounds = words.value.inRounds(of.rounds);
  if (of.winner === 'draw') return <b>{t.draw + rounds}</b>;
  const side = of.winner === 'A' ? 0 : 1;
  return (
    <b class={sideNames[side]}>
      <Mark side={side} /> {t.wins(nameOf(fight, side)) + rounds}
    </b>
  );
}

function OtherReading({ of, fight }: { of: RulingEffect; fight: Fight }) {
  const t = rulingsWords.value;
  const close = () => (dialog.value = null);
  return (
    <li>
      <h3>
        {t.ruling} {of.ruling}
        <a href={anchorOf('rules', of.rule)} onClick={close}>
          {t.rule(of.rule)}
        </a>
      </h3>
      <p>{of.text[lang.value]}</p>
      <p>
        {t.then} {of.outcome ? <Winner of={of.outcome} fight={fight} /> : <b>{t.illegal(of.illegal ?? 0)}</b>}
      </p>
      <button
        type="button"
        aria-label={t.fightItOf(of.ruling)}
        onClick={() => {
          close();
          fightUnder(of.settings);
        }}
      >
        {t.fightIt}
      </button>
    </li>
  );
}

/** The dialog of the rulings that the result depends on, with the other reading of each. */
function Readings() {
  const t = rulingsWords.value;
  const fight = report.value;
  if (!fight) return null;
  return (
    <Dialog title={t.title} onClose={() => (dialog.value = null)}>
      <p class="hint">{t.about}</p>
      <ul class={rulingsCss.readings}>
        {rulings.value.map((one) => (
          <OtherReading key={one.ruling} of={one} fight={fight} />
        ))}
      </ul>
    </Dialog>
  );
}

export function RulingsNote() {
  const t = rulingsWords.value;
  const list = rulings.value.map((one) => one.ruling);
  const others = (report.value?.settings ?? []).filter(({ key }) => isRuling(key));
  if (stale.value) return null;
  return (
    <>
      {others.length > 0 && (
        <p class={`${notesCss.was} ${rulingsCss.hangs}`}>
          <span class={`tag ${notesCss.tag}`}>{t.tag}</span>
          {t.otherwise(others.map(({ key }) => key).join(words.value.comma))}
          <button type="button" class="text" onClick={backToUsual}>
            {t.back}
          </button>
        </p>
      )}
      {list.length > 0 && (
        <p class={`${notesCss.was} ${rulingsCss.hangs}`}>
          {others.length === 0 && <span class={`tag ${notesCss.tag}`}>{t.tag}</span>}
          {t.hangs(list.join(words.value.comma))}
          <button
            type="button"
            class="text"
            onClick={() => (dialog.value = { kind: 'own', draw: () => <Readings /> })}
          >
            {t.show}
          </button>
        </p>
      )}
    </>
  );
}
