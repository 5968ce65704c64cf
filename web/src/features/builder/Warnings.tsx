// What is legal in a sheet and hardly meant: with its rule, and apart from what keeps it from fighting.
import type { Side } from '../../app/build.ts';
import { facts } from '../../app/match.ts';
import { dialog } from '../../app/view.ts';
import { lang, words } from '../../i18n/index.ts';
import { builderWords } from './words.ts';
import * as css from './builder.module.css';

export function Warnings({ side }: { side: Side }) {
  const list = facts.value[side]?.warnings ?? [];
  if (list.length === 0) return null;
  return (
    <ul class={css.warnings} aria-label={builderWords.value.warnings(list.length)}>
      {list.map(({ rule = '', ...said }, at) => (
        <li key={at}>
          <button
            type="button"
            class={css.why}
            aria-label={words.value.whyRule(rule)}
            onClick={() => (dialog.value = { kind: 'why', rule })}
          >
            {rule}
          </button>
          <span>
            <b>{builderWords.value.mind}</b> {said[lang.value]}
          </span>
        </li>
      ))}
    </ul>
  );
}
