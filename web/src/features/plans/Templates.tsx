// Plans to start from: one of an idea, or all of it.
import { lang } from '../../i18n/index.ts';
import type { Build } from '#engine';
import { readOf, useReads } from '../../app/plans/ask.ts';
import type { Entry } from '../../app/plans/entries.ts';
import { type Template, usable } from './templates.ts';
import { plansWords } from './words.ts';

interface Props {
  build: Build;
  field: string;
  templates: readonly Template[];
  onTake: (plans: Entry[]) => void;
}

export function Templates({ build, field, templates, onTake }: Props) {
  const t = plansWords.value;
  useReads(
    build,
    field,
    templates.flatMap(({ plans }) => plans),
    'templates',
  );
  const here = usable(templates, readOf);
  if (here.length === 0) return null;
  return (
    <select
      value=""
      aria-label={t.template}
      onChange={(event) => {
        const [idea = 0, at = -1] = event.currentTarget.value.split(' ').map(Number);
        const plans = here[idea]?.plans ?? [];
        const one = plans[at];
        event.currentTarget.value = '';
        onTake(one ? [one] : plans);
      }}
    >
      <option value="">{t.template}…</option>
      {here.map(({ name, plans }, idea) => (
        <optgroup key={idea} label={name[lang.value]}>
          {plans.map((plan, at) => (
            <option key={at} value={`${idea} ${at}`}>
              {readOf(plan)?.text[lang.value]}
            </option>
          ))}
          {plans.length > 1 && (
            <option value={`${idea} -1`}>
              {name[lang.value]}: {t.allOf(plans.length)}
            </option>
          )}
        </optgroup>
      ))}
    </select>
  );
}
