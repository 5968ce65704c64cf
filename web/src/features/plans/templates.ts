// Plans to start from, by the idea that they follow.
import type { PlanRead, PlanTemplate, Text } from '#engine';
import type { Entry } from '../../app/plans/entries.ts';

export interface Template {
  name: Text;
  plans: Entry[];
}

export function templatesOf(given: readonly PlanTemplate[]): Template[] {
  return given.map(({ name, plans }) => ({
    name,
    plans: plans.map((plan) => (typeof plan === 'string' ? { text: plan } : plan)),
  }));
}

/** Those whose plans the sheet can have: what names a skill that it lacks is left out. */
export function usable(
  templates: readonly Template[],
  read: (plan: Entry) => PlanRead | undefined,
): Template[] {
  return templates
    .map(({ name, plans }) => ({ name, plans: plans.filter((plan) => read(plan)?.plan) }))
    .filter(({ plans }) => plans.length > 0);
}
