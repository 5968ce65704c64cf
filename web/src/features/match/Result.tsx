// Result line of the match screen while sheets are edited: the verdict, sealed until the first change, what it was before the
// last one, and the buttons that undo, send and watch.
import { useRef } from 'preact/hooks';
import { ActionButton } from '../../components/ActionButton.tsx';
import { lazy } from '../../components/lazy.tsx';
import { sideNames } from '../../app/sheet/names.ts';
import { Icon, Mark, Spans } from '../../components/Inline.tsx';
import { plainText } from '../../engine/plainText.ts';
import { actions } from '../../app/actions.ts';
import { before, canUndo, report, stale } from '../../app/fight/match.ts';
import { rulings } from '../../app/fight/rulings.ts';
import { sealed, tellStage } from '../../app/fight/stage.ts';
import { dialog } from '../../app/view.ts';
import { Stamp, Sum } from '../../components/board/Who.tsx';
import { winner } from '../../app/fight/record.ts';
import { watchFromStart } from './Axis.tsx';
import { stageWords } from './words.ts';
import * as css from './Result.module.css';

const Chances = lazy(async () => (await import('./LastChange.tsx')).Chances);
const BesideResult = lazy(async () => (await import('./LastChange.tsx')).BesideResult);
const Sealed = lazy(async () => (await import('./LastChange.tsx')).Sealed);
const RulingsNote = lazy(async () => (await import('../rulings/RulingsNote.tsx')).RulingsNote);

export function Result() {
  const t = stageWords.value;
  const now = report.value;
  const pressed = useRef(false);
  if (!now) return null;
  const { outcome } = now;
  const closed = sealed.value;
  const side = closed ? null : winner();
  const headline = now.headline;
  // The pressed button is gone with the seal, so the verdict takes its focus.
  const takeFocus = (heading: HTMLElement | null) => {
    if (heading && pressed.current) heading.focus();
    if (heading) pressed.current = false;
  };
  const open = () => {
    pressed.current = true;
    tellStage({ is: 'opened' });
  };
  const turned = before.value !== null && before.value.outcome?.winner !== outcome?.winner;
  return (
    <section
      class={css.verdict}
      aria-labelledby="verdict"
      data-side={side === null ? undefined : sideNames[side]}
      data-stale={stale.value || undefined}
    >
      {closed ? (
        <Sealed onOpen={open} />
      ) : (
        <>
          {outcome && <Stamp key={String(side)} side={side} turned={turned} />}
          <div class={css.say}>
            <h1
              id="verdict"
              ref={takeFocus}
              tabIndex={-1}
              data-long={plainText(headline).length > 14 || undefined}
            >
              {side !== null && <Mark side={side} />}
              <span>
                <Spans of={headline} />
              </span>
            </h1>
            <p class={css.sum}>
              <Sum of={now} />
              {outcome && <Chances of={outcome} />}
            </p>
            <BesideResult now={outcome} />
            {rulings.value.length + now.settings.length > 0 && <RulingsNote />}
          </div>
        </>
      )}
      <div class={css.deeds}>
        {canUndo.value && <ActionButton action={actions.undo} icon="undo" text class="text" />}
        <button
          type="button"
          class={css.send}
          aria-label={t.sendFight}
          onClick={() => (dialog.value = { kind: 'share' })}
        >
          <Icon name="share" />
          <span>{t.send}</span>
        </button>
        <button type="button" class={`go ${css.watch}`} onClick={watchFromStart}>
          <Icon name="play" />
          {t.fromStart}
        </button>
      </div>
    </section>
  );
}
