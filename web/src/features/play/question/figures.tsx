// Facts in an option's button: the most important figure large; price, note and the next two figures small;
// and that figure under each other answer that the other side may give. The table (OddsTable) has all
// figures.
import type { OddsFigure, Option, OptionOdds } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { briefly, figureOf, hasAmounts } from '../../../app/fight/figures.ts';
import { report } from '../../../app/fight/match.ts';
import { shownOdds } from '../../../app/fight/odds.ts';
import { isLess, outlooks } from '../../../app/fight/outlooks.ts';
import { Panel } from '../../../components/fields/points/Panel.tsx';
import { lang, words } from '../../../i18n/index.ts';
import { inOneLine } from './effects.ts';
import { isPattern, payable } from './payable.ts';
import { questionWords } from './words.ts';
import * as css from './figures.module.css';

/** The price as text, "DP −6、札 −1"; "" for an option without one. */
export function priceOf({ price = [] }: Option): string {
  return price
    .filter(({ amount }) => amount !== 0)
    .map(({ what, amount }) => questionWords.value.price(what[lang.value], amount))
    .join(words.value.comma);
}

/**
 * Name of the large figure, which stands alone: a chance is called one ("命中確率"), so that nobody takes it for
 * that of winning.
 */
export const calledAlone = (figure: OddsFigure): string =>
  'chance' in figure ? questionWords.value.chanceOf(figure.name[lang.value]) : figure.name[lang.value];

/**
 * The most telling figures, a mean first: it weighs a chance with what it brings, so that options compare by it. One of
 * several amounts would be taken for another.
 */
function brief(figures: readonly OddsFigure[]): OddsFigure[] {
  const all = briefly(figures, shownOdds.value?.options ?? []);
  if (hasAmounts(figures)) return all;
  return [...all.filter((one) => 'value' in one), ...all.filter((one) => !('value' in one))];
}

/**
 * Name of the large numbers of several options, "損の少ない受け方なら 平均ダメージ", to be said once before them;
 * null: they differ.
 */
export function sharedLead(all: readonly (OptionOdds | undefined)[]): string | null {
  const leads = all.map((odds) => {
    const [lead] = odds ? outlooks(odds) : [];
    const [first] = brief(lead?.figures ?? []);
    const name = first && calledAlone(first);
    return name && lead?.answer ? questionWords.value.ifAnswered(lead.answer[lang.value], name) : name;
  });
  const [one] = leads;
  if (leads.length < 2 || !one || leads.some((lead) => lead !== one)) return null;
  return all.some((odds) => odds && isLess(odds)) ? questionWords.value.eachTime(one) : one;
}

/** The large figure of an option; null: it has no odds. */
export function leadOf(odds: OptionOdds | undefined): string | null {
  const [first] = brief((odds && outlooks(odds)[0]?.figures) ?? []);
  return first ? figureSaid(first) : null;
}

/** A figure with its name: "避ける 64.4%". */
export const figureSaid = (figure: OddsFigure) => `${figure.name[lang.value]} ${figureOf(figure)}`;

export function Line({ of }: { of: readonly OddsFigure[] }) {
  return (
    <>
      {of.map((figure) => [
        <span key={figure.name.ja}>
          {figure.name[lang.value]} <b>{figureOf(figure)}</b>
        </span>,
        ' ',
      ])}
    </>
  );
}

/** Name of the member with that token ("B1"). */
export const called = ({ members, names }: Fight, token: string): string => {
  const side = token.startsWith('A') ? 0 : 1;
  return members?.[side][Number(token.slice(1)) - 1] ?? names[side];
};

interface Props {
  id: string;
  option: Option;
  odds: OptionOdds | undefined;
  /** The note is told for the whole group already. */
  noted: boolean;
  /** The effect is told, too. */
  effect: boolean;
  /** What its large number is, the group says. */
  led?: boolean | undefined;
}

const toldEffect = (option: Option, wanted: boolean): boolean =>
  !!option.effect && (wanted || isPattern(option));

/** The panels of a pattern; its Japanese effect is their letters. */
function Pattern({ of: { effect } }: { of: Option }) {
  return (
    <>
      <span class="vh">{effect?.[lang.value]}</span>
      <span class={css.pattern}>
        {Array.from(effect?.ja ?? '', (element, k) => (
          <Panel key={k} element={element} />
        ))}
      </span>
    </>
  );
}

/** What the panels pay for that stand there after the option; null: it isn't about panels. */
function paysOf(option: Option): string | null {
  const pending = report.value?.pending;
  const names = pending ? payable(option, pending) : null;
  return names && questionWords.value.paysFor(names);
}

/** Ids of the texts that `About` draws, for aria-describedby of the button. */
export const described = ({ id, option, odds, noted, effect }: Props): string | undefined =>
  [
    priceOf(option) && `${id}-price`,
    option.note && !noted && `${id}-note`,
    toldEffect(option, effect) && `${id}-effect`,
    paysOf(option) && `${id}-pays`,
    odds && `${id}-odds`,
    odds && brief(outlooks(odds)[0]?.figures ?? []).length > 1 && `${id}-rest`,
    odds?.answers && `${id}-answers`,
  ]
    .filter(Boolean)
    .join(' ') || undefined;

/** The facts themselves, as parts of the button. */
export function About({ id, option, odds, noted, effect, led }: Props) {
  const price = priceOf(option);
  const note = !noted && option.note;
  const pays = paysOf(option);
  const [lead, ...others] = odds ? outlooks(odds) : [];
  const [first, ...rest] = brief(lead?.figures ?? []);
  return (
    <>
      {(price || note || rest.length > 0) && (
        <small class={css.price}>
          {price && <span id={`${id}-price`}>{price}</span>}{' '}
          {note && <span id={`${id}-note`}>{note[lang.value]}</span>}{' '}
          {rest.length > 0 && (
            <span class={css.rest} id={`${id}-rest`}>
              <Line of={rest} />
            </span>
          )}
        </small>
      )}
      {first && (
        <span class={css.first} data-led={led || undefined} id={`${id}-odds`}>
          {report.value && odds?.against && (
            <b class={css.against}>{questionWords.value.against(called(report.value, odds.against))}</b>
          )}{' '}
          <span class={led ? 'vh' : undefined}>
            {lead?.answer && <span>{lead.answer[lang.value]} </span>}
            <span>{calledAlone(first)}</span>
          </span>{' '}
          <b>{figureOf(first)}</b>
        </span>
      )}
      {toldEffect(option, effect) && (
        <small class={css.effect} id={`${id}-effect`}>
          {isPattern(option) ? <Pattern of={option} /> : inOneLine(option.effect)}
        </small>
      )}
      {pays && (
        <small class={css.effect} id={`${id}-pays`}>
          {pays}
        </small>
      )}
      {others.length > 0 && (
        <small class={css.answers} id={`${id}-answers`}>
          {others.map(({ answer, figures }) => {
            // The mean that stands large has its name already.
            const mean = figures.find((one) => 'value' in one && one.name.ja === first?.name.ja);
            const one = mean ?? figures[0];
            if (!one || !answer) return null;
            return [
              <span key={answer.ja}>
                {answer[lang.value]}
                {mean ? (
                  <>
                    {' '}
                    <b>{figureOf(mean)}</b>
                  </>
                ) : (
                  <>
                    : <Line of={[one]} />
                  </>
                )}
              </span>,
              ' ',
            ];
          })}
        </small>
      )}
    </>
  );
}
