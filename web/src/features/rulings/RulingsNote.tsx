// Beside the result: that it hangs on a ruling of ours, what the other reading would make of it, and the way back.
import type { Outcome, RulingEffect } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { fightUnder, report, stale } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { rulings } from '../../app/rulings.ts';
import { anchorOf } from '../../app/screens.ts';
import { dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { sideNames } from '../../app/sides.ts';
import { Mark } from '../../components/Mark.tsx';
import { lang, words } from '../../i18n/index.ts';
import { isRuling } from './isRuling.ts';
import { rulingsWords } from './words.ts';
import * as notesCss from '../../styles/notes.module.css';
import * as css from './rulings.module.css';

/** Who wins under the other reading, in its ink. */
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

function Reading({ of, fight }: { of: RulingEffect; fight: Fight }) {
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
        {t.then} <Winner of={of.outcome} fight={fight} />
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

/** Every ruling that matters, with the other reading of each. */
function Readings() {
  const t = rulingsWords.value;
  const fight = report.value;
  if (!fight) return null;
  return (
    <Dialog title={t.title} onClose={() => (dialog.value = null)}>
      <p class="hint">{t.about}</p>
      <ul class={css.readings}>
        {rulings.value.map((one) => (
          <Reading key={one.ruling} of={one} fight={fight} />
        ))}
      </ul>
    </Dialog>
  );
}

export default function RulingsNote() {
  const t = rulingsWords.value;
  const list = rulings.value.map((one) => one.ruling);
  const others = (report.value?.settings ?? []).filter(({ key }) => isRuling(key));
  if (stale.value) return null;
  return (
    <>
      {others.length > 0 && (
        <p class={`${notesCss.was} ${css.hangs}`}>
          <span class={`tag ${notesCss.tag}`} lang="ja">
            裁
          </span>
          {t.otherwise(others.map(({ key }) => key).join(words.value.comma))}
          <button type="button" class="text" onClick={() => fightUnder({})}>
            {t.back}
          </button>
        </p>
      )}
      {list.length > 0 && (
        <p class={`${notesCss.was} ${css.hangs}`}>
          {others.length === 0 && (
            <span class={`tag ${notesCss.tag}`} lang="ja">
              裁
            </span>
          )}
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
