// The same question to several members of a side on one card: a row a member, with a slider for a number or a list of
// options, and one button for all.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Option, Pending } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { settle, settling } from '../../../app/fight/choosing.ts';
import { stale } from '../../../app/fight/match.ts';
import { WordsIn } from '../../../components/term/WordsIn.tsx';
import { lang } from '../../../i18n/index.ts';
import { Unable, saidIn } from './Beside.tsx';
import { mind } from './chooser.ts';
import { wantsEffects } from './effects.ts';
import { priceOf } from './figures.tsx';
import { Scale } from './Ruler.tsx';
import { answered, idleOption } from './series.ts';
import { questionWords } from './words.ts';
import * as css from './question.module.css';
import * as own from './Series.module.css';

const isNumber = ({ options }: Pending): boolean => options.every(({ number }) => number !== undefined);

interface RowProps {
  of: Pending;
  id: string;
  chosen: Option;
  put: (option: Option) => void;
  takeAll: () => void;
}

function Row({ of, id, chosen, put, takeAll }: RowProps) {
  const prompt = of.prompt[lang.value];
  const said = [
    priceOf(chosen),
    chosen.note?.[lang.value],
    wantsEffects.value && chosen.effect?.[lang.value],
  ];
  const told = said.filter(Boolean).join(' ');
  return (
    <div class={own.row} role="group" aria-labelledby={id}>
      <p id={id}>{prompt}</p>
      {isNumber(of) ? (
        <div class={own.number}>
          <Scale
            name={prompt}
            said={chosen[lang.value]}
            numbers={of.options.map(({ number = 0 }) => number)}
            heights={[]}
            at={of.options.indexOf(chosen)}
            put={(at) => put(of.options[at] ?? chosen)}
            take={takeAll}
          />
          <output>{chosen.number}</output>
        </div>
      ) : (
        <select
          data-thing
          aria-labelledby={id}
          disabled={stale.value}
          value={chosen.id}
          onChange={({ currentTarget }) => put(of.options[currentTarget.selectedIndex] ?? chosen)}
        >
          {of.options.map((one) => (
            <option key={one.id} value={one.id}>
              {one[lang.value]}
            </option>
          ))}
        </select>
      )}
      {told && <p class={css.note}>{told}</p>}
    </div>
  );
}

/** What a row begins with: nothing is done; of numbers, the largest, as a ruler without odds. */
const begins = (of: Pending): Option | undefined => (isNumber(of) ? of.options.at(-1) : idleOption(of));

interface Props {
  fight: Fight;
  all: readonly Pending[];
  /** Takes the options in turn. */
  decide: (...options: string[]) => void;
  /** Asks one by one instead. */
  apart: () => void;
}

export function Series({ fight, all, decide, apart }: Props) {
  const t = questionWords.value;
  const [chosen, put] = useState<readonly (Option | undefined)[]>(() => all.map(begins));
  const [working, work] = useState(false);
  useLayoutEffect(() => settle(), [all]);
  const takeAll = () => {
    if (working || settling.peek()) return;
    work(true);
    const answers = all.flatMap((of, k) => {
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
        {all.map((of, k) => {
          const option = chosen[k] ?? of.options[0];
          return (
            option && (
              <Row
                key={of.member}
                of={of}
                id={`each-${k}`}
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
      <Unable all={all.flatMap(({ unable = [] }) => unable)} />
      <WordsIn texts={all.flatMap(saidIn)} class={css.unable} />
    </>
  );
}
