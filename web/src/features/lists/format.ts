// The format of a list as the engine gives it (bindings/types/list.d.ts), read for a form: what may stand in a place,
// which keys an object has, and what a new entry begins with.
import type { ListPart, ListSchema } from '#analysis';
import type { Problem } from '#engine';
import { lang } from '../../i18n/index.ts';
import { without } from '../../util/basics.ts';

/** JSON; undefined: the key is absent. */
export type Value = undefined | null | boolean | number | string | Value[] | { [key: string]: Value };
export type Fields = Record<string, Value>;

export const isFields = (value: Value): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const fieldsOf = (value: Value): Fields => (isFields(value) ? value : {});
export const partsOf = (value: Value): Value[] => (Array.isArray(value) ? value : []);

/** The part that a `$ref` names, with what is said where it stands; other parts as they are. */
export function resolved(part: ListPart, schema: ListSchema): ListPart {
  const { $ref, ...said } = part;
  const named = $ref && schema.$defs[$ref.slice('#/$defs/'.length)];
  return named ? { ...named, ...said } : part;
}

/** The one of a part's objects that a value is, by the chooser's word; the part itself: none, or it has no chooser. */
function chosenOf(part: ListPart, value: Value): ListPart {
  const { chooser, oneOf = [] } = part;
  if (chooser === undefined) return part;
  const word = fieldsOf(value)[chooser];
  const has = (one: ListPart) => typeof word === 'string' && one.properties?.[chooser]?.enum?.includes(word);
  return oneOf.find(has) ?? part;
}

/** The object that a value is: of a part with a chooser, the one for the value's word, as far as its words go. */
export function shapeOf(part: ListPart, value: Value): ListPart {
  const one = chosenOf(part, value);
  return one === part ? part : shapeOf(one, value);
}

/** The keys that say which object a value is, each with all of its words. */
export function choosersOf(part: ListPart, value: Value): Record<string, ListPart> {
  const { chooser } = part;
  if (chooser === undefined) return {};
  const one = chosenOf(part, value);
  const more = one === part ? {} : choosersOf(one, value);
  return { ...more, [chooser]: part.properties?.[chooser] ?? {} };
}

/** The schema in which the places of ids have those of the list's entries as their words. */
export function offered(schema: ListSchema, list: Value): ListSchema {
  const fill = (part: ListPart & { entries: string }): ListPart => {
    const { entries, named = 'id', labels = [] } = part;
    const examples = (part.examples ?? []).filter((one): one is string => typeof one === 'string');
    const own = partsOf(fieldsOf(list)[entries]).flatMap((one) => {
      const id = fieldsOf(one)[named];
      const name = nameOf(one);
      const other = typeof id === 'string' && id !== '' && !examples.includes(id);
      return other ? [{ id, label: { ja: name, en: name } }] : [];
    });
    if (examples.length + own.length === 0) return part;
    return {
      ...part,
      enum: [...examples, ...own.map(({ id }) => id)],
      labels: [...labels, ...own.map(({ label }) => label)],
    };
  };
  const names = (one: unknown): one is ListPart & { entries: string } =>
    typeof one === 'object' && one !== null && 'entries' in one && typeof one.entries === 'string';
  return JSON.parse(JSON.stringify(schema), (_, one: unknown) =>
    names(one) ? fill(one) : one,
  ) as ListSchema;
}

/** The forms that a value may have in a place. Without a key stands what null would say, so null is none of them; and
 * trees, which words say as well, are forms of those alone that are there. */
export function formsOf(part: ListPart, value?: Value): ListPart[] {
  const offered = ({ type, format }: ListPart) => type !== 'null' && (isFields(value) || format !== 'tree');
  const forms = part.anyOf?.filter(offered) ?? [part];
  return forms.map((one) => (forms.length === 1 && part.label ? { ...one, label: part.label } : one));
}

/** Whether the value is of that form. */
export function isOf(form: ListPart, value: Value): boolean {
  if (form.enum) return form.enum.some((one) => one === value);
  if (form.type === 'integer') return typeof value === 'number';
  if (form.type === 'array') return Array.isArray(value);
  if (form.type === 'string') return typeof value === 'string';
  if (form.type === 'boolean') return typeof value === 'boolean';
  return isFields(value);
}

/** The form that a value has; words before other texts. */
export const formAt = (forms: readonly ListPart[], value: Value): ListPart | undefined =>
  forms.find((one) => one.enum && isOf(one, value)) ?? forms.find((one) => isOf(one, value));

