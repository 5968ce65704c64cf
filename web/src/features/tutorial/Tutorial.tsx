// Step by step: what is new, the sheet so far, a fight to try, and what to look for in it.
import { useEffect, useState } from 'preact/hooks';
import { replace, system } from '../../app/match.ts';
import { anchorOf } from '../../app/screens.ts';
import { part } from '../../app/view.ts';
import { Mark } from '../../components/Mark.tsx';
import { lang } from '../../i18n/index.ts';
import { before, fight } from './fight.ts';
import { SoFar } from './SoFar.tsx';
import { tutorialWords } from './words.ts';
import { tutorials } from './tutorials.ts';
import type { Step, Tutorial as Of } from './types.ts';
import * as css from './tutorial.module.css';

function One({ of, step, at }: { of: Of; step: Step; at: number }) {
  const t = tutorialWords.value;
  return (
    <li>
      <h3>
        <small>{t.step(at + 1, of.steps.length)}</small> {step.title[lang.value]}
      </h3>
      {step.text.map((text, k) => (
        <p key={k}>{text[lang.value]}</p>
      ))}
      <SoFar hero={step.hero} newest={step.newest} />
      <p class="acts">
        <button type="button" class="go" onClick={() => void fight(of, step)}>
          <Mark side={0} /> {t.fight(at + 1)}
        </button>
      </p>
      <h4>{t.look}</h4>
      <ul class={css.look}>
        {step.claims.map((claim, k) => (
          <li key={k}>
            {claim.text[lang.value]}{' '}
            <button
              type="button"
              class="text"
              aria-label={t.seeOf(claim.text[lang.value])}
              onClick={() => void fight(of, step, claim)}
            >
              {t.see}
            </button>
          </li>
        ))}
        <li>{(step.winner === 'A' ? t.won : t.lost)(of.name[lang.value])}</li>
      </ul>
    </li>
  );
}

/** While the tutorial's two sides stand on the match screen. */
function Home({ of }: { of: Of }) {
  const t = tutorialWords.value;
  const own = before(of);
  return (
    own && (
      <p class={css.home}>
        {t.away}{' '}
        <button type="button" onClick={() => void replace(own)}>
          {t.home}
        </button>
      </p>
    )
  );
}

export function Tutorial() {
  const t = tutorialWords.value;
  const [of, setOf] = useState<Of | null>(null);
  const id = system.value?.id ?? '';
  const wanted = part.value === 'tutorial';
  useEffect(() => {
    let here = true;
    void tutorials[id]?.().then((found) => {
      if (here) setOf(found);
    });
    return () => {
      here = false;
    };
  }, [id]);
  useEffect(() => {
    if (wanted) document.getElementById('clause-tutorial')?.scrollIntoView({ block: 'start' });
  }, [wanted, of]);
  // Until that of another system is there.
  if (of?.opponent.system !== id) return null;
  return (
    <section class={css.tutorial} aria-labelledby="clause-tutorial">
      <h2 id="clause-tutorial" class="cap" tabIndex={-1}>
        <span>{of.title[lang.value]}</span>
      </h2>
      <p>{of.text[lang.value]}</p>
      <Home of={of} />
      <ol class={css.steps}>
        {of.steps.map((step, at) => (
          <One key={at} of={of} step={step} at={at} />
        ))}
      </ol>
      <p>
        {of.end[lang.value]} <a href={anchorOf('odds', 'plans')}>{t.examine}</a>
      </p>
    </section>
  );
}
