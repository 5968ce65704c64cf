// The odds screen: sets up a series, shows its progress and its result, and has the panes of balance and
// coverage.
import { computed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lang, words } from '../../i18n/index.ts';
import { grouped } from '../../i18n/numbers.ts';
import { asksAtOnce, copyLink, failure, fight, result, run, stale } from './series.ts';
import { isSlow } from './pace.ts';
import { oddsWords } from './words.ts';
import { system } from '../../app/fight/match.ts';
import { question } from '../../app/series.ts';
import { partyField } from '../../app/sheet/party.ts';
import { pool } from '../../app/pool.ts';
import { anchorOf } from '../../app/view.ts';
import { goBuild } from '../../app/fight/guard.ts';
import { lazy } from '../../components/lazy.tsx';
import { Running } from '../../components/run/Running.tsx';
import { Result } from './Result.tsx';
import { SeriesSetup } from './Setup.tsx';
import * as css from './odds.module.css';
import * as screenCss from '../../styles/screen.module.css';

/**
 * Why a series broke off; if the engine crashed over some fights, which ones, and a button for a link to them.
 */
function Failed() {
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

const Balance = lazy(() => import('../balance/Balance.tsx'));
const Coverage = lazy(() => import('../coverage/Coverage.tsx'));
/** Whether the system has plans or tactics. */
const planned = computed(() => {
  const form = system.value?.form;
  const fields = (form && partyField(form)?.fields) ?? form?.fields;
  return fields?.some(({ type }) => type === 'tactic' || type === 'plans');
});

function Series() {
  const t = oddsWords.value;
  const idle = run.state.value === 'idle';
  useEffect(() => pool().open(), []);
  // The button that asks for the odds elsewhere opens this screen: its series starts without another press, unless it
  // takes long, which is told first.
  useEffect(() => {
    const known = result.peek() && !stale.peek();
    if (asksAtOnce.value && run.state.peek() !== 'running' && !known && !isSlow(question.peek()))
      void fight();
  }, [asksAtOnce.value]);
  return (
    <>
      <SeriesSetup />
      <Running run={run} name={t.running} goOn={() => void fight()} />
      <Failed />
      {result.value ? <Result of={result.value} /> : <p class="hint">{idle ? t.none : t.first}</p>}
      <Balance />
      {planned.value && <Coverage />}
    </>
  );
}

export default function OddsScreen() {
  const t = oddsWords.value;
  const chance = system.value?.chance;
  return (
    <div class={`${screenCss.screen} ${css.odds}`}>
      <header>
        <h1>{words.value.screens.odds}</h1>
        <p class={screenCss.lead}>{chance ? t.lead : t.noChance}</p>
        {chance && (
          <a href={anchorOf('match')} onClick={goBuild}>
            {t.toSheets}
          </a>
        )}
      </header>
      {chance ? (
        <Series />
      ) : (
        <p>
          <a class="button" href={anchorOf('match')}>
            {t.toMatch}
          </a>
        </p>
      )}
    </div>
  );
}
