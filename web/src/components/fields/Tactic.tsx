// Who decides for a side: one of the system's tactics, plans of its own, or the reader by hand.
import { useSignal } from '@preact/signals';
import type { Build, Controller, TacticField } from '#engine';
import { withSide } from '../../app/build.ts';
import { dialog, tell } from '../../app/view.ts';
import { lazy } from '../lazy.tsx';
import { controlled } from '../../app/fight/playState.ts';
import { playState, replace, report, setup, system } from '../../app/fight/match.ts';
import { lang, words } from '../../i18n/index.ts';
import type { CharacterProps } from '../../app/sheet.ts';
import { fieldWords } from './words.ts';
import * as css from '../../styles/fields.module.css';

const PlansDialog = lazy(() => import('../../features/plans/PlansDialog.tsx'));

/** No preset bears such an id. */
const [hand, own] = ['-hand', '-own'] as const;
const searches = ['search 1', 'search 2', 'search 3'] as const;

export default function Tactic({ field, sheet }: CharacterProps<TacticField>) {
  const t = fieldWords.value;
  const { side, values: build } = sheet;
  const tactic = build[field.key];
  const now = playState.value.controllers?.[side] ?? 'plans';
  const preset = field.presets.find(({ id }) => id === tactic);
  const plans = Array.isArray(tactic) ? tactic : null;
  const byHand = now === 'hand' || !tactic;
  const search = searches.find((one) => one === now);
  const decides = search ?? (byHand ? hand : (preset?.id ?? own));
  /** Plans of one's own were chosen while this decided: it goes on until they are written. */
  const wished = useSignal<string | null>(null);
  const value = wished.value === decides ? own : decides;

  const put = (next: Build, by: Controller) => {
    const all = setup.value;
    if (!all) return;
    const { sides, settings, variants } = withSide(all, side, next);
    const course = controlled(playState.value, side, by, report.value?.controllers ?? []);
    void replace({ sides, settings, course, variants });
  };
  /** Plans of one's own begin as those that the side has. */
  const take = async () => {
    if (plans) {
      if (now !== 'plans') put(build, 'plans');
      return true;
    }
    try {
      const before = setup.peek();
      const { plansOf } = await import('../../app/plans/ask.ts');
      const copied = await plansOf(build);
      // Something else was chosen meanwhile.
      if (setup.peek() !== before) return false;
      put({ ...build, [field.key]: copied }, 'plans');
      return true;
    } catch {
      tell(words.value.partMissing);
      return false;
    }
  };
  const write = async () => {
    if (await take()) dialog.value = { kind: 'own', draw: () => <PlansDialog side={side} field={field} /> };
  };
  const choose = (id: string) => {
    const level = searches.find((one) => one === id);
    // The copy and its editor wait for the button: arrow keys only pass by.
    wished.value = id === own && !plans ? decides : null;
    if (wished.value || id === decides) return;
    if (id === own) put(build, 'plans');
    else if (level) put(build, level);
    else if (id === hand) put(build, tactic ? 'hand' : 'plans');
    else put({ ...build, [field.key]: id }, 'plans');
  };

  return (
    <div class={css.pick}>
      <label for={`${field.key}-${side}`}>{field.label[lang.value]}</label>
      <select
        id={`${field.key}-${side}`}
        value={value}
        aria-describedby={`${field.key}-text-${side}`}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {field.presets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[lang.value]}
          </option>
        ))}
        <option value={own}>{t.own}</option>
        {searches.slice(0, system.value?.opponents).map((one, level) => (
          <option key={one} value={one}>
            {t.opponents[level]}
          </option>
        ))}
        <option value={hand}>{t.hand}</option>
      </select>
      <p id={`${field.key}-text-${side}`} class="hint">
        {value === own && !plans
          ? t.ownBegins
          : search
            ? t.opponentText
            : byHand
              ? t.handText
              : plans
                ? t.ownText(plans.length)
                : preset?.text[lang.value]}
      </p>
      {(value === own || (!search && !byHand)) && (
        <button type="button" onClick={() => void write()}>
          {plans ? t.editPlans : t.copyPlans}
        </button>
      )}
    </div>
  );
}
