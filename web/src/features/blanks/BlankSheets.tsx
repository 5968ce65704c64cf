// Prints blank sheets for people who play on paper, with a place for everything that a build holds: two sheets of half
// a page each, or a party with a card for each member. What is printed follows from the system's form.
import { type ComponentChildren, render } from 'preact';
import type { BoardSide, Form, SystemInfo } from '#engine';
import { report, system } from '../../app/fight/match.ts';
import { lang, translated } from '../../i18n/index.ts';
import * as css from './blanks.module.css';

const blankWords = translated({
  total: { ja: (n: number) => `合わせて${n}`, en: (n: number) => `${n} in all` },
  during: { ja: '仕合の間', en: 'During the fight' },
});

type FieldOfForm = Form['fields'][number];
type Points = Extract<FieldOfForm, { type: 'points' }>;

/** Most lines of each kind: half a page has no room for more. */
const MOST_LINES = { skills: 10, patterns: 3, plans: 5, members: 8 };

const counted = (n: number) => Array.from({ length: n }, (_, at) => at + 1);

/** Empty lines to write on. `short`: two lines stand beside each other. */
function Lines({ of, numbered, short }: { of: number; numbered?: boolean; short?: boolean }) {
  return (
    <ol class={css.lines} data-short={short}>
      {counted(of).map((n) => (
        <li key={n}>{numbered && n}</li>
      ))}
    </ol>
  );
}

/** A box for a number, with its name and a note such as its range. */
function Box({ name, children }: { name: string; children?: ComponentChildren }) {
  return (
    <li>
      <b>{name}</b>
      <i />
      <small>{children}</small>
    </li>
  );
}

/** The most of `id` that points can buy, if all are put on one part. */
function mostOf(form: Form, id: string): number {
  const bought = form.fields
    .filter((field): field is Points => field.type === 'points')
    .flatMap(({ parts }) => parts.flatMap(({ buys }) => buys.filter((one) => one.id === id)));
  return Math.max(0, ...bought.flatMap(({ at }) => at));
}

function Blank({ field, form }: { field: FieldOfForm; form: Form }) {
  switch (field.type) {
    case 'row':
      return (
        <ol class={css.row}>
          {counted(field.places).map((n) => (
            <li key={n}>
              <small>{n}</small>
            </li>
          ))}
        </ol>
      );
    case 'shares':
      return (
        <ul class={css.boxes}>
          {field.parts.map(({ key, name }) => (
            <Box key={key} name={name[lang.value]} />
          ))}
        </ul>
      );
    case 'points':
      return (
        <ul class={css.boxes}>
          {field.parts.map(({ key, name, buys }) => (
            <Box key={key} name={name[lang.value]}>
              {buys.map((one) => `${one.name[lang.value]} ＿＿`).join(' ')}
            </Box>
          ))}
        </ul>
      );
    case 'patterns':
      return (
        <ol class={css.lines}>
          {counted(MOST_LINES.patterns).map((n) => (
            <li key={n}>
              {n}
              <span class={css.panels}>
                {counted(mostOf(form, field.length)).map((panel) => (
                  <i key={panel} />
                ))}
              </span>
            </li>
          ))}
        </ol>
      );
    case 'skills':
      return <Lines of={Math.min(mostOf(form, field.most), MOST_LINES.skills)} numbered short />;
    case 'plans':
    case 'tactic':
      return <Lines of={MOST_LINES.plans} numbered />;
    case 'number':
      return (
        <ul class={css.boxes}>
          <Box name={field.label[lang.value]}>
            {field.min}–{field.max}
          </Box>
        </ul>
      );
    case 'steps':
      return (
        <ul class={css.boxes}>
          <Box name={field.label[lang.value]}>
            {field.of.map(({ name, cost }) => `${name[lang.value]} (${cost})`).join(' ')}
          </Box>
        </ul>
      );
    case 'select':
      return <p>{field.options.map(({ name }) => `□ ${name[lang.value]}`).join(' ')}</p>;
    case 'switch':
      return <p>□ {field.text[lang.value]}</p>;
    case 'list':
      return <Lines of={Math.min(field.most, MOST_LINES.skills)} numbered short />;
    case 'group':
      return (
        <ul class={css.boxes}>
          {field.fields.map((one) => (
            <Box key={one.key} name={one.label[lang.value]}>
              {one.type === 'number' && `${one.min}–${one.max}`}
            </Box>
          ))}
        </ul>
      );
    // Members have cards of their own, and names stand in the head, so that only notes come here.
    case 'members':
    case 'name':
    case 'note':
      return <Lines of={6} />;
  }
}

