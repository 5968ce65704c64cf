// The pane of coverage: shows for every plan of a side how often it decided over many fights, and what the fights
// would be without it or with it moved.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Build, Form } from '#engine';
import { memberAt, withMember } from '../../app/sheet/build.ts';
import { edit, setup, system } from '../../app/fight/match.ts';
import { plansOf } from '../../app/plans/ask.ts';
import { entriesOf } from '../../app/sheet/planEntries.ts';
import { putOn } from '../../components/builds/builds.ts';
import {
  type Cut,
  type Whose,
  broke,
  cover,
  coverRun,
  covered,
  cutOf,
  fights,
  kinds,
  membersCalled,
  operate,
  operated,
  pathOf,
  plansField,
  stale,
  surgeryRun,
} from './coverage.ts';
import { dialog, part, tell } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { lang, words } from '../../i18n/index.ts';
import { marks, sideNames, sideIds } from '../../app/sheet/names.ts';
import { Mark } from '../../components/Inline.tsx';
import { grouped, hundredths } from '../../i18n/numbers.ts';
import { askedMatch } from '../../app/series.ts';
import { Running } from '../../components/run/Running.tsx';
import { Plan } from './Plan.tsx';
import { coverageWords } from './words.ts';
import * as css from './coverage.module.css';

// Changes of the sheet that follow from coverage. Plans of a preset are copied into the build by them.

/** Removes or moves one plan of a member on the sheet. `fought`: the side's build as it was fought with. */
async function adopt(form: Form, whose: Whose, fought: Build, plan: number, cut: Cut): Promise<void> {
  const key = plansField(form)?.key;
  const path = pathOf(form, whose);
  const now = setup.peek()?.sides[whose.side];
  const [own, then] = [now && memberAt(now, path), memberAt(fought, path)];
  if (!key || !now || !own || !then) return;
  const entries = entriesOf(own, key);
  const plans = entries.length > 0 ? entries : await plansOf(then);
  putOn(whose.side, withMember(now, path, { ...own, [key]: cutOf(plans, plan, cut) }));
}

// The way from a plan's numbers to the editor.

const PlansDialog = lazy(() => import('../plans/PlansDialog.tsx'));

/** Opens the editor at a plan. `fought`: the side's build as it was fought with; plans of a preset are copied from it
 * into the sheet first. */
async function improve(form: Form, whose: Whose, fought: Build, plan: number): Promise<void> {
  const { side } = whose;
  const field = plansField(form);
  const path = pathOf(form, whose);
  const now = setup.peek()?.sides[side];
  const [own, then] = [now && memberAt(now, path), memberAt(fought, path)];
  if (!field || !now || !own || !then) return;
  if (entriesOf(own, field.key).length === 0) {
    try {
      const copied = await plansOf(then);
      // The sheet was changed meanwhile.
      if (setup.peek()?.sides[side] !== now) return;
      edit(side, withMember(now, path, { ...own, [field.key]: copied }));
    } catch {
      tell(words.value.partMissing);
      return;
    }
  }
  dialog.value = { kind: 'own', draw: () => <PlansDialog side={side} path={path} field={field} at={plan} /> };
}

const counts = [100, 1000, 10_000];
function Begin() {
  const t = coverageWords.value;
  return (
    <p class={`acts ${css.acts}`}>
      <label for="coverage-fights">{t.fights}</label>{' '}
      <select
        id="coverage-fights"
        value={fights.value}
        onChange={(event) => (fights.value = Number(event.currentTarget.value))}
      >
        {counts.map((n) => (
          <option key={n} value={n}>
            {t.fightsUnit(grouped(n))}
          </option>
        ))}
      </select>{' '}
      <button
        type="button"
        aria-describedby={askedMatch.value ? undefined : 'coverage-illegal'}
        disabled={!askedMatch.value || coverRun.state.value === 'running'}
        onClick={() => void cover()}
      >
        {stale.value ? t.again : t.begin}
      </button>{' '}
      {!askedMatch.value && <span id="coverage-illegal">{t.illegal}</span>}
    </p>
  );
}

