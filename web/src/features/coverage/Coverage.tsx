// The pane of coverage: shows for every plan of a side how often it decided over many fights, and what the fights
// would be without it or with it moved.
import { useSignal } from '@preact/signals';
import type { MemberCoverage, PlanCoverage, PlanCut, SurgeryReport } from '#analysis';
import type { Build, Form } from '#engine';
import { memberAt, withMember } from '../../app/sheet/build.ts';
import { setup, system } from '../../app/fight/match.ts';
import { plansOf } from '../../app/plans/ask.ts';
import { entriesOf } from '../../app/sheet/planEntries.ts';
import { putOn } from '../../components/builds/builds.ts';
import {
  coverage,
  type Cut,
  type Planner,
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
  sharesOf,
  stale,
  surgeryRun,
} from './coverage.ts';
import { part } from '../../app/view.ts';
import { Bar } from '../../components/kit/Bar.tsx';
import { writePlans } from '../../components/fields/writePlans.tsx';
import { lang } from '../../i18n/index.ts';
import { marks, sideNames, sideIds } from '../../app/sheet/names.ts';
import { grouped, hundredths, signedHundredths } from '../../i18n/numbers.ts';
import { askedMatch } from '../../app/series.ts';
import { Choice, Older, Pane, Pick, Running, Start, Takes, Whose } from '../../components/kit/Pane.tsx';
import { kitWords } from '../../components/kit/words.ts';
import { coverageWords } from './words.ts';
import * as css from './coverage.module.css';

// Changes of the sheet that follow from coverage. Plans of a preset are copied into the build by them.

/** Removes or moves one plan of a member on the sheet. `fought`: the side's build as it was fought with. */
async function adopt(form: Form, whose: Planner, fought: Build, plan: number, cut: Cut): Promise<void> {
  const key = plansField(form)?.key;
  const path = pathOf(form, whose);
  const now = setup.peek()?.sides[whose.side];
  const [own, then] = [now && memberAt(now, path), memberAt(fought, path)];
  if (!key || !now || !own || !then) return;
  const entries = entriesOf(own, key);
  const plans = entries.length > 0 ? entries : await plansOf(then);
  putOn(whose.side, withMember(now, path, { ...own, [key]: cutOf(plans, plan, cut) }));
}

/** Opens the editor at a plan. `fought`: the side's build as it was fought with, whose plans the sheet gets if it has none. */
function improve(form: Form, whose: Planner, fought: Build, at: number): void {
  const field = plansField(form);
  const path = pathOf(form, whose);
  const from = memberAt(fought, path);
  const before = setup.peek()?.sides[whose.side];
  if (field && from) void writePlans({ side: whose.side, path, field, before, from, at });
}

