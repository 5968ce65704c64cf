// Two builds are compared by what their plans mean.
import { expect, test } from 'vitest';
import type { Build, Form, PlanRead } from '#engine';
import { asRead, differInKind } from './asRead.ts';
import type { Entry } from '../sheet/planEntries.ts';

const form = {
  fields: [
    { type: 'plans', key: 'plans' },
    { type: 'members', key: 'members', fields: [{ type: 'tactic', key: 'tactic' }] },
  ],
} as unknown as Form;
const build = (values: object): Build => ({ system: 'x', name: '', ...values }) as unknown as Build;

const tree = { do: { verb: 'prefer', kind: 'use' } };
/** "ok …" means that tree; anything else is broken. */
const reads = (_: Build, plans: readonly Entry[]) =>
  Promise.resolve(
    plans.map((plan) => {
      const means = 'text' in plan && typeof plan.text === 'string' && plan.text.startsWith('ok');
      return { plan: means ? tree : null } as unknown as PlanRead;
    }),
  );

test('a plan that was written and one that was read are compared as trees, with their notes', async () => {
  const written = build({ plans: [{ text: 'ok 1', note: 'n' }] });
  const read = build({ plans: [{ ...tree, note: 'n' }] });
  expect(differInKind(written, read, form)).toBe(true);
  expect(differInKind(written, written, form)).toBe(false);
  expect(await asRead(written, form, reads)).toEqual(read);
  expect(await asRead(read, form, reads)).toEqual(read);
  expect(await asRead(build({ plans: [{ text: 'broken' }] }), form, reads)).toEqual(
    build({ plans: [{ text: 'broken' }] }),
  );
});

test('so are the plans of members; a tactic by its name is no plan', async () => {
  const written = build({ members: [{ tactic: [{ text: 'ok' }] }, { tactic: 'by name' }] });
  const read = build({ members: [{ tactic: [tree] }, { tactic: 'by name' }] });
  expect(differInKind(written, read, form)).toBe(true);
  expect(await asRead(written, form, reads)).toEqual(read);
});
