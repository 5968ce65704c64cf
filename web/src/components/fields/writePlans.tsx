// Opens the editor of plans for a side or a member; where plans of a preset decide, they are copied into the sheet
// first.
import type { Build, PlansField, TacticField } from '#engine';
import { type Side, memberAt, withMember } from '../../app/sheet/build.ts';
import { edit, setup } from '../../app/fight/match.ts';
import { plansOf } from '../../app/plans/ask.ts';
import { entriesOf } from '../../app/sheet/planEntries.ts';
import { dialog, tell } from '../../app/view.ts';
import { lazy } from '../lazy.tsx';
import { words } from '../../i18n/index.ts';

const PlansDialog = lazy(() => import('../../features/plans/PlansDialog.tsx'));

interface Wanted {
  side: Side;
  /** JSON pointer of the character within the side's build. */
  path: string;
  field: PlansField | TacticField;
  /** The side's build when the button was pressed: after another change no plans are copied and no editor opens. */
  before: Build | undefined;
  /** The build whose plans are copied where the sheet has none of its own; absent: none are copied. */
  from?: Build;
  /** Index of the plan at which the editor begins. */
  at?: number;
}

export async function writePlans({ side, path, field, before, from, at }: Wanted): Promise<void> {
  const now = before && memberAt(before, path);
  const changed = () => setup.peek()?.sides[side] !== before;
  if (!now || changed()) return;
  if (from && entriesOf(now, field.key).length === 0) {
    try {
      const copied = await plansOf(from);
      if (changed()) return;
      edit(side, withMember(before, path, { ...now, [field.key]: copied }));
    } catch {
      tell(words.value.partMissing);
      return;
    }
  }
  const place = at === undefined ? {} : { at };
  dialog.value = {
    kind: 'own',
    draw: () => <PlansDialog side={side} path={path} field={field} {...place} />,
  };
}
