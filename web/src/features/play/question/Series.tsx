// The same question to several members of a side on one card: a row a member, with a slider for a number or a list of
// options, and one button for all.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Odds, Option, Pending } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { settle, settling } from '../../../app/fight/choosing.ts';
import { briefly } from '../../../app/fight/figures.ts';
import { stale } from '../../../app/fight/match.ts';
import { WordsIn } from '../../../components/term/WordsIn.tsx';
import { lang } from '../../../i18n/index.ts';
import { Unable, saidIn } from './Beside.tsx';
import { mind } from './chooser.ts';
import { inOneLine, toldAt, wantsEffects } from './effects.ts';
import { Line, priceOf } from './figures.tsx';
import { Scale, isUsual } from './Ruler.tsx';
import { type InSeries, answered, idleOption, useOddsOfAll } from './series.ts';
import { questionWords } from './words.ts';
import * as css from './question.module.css';
import * as own from './Series.module.css';

const isNumber = ({ options }: Pending): boolean => options.every(({ number }) => number !== undefined);

/** The figures of an option, as small as under a button. */
function Figures({ of, odds }: { of: Option; odds: Odds | null }) {
  const all = odds?.options ?? [];
  const mine = all.find(({ option }) => option === of.id);
  return mine ? <Line of={briefly(mine.figures, all)} /> : null;
}

interface RowProps {
  of: Pending;
  id: string;
  odds: Odds | null;
  chosen: Option;
  put: (option: Option) => void;
  takeAll: () => void;
}

/** A number: a slider with a button for a step each way. */
function Number({ of: { options, prompt }, chosen, put, takeAll }: RowProps) {
  const at = options.indexOf(chosen);
  const stepBy = (by: -1 | 1) => (
    <button
      type="button"
      class={own.step}
      tabIndex={-1}
      aria-hidden="true"
      disabled={stale.value || !options[at + by]}
      onClick={() => put(options[at + by] ?? chosen)}
    >
      {by < 0 ? '−' : '+'}
    </button>
  );
  return (
    <div class={own.number}>
      {stepBy(-1)}
      <Scale
        name={prompt[lang.value]}
        said={chosen[lang.value]}
        numbers={options.map(({ number = 0 }) => number)}
        heights={[]}
        at={at}
        put={(to) => put(options[to] ?? chosen)}
        take={takeAll}
      />
      {stepBy(1)}
      <output>{chosen.number}</output>
    </div>
  );
}

/** Options, each with its price, its figures and what it does, as where one alone is asked. */
function Choices({ of: { options }, odds, chosen, put }: RowProps) {
  const told = toldAt(options);
  return options.map((one) => (
    <button
      key={one.id}
      type="button"
      class={own.choice}
      data-thing
      aria-pressed={one === chosen}
      disabled={stale.value}
      onClick={() => put(one)}
    >
      <b>{one[lang.value]}</b>
      <small>
        {priceOf(one)} {one.note?.[lang.value]} <Figures of={one} odds={odds} />
      </small>
      {wantsEffects.value && told.has(one.id) && <small>{inOneLine(one.effect)}</small>}
    </button>
  ));
}

function Row(props: RowProps) {
  const { of, id } = props;
  return (
    <div class={own.row} role="group" aria-labelledby={id} data-row>
      <p id={id}>{of.prompt[lang.value]}</p>
      {isNumber(of) ? <Number {...props} /> : <Choices {...props} />}
    </div>
  );
}

/** What a row begins with: nothing is done; of numbers, the usual one, or the largest, as a ruler without odds. */
const begins = ({ of }: InSeries): Option | undefined =>
  isNumber(of) ? (of.options.find(isUsual) ?? of.options.at(-1)) : idleOption(of);

interface Props {
  fight: Fight;
  all: readonly InSeries[];
  /** Takes the options in turn. */
  decide: (...options: string[]) => void;
  /** Asks one by one instead. */
  apart: () => void;
}

export function Series({ fight, all, decide, apart }: Props) {
  const t = questionWords.value;
  const [chosen, put] = useState<readonly (Option | undefined)[]>(() => all.map(begins));
  const [working, work] = useState(false);
  const odds = useOddsOfAll(all);
  useLayoutEffect(() => settle(), [all]);
  const takeAll = () => {
    if (working || settling.peek()) return;
    work(true);
    const answers = all.flatMap(({ of }, k) => {
      const option = chosen[k];
      return option ? [[of, option.id] as const] : [];
    });
    void answered(fight, answers).then((ids) => decide(...ids));
  };
  return (
    <>
      <div
        class={css.options}
        role="group"
        aria-label={t.options}
        aria-disabled={settling.value || undefined}
        onClickCapture={mind}
        onKeyDownCapture={mind}
      >
        {all.map(({ of }, k) => {
          const option = chosen[k] ?? of.options[0];
          return (
            option && (
              <Row
                key={of.member}
                of={of}
                id={`each-${k}`}
                odds={odds[k] ?? null}
                chosen={option}
                put={(one) => put((before) => before.map((old, at) => (at === k ? one : old)))}
                takeAll={takeAll}
              />
            )
          );
        })}
        <p class={own.done} data-done>
          <button type="button" class="go" data-thing disabled={stale.value || working} onClick={takeAll}>
            {t.takeAll(all.length)}
          </button>
          <button type="button" class="text" onClick={apart}>
            {t.oneByOne}
          </button>
        </p>
      </div>
      <Unable all={all.flatMap(({ of: { unable = [] } }) => unable)} />
      <WordsIn texts={all.flatMap(({ of }) => saidIn(of))} class={css.unable} />
    </>
  );
}
