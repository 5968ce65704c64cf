// A side with one of its plans removed, or moved; plans of a preset become its own by that.
import type { Build, Form, PlansField, TacticField } from '#engine';
import type { Side } from '../../app/build.ts';
import { setup } from '../../app/match.ts';
import { plansOf } from '../../app/plans/ask.ts';
import { entriesOf } from '../../app/plans/entries.ts';
import { putOn } from '../../components/builds/builds.ts';
import { type Cut, cutOf } from './cuts.ts';

/** Where a system's builds have their plans; null: it has none. */
export function plansField(form: Form): PlansField | TacticField | null {
  return form.fields.find((field) => field.type === 'tactic' || field.type === 'plans') ?? null;
}

/** `fought`: the build as it was fought with. */
export async function adopt(form: Form, side: Side, fought: Build, plan: number, cut: Cut): Promise<void> {
  const key = plansField(form)?.key;
  const now = setup.peek()?.[side];
  if (!key || !now) return;
  const own = entriesOf(now, key);
  const plans = own.length > 0 ? own : await plansOf(fought);
  putOn(side, { ...now, [key]: cutOf(plans, plan, cut) });
}
