// What is known of an option, as it stands beside it: what weighs most large, what it costs and the next two small, what answers
// that are open leave of the first. All of it is in the table.
import type { OddsFigure, Option, OptionOdds } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { briefly, figureOf } from '../../../app/fight/figures.ts';
import { report } from '../../../app/fight/match.ts';
import { shownOdds } from '../../../app/fight/odds.ts';
import { outlooks } from '../../../app/fight/outlooks.ts';
import { lang, words } from '../../../i18n/index.ts';
import { questionWords } from './words.ts';
import * as css from './figures.module.css';

/** "DP −6、札 −1"; "" where it costs nothing that the engine tells. */
export function priceOf({ price = [] }: Option): string {
  return price
    .filter(({ amount }) => amount !== 0)
    .map(({ what, amount }) => questionWords.value.price(what[lang.value], amount))
    .join(words.value.comma);
}

/** What the large number beside an option is, in words: "命中確率" of a chance, which is none of winning. */
export const calledAlone = (figure: OddsFigure): string =>
  'chance' in figure ? questionWords.value.chanceOf(figure.name[lang.value]) : figure.name[lang.value];

const brief = (figures: readonly OddsFigure[]): OddsFigure[] =>
  briefly(figures, shownOdds.value?.options ?? []);

/** What the large numbers of several options all are, "ほどよく避けられたら 命中確率": said once before them; null where they differ. */
export function sharedLead(all: readonly (OptionOdds | undefined)[]): string | null {
  const leads = all.map((odds) => {
    const [lead] = odds ? outlooks(odds) : [];
    const [first] = brief(lead?.figures ?? []);
    return first && [lead?.answer?.[lang.value], calledAlone(first)].filter(Boolean).join(' ');
  });
  const [one] = leads;
  return leads.length > 1 && one && leads.every((lead) => lead === one) ? one : null;
}

/** "避ける 64.4%" */
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

/** Who bears that token. */
export const called = ({ members, names }: Fight, token: string): string => {
  const side = token.startsWith('A') ? 0 : 1;
  return members?.[side][Number(token.slice(1)) - 1] ?? names[side];
};

interface Props {
  id: string;
  option: Option;
  odds: OptionOdds | undefined;
  /** It stands before the group. */
  noted: boolean;
  /** What it does is told, too. */
  effect: boolean;
  /** What its large number is, the group says. */
  led?: boolean | undefined;
}

/** The ids of what `About` says, for the button that it describes. */
export const described = ({ id, option, odds, noted, effect }: Props): string | undefined =>
  [
    priceOf(option) && `${id}-price`,
    option.note && !noted && `${id}-note`,
    option.effect && effect && `${id}-effect`,
    odds && `${id}-odds`,
    odds && brief(outlooks(odds)[0]?.figures ?? []).length > 1 && `${id}-rest`,
    odds?.answers && `${id}-answers`,
  ]
    .filter(Boolean)
    .join(' ') || undefined;

export function About({ id, option, odds, noted, effect, led }: Props) {
  const price = priceOf(option);
  const note = !noted && option.note;
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
        <span class={css.first} id={`${id}-odds`}>
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
      {effect && option.effect && (
        <small class={css.effect} id={`${id}-effect`}>
          {option.effect[lang.value]}
        </small>
      )}
      {others.length > 0 && (
        <small class={css.answers} id={`${id}-answers`}>
          {others.map(({ answer, figures: [one] }) => [
            one && answer && (
              <span key={answer.ja}>
                {answer[lang.value]}: <Line of={[one]} />
              </span>
            ),
            ' ',
          ])}
        </small>
      )}
    </>
  );
}
