// An entry of a list as a form, drawn from the list's format: a field for each key, rows for effects, and each problem
// at its field. What the form can't say stays as it is, and stands in the JSON.
import { useId } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { ListPart, ListSchema } from '#analysis';
import type { Problem } from '#engine';
import { useTyping } from '../../components/input.ts';
import { lang } from '../../i18n/index.ts';
import {
  type Value,
  choosersOf,
  fieldsOf,
  formAt,
  formsOf,
  fresh,
  moved,
  partsOf,
  problemsAt,
  resolved,
  shapeOf,
  turned,
  withKey,
} from './format.ts';
import { listFormWords } from './formWords.ts';
import * as css from './lists.module.css';

interface Place {
  schema: ListSchema;
  part: ListPart;
  /** JSON pointer of the place in the list. */
  path: string;
  value: Value;
  /** Whether something has to stand there. */
  must: boolean;
  problems: readonly Problem[];
  put: (next: Value) => void;
}

const textOf = (value: Value) => (typeof value === 'string' ? value : '');
const labelOf = ({ label }: ListPart) => label?.[lang.value] ?? '';

/** The problems of a place, read with its field. */
function Wrong({ id, of }: { id: string; of: readonly Problem[] }) {
  if (of.length === 0) return null;
  return (
    <span id={id} class={css.wrong}>
      {of.map((one, at) => (
        <span key={at}>{one[lang.value]}</span>
      ))}
    </span>
  );
}

interface LineProps {
  place: Place;
  /** Without a label of its own: what stands before it says what it is. */
  bare?: string;
  children: (props: { id: string; 'aria-invalid': boolean; 'aria-describedby': string }) => ComponentChildren;
}

/** A label, the control, and what is wrong with it. */
function Line({ place: { part, path, problems }, bare, children }: LineProps) {
  const id = useId();
  const wrong = problemsAt(problems, path, true);
  return (
    <div class={css.line} data-bad={wrong.length > 0 || undefined}>
      <label for={id} class={bare === undefined ? undefined : 'vh'}>
        {bare ?? labelOf(part)}
      </label>
      {children({ id, 'aria-invalid': wrong.length > 0, 'aria-describedby': `${id}-wrong` })}
      <Wrong id={`${id}-wrong`} of={wrong} />
    </div>
  );
}

function Words({ place, bare }: { place: Place; bare?: string }) {
  const { part, value, must, put } = place;
  return (
    <Line place={place} {...(bare !== undefined && { bare })}>
      {(props) => (
        <select
          {...props}
          value={textOf(value)}
          onChange={(event) => put(event.currentTarget.value || undefined)}
        >
          {(!must || value === undefined) && <option value="">–</option>}
          {typeof value === 'string' && !part.enum?.includes(value) && <option>{value}</option>}
          {part.enum?.map((one, at) => (
            <option key={one} value={one}>
              {part.labels?.[at]?.[lang.value] ?? one}
            </option>
          ))}
        </select>
      )}
    </Line>
  );
}

/** A number is held as text while it is typed, so that a lone sign isn't lost. */
function Whole({ place, bare }: { place: Place; bare?: string }) {
  const { part, value, put } = place;
  const typing = useTyping(typeof value === 'number' ? String(value) : '');
  return (
    <Line place={place} {...(bare !== undefined && { bare })}>
      {(props) => (
        <input
          {...props}
          type="text"
          inputMode="numeric"
          placeholder={part.default === undefined ? '' : String(part.default)}
          value={typing.value}
          title={listFormWords.value.between(part.minimum ?? 0, part.maximum ?? 0)}
          onInput={({ currentTarget: { value: text } }) => {
            typing.type(text);
            const number = Number(text.normalize('NFKC').replace('−', '-'));
            if (text === '') put(undefined);
            else if (Number.isInteger(number)) put(number);
          }}
          onBlur={typing.end}
        />
      )}
    </Line>
  );
}

function Written({ place, bare }: { place: Place; bare?: string }) {
  const { part, value, must, put } = place;
  const t = listFormWords.value;
  const named = part.entries === undefined ? '' : t.id;
  const example = part.format === 'amount' || part.format === 'condition' ? t.hints[part.format] : null;
  return (
    <Line place={place} {...(bare !== undefined && { bare })}>
      {(props) => (
        <>
          <input
            {...props}
            type="text"
            spellcheck={false}
            placeholder={example ?? named}
            value={textOf(value)}
            onInput={({ currentTarget: { value: text } }) => put(text === '' && !must ? undefined : text)}
          />
          {/* Once something stands there the placeholder is gone. */}
          {example && value !== undefined && <small class="hint">{example}</small>}
        </>
      )}
    </Line>
  );
}

