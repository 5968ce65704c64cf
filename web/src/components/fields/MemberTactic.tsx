// By which plans a party's member acts: those of a tactic of the system's, its own, or none. Who decides is the side's matter.
import type { TacticField } from '#engine';
import { setup } from '../../app/match.ts';
import { dialog, tell } from '../../app/view.ts';
import { lang, words } from '../../i18n/index.ts';
import { without } from '../../util/without.ts';
import { lazy } from '../lazy.tsx';
import type { CharacterProps } from './sheet.ts';
import { fieldWords } from './words.ts';
import * as css from '../../styles/fields.module.css';

const PlansDialog = lazy(() => import('../../features/plans/PlansDialog.tsx'));

/** No preset bears such an id. */
const own = '-own';
const none = { ja: 'なし（決まりどおり）', en: 'None (as the rules say)' };
const noneText = {
  ja: 'プランなしで、決まりにある標準の行動をとります。',
  en: 'Acts without plans, by what the rules have it do.',
};

export default function MemberTactic({ field, sheet }: CharacterProps<TacticField>) {
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
  /** Plans of one's own begin as those that it has. */
  const take = async () => {
    const before = setup.peek();
    const { plansOf } = await import('../../app/plans/ask.ts');
    const copied = await plansOf(values);
    // Something else was chosen meanwhile.
    if (setup.peek() !== before) return false;
    put(copied);
    return true;
  };
  const write = async () => {
    try {
      if (!plans && !(await take())) return;
    } catch {
      tell(words.value.partMissing);
      return;
    }
    dialog.value = { kind: 'own', draw: () => <PlansDialog side={side} path={path} field={field} /> };
  };
  return (
    <div class={css.pick}>
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
      <button type="button" onClick={() => void write()}>
        {plans ? t.editPlans : t.copyPlans}
      </button>
    </div>
  );
}
