// The dialog of a side's plans: shows the editor, and above it the result of the fight with these plans.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Build, PlansField, TacticField } from '#engine';
import { actions } from '../../app/actions.ts';
import type { Side } from '../../app/sheet/build.ts';
import { report, stale, system } from '../../app/fight/match.ts';
import { anchorOf, dialog } from '../../app/view.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { marks, sideNames } from '../../app/sheet/names.ts';
import { Spans } from '../../components/Inline.tsx';
import { WordsIn } from '../../components/term/WordsIn.tsx';
import { words } from '../../i18n/index.ts';
import { sheetOf } from '../../app/sheet/sheet.ts';
import { planWords, plansOf } from '../../app/plans/ask.ts';
import { entriesOf, textOf } from '../../app/sheet/planEntries.ts';
import { PlanEditor, type Template, countBroken, templatesOf } from './PlanEditor.tsx';
import { plansWords } from './words.ts';
import * as css from './plans.module.css';

/** The result of the fight with these plans, or why there is none. `broken`: number of plans that aren't understood. */
function PlansResult({ broken }: { broken: number }) {
  const t = plansWords.value;
  const now = report.value;
  if (!now) return null;
  return (
    <p class={css.standing}>
      {broken > 0 ? (
        t.broken(broken)
      ) : stale.value ? (
        t.unfit
      ) : (
        <>
          <Spans of={now.headline} />
          {now.outcome && words.value.inRounds(now.outcome.rounds)}
        </>
      )}
    </p>
  );
}

/** A field of the form that holds plans. */
type PlanningField = TacticField | PlansField;

/** Templates for a field: those of the plan language, or the plans of the field's presets once the engine has told
 * them. */
function useTemplates(build: Build | undefined, field: PlanningField): Template[] {
  const [found, setFound] = useState<Template[]>([]);
  const { key } = field;
  const presets = field.type === 'tactic' ? field.presets : [];
  useEffect(() => {
    if (!build) return;
    let here = true;
    const all = presets.map(async ({ id, name }) => ({
      name,
      plans: await plansOf({ ...build, [key]: id }).catch(() => []),
    }));
    void Promise.all(all).then((now) => {
      if (here) setFound(now);
    });
    return () => {
      here = false;
    };
  }, []);
  return field.type === 'plans' ? templatesOf(planWords.value?.templates ?? []) : found;
}

interface Props {
  side: Side;
  /** JSON pointer of the party's member. */
  path?: string;
  field: PlanningField;
  /** Index of the plan that gets the focus first. */
  at?: number;
}

export default function PlansDialog({ side, path, field, at }: Props) {
  const t = plansWords.value;
  const sheet = sheetOf(side, path);
  const build = sheet?.values;
  const templates = useTemplates(build, field);
  const box = useRef<HTMLDivElement>(null);
  // Runs after the dialog's own effect, which gives the focus to its cross.
  useLayoutEffect(() => {
    if (at !== undefined) box.current?.querySelectorAll<HTMLElement>('li textarea')[at]?.focus();
  }, []);
  if (!sheet || !build) return null;
  return (
    <Dialog title={t.title(marks[side], build.name)} class={css.broad} onClose={() => (dialog.value = null)}>
      <div class={css.plans} ref={box} data-side={sideNames[side]}>
        <div class={css.topLine}>
          <PlansResult broken={countBroken(build, field.key)} />
          {system.value?.chance && (
            <a href={anchorOf('odds', 'plans')} onClick={() => (dialog.value = null)}>
              {t.examine}
            </a>
          )}
          <ActionButton action={actions.undo} icon="undo" />
          <ActionButton action={actions.redo} icon="redo" />
        </div>
        <PlanEditor
          build={build}
          side={side}
          field={field.key}
          definitions={field.type === 'plans' ? field.definitions : undefined}
          templates={templates}
          onPut={(next, tag) => sheet.put(next, tag)}
        />
        <WordsIn texts={entriesOf(build, field.key).map((one) => textOf(one) ?? '')} />
      </div>
    </Dialog>
  );
}
