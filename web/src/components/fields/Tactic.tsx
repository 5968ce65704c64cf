// The tactic field of a side: a preset, or custom plans, which a button opens in the editor.
import { useSignal } from '@preact/signals';
import type { TacticField } from '#engine';
import { tell } from '../../app/view.ts';
import { playState, setup } from '../../app/fight/match.ts';
import { lang, words } from '../../i18n/index.ts';
import type { CharacterProps } from '../../app/sheet/sheet.ts';
import { fieldWords } from './words.ts';
import * as css from '../../styles/fields.module.css';

/** Option value for custom plans; no preset has such an id. */
const own = '-own';

export default function Tactic({ field, sheet }: CharacterProps<TacticField>) {
  const t = fieldWords.value;
  const { side, path, values: build } = sheet;
  const tactic = build[field.key];
  const preset = field.presets.find(({ id }) => id === tactic);
  const plans = Array.isArray(tactic) ? tactic : null;
  const chosen = tactic ? (preset?.id ?? own) : '';
  /**
   * The tactic in use when custom plans were chosen: it stays in use until the button copies it. null: not
   * chosen.
   */
  const wished = useSignal<string | null>(null);
  const value = wished.value === chosen ? own : chosen;
  const idle = (playState.value.controllers?.[side] ?? 'plans') !== 'plans';

  const put = (next: unknown) => sheet.put({ ...build, [field.key]: next });
  const write = () => {
    const before = setup.peek()?.sides[side];
    void import('./writePlans.tsx').then(
      ({ writePlans }) => writePlans({ side, path, field, before, from: build }),
      () => tell(words.value.partMissing),
    );
  };
  const choose = (id: string) => {
    // Choosing custom plans changes nothing before the button is pressed: arrow keys may only pass over the
    // option.
    wished.value = id === own && !plans ? chosen : null;
    if (!wished.value && id !== chosen) put(id);
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
        {!tactic && <option value="">{t.noTactic}</option>}
        {field.presets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[lang.value]}
          </option>
        ))}
        <option value={own}>{t.own}</option>
      </select>
      <p id={`${field.key}-text-${side}`} class="hint">
        {value === own && !plans
          ? t.ownBegins
          : plans
            ? t.ownText(plans.length)
            : preset
              ? preset.text[lang.value]
              : t.noTacticText}
        {idle && tactic && ` ${t.idle}`}
      </p>
      {value && (
        <button type="button" onClick={write}>
          {plans ? t.editPlans : t.copyPlans}
        </button>
      )}
    </div>
  );
}
