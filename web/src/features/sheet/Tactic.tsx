// Who decides for a side: one of the system's tactics, plans of its own, or the reader by hand.
import type { Build, Controller, TacticField } from '#engine';
import { type Side, withSide } from '../../app/build.ts';
import { controlled } from '../play/course.ts';
import { course, replace, report, setup, system } from '../../app/match.ts';
import { lang } from '../../i18n/index.ts';
import { sheetWords } from './words.ts';

/** No preset bears such an id. */
const [hand, own] = ['-hand', '-own'] as const;
const searches = ['search 1', 'search 2', 'search 3'] as const;

interface Props {
  side: Side;
  build: Build;
  field: TacticField;
}

export function Tactic({ side, build, field }: Props) {
  const t = sheetWords.value;
  const tactic = build[field.key];
  const now = course.value.controllers?.[side] ?? 'plans';
  const preset = field.presets.find(({ id }) => id === tactic);
  const byHand = now === 'hand' || !tactic;
  const search = searches.find((one) => one === now);
  const value = search ?? (byHand ? hand : (preset?.id ?? own));

  const choose = (id: string) => {
    const all = setup.value;
    if (!all) return;
    const level = searches.find((one) => one === id);
    const by: Controller = level ?? (id === hand && tactic ? 'hand' : 'plans');
    const next = level || id === hand || id === own ? build : { ...build, [field.key]: id };
    const [a, b, settings] = withSide(all, side, next);
    replace([a, b, settings, controlled(course.value, side, by, report.value?.controllers ?? [])]);
  };

  return (
    <div class="tactic">
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
        {tactic && typeof tactic === 'object' && <option value={own}>{t.own}</option>}
        {searches.slice(0, system.value?.opponents).map((one, level) => (
          <option key={one} value={one}>
            {t.opponents[level]}
          </option>
        ))}
        <option value={hand}>{t.hand}</option>
      </select>
      <p id={`${field.key}-text-${side}`} class="hint">
        {search ? t.opponentText : byHand ? t.handText : preset?.text[lang.value]}
      </p>
    </div>
  );
}
