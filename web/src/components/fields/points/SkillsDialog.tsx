// The dialog in which skills or other items are chosen: a list with search and filters, and two buttons that
// take an item and put it back.
import { useSignal } from '@preact/signals';
import type { Form, Item, ListField, SkillsField } from '#engine';
import { plain } from '../../../util/basics.ts';
import { matches } from '../../../app/sheet/search.ts';
import { actions } from '../../../app/actions.ts';
import type { Side } from '../../../app/sheet/build.ts';
import { calledIn } from '../../../app/called.ts';
import { setup, system } from '../../../app/fight/match.ts';
import { fieldOf } from '../../../app/sheet/form.ts';
import { lazy } from '../../lazy.tsx';
import { membersOf } from '../../../app/sheet/party.ts';
import { dialog } from '../../../app/view.ts';
import { ActionButton } from '../../ActionButton.tsx';
import { Dialog } from '../../Dialog.tsx';
import { Yomi } from '../../term/Yomi.tsx';
import { kindName, marks, sheetName, sideNames } from '../../../app/sheet/names.ts';
import { lang, translated } from '../../../i18n/index.ts';
import { type CharacterSheet, sheetOf } from '../../../app/sheet/sheet.ts';
import { bought, listOf, skillsOf } from '../../../app/sheet/capacity.ts';
import { mostItems } from '../../../app/sheet/conditions.ts';
import { Cost } from './Panel.tsx';
import { dialogWords, pointsWords } from './words.ts';
import { Payers, canPay } from './Items.tsx';
import * as panelCss from '../../../styles/panel.module.css';
import * as css from './skillsDialog.module.css';

/** The filter of the list; all of its conditions must hold. */
interface Filter {
  query: string;
  /** Elements that must all be in the cost. */
  elements: readonly string[];
  /** Kinds, of which one must fit; "maintain": the effect stays in force. */
  kinds: readonly string[];
  /** Only items that can be paid. */
  paid: boolean;
}

const noFilter: Filter = { query: '', elements: [], kinds: [], paid: false };

function toggled(list: readonly string[], id: string): string[] {
  return list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
}

function fits(
  item: Item,
  { query, elements, kinds, paid }: Filter,
  canPay: (id: string) => boolean,
): boolean {
  const cost = item.cost ?? '';
  const asked = plain(query);
  const said = [item.text.ja, item.text.en].some((text) => plain(text).includes(asked));
  return (
    (said || matches(item, query)) &&
    elements.every((element) => cost.includes(element)) &&
    (kinds.length === 0 ||
      kinds.some((kind) => (kind === 'maintain' ? item.maintain : item.kind === kind))) &&
    (!paid || canPay(item.id))
  );
}

interface EntryProps {
  sheet: CharacterSheet;
  item: Item;
  /** Whether items of this list have costs. */
  costs: boolean;
  count: number;
  full: boolean;
  onTake: () => void;
  onGiveBack: () => void;
}

function Entry({ sheet, item, costs, count, full, onTake, onGiveBack }: EntryProps) {
  const t = dialogWords.value;
  const name = item.name[lang.value];
  return (
    <li data-taken={count > 0 || undefined}>
      <div>
        <h3>
          {name}
          <Yomi of={item} />
        </h3>
        <p class={css.kind}>
          {costs && <Cost of={item.cost ?? ''} />}
          <span>
            {kindName(item)}
            {item.maintain && `・${t.maintain}`}
          </span>
          <Payers sheet={sheet} id={item.id} />
        </p>
        <p class={panelCss.does}>{item.text[lang.value]}</p>
      </div>
      <span class={css.tools}>
        <button
          type="button"
          aria-label={t.giveBack(name)}
          aria-disabled={count === 0 || undefined}
          onClick={() => count > 0 && onGiveBack()}
        >
          −
        </button>
        <b class={css.count}>
          <span class="vh">{t.taken(count)}</span>
          <span aria-hidden="true">{count || ''}</span>
        </b>
        <button
          type="button"
          aria-label={t.take(name)}
          aria-disabled={full || undefined}
          onClick={() => !full && onTake()}
        >
          +
        </button>
      </span>
    </li>
  );
}

interface ChipsProps {
  filter: Filter;
  put: (next: Filter) => void;
  items: readonly Item[];
  form: Form;
}

