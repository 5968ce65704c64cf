// Two ways to begin at once: let two tactics fight, or play one side against the computer.
import type { Build, Controller, TacticField } from '#engine';
import { newSeed } from '../../app/course.ts';
import { replace, report, setup, system } from '../../app/match.ts';
import { OwnFiles } from '../../components/settings/Settings.tsx';
import { Back } from './Back.tsx';
import { endedByHand } from './ended.ts';
import { Seed } from './Seed.tsx';
import { turnTaken } from './turns.ts';
import { playWords } from './words.ts';
import * as css from './play.module.css';

/** Other dice, and these to decide; a side without a tactic is given the first preset where it needs one. */
function begin(field: TacticField, controllers: [Controller, Controller]): void {
  const now = setup.value;
  const first = field.presets[0];
  if (!now || !first) return;
  const ready = (build: Build): Build => (build[field.key] ? build : { ...build, [field.key]: first.id });
  const [a, b, settings, , variants] = now;
  const course = { seed: newSeed(), controllers };
  void turnTaken(() => replace([ready(a), ready(b), settings, course, variants]));
}

export function Begin() {
  const t = playWords.value;
  const field = system.value?.form.fields.find((one) => one.type === 'tactic');
  const levels = system.value?.opponents ?? 0;
  if (report.value?.pending) return <OwnFiles />;
  return (
    <div class={css.begin}>
      {field && (
        <button type="button" onClick={() => begin(field, ['plans', 'plans'])}>
          {t.twoTactics}
        </button>
      )}
      {field && levels > 0 && (
        <button type="button" onClick={() => begin(field, ['hand', levels > 2 ? 'search 3' : 'search 1'])}>
          {t.playStrong}
        </button>
      )}
      {!endedByHand.value && (
        <>
          <Back />
          <Seed />
        </>
      )}
      <OwnFiles />
    </div>
  );
}
