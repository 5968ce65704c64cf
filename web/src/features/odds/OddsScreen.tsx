// The odds screen: what is fought, how far it is, and what it says.
import { computed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { system } from '../../app/match.ts';
import { partyField } from '../../app/party.ts';
import { pool } from '../../app/pool.ts';
import { anchorOf } from '../../app/screens.ts';
import { lazy } from '../../components/lazy.tsx';
import { words } from '../../i18n/index.ts';
import { Running } from '../../components/run/Running.tsx';
import { Failed } from './Failed.tsx';
import { Result } from './Result.tsx';
import { fight, result, run } from './series.ts';
import { Setup } from './Setup.tsx';
import { oddsWords } from './words.ts';
import * as screenCss from '../../styles/screen.module.css';
import * as css from './odds.module.css';

const Balance = lazy(() => import('../balance/Balance.tsx'));
const Coverage = lazy(() => import('../coverage/Coverage.tsx'));
/** Plans can decide in this system. */
const planned = computed(() => {
  const form = system.value?.form;
  const fields = (form && partyField(form)?.fields) ?? form?.fields;
  return fields?.some(({ type }) => type === 'tactic' || type === 'plans');
});

function Series() {
  const t = oddsWords.value;
  const idle = run.state.value === 'idle';
  useEffect(() => pool().open(), []);
  return (
    <>
      <Setup />
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
