// A side with one of its plans removed, or moved; plans of a preset become its own by that.
import type { Build, Form } from '#engine';
import { memberAt, withMember } from '../../app/build.ts';
import { setup } from '../../app/match.ts';
import { plansOf } from '../../app/plans/ask.ts';
import { entriesOf } from '../../app/plans/entries.ts';
import { putOn } from '../../components/builds/builds.ts';
import { type Cut, cutOf } from './cuts.ts';
import { type Whose, pathOf, plansField } from './planned.ts';

/** `fought`: the side's build as it was fought with. */
export async function adopt(form: Form, whose: Whose, fought: Build, plan: number, cut: Cut): Promise<void> {
  const key = plansField(form)?.key;
  const path = pathOf(form, whose);
  const now = setup.peek()?.[whose.side];
  const [own, then] = [now && memberAt(now, path), memberAt(fought, path)];
  if (!key || !now || !own || !then) return;
  const entries = entriesOf(own, key);
  const plans = entries.length > 0 ? entries : await plansOf(then);
  putOn(whose.side, withMember(now, path, { ...own, [key]: cutOf(plans, plan, cut) }));
}
