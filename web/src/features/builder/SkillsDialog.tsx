// The list of skills with search and filters; a press takes one, another puts it back.
import { computed, useSignal } from '@preact/signals';
import type { Build, Form, Item, SkillsField } from '#engine';
import { actions } from '../../app/actions.ts';
import type { Side } from '../../app/build.ts';
import { edit, setup, system } from '../../app/match.ts';
import { dialog } from '../../app/view.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { marks, sideNames } from '../../components/Mark.tsx';
import { lang } from '../../i18n/index.ts';
import { kindName } from '../match/kinds.ts';
import { bought, skillsOf } from './capacity.ts';
import { Cost } from './Cost.tsx';
import { en } from './dialogStrings.en.ts';
import { ja } from './dialogStrings.ja.ts';
import { noFilter, type Filter, fits, toggled } from './filter.ts';
import { canPay, Payers } from './Payers.tsx';
import { builderWords } from './words.ts';
import * as panelCss from '../../styles/panel.module.css';
import * as skillCss from '../../styles/skill.module.css';
import * as css from './skillsDialog.module.css';

const dialogWords = computed(() => ({ ja, en })[lang.value]);

interface EntryProps {
  side: Side;
  item: Item;
  build: Build;
  form: Form;
  count: number;
  full: boolean;
  onTake: () => void;
  onGiveBack: () => void;
}

function Entry({ side, item, build, form, count, full, onTake, onGiveBack }: EntryProps) {
  const t = dialogWords.value;
  const name = item.name[lang.value];
  return (
    <li data-taken={count > 0 || undefined}>
      <div>
        <h3>
          {name}
          <span class={skillCss.yomi}>{item.reading[lang.value]}</span>
        </h3>
        <p class={css.kind}>
          <Cost of={item.cost ?? ''} />
          <span>
            {kindName(item)}
            {item.maintain && `・${t.maintain}`}
          </span>
          <Payers side={side} build={build} form={form} id={item.id} />
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

function Chips({ filter, put, form }: { filter: Filter; put: (next: Filter) => void; form: Form }) {
  const t = dialogWords.value;
  const names = builderWords.value.elementNames;
  const elements = [...new Set(form.items.flatMap(({ cost }) => Array.from(cost ?? '')))];
  const order = Object.keys(names);
  elements.sort((one, two) => order.indexOf(one) - order.indexOf(two));
  const kinds = [
    ...form.kinds.map(({ id, name }) => [id, name[lang.value]] as const),
    ['maintain', t.maintain] as const,
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
      <fieldset class={css.chips}>
        <legend class="vh">{t.elements}</legend>
        {elements.map((one) => chip('elements', one, names[one] ?? one))}
      </fieldset>
      <fieldset class={css.chips}>
        <legend class="vh">{t.kinds}</legend>
        {kinds.map(([id, name]) => chip('kinds', id, name))}
      </fieldset>
    </>
  );
}

export default function SkillsDialog({ side, field }: { side: Side; field: SkillsField }) {
  const t = dialogWords.value;
  const filter = useSignal<Filter>(noFilter);
  const build = setup.value?.[side];
  const form = system.value?.form;
  if (!build || !form) return null;
  const taken = skillsOf(build, field.key);
  const most = bought(build, form, field.most);
  const found = form.items.filter(
    (item) => item.takeable && fits(item, filter.value, (id) => canPay(side, id)),
  );
  const put = (next: string[]) => edit(side, { ...build, [field.key]: next });
  return (
    <Dialog
      title={t.choosing(marks[side], build.name)}
      class={css.broad}
      onClose={() => (dialog.value = null)}
    >
      <div class={css.skillsOf} data-side={sideNames[side]}>
        <div class={css.topLine}>
          <p class={css.room} role="status" data-short={taken.length > most || undefined}>
            {t.room(taken.length, most)}
          </p>
          <ActionButton action={actions.undo} icon="undo" />
          <ActionButton action={actions.redo} icon="redo" />
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
          <Chips filter={filter.value} put={(next) => (filter.value = next)} form={form} />
          <label class={css.only}>
            <input
              type="checkbox"
              checked={filter.value.paid}
              onChange={(event) => (filter.value = { ...filter.value, paid: event.currentTarget.checked })}
            />
            {t.onlyPaid}
          </label>
        </div>
        {found.length === 0 && <p class="hint">{t.noneFound}</p>}
        <ul aria-label={field.label[lang.value]}>
          {found.map((item) => (
            <Entry
              key={item.id}
              side={side}
              item={item}
              build={build}
              form={form}
              count={taken.filter((id) => id === item.id).length}
              full={taken.length >= most}
              onTake={() => put([...taken, item.id])}
              onGiveBack={() => put(taken.toSpliced(taken.lastIndexOf(item.id), 1))}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
