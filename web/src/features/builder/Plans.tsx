// The plans of a sheet as they are written; the editor opens over the match.
import { useEffect, useState } from 'preact/hooks';
import type { Build, PlansField } from '#engine';
import type { Side } from '../../app/build.ts';
import { problems, settings } from '../../app/match.ts';
import { dialog } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { Term } from '../../components/Term.tsx';
import { lang } from '../../i18n/index.ts';
import { entriesOf, textOf } from '../plans/entries.ts';
import { known, plansIn } from '../plans/plansIn.ts';
import { builderWords } from './words.ts';
import * as css from './builder.module.css';

const PlansDialog = lazy(async () => (await import('../plans/PlansDialog.tsx')).default);

export function Plans({ side, build, field }: { side: Side; build: Build; field: PlansField }) {
  const t = builderWords.value;
  const entries = entriesOf(build, field.key);
  const [said, setSaid] = useState({ of: '', lines: [] as string[] });
  const plans = lang.value + JSON.stringify(entries);
  useEffect(() => {
    let here = true;
    void plansIn(build, field.key, lang.value).then((now) => {
      if (here) setSaid({ of: plans, lines: now });
    });
    return () => {
      here = false;
    };
  }, [plans, lang.value, settings.value]);
  const bad = problems.value[side].map(({ path }) => path ?? '');
  return (
    <section class={css.field} aria-labelledby={`${field.key}-${side}`}>
      <h3 id={`${field.key}-${side}`}>
        <Term of={field.key} name={field.label[lang.value]} />
        <small>{entries.length}</small>
      </h3>
      {entries.length === 0 && <p class="hint">{t.noPlans}</p>}
      <ol class={css.planLines}>
        {entries.map((entry, at) => (
          <li key={at} data-bad={bad.some((path) => path.startsWith(`/${field.key}/${at}`)) || undefined}>
            <b>{at + 1}</b>{' '}
            {(said.of === plans && said.lines[at]) || (known(entry, lang.value) ?? textOf(entry))}
            {entry.note && <small># {entry.note}</small>}
          </li>
        ))}
      </ol>
      <p class={`acts ${css.acts}`}>
        <button
          type="button"
          onClick={() =>
            (dialog.value = { kind: 'own', draw: () => <PlansDialog side={side} field={field} /> })
          }
        >
          {t.writePlans}
        </button>
      </p>
    </section>
  );
}
