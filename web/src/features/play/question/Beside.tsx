// What stands beside the options of a question: seldom wanted ones, ones that give something away, and things that
// can't be chosen now. Also: all words that a question says.
import type { Option, Pending } from '#engine';
import { stale } from '../../../app/fight/match.ts';
import { dialog } from '../../../app/view.ts';
import { lang, words } from '../../../i18n/index.ts';
import { Surely } from './Surely.tsx';
import { questionWords } from './words.ts';
import * as css from './question.module.css';

/** Options that are seldom wanted, behind one button of that name. */
export function Folded({
  name,
  options,
  decide,
}: {
  name: string;
  options: readonly Option[];
  decide: (option: string) => void;
}) {
  if (options.length === 0) return null;
  return (
    <details>
      <summary class="text">
        {name} ({options.length})
      </summary>
      <p class={css.acts} data-close>
        {options.map((option) => (
          <button key={option.id} type="button" disabled={stale.value} onClick={() => decide(option.id)}>
            {option[lang.value]}
          </button>
        ))}
      </p>
    </details>
  );
}

/** Options that give something away: they ask once more, so that a slip of the thumb takes none. */
export function GivesUp({
  options,
  decide,
}: {
  options: readonly Option[];
  decide: (option: string) => void;
}) {
  return options.map((option) => {
    const [name, effect] = [option[lang.value], option.effect?.[lang.value]];
    return (
      <p key={option.id}>
        <Surely name={name} asks={questionWords.value.surelyOption(name)} take={() => decide(option.id)} />{' '}
        {effect && <small class={css.note}>{effect}</small>}
      </p>
    );
  });
}

/** Things that can't be chosen now, with the reason and the rule: two in sight, more of them behind one button. */
export function Unable({ all }: { all: NonNullable<Pending['unable']> }) {
  if (all.length === 0) return null;
  const few = all.length <= 2;
  const list = (
    <ul class={css.unable}>
      {all.map(({ name, why, rule }) => (
        <li key={name.ja}>
          {few && <span>{questionWords.value.notNow} </span>}
          <b>{name[lang.value]}</b> {why[lang.value]}{' '}
          {rule && (
            <button
              type="button"
              class="text"
              aria-label={words.value.whyRule(rule)}
              onClick={() => (dialog.value = { kind: 'why', rule })}
            >
              {words.value.screens.rules} {rule}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
  if (few) return list;
  return (
    <details>
      <summary class="text">{questionWords.value.unable(all.length)}</summary>
      {list}
    </details>
  );
}

/** All that the question says, in the reader's language: its words of the game are explained below it. */
export function saidIn({ prompt, otherwise, options, kinds, unable = [] }: Pending): (string | undefined)[] {
  const of = (text: { ja: string; en: string } | undefined) => text?.[lang.value];
  return [
    of(prompt),
    of(otherwise),
    ...Object.values(kinds).map(of),
    ...options.flatMap((one) => [
      of(one),
      of(one.note),
      of(one.effect),
      ...(one.price ?? []).map(({ what }) => of(what)),
    ]),
    ...unable.flatMap(({ name, why }) => [of(name), of(why)]),
  ];
}