/** An object whose keys are the given ones; those without a value are absent. undefined: none is left. */
export function withKey(fields: Fields, key: string, value: Value): Fields {
  if (value !== undefined && key in fields) return { ...fields, [key]: value };
  const rest = without(fields, key);
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** Whether nothing stands in the place until somebody writes there: an object that needs no key, of which none is set. */
const isOptional = (part: ListPart) => !part.required?.length;

/** What a place begins with. `deep`: also the keys of an entry that it could lack but is nothing without. */
export function fresh(part: ListPart, schema: ListSchema, deep = false): Value {
  const [first = part] = formsOf(part);
  const one = resolved(first, schema);
  const [example] = one.examples ?? [];
  if (typeof example === 'object') return structuredClone(example) as Value;
  if (one.enum) return one.enum[0];
  switch (one.type) {
    case 'integer':
      return Math.max(one.minimum ?? 0, Math.min(1, one.maximum ?? 1));
    case 'boolean':
      return false;
    case 'string':
      return one.format ? '1' : '';
    case 'array':
      if (one.items?.type === 'integer') return [one.items.minimum ?? 0, one.items.minimum ?? 0];
      return one.items && (deep || (one.minItems ?? 0) > 0) ? [fresh(one.items, schema)] : [];
  }
  return one.chooser === undefined ? freshFields(one, schema, deep) : turned(one, schema, {});
}

/** Fewest entries of which one can say what most of them are like. */
const fewest = 3;

/**
 * A new entry as most of its kind are: the keys that more than half of them have begin with what most have there, if a fifth of them
 * has it. So a new skill is a usual attack, and no move on oneself.
 */
export function likeMost(made: Value, entries: readonly Value[]): Fields {
  const fields = fieldsOf(made);
  if (entries.length < fewest) return fields;
  const all = entries.map(fieldsOf);
  const usual: Fields = {};
  for (const key of new Set(all.flatMap(Object.keys))) {
    const values = all.flatMap((one) => (one[key] === undefined ? [] : JSON.stringify(one[key])));
    const times = (value: string) => values.filter((other) => other === value).length;
    const [most = 'null'] = values.toSorted((x, y) => times(y) - times(x));
    const common = times(most) > 1 && times(most) * 5 >= all.length;
    if (values.length * 2 > all.length && common) usual[key] = JSON.parse(most) as Value;
  }
  return { ...fields, ...usual };
}

function freshFields(
  { properties = {}, required = [] }: ListPart,
  schema: ListSchema,
  deep: boolean,
): Fields {
  const fields: Fields = {};
  for (const [key, part] of Object.entries(properties)) {
    const one = resolved(part, schema);
    const rows = one.type === 'array' && one.items?.$ref !== undefined;
    const needed = required.includes(key) || (deep && (rows || (one.type === 'object' && !isOptional(one))));
    if (needed) fields[key] = fresh(part, schema, deep && rows);
  }
  return fields;
}

/** The value without what an object in that place has not. */
function kept(value: Value, part: ListPart, schema: ListSchema): Value {
  const { properties, chooser } = resolved(part, schema);
  if (!properties || chooser !== undefined || !isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => properties[key]));
}

/** The object of a part with a chooser after a word of it has changed: what it has of the same keys stays. A chooser
 * without a word gets its first one. */
export function turned(part: ListPart, schema: ListSchema, was: Fields): Fields {
  const chosen: Fields = {};
  let shape = part;
  while (shape.chooser !== undefined) {
    const { chooser, properties = {} } = shape;
    const words = properties[chooser]?.enum ?? [];
    chosen[chooser] = words.find((one) => one === was[chooser]) ?? words[0];
    const next = chosenOf(shape, chosen);
    if (next === shape) break;
    shape = next;
  }
  const same = Object.entries(was).flatMap(([key, value]) => {
    const one = shape.properties?.[key];
    return one ? [[key, kept(value, one, schema)] as const] : [];
  });
  return { ...freshFields(shape, schema, false), ...Object.fromEntries(same), ...chosen };
}

/** The keys of a list that hold entries, with the part of one. */
export function sectionsOf(schema: ListSchema): [key: string, part: ListPart][] {
  return Object.entries(resolved(schema, schema).properties ?? {}).filter(
    ([, part]) => part.type === 'array' && part.items?.$ref !== undefined,
  );
}

/** What an entry is called in the choice of entries. */
export function nameOf(entry: Value): string {
  const { ja, en, name, id } = fieldsOf(entry);
  const names = lang.value === 'en' ? [en, ja, name, id] : [ja, name, id];
  return names.find((one): one is string => typeof one === 'string' && one !== '') ?? '?';
}

/** A copy under an id, names and a letter that none of the list’s entries has. `letters`: others that are taken. */
export function anew(
  entry: Value,
  entries: readonly Value[],
  called: (n: number) => string,
  letters: readonly string[] = [],
): Fields {
  const taken = new Set([...entries.flatMap((one) => Object.values(fieldsOf(one))), ...letters]);
  const free = (word: (n: number) => string) => {
    let n = 1;
    while (taken.has(word(n))) n++;
    return word(n);
  };
  const was = fieldsOf(entry);
  const [key, others] =
    'name' in was ? (['name', ['en', 'ja', 'reading']] as const) : (['ja', ['en']] as const);
  const fields = others.reduce<Fields>((rest, one) => without(rest, one), was);
  return {
    ...fields,
    ...('id' in was && { id: free((n) => `own-${n}`) }),
    ...('letter' in was && { letter: free((n) => String.fromCharCode(0x40 + n)) }),
    [key]: free(called),
  };
}

export const moved = (all: readonly Value[], from: number, to: number): Value[] => {
  const rest = all.filter((_, at) => at !== from);
  return [...rest.slice(0, to), all[from], ...rest.slice(to)];
};

/** Problems at the place itself; `within`: at places inside it, too. */
export function problemsAt(problems: readonly Problem[], path: string, within = false): Problem[] {
  return problems.filter(({ path: at = '' }) => at === path || (within && at.startsWith(`${path}/`)));
}