function Chips({ filter, put, items, form }: ChipsProps) {
  const t = dialogWords.value;
  const names = pointsWords.value.elementNames;
  const elements = [...new Set(items.flatMap(({ cost }) => Array.from(cost ?? '')))];
  const order = Object.keys(names);
  elements.sort((one, two) => order.indexOf(one) - order.indexOf(two));
  const kinds = [
    ...form.kinds
      .filter(({ id }) => items.some(({ kind }) => kind === id))
      .map(({ id, name }) => [id, name[lang.value]] as const),
    ...(items.some(({ maintain }) => maintain) ? [['maintain', t.maintain] as const] : []),
  ];
  const chip = (key: 'elements' | 'kinds', id: string, name: string) => (
    <label key={id}>
      <input
        type="checkbox"
        checked={filter[key].includes(id)}
        onChange={() => put({ ...filter, [key]: toggled(filter[key], id) })}
      />
      <span>{name}</span>
    </label>
  );
  return (
    <>
      {elements.length > 0 && (
        <fieldset class={css.chips}>
          <legend class="vh">{t.elements}</legend>
          {elements.map((one) => chip('elements', one, names[one] ?? one))}
        </fieldset>
      )}
      {kinds.length > 1 && (
        <fieldset class={css.chips}>
          <legend class="vh">{t.kinds}</legend>
          {kinds.map(([id, name]) => chip('kinds', id, name))}
        </fieldset>
      )}
    </>
  );
}

const ListDialog = lazy(async () => (await import('../../../features/lists/ListDialog.tsx')).ListDialog);

const ownWords = translated({
  toOwn: {
    ja: (what: string) => `自分の${what}を作る・直す`,
    en: (what: string) => `Make or edit your own ${what.toLowerCase()}`,
  },
});

/** Where what is chosen from may be a list of the reader's own: the way there. */
function ToOwnList() {
  const file = system.value?.settings.map(fieldOf).find(({ type }) => type === 'file');
  if (!file) return null;
  const { key, label } = file;
  return (
    <button
      type="button"
      class="text"
      onClick={() => (dialog.value = { kind: 'own', draw: () => <ListDialog setting={key} /> })}
    >
      {ownWords.value.toOwn(label[lang.value])}
    </button>
  );
}

interface Props {
  side: Side;
  path: string;
  field: SkillsField | ListField;
}

/** The name of a party's member; a lone member has the name of the sheet. */
function whose(side: Side, path: string): string {
  const [, key = '', at] = path.split('/');
  const party = setup.value?.sides[side];
  const people = party ? membersOf(party, key) : [];
  return (people.length > 1 && calledIn(people, side, lang.value)[Number(at)]) || sheetName(side);
}

export default function SkillsDialog({ side, path, field }: Props) {
  const t = dialogWords.value;
  const filter = useSignal<Filter>(noFilter);
  const sheet = sheetOf(side, path);
  if (!sheet) return null;
  const { values, form } = sheet;
  const list = field.type === 'list' ? field : null;
  const entries = listOf(values, field.key);
  const taken = skillsOf(values, field.key, list?.named);
  const most = field.type === 'list' ? mostItems(field, values) : bought(values, form, field.most);
  const items = form.items.filter((item) => item.takeable && (!list || list.kinds.includes(item.kind)));
  const costs = items.some(({ cost }) => cost !== undefined);
  const found = items.filter((item) => fits(item, filter.value, (id) => canPay(sheet, id)));
  const put = (next: unknown[]) => sheet.put({ ...values, [field.key]: next });
  return (
    <Dialog
      title={t.choosing(marks[side], whose(side, path), field.label[lang.value])}
      class={css.broad}
      onClose={() => (dialog.value = null)}
    >
      <div class={css.skillsOf} data-side={sideNames[side]}>
        <div class={css.topLine}>
          <p class={css.room} role="status" data-short={taken.length > most || undefined}>
            {t.room(field.label[lang.value], taken.length, most)}
          </p>
          <ActionButton action={actions.undo} icon="undo" />
          <ActionButton action={actions.redo} icon="redo" />
          <ToOwnList />
        </div>
        <div class={css.find}>
          <input
            type="search"
            value={filter.value.query}
            placeholder={t.search}
            aria-label={t.search}
            autocomplete="off"
            onInput={(event) => (filter.value = { ...filter.value, query: event.currentTarget.value })}
          />
          <Chips filter={filter.value} put={(next) => (filter.value = next)} items={items} form={form} />
          {costs && (
            <label class={css.only}>
              <input
                type="checkbox"
                checked={filter.value.paid}
                onChange={(event) => (filter.value = { ...filter.value, paid: event.currentTarget.checked })}
              />
              {t.onlyPaid}
            </label>
          )}
        </div>
        {found.length === 0 && <p class="hint">{t.noneFound(field.label[lang.value])}</p>}
        <ul aria-label={field.label[lang.value]}>
          {found.map((item) => (
            <Entry
              key={item.id}
              sheet={sheet}
              item={item}
              costs={costs}
              count={taken.filter((id) => id === item.id).length}
              full={taken.length >= most || (list?.distinct === true && taken.includes(item.id))}
              onTake={() => put([...entries, item.id])}
              onGiveBack={() => put(entries.toSpliced(taken.lastIndexOf(item.id), 1))}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
