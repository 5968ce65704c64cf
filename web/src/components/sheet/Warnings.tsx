// What is legal in a sheet and hardly meant: with its rule, and apart from what keeps it from fighting.
import type { Problem } from '#engine';
import { dialog } from '../../app/view.ts';
import { lang, words } from '../../i18n/index.ts';
import { warningWords } from './warningWords.ts';
import * as css from './Warnings.module.css';

export function Warnings({ warnings }: { warnings: readonly Problem[] }) {
  const t = warningWords.value;
  return (
    <ul class={css.warnings} aria-label={t.warnings(warnings.length)}>
      {warnings.map(({ rule = '', ...said }, at) => (
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
            <b>{t.mind}</b> {said[lang.value]}
          </span>
        </li>
      ))}
    </ul>
  );
}
