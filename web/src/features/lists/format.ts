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

/** The part that a `$ref` names, with the label of where it stands; other parts as they are. */
export function resolved(part: ListPart, schema: ListSchema): ListPart {
  const named = part.$ref && schema.$defs[part.$ref.slice('#/$defs/'.length)];
  return named ? { ...named, ...(part.label && { label: part.label }) } : part;
}

/** The object that a value is: of a part with a chooser, the one for the value's word. */
export function shapeOf(part: ListPart, value: Value): ListPart {
  const { chooser, oneOf = [] } = part;
  if (chooser === undefined) return part;
  const word = fieldsOf(value)[chooser];
  const has = (one: ListPart) => typeof word === 'string' && one.properties?.[chooser]?.enum?.includes(word);
  return oneOf.find(has) ?? part;
}

/** The forms that a value may have in a place. Without a key stands what null would say, so null is none of them. */
export function formsOf(part: ListPart): ListPart[] {
  const forms = part.anyOf?.filter(({ type }) => type !== 'null') ?? [part];
  return forms.map((one) => (forms.length === 1 && part.label ? { ...one, label: part.label } : one));
}

/** Whether the value is of that form. */
export function isOf(form: ListPart, value: Value): boolean {
  if (form.enum) return typeof value === 'string' && form.enum.includes(value);
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
  if (one.chooser === undefined) return freshFields(one, schema, deep);
  const word = one.properties?.[one.chooser]?.enum?.[0];
  return freshFields(shapeOf(one, { [one.chooser]: word }), schema, false);
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

/** The object for another word of the chooser: what it has of the same keys stays. */
export function turned(part: ListPart, schema: ListSchema, was: Fields, word: string): Fields {
  const chooser = part.chooser ?? '';
  const shape = shapeOf(part, { [chooser]: word });
  const kept = Object.entries(was).filter(([key]) => shape.properties?.[key]);
  return { ...freshFields(shape, schema, false), ...Object.fromEntries(kept), [chooser]: word };
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

/** A copy under an id and names that no entry has. */
export function anew(entry: Value, entries: readonly Value[], called: (n: number) => string): Fields {
  const taken = new Set(entries.flatMap((one) => Object.values(fieldsOf(one))));
  const free = (word: (n: number) => string) => {
    let n = 1;
    while (taken.has(word(n))) n++;
    return word(n);
  };
  const fields = without(fieldsOf(entry), 'en');
  const key = 'name' in fields ? 'name' : 'ja';
  return { ...fields, id: free((n) => `own-${n}`), [key]: free(called) };
}

export const moved = (all: readonly Value[], from: number, to: number): Value[] => {
  const rest = all.filter((_, at) => at !== from);
  return [...rest.slice(0, to), all[from], ...rest.slice(to)];
};

/** Problems at the place itself; `within`: at places inside it, too. */
export function problemsAt(problems: readonly Problem[], path: string, within = false): Problem[] {
  return problems.filter(({ path: at = '' }) => at === path || (within && at.startsWith(`${path}/`)));
}
