// The odds screen: sets up a series, shows its progress and its result, and has the panes of balance and
// coverage.
import { computed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../i18n/index.ts';
import { grouped } from '../../i18n/numbers.ts';
import { asksAtOnce, copyLink, crashOf, fight, isSlow, result, run, stale } from './series.ts';
import { oddsWords } from './words.ts';
import { system } from '../../app/fight/match.ts';
import { question } from '../../app/series.ts';
import { partyField } from '../../app/sheet/party.ts';
import { pool } from '../../app/pool.ts';
import { anchorOf } from '../../app/view.ts';
import { goBuild } from '../../app/fight/guard.ts';
import { lazy } from '../../components/lazy.tsx';
import type { Failure } from '../../engine/run.ts';
import { Refusal, Running } from '../../components/kit/Pane.tsx';
import { Result } from './Result.tsx';
import { SeriesSetup } from './Setup.tsx';
import * as css from './odds.module.css';
import * as screenCss from '../../styles/screen.module.css';

/** Why a series broke off; if the engine crashed over some fights, which ones, and a button for a link to them. */
function Failed({ of }: { of: Failure }) {
  const t = oddsWords.value;
  const crash = crashOf(of);
  return (
    <Refusal of={of}>
      {crash && (
        <p>
          {t.broke(grouped(crash.from), grouped(crash.to), crash.match.seed ?? '0')}{' '}
          <button type="button" onClick={() => void copyLink(crash.match)}>
            {t.copyCase}
          </button>
        </p>
      )}
    </Refusal>
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
      <Running
        run={run}
        name={t.running}
        goOn={() => void fight()}
        tell={(failure) => <Failed of={failure} />}
      />
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