const counts = [100, 1000, 10_000];
function Begin() {
  const [t, kit] = [coverageWords.value, kitWords.value];
  return (
    <p class={`acts ${css.acts}`}>
      <Pick
        label={t.fights}
        value={fights.value}
        onPick={(n) => (fights.value = n)}
        options={counts.map((n) => [n, kit.fights(grouped(n))])}
      />
      <Start run={coverRun} minor wrong={askedMatch.value ? '' : kit.illegal} onStart={() => void cover()}>
        {stale.value ? t.again : t.begin}
      </Start>{' '}
      <Takes question={coverage.value} run={coverRun} />
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

// One plan: how often it decided or was silent, which plan shadows it, and how the fights end if it is removed or moved.

const whole = (share: number) => String(Math.round(share / 100));

function Outcomes({ of }: { of: PlanCoverage }) {
  const t = coverageWords.value;
  const shares = sharesOf(of);
  const there = kinds.filter((kind) => shares[kind] > 0);
  const parts = there.map((kind) => `${t.kinds[kind]} ${whole(shares[kind])}%`);
  return (
    <>
      <Bar
        class={css.planBar}
        pieces={there.map((kind) => ({ look: kind, of: shares[kind] }))}
        label={t.bar(of.plan + 1, parts.join(', '))}
      />
      <p class={css.parts} aria-hidden="true">
        {there.map((kind) => (
          <span key={kind} data-kind={kind}>
            {t.kinds[kind]} {whole(shares[kind])}%
          </span>
        ))}
      </p>
    </>
  );
}

interface CutProps {
  plan: number;
  cut: Cut;
  of: PlanCut;
  onAdopt: () => void;
}

function Change({ plan, cut, of: { gained, lost, change }, onAdopt }: CutProps) {
  const t = coverageWords.value;
  const name = t.cut(plan + 1, t.cuts[cut]);
  return (
    <li data-sure={change.low > 0 ? 'more' : change.high < 0 ? 'less' : undefined}>
      <span>{t.cuts[cut]}</span> <b>{t.points(signedHundredths(change.rate))}</b>{' '}
      <small>({kitWords.value.interval(signedHundredths(change.low), signedHundredths(change.high))})</small>{' '}
      {gained + lost === 0 && <span>{t.sameEndings}</span>}{' '}
      <button type="button" class="text" aria-label={t.adoptOf(name)} onClick={onAdopt}>
        {t.adopt}
      </button>
    </li>
  );
}

interface PlanProps {
  of: PlanCoverage;
  side: MemberCoverage;
  surgery: SurgeryReport | null;
  onAdopt: (plan: number, cut: Cut) => void;
  onImprove: (plan: number) => void;
}

function Plan({ of, side, surgery, onAdopt, onImprove }: PlanProps) {
  const t = coverageWords.value;
  const cuts = surgery?.plans.find(({ plan }) => plan === of.plan);
  return (
    <li data-dead={of.effect !== 'some' || undefined}>
      <p class={css.head}>
        <b>{of.plan + 1}</b>
        <span>{of.text[lang.value]}</span>
        <button
          type="button"
          class="text"
          aria-label={t.improveOf(of.plan + 1)}
          onClick={() => onImprove(of.plan)}
        >
          {t.improve}
        </button>
      </p>
      {of.asked > 0 && <Outcomes of={of} />}
      <p class={css.marks}>
        {of.asked > 0 && <span>{t.asked(grouped(of.asked))}</span>}
        {of.effect === 'some' ? (
          <span>{t.mattered(grouped(of.fights))}</span>
        ) : (
          <span>
            <mark>{t.effects[of.effect]}</mark> {t.aboutEffect[of.effect]}
          </span>
        )}
        {side.shadows
          .filter(({ plan }) => plan === of.plan)
          .map(({ by, times }) => (
            <mark key={by}>{t.shadow(by + 1, grouped(times))}</mark>
          ))}
      </p>
      {cuts && (
        <ul class={css.cuts}>
          {(['removed', 'up', 'down'] as const).map((cut) => {
            const one = cuts[cut];
            return (
              one && (
                <Change key={cut} plan={of.plan} cut={cut} of={one} onAdopt={() => onAdopt(of.plan, cut)} />
              )
            );
          })}
        </ul>
      )}
    </li>
  );
}

function Side({ of: whose }: { of: Planner }) {
  const t = coverageWords.value;
  const info = system.value;
  const now = covered.value;
  if (!now || !info) return null;
  const { report } = now;
  const { side, member } = whose;
  const of = report.sides[sideIds[side]][member];
  if (!of) return <p>{t.noPlans}</p>;
  const fought = report.match.sides[side];
  const open = (at: number) => improve(info.form, whose, fought, at);
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
  const whose = useSignal<Planner>({ side: 0, member: 0 });
  const { side, member } = whose.value;
  const look = (next: Planner) => {
    whose.value = next;
    surgeryRun.reset();
  };
  const [form, build] = [system.value?.form, setup.value?.sides[side]];
  const names = form && build ? membersCalled(form, build) : [];
  const members = covered.value?.report.sides[sideIds[side]] ?? [];
  return (
    <Pane
      id="coverage-title"
      title={t.title}
      lead={t.lead}
      class={css.coverage}
      at={part.value === 'plans' ? 'reached' : undefined}
    >
      <Begin />
      <Running run={coverRun} name={t.running} goOn={() => void cover()} />
      {covered.value && (
        <div data-stale={stale.value || undefined} data-side={sideNames[side]}>
          <Whose
            label={t.whose}
            side={side}
            names={([0, 1] as const).map((one) => setup.value?.sides[one].name || marks[one])}
            onChoose={(one) => look({ side: one, member: 0 })}
          />
          {members.length > 1 && (
            <Choice
              label={t.whichMember}
              value={member}
              onChoose={(at) => look({ side, member: at })}
              options={members.map((_, at) => ({ value: at, name: <bdi>{names[at] ?? at + 1}</bdi> }))}
            />
          )}
          <Side of={whose.value} />
          <Older when={stale.value}>{t.stale}</Older>
        </div>
      )}
    </Pane>
  );
}
