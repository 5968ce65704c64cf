// One plan in the list of coverage: shows how often it decided or was silent, which plan shadows it, and how the fights
// end if it is removed or moved.
import type { MemberCoverage, PlanCoverage, PlanCut, SurgeryReport } from '#analysis';
import { grouped, signedHundredths } from '../../i18n/numbers.ts';
import { lang } from '../../i18n/index.ts';
import { type Cut, kinds, sharesOf } from './coverage.ts';
import { coverageWords } from './words.ts';
import * as css from './coverage.module.css';

const whole = (share: number) => String(Math.round(share / 100));

function Bar({ of }: { of: PlanCoverage }) {
  const t = coverageWords.value;
  const shares = sharesOf(of);
  const there = kinds.filter((kind) => shares[kind] > 0);
  const parts = there.map((kind) => `${t.kinds[kind]} ${whole(shares[kind])}%`);
  let at = 0;
  return (
    <>
      <svg
        class={css.planBar}
        viewBox="0 0 10000 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={t.bar(of.plan + 1, parts.join(', '))}
      >
        {there.map((kind) => {
          const x = at;
          at += shares[kind];
          return <rect key={kind} data-kind={kind} x={x} width={shares[kind]} height="10" />;
        })}
      </svg>
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
      <small>({t.interval(signedHundredths(change.low), signedHundredths(change.high))})</small>{' '}
      {gained + lost === 0 && <span>{t.sameEndings}</span>}{' '}
      <button type="button" class="text" aria-label={t.adoptOf(name)} onClick={onAdopt}>
        {t.adopt}
      </button>
    </li>
  );
}

interface Props {
  of: PlanCoverage;
  side: MemberCoverage;
  surgery: SurgeryReport | null;
  onAdopt: (plan: number, cut: Cut) => void;
  onImprove: (plan: number) => void;
}

export function Plan({ of, side, surgery, onAdopt, onImprove }: Props) {
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
      {of.asked > 0 && <Bar of={of} />}
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
