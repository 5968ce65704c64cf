// From what a plan comes to, to the plan itself: the editor opens at it.
import type { Build, Form } from '#engine';
import { memberAt, withMember } from '../../app/build.ts';
import { edit, setup } from '../../app/match.ts';
import { dialog, tell } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { words } from '../../i18n/index.ts';
import { plansOf } from '../../app/plans/ask.ts';
import { entriesOf } from '../../app/plans/entries.ts';
import { type Whose, pathOf, plansField } from './planned.ts';

const PlansDialog = lazy(() => import('../plans/PlansDialog.tsx'));

/** `fought`: the side's build as it was fought with. Plans of a preset are copied first, and are its own then. */
export async function improve(form: Form, whose: Whose, fought: Build, plan: number): Promise<void> {
  const { side } = whose;
  const field = plansField(form);
  const path = pathOf(form, whose);
  const now = setup.peek()?.[side];
  const [own, then] = [now && memberAt(now, path), memberAt(fought, path)];
  if (!field || !now || !own || !then) return;
  if (entriesOf(own, field.key).length === 0) {
    try {
      const copied = await plansOf(then);
      // Something else was done meanwhile.
      if (setup.peek()?.[side] !== now) return;
      edit(side, withMember(now, path, { ...own, [field.key]: copied }));
    } catch {
      tell(words.value.partMissing);
      return;
    }
  }
  dialog.value = { kind: 'own', draw: () => <PlansDialog side={side} path={path} field={field} at={plan} /> };
}
