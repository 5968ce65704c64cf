// From what a plan comes to, to the plan itself: the editor opens at it.
import type { Build, Form } from '#engine';
import type { Side } from '../../app/build.ts';
import { edit, setup } from '../../app/match.ts';
import { dialog, tell } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { words } from '../../i18n/index.ts';
import { plansOf } from '../../app/plans/ask.ts';
import { entriesOf } from '../../app/plans/entries.ts';
import { plansField } from './adopt.ts';

const PlansDialog = lazy(() => import('../plans/PlansDialog.tsx'));

/** `fought`: the build as it was fought with. Plans of a preset are copied first, and are the side's own then. */
export async function improve(form: Form, side: Side, fought: Build, plan: number): Promise<void> {
  const field = plansField(form);
  const now = setup.peek()?.[side];
  if (!field || !now) return;
  if (entriesOf(now, field.key).length === 0) {
    try {
      const copied = await plansOf(fought);
      // Something else was done meanwhile.
      if (setup.peek()?.[side] !== now) return;
      edit(side, { ...now, [field.key]: copied });
    } catch {
      tell(words.value.partMissing);
      return;
    }
  }
  dialog.value = { kind: 'own', draw: () => <PlansDialog side={side} field={field} at={plan} /> };
}
