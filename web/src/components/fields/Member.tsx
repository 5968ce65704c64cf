// The row and the tactic of a party's member, in the short form for members.
import type { Item, RowField, TacticField } from '#engine';
import { row, withItem } from '../../app/sheet/build.ts';
import { lang, words } from '../../i18n/index.ts';
import { Seal } from '../Seal.tsx';
import type { CharacterProps } from '../../app/sheet/sheet.ts';
import { setup } from '../../app/fight/match.ts';
import { tell } from '../../app/view.ts';
import { without } from '../../util/basics.ts';
import { fieldWords } from './words.ts';
import * as css from './Members.module.css';
import * as fieldsCss from '../../styles/fields.module.css';

/** The row of a member: for each place a select box of items, and what the item does. */
export function MemberRow({ field, sheet }: CharacterProps<RowField>) {
  const t = words.value;
  const { id: sheetId, values, form, wrong } = sheet;
  const option = ({ id, name }: Item) => (
    <option key={id} value={id}>
      {name[lang.value]}
    </option>
  );
  return (
    <div class={css.field}>
      <ol>
        {row(values, field).map((id, place) => {
          const item = form.items.find((one) => one.id === id) ?? null;
          return (
            <li key={place} data-bad={wrong.includes(`/${field.key}/${place}`) || undefined}>
              <Seal item={item} level={place + 1} size="s" />
              <select
                value={id}
                aria-label={`${field.label[lang.value]}${t.comma}${t.placeNo(place + 1)}`}
                aria-describedby={item ? `${field.key}-${sheetId}-${place}` : undefined}
                onChange={(event) => sheet.put(withItem(values, field, place, event.currentTarget.value))}
              >
                <option value="">{t.emptyPlace}</option>
                {id && !item && <option value={id}>{id}</option>}
                {form.kinds.map((kind) => (
                  <optgroup key={kind.id} label={kind.name[lang.value]}>
                    {form.items
                      .filter((one) => one.kind === kind.id && (one.takeable || one === item))
                      .map(option)}
                  </optgroup>
                ))}
              </select>
              {item && (
                <small id={`${field.key}-${sheetId}-${place}`}>
                  {(item.at[place]?.text ?? item.text)[lang.value]}
                </small>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Option value for custom plans; no preset has such an id. */
const own = '-own';
const none = { ja: 'なし（決まりどおり）', en: 'None (as the rules say)' };
const noneText = {
  ja: 'プランなしで、決まりにある標準の行動をとります。',
  en: 'Acts without plans, by what the rules have it do.',
};

export function MemberTactic({ field, sheet }: CharacterProps<TacticField>) {
  const t = fieldWords.value;
  const { side, path, id: sheetId, values } = sheet;
  const { key, presets } = field;
  const id = `${key}-${sheetId}`;
  const tactic = values[key];
  const plans = Array.isArray(tactic) ? tactic : null;
  const preset = presets.find((one) => one.id === tactic);
  const put = (next: unknown) => {
    if (next === tactic) return;
    sheet.put(next === undefined ? without(values, key) : { ...values, [key]: next });
  };
  const write = () => {
    const before = setup.peek()?.sides[side];
    void import('./writePlans.tsx').then(
      ({ writePlans }) => writePlans({ side, path, field, before, from: values }),
      () => tell(words.value.partMissing),
    );
  };
  return (
    <div class={fieldsCss.pick}>
      <label for={id}>{field.label[lang.value]}</label>
      <select
        id={id}
        value={plans ? own : (preset?.id ?? '')}
        aria-describedby={`${id}-text`}
        onChange={(event) => put(event.currentTarget.value || undefined)}
      >
        {presets.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name[lang.value]}
          </option>
        ))}
        {plans && <option value={own}>{t.own}</option>}
        <option value="">{none[lang.value]}</option>
      </select>
      <p id={`${id}-text`} class="hint">
        {plans ? t.ownText(plans.length) : (preset?.text[lang.value] ?? noneText[lang.value])}
      </p>
      <button type="button" onClick={write}>
        {plans ? t.editPlans : t.copyPlans}
      </button>
    </div>
  );
}