function Legend() {
  const t = coverageWords.value;
  return (
    <details class={css.planLegend}>
      <summary>{t.legend}</summary>
      <dl>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt data-kind={kind}>{t.kinds[kind]}</dt>
            <dd>{t.about[kind]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Side({ of: whose }: { of: Whose }) {
  const t = coverageWords.value;
  const info = system.value;
  const now = covered.value;
  if (!now || !info) return null;
  const { report } = now;
  const { side, member } = whose;
  const of = report.sides[sideIds[side]][member];
  if (!of) return <p>{t.noPlans}</p>;
  const fought = report.match.sides[side];
  const open = (at: number) => void improve(info.form, whose, fought, at);
  if (of.plans.length === 0) {
    return (
      <p class={`acts ${css.acts}`}>
        {t.noneWritten}
        <button type="button" onClick={() => open(0)}>
          {t.write}
        </button>
      </p>
    );
  }
  const told = operated.value;
  const surgery =
    told?.match === now.match && told.report.side === sideIds[side] && told.report.member === member;
  const usual = of.decisions > 0 ? Math.round((of.byDefault * 10_000) / of.decisions) : 0;
  return (
    <>
      <p class="hint">
        {t.rests(grouped(report.fights), grouped(of.decisions))} {t.byDefault(hundredths(usual))}
      </p>
      <Legend />
      <ol class={css.planCoverage} aria-label={t.list}>
        {of.plans.map((plan) => (
          <Plan
            key={plan.plan}
            of={plan}
            side={of}
            surgery={surgery ? told.report : null}
            onImprove={open}
            onAdopt={(at, cut) => void adopt(info.form, whose, fought, at, cut)}
          />
        ))}
      </ol>
      <p class="hint">{t.aboutSurgery}</p>
      <p class={`acts ${css.acts}`}>
        <button
          type="button"
          disabled={stale.value || coverRun.state.value === 'running' || surgeryRun.state.value === 'running'}
          onClick={() => void operate(whose)}
        >
          {t.operate}
        </button>
      </p>
      <Running run={surgeryRun} name={t.operating} goOn={() => void operate(whose)} />
    </>
  );
}

export default function Coverage() {
  const t = coverageWords.value;
  const whose = useSignal<Whose>({ side: 0, member: 0 });
  const { side, member } = whose.value;
  const look = (next: Whose) => {
    whose.value = next;
    surgeryRun.reset();
  };
  const [form, build] = [system.value?.form, setup.value?.sides[side]];
  const names = form && build ? membersCalled(form, build) : [];
  const members = covered.value?.report.sides[sideIds[side]] ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = part.value === 'plans';
  useEffect(() => {
    if (!wanted) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [wanted]);
  return (
    <section class={css.coverage} aria-labelledby="coverage-title">
      <h2 id="coverage-title" class="cap" tabIndex={-1} ref={heading}>
        <span>{t.title}</span>
      </h2>
      <p class="hint">{t.lead}</p>
      <Begin />
      <Running run={coverRun} name={t.running} goOn={() => void cover()} />
      {broke.value && <p role="alert">{broke.value[lang.value]}</p>}
      {covered.value && (
        <div data-stale={stale.value || undefined} data-side={sideNames[side]}>
          <p class={css.whose} role="group" aria-label={t.whose}>
            {([0, 1] as const).map((one) => (
              <button
                key={one}
                type="button"
                class="text"
                aria-pressed={side === one}
                onClick={() => look({ side: one, member: 0 })}
              >
                <span>
                  <Mark side={one} /> <bdi>{setup.value?.sides[one].name || marks[one]}</bdi>
                </span>
              </button>
            ))}
          </p>
          {members.length > 1 && (
            <p class={css.whose} role="group" aria-label={t.whichMember}>
              {members.map((_, at) => (
                <button
                  key={at}
                  type="button"
                  class="text"
                  aria-pressed={member === at}
                  onClick={() => look({ side, member: at })}
                >
                  <bdi>{names[at] ?? at + 1}</bdi>
                </button>
              ))}
            </p>
          )}
          <Side of={whose.value} />
          {stale.value && (
            <p class="hint" role="status">
              {t.stale}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