function Flag({ place }: { place: Place }) {
  const { value, put } = place;
  return (
    <Line place={place}>
      {(props) => (
        <input
          {...props}
          type="checkbox"
          checked={value === true}
          onChange={(event) => put(event.currentTarget.checked || undefined)}
        />
      )}
    </Line>
  );
}

/** Any of several words, a box each. */
function Some({ place }: { place: Place }) {
  const { part, path, value, must, problems, put } = place;
  const id = useId();
  const now = partsOf(value);
  const wrong = problemsAt(problems, path, true);
  return (
    <fieldset class={css.some} aria-describedby={`${id}-wrong`} data-bad={wrong.length > 0 || undefined}>
      <legend>{labelOf(part)}</legend>
      {part.items?.enum?.map((one, at) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={now.includes(one)}
            onChange={(event) => {
              const next = event.currentTarget.checked ? [...now, one] : now.filter((other) => other !== one);
              put(next.length === 0 && !must ? undefined : next);
            }}
          />
          {part.items?.labels?.[at]?.[lang.value] ?? one}
        </label>
      ))}
      <Wrong id={`${id}-wrong`} of={wrong} />
    </fieldset>
  );
}

/** Two numbers; emptied both, the key is gone. */
function Pair({ place }: { place: Place }) {
  const { part, path, value, must, problems, put } = place;
  const [least, most] = partsOf(value);
  const t = listFormWords.value;
  const items = part.items ?? {};
  const set = (at: 0 | 1, next: Value) => {
    const other = at === 0 ? most : least;
    if (next === undefined && (other === undefined || !must)) put(undefined);
    else put(at === 0 ? [next ?? 0, other ?? next] : [other ?? items.minimum ?? 0, next ?? 0]);
  };
  const of = (at: 0 | 1, number: Value): Place => ({
    ...place,
    part: { ...items, label: part.label ?? { ja: '', en: '' } },
    path: `${path}/${at}`,
    value: number,
    put: (next) => set(at, next),
  });
  const id = useId();
  return (
    <fieldset class={css.pair} aria-describedby={`${id}-wrong`}>
      <legend>{labelOf(part)}</legend>
      <Whole place={of(0, least)} bare={`${labelOf(part)} ${t.least}`} />
      <span aria-hidden="true">–</span>
      <Whole place={of(1, most)} bare={`${labelOf(part)} ${t.most}`} />
      <Wrong id={`${id}-wrong`} of={problemsAt(problems, path)} />
    </fieldset>
  );
}

/** What stands there as JSON, to be read. */
function AsJson({ place: { value } }: { place: Place }) {
  return <code class={css.json}>{JSON.stringify(value)}</code>;
}

/** A place that takes values of several forms: which it has is chosen before the value. */
function Choice({ place, forms }: { place: Place; forms: ListPart[] }) {
  const { schema, part, value, must, put } = place;
  const t = listFormWords.value;
  const now = formAt(forms, value);
  const at = now === undefined ? '' : String(forms.indexOf(now));
  const kind = (form: ListPart) => {
    const { label, format, type } = resolved(form, schema);
    if (format) return t.kinds[format];
    if (label) return label[lang.value];
    return type === 'integer' || type === 'string' || type === 'array' ? t.kinds[type] : t.kinds.object;
  };
  // The words of an enum are choices themselves.
  const chosen = now?.enum ? `=${now.enum.find((one) => one === value)}` : at;
  return (
    <div class={css.choice}>
      <Line place={{ ...place, problems: now === undefined || now.enum ? place.problems : [] }}>
        {(props) => (
          <select
            {...props}
            value={chosen}
            onChange={({ currentTarget: { value: next } }) => {
              const form = forms[Number(next)];
              if (next === '') put(undefined);
              else if (form) put(fresh(form, schema));
              else put(forms.flatMap((one) => one.enum ?? []).find((one) => `=${one}` === next));
            }}
          >
            {(!must || now === undefined) && <option value="">–</option>}
            {forms.flatMap((form, k) =>
              form.enum
                ? form.enum.map((one, word) => (
                    <option key={one} value={`=${one}`}>
                      {form.labels?.[word]?.[lang.value] ?? one}
                    </option>
                  ))
                : [
                    <option key={k} value={String(k)}>
                      {kind(form)}
                    </option>,
                  ],
            )}
          </select>
        )}
      </Line>
      {now && !now.enum && (
        <Part
          place={{
            ...place,
            part: { ...resolved(now, schema), label: part.label ?? { ja: '', en: '' } },
            must: true,
          }}
          bare={labelOf(part)}
        />
      )}
    </div>
  );
}

