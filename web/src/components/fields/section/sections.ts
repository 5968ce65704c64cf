// Groups the fields of a sheet into sections of a summary card, and summarises what a section contains.
import type { Build, Form, FormField, Lang } from '#engine';
import { note } from '../../../app/sheet/build.ts';
import { factsOf } from '../../builds/facts.ts';
import { chosenOf, numberOf, stepOf } from '../values/values.ts';

/** The fields of one section, which has the label of the first of them. */
export type Section = readonly [FormField, ...FormField[]];

/** Types of fields with a single value. */
const small = ['number', 'steps', 'select', 'switch'];

/** Single values that follow each other share a section: one section each would make the card too long. */
export function sectionsOf(fields: readonly FormField[]): Section[] {
  const sections: [FormField, ...FormField[]][] = [];
  for (const field of fields) {
    const last = sections.at(-1);
    if (last && small.includes(field.type) && small.includes(last[0].type)) last.push(field);
    else sections.push([field]);
  }
  return sections;
}

/** One entry of a section's line: a word (`name` is ''), or a value with its name. */
export interface Said {
  name: string;
  value: string;
}

interface Under {
  form: Form;
  lang: Lang;
  plans: (n: number) => string;
}

const word = (value: string): Said => ({ name: '', value });
const often = (name: string, times: number) => word(times > 1 ? `${name} ×${times}` : name);

function saidOf(field: FormField, build: Build, under: Under): Said[] {
  const { form, lang, plans } = under;
  switch (field.type) {
    case 'number': {
      const value = numberOf(build, field);
      return value === null ? [] : [{ name: field.label[lang], value: String(value) }];
    }
    case 'steps': {
      const step = field.of[stepOf(build, field)];
      return step ? [word(step.name[lang])] : [];
    }
    case 'select': {
      const chosen = chosenOf(field, build);
      return chosen ? [word(chosen.name[lang])] : [];
    }
    case 'note': {
      const [first = ''] = note(build, field.key).split('\n');
      return first ? [word(first)] : [];
    }
    default: {
      const [fact] = factsOf([field], { build, form, lang, plans, brief: true });
      switch (fact?.kind) {
        case 'row':
          return fact.of.filter(({ name }) => name).map(({ name }) => word(name));
        case 'carried':
          // A preset is shown with its description.
          if (field.type === 'tactic') return fact.of.map(({ name, text }) => word(`${name} ― ${text}`));
          return fact.of.map(({ name, times }) => often(name, times));
        case 'numbers':
          return fact.of.map(({ name, value }) => ({ name, value: String(value) }));
        case 'panels':
          return fact.of.map(({ name, said }) => word(name || said));
        case 'words':
        case 'lines':
          return fact.of.map(word);
        case undefined:
          return [];
      }
    }
  }
}

/** The entries of a section's line, in the order of its fields. */
export function contentOf(section: readonly FormField[], build: Build, under: Under): Said[] {
  return section.flatMap((field) => saidOf(field, build, under));
}

/** The keys of the build that a section's fields have. */
export function keysOf(section: Section): string[] {
  return section.flatMap((field) =>
    field.type === 'shares' ? field.parts.map(({ key }) => key) : [field.key],
  );
}
