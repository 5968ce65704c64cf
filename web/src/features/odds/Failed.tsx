// Why a series broke off; where the engine stopped over some fights, which, and a link to them.
import { lang } from '../../i18n/index.ts';
import { grouped } from '../../i18n/numbers.ts';
import { copyLink } from './link.ts';
import { failure } from './series.ts';
import { oddsWords } from './words.ts';
import * as css from './odds.module.css';

export function Failed() {
  const t = oddsWords.value;
  const failed = failure.value;
  if (!failed) return null;
  const { broke } = failed;
  return (
    <div role="alert" class={css.refused}>
      <p>{failed[lang.value]}</p>
      {failed.problems.length > 0 && (
        <ul>
          {failed.problems.map((problem, at) => (
            <li key={at}>{problem[lang.value]}</li>
          ))}
        </ul>
      )}
      {broke && (
        <p>
          {t.broke(grouped(broke.from), grouped(broke.from + broke.count - 1), broke.match.seed ?? '0')}{' '}
          <button type="button" onClick={() => void copyLink(broke.match)}>
            {t.copyCase}
          </button>
        </p>
      )}
    </div>
  );
}
