// Facts of a build in the reader's words, field by field in the order of the form. Pictures, cards and differences
// are made from them.
import type { Build, Form, FormField, Lang, PartField, PatternsField } from '#engine';
import { note, row } from '../../app/sheet/build.ts';
import { entriesOf } from '../../app/sheet/planEntries.ts';
import {
  type Pattern,
  bought,
  itemIn,
  listOf,
  patternsOf,
  pointsOf,
  record,
} from '../../app/sheet/capacity.ts';

/** An item that a build carries, once or several times, maybe under a custom name. */
export interface Carried {
  id: string;
  name: string;
  text: string;
  times: number;
}
interface Numbered {
  name: string;
  /** A number, or the word of a choice. */
  value: number | string;
  /** What the points buy, as text. */
  buys?: string;
}
/** A pattern, and its panels in words. */
type Panels = Pattern & { said: string };
export type Fact = { key: string; label: string } & (
  | { kind: 'row' | 'carried'; of: Carried[] }
  | { kind: 'panels'; of: Panels[] }
  | { kind: 'numbers'; of: Numbered[] }
  | { kind: 'words'; of: string[] }
  | { kind: 'lines'; of: readonly string[] }
);

interface Told {
  build: Build;
  form: Form;
  lang: Lang;
  /** Text for a number of plans, used if they aren't told one by one. */
  plans: (n: number) => string;
  /** The plans in the reader's language, if they are told. */
  lines?: readonly string[] | undefined;
  /** true: in few words, without notes and without what points buy. */
  brief: boolean;
}

function carried(form: Form, lang: Lang, id: string, level = 0, own = ''): Carried {
  const item = form.items.find((one) => one.id === id);
  const name = item?.name[lang] ?? id;
  return {
    id,
    name: own && own !== name ? `${own} (${name})` : name,
    text: (item?.at[level - 1] ?? item)?.text[lang] ?? '',
    times: 1,
  };
}

/** Items with equal names joined into one, at the place of the first. */
export function counted(all: readonly Carried[]): Carried[] {
  const found = new Map<string, Carried>();
  for (const one of all) {
    const before = found.get(one.name);
    if (before) before.times += one.times;
    else found.set(one.name, { ...one });
  }
  return [...found.values()];
}

function partFact(field: PartField, values: Build, lang: Lang): Numbered | string | null {
  const value = values[field.key];
  switch (field.type) {
    case 'number':
      return typeof value === 'number' ? { name: field.label[lang], value } : null;
    case 'switch':
      return value === true ? field.label[lang] : null;
    case 'select':
      return field.options.find((one) => one.value !== null && one.value === value)?.name[lang] ?? null;
  }
}

/** 火火水; in English by name: "fire, fire, water". */
const panelsSaid = ({ elements }: PatternsField, panels: string, lang: Lang): string =>
  Array.from(panels, (id) => elements.find((one) => one.id === id)?.name[lang] ?? id).join(
    lang === 'ja' ? '' : ', ',
  );

function factOf(field: FormField, { build, form, lang, plans, lines = [], brief }: Told): Fact | null {
  const head = { key: field.key, label: field.label[lang] };
  const list = () => listOf(build, field.key);
  switch (field.type) {
    case 'name':
    case 'members':
      return null;
    case 'note': {
      const text = note(build, field.key);
      return text && !brief ? { ...head, kind: 'lines', of: text.split('\n') } : null;
    }
    case 'row': {
      const items = row(build, field).map((id, place) => carried(form, lang, id, place + 1));
      return { ...head, kind: 'row', of: items };
    }
    case 'shares':
      return {
        ...head,
        kind: 'numbers',
        of: field.parts.map(({ key, name }) => ({ name: name[lang], value: Number(build[key]) || 0 })),
      };
    case 'points': {
      const points = pointsOf(build, field);
      const of = field.parts.map(({ name, buys }, part) => ({
        name: name[lang],
        value: points[part] ?? 0,
        ...(!brief && {
          buys: buys
            .map((one) => `${one.name[lang]} ${one.at[Math.min(points[part] ?? 0, one.at.length - 1)] ?? 0}`)
            .join(' '),
        }),
      }));
      return { ...head, kind: 'numbers', of };
    }
    case 'patterns': {
      const of = patternsOf(build, field.key).map((one) => ({
        ...one,
        said: panelsSaid(field, one.panels, lang),
      }));
      return of.length > 0 && bought(build, form, field.length) > 0 ? { ...head, kind: 'panels', of } : null;
    }
    case 'skills':
      return { ...head, kind: 'carried', of: counted(list().map((one) => carried(form, lang, itemIn(one)))) };
    case 'list': {
      const of = counted(
        list().map((one) => {
          const { name } = record(one);
          return carried(form, lang, itemIn(one, field.named), 0, typeof name === 'string' ? name : '');
        }),
      );
      return of.length > 0 ? { ...head, kind: 'carried', of } : null;
    }
    case 'plans':
    case 'tactic': {
      const entries = entriesOf(build, field.key);
      if (entries.length > 0) {
        return lines.length > 0
          ? { ...head, kind: 'lines', of: lines }
          : { ...head, kind: 'words', of: [plans(entries.length)] };
      }
      const preset = field.type === 'tactic' && field.presets.find(({ id }) => id === build[field.key]);
      if (!preset) return null;
      const { id, name, text } = preset;
      return { ...head, kind: 'carried', of: [{ id, name: name[lang], text: text[lang], times: 1 }] };
    }
    case 'steps': {
      const step = field.of.find(({ value }) => value === build[field.key])?.name[lang];
      return step ? { ...head, kind: 'words', of: [step] } : null;
    }
    case 'group': {
      const inner = record(build[field.key]) as Build;
      const of = field.fields.flatMap((one): Numbered[] => {
        const part = partFact(one, inner, lang);
        if (part === null) return [];
        // A group may have several choices, so each is told with its name.
        if (typeof part === 'string') {
          return [{ name: one.label[lang], value: one.type === 'switch' ? '' : part }];
        }
        return part.value === 0 ? [] : [part];
      });
      return of.length > 0 ? { ...head, kind: 'numbers', of } : null;
    }
    default: {
      const part = partFact(field, build, lang);
      if (part === null) return null;
      return typeof part === 'string'
        ? { ...head, kind: 'words', of: [part] }
        : { ...head, kind: 'numbers', of: [part] };
    }
  }
}

export function factsOf(fields: readonly FormField[], told: Told): Fact[] {
  return fields.flatMap((field) => factOf(field, told) ?? []);
}