/** The head of a sheet: a line for the name, and in small letters the game or the party. */
function Head({ fields, of }: { fields: readonly FieldOfForm[]; of: ComponentChildren }) {
  return (
    <p class={css.head}>
      {fields.find(({ type }) => type === 'name')?.label[lang.value]}
      <span />
      <small>{of}</small>
    </p>
  );
}

function Fields({ fields, form }: { fields: readonly FieldOfForm[]; form: Form }) {
  return fields
    .filter(({ type }) => type !== 'name' && type !== 'members')
    .map((field) => (
      <div key={field.key} class={css.field}>
        <h2>
          {field.label[lang.value]}
          {'total' in field && <small>{blankWords.value.total(field.total)}</small>}
        </h2>
        <Blank field={field} form={form} />
      </div>
    ));
}

function During({ meters }: { meters: readonly { name: string }[] }) {
  if (meters.length === 0) return null;
  return (
    <div class={css.field}>
      <h2>{blankWords.value.during}</h2>
      <ul class={css.boxes}>
        {meters.map(({ name }) => (
          <Box key={name} name={name} />
        ))}
      </ul>
    </div>
  );
}

function Sheet({ info, meters }: { info: SystemInfo; meters: BoardSide['meters'] }) {
  const { form } = info;
  return (
    <section class={css.sheet}>
      <Head fields={form.fields} of={info.name[lang.value]} />
      <Fields fields={form.fields} form={form} />
      <During meters={meters.map(({ id }) => ({ name: id.toUpperCase() }))} />
    </section>
  );
}

/** The fields of the party itself, and a card for each member that it may have. */
function Party({ info, members }: { info: SystemInfo; members: Extract<FieldOfForm, { type: 'members' }> }) {
  const { form } = info;
  const party = form.fields.find(({ type }) => type === 'name')?.label[lang.value];
  const meters = (form.meters ?? []).map(({ name }) => ({ name: name[lang.value] }));
  return (
    <>
      <section class={css.party}>
        <Head fields={form.fields} of={info.name[lang.value]} />
        <Fields fields={form.fields} form={form} />
      </section>
      <div class={css.cards}>
        {counted(Math.min(members.most, MOST_LINES.members)).map((place) => (
          <section key={place} class={css.card}>
            <Head fields={members.fields} of={`${party} ＿＿＿＿＿＿ ${place}`} />
            <Fields fields={members.fields} form={form} />
            <During meters={meters} />
          </section>
        ))}
      </div>
    </>
  );
}

function BlankSheets({ info, meters }: { info: SystemInfo; meters: BoardSide['meters'] }) {
  const members = info.form.fields.find((field) => field.type === 'members');
  if (members) return <Party info={info} members={members} />;
  return (
    <>
      <Sheet info={info} meters={meters} />
      <Sheet info={info} meters={meters} />
    </>
  );
}

/** Prints blank sheets. They stand in the document, before the page, only as long as the browser prints. */
export function printBlanks(): void {
  const info = system.peek();
  if (!info) return;
  const paper = document.createElement('div');
  paper.className = css.blanks;
  document.body.prepend(paper);
  render(<BlankSheets info={info} meters={report.peek()?.boards[0]?.sides[0].meters ?? []} />, paper);
  addEventListener(
    'afterprint',
    () => {
      render(null, paper);
      paper.remove();
    },
    { once: true },
  );
  print();
}
