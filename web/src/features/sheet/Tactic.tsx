// Who decides for a side: one of the system's tactics, plans of its own, or the reader by hand.
import type { Build, Controller, TacticField } from '#engine';
import { type Side, withSide } from '../../app/build.ts';
import { controlled } from '../play/course.ts';
import { course, replace, report, setup } from '../../app/match.ts';
import { lang } from '../../i18n/index.ts';
import { sheetWords } from './words.ts';

/** No preset bears such an id. */
const [hand, own] = ['-hand', '-own'] as const;

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
  const value = byHand ? hand : (preset?.id ?? own);

  const choose = (id: string) => {
    const all = setup.value;
    if (!all) return;
    const by: Controller = id === hand && tactic ? 'hand' : 'plans';
    const next = id === hand || id === own ? build : { ...build, [field.key]: id };
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
        <option value={hand}>{t.hand}</option>
      </select>
      <p id={`${field.key}-text-${side}`} class="hint">
        {byHand ? t.handText : preset?.text[lang.value]}
      </p>
    </div>
  );
}