/** The keys of an object. */
function Keys({ place, bare }: { place: Place; bare?: string }) {
  const { schema, part, path, value, must, problems, put } = place;
  const fields = fieldsOf(value);
  const shape = shapeOf(part, value);
  const choosers = choosersOf(part, value);
  const t = listFormWords.value;
  const id = useId();
  const strange = Object.keys(fields).filter((key) => !shape.properties?.[key]);
  const set = (key: string, next: Value) => {
    const changed = withKey(fields, key, next);
    put(Object.keys(changed).length === 0 && !must ? undefined : changed);
  };
  const own = problems.filter(
    ({ path: at = '' }) => at === path || strange.some((key) => at.startsWith(`${path}/${key}`)),
  );
  return (
    <fieldset
      class={css.keys}
      data-part={bare === undefined ? undefined : 'bare'}
      aria-describedby={`${id}-wrong`}
    >
      <legend class={bare === undefined ? undefined : 'vh'}>{bare ?? labelOf(part)}</legend>
      {Object.entries(shape.properties ?? {}).map(([key, one]) => (
        <Part
          key={key}
          place={{
            schema,
            part: { ...one, ...choosers[key] },
            path: `${path}/${key}`,
            value: fields[key],
            // Without the word that says which object it is, an object that there needn't be is none.
            must: (shape.required?.includes(key) ?? false) && (must || key !== part.chooser),
            problems,
            put: (next) => {
              if (!choosers[key]) set(key, next);
              else put(next === undefined ? undefined : turned(part, schema, { ...fields, [key]: next }));
            },
          }}
        />
      ))}
      {strange.length > 0 && <p class="hint">{t.strange(strange)}</p>}
      <Wrong id={`${id}-wrong`} of={own} />
    </fieldset>
  );
}

/** Objects in a row, added, removed and moved: effects. */
function Rows({ place }: { place: Place }) {
  const { schema, part, path, value, must, problems, put } = place;
  const t = listFormWords.value;
  const all = partsOf(value);
  const label = labelOf(part);
  const id = useId();
  const items = part.items;
  if (!items) return null;
  const keep = (next: Value[]) => put(next.length === 0 && !must ? undefined : next);
  return (
    <fieldset class={css.rows} aria-describedby={`${id}-wrong`}>
      <legend>{label}</legend>
      <Wrong id={`${id}-wrong`} of={problemsAt(problems, path)} />
      <ol>
        {all.map((one, at) => {
          const name = `${label} ${at + 1}`;
          return (
            <li key={at}>
              <Part
                place={{
                  schema,
                  part: { ...resolved(items, schema), label: { ja: name, en: name } },
                  path: `${path}/${at}`,
                  value: one,
                  must: true,
                  problems,
                  put: (next) => keep(all.map((other, k) => (k === at ? next : other))),
                }}
                bare={name}
              />
              <p class={css.deeds}>
                <button
                  type="button"
                  aria-label={t.up(name)}
                  disabled={at === 0}
                  onClick={() => keep(moved(all, at, at - 1))}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={t.down(name)}
                  disabled={at === all.length - 1}
                  onClick={() => keep(moved(all, at, at + 1))}
                >
                  ↓
                </button>
                <button
                  type="button"
                  aria-label={t.remove(name)}
                  onClick={() => keep(all.filter((_, k) => k !== at))}
                >
                  ×
                </button>
              </p>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        disabled={all.length >= (part.maxItems ?? Infinity)}
        onClick={() => keep([...all, fresh(items, schema)])}
      >
        {t.add(label)}
      </button>
    </fieldset>
  );
}

/** Whatever stands in the place. */
function Part({ place, bare }: { place: Place; bare?: string }) {
  const whole = resolved(place.part, place.schema);
  if (whole.format === 'tree') return <AsJson place={place} />;
  const forms = formsOf(whole, place.value);
  const [first = place.part] = forms;
  if (forms.length > 1) return <Choice place={place} forms={forms} />;
  const one = { ...place, part: resolved(first, place.schema) };
  const { part } = one;
  const named = bare !== undefined && { bare };
  if (part.enum) return <Words place={one} {...named} />;
  switch (part.type) {
    case 'integer':
      return <Whole place={one} {...named} />;
    case 'boolean':
      return <Flag place={one} />;
    case 'string':
      return <Written place={one} {...named} />;
    case 'array':
      if (part.items?.enum) return <Some place={one} />;
      return part.items?.type === 'integer' ? <Pair place={one} /> : <Rows place={one} />;
  }
  return <Keys place={one} {...named} />;
}

interface Props extends Omit<Place, 'must'> {
  /** What an entry is called; a single key has its label. */
  name?: string;
}

export function EntryForm({ name, ...place }: Props) {
  return <Part place={{ ...place, must: true }} {...(name !== undefined && { bare: name })} />;
}
