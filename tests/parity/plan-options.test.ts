// Tests the lists offered in a plan's blocks, for every system with plans: no two entries of a list look the
// same.
import { expect, test } from 'vitest';
import type { PlanForm, PlanSlot, PlanWords } from '../../bindings/engine.d.ts';
import { factNames, gapped, named, toldApart } from '../../web/src/features/plans/blocks.ts';
import { loadAnalysis, ok } from './module.ts';

const langs = ['ja', 'en'] as const;
type Lang = (typeof langs)[number];

/** Every list that is offered, with its path. */
function lists(words: PlanWords, lang: Lang): [at: string, names: string[]][] {
  const all: [string, string[]][] = [
    ['facts', factNames(words.facts, lang)],
    ['decisions', [...words.decisions, ...words.resources].map((one) => one[lang])],
  ];
  const slots = (of: readonly PlanSlot[], at: string) => {
    for (const slot of of) {
      const phrases = toldApart(slot.phrases ?? [], lang, (one) => named(one, lang, 'by name'));
      all.push([`${at} ${slot.code}`, [...(slot.words ?? []).map((word) => word[lang]), ...phrases]]);
      for (const phrase of slot.phrases ?? [])
        slots(phrase.slots, `${at} ${slot.code} ${phrase.label[lang]}`);
    }
  };
  const kinds = new Set(words.forms.map((form) => `${form.kind} ${form.verb === 'keep'}`));
  for (const kind of kinds) {
    const forms: PlanForm[] = words.forms.filter((form) => `${form.kind} ${form.verb === 'keep'}` === kind);
    all.push([kind, toldApart(forms, lang, ({ label }) => gapped(label[lang]))]);
    for (const form of forms) slots(form.slots, form.label[lang]);
  }
  return all;
}

test.each(['rakuen', 'panel', 'shinki', 'sengen'])(
  '%s: no two options of a list look alike',
  async (system) => {
    const analysis = await loadAnalysis(system);
    const words = ok(analysis.planWords(system, '', '{}'));
    for (const lang of langs) {
      for (const [at, names] of lists(words, lang)) {
        expect([at, [...new Set(names)]]).toEqual([at, names]);
        expect(names).not.toContain('…');
      }
    }
  },
);
