// How would mine fare: somebody of the match or the roster against everybody of the hill.
import { useSignal } from '@preact/signals';
import type { HillReport } from '#analysis';
import type { Build } from '#engine';
import { facts, setup } from '../../app/match.ts';
import { entries } from '../../app/roster/roster.ts';
import { marks } from '../../app/sides.ts';
import { dialog } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { Running } from '../../components/run/Running.tsx';
import { lang, words } from '../../i18n/index.ts';
import { grouped, hundredths } from '../../i18n/numbers.ts';
import { chosen } from './hill.ts';
import { type Fared, fare, fared, fights, questionOf, refused, run } from './newcomer.ts';
import { Opponents } from './Opponents.tsx';
import { hillWords, intervalOf } from './words.ts';
import * as css from './hill.module.css';

const EntryDialog = lazy(() => import('./EntryDialog.tsx'));

/** Places that its interval does not exclude. */
function bounds({ with: { standings } }: Fared, newcomer: number): [number, number] | null {
  const own = standings.find(({ entrant }) => entrant === newcomer)?.share;
  if (!own?.tied) return null;
  const others = standings.filter(({ entrant }) => entrant !== newcomer);
  const above = others.filter(({ share }) => share.low > own.high).length;
  const below = others.filter(({ share }) => share.high < own.low).length;
  return [above + 1, others.length + 1 - below];
}

function Result({ of, was }: { of: HillReport; was: Fared }) {
  const t = hillWords.value;
  const newcomer = of.entrants.length;
  const own = was.with.standings.find(({ entrant }) => entrant === newcomer);
  if (!own) return null;
  const name = was.build.name || words.value.noName;
  const { share, beats, level, loses } = own;
  const span = bounds(was, newcomer);
  return (
    <>
      <p class={css.fared} role="status">
        <b>{t.fared(String(newcomer + 1), String(own.place), name)}</b>{' '}
        {t.faredAs(hundredths(share.rate), intervalOf(share), beats, level, loses)}{' '}
        {span && t.nearby(...span)}
      </p>
      <p class="acts">
        <button
          type="button"
          class="go"
          onClick={() => (dialog.value = { kind: 'own', draw: () => <EntryDialog build={was.build} /> })}
        >
          {t.enter}
        </button>
      </p>
      <Opponents
        of={of}
        names={[...of.entrants.map((one) => one.name), name]}
        builds={[...of.entrants.map(({ build }) => build), was.build]}
        meetings={was.with.meetings}
        whose={newcomer}
      />
    </>
  );
}

function Refused({ of }: { of: HillReport }) {
  const t = hillWords.value;
  const why = refused.value;
  if (!why) return null;
  const { standsAs } = why;
  if (standsAs !== null) {
    return (
      <p role="status">
        {t.standsAs(of.entrants[standsAs]?.name ?? '')}{' '}
        <button type="button" onClick={() => (chosen.value = standsAs)}>
          {t.seeThat}
        </button>
      </p>
    );
  }
  return (
    <div role="alert">
      <p>{why[lang.value]}</p>
      <ul>
        {why.problems.map((problem, at) => (
          <li key={at}>{problem[lang.value]}</li>
        ))}
      </ul>
    </div>
  );
}

export function Newcomer({ of }: { of: HillReport }) {
  const t = hillWords.value;
  const who = useSignal('0');
  const now = setup.value;
  const roster = entries.value ?? [];
  const side = who.value === '0' ? 0 : who.value === '1' ? 1 : null;
  const build: Build | undefined =
    side === null ? roster.find(({ key }) => key === who.value)?.build : now?.[side];
  const illegal = side !== null && facts.value[side]?.legal === false;
  const asked = build && questionOf(build);
  const was = fared.value;
  if (!now) return null;
  return (
    <section aria-labelledby="hill-newcomer">
      <h2 id="hill-newcomer" class="cap">
        <span>{t.newcomer}</span>
      </h2>
      <p class="hint">{t.newcomerNote(grouped(fights.value))}</p>
      <p class="acts">
        <label>
          {t.who}{' '}
          <select value={who.value} onChange={(event) => (who.value = event.currentTarget.value)}>
            {([0, 1] as const).map((at) => (
              <option key={at} value={String(at)}>
                {marks[at]} {now[at].name || words.value.noName}
              </option>
            ))}
            {roster.length > 0 && (
              <optgroup label={t.fromRoster}>
                {roster.map(({ key, build: one }) => (
                  <option key={key} value={key}>
                    {one.name || words.value.noName}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </label>
        <button
          type="button"
          class="go"
          disabled={!build || illegal || run.state.value === 'running'}
          onClick={() => build && void fare(build)}
        >
          {t.start}
        </button>
      </p>
      {illegal && <p>{t.illegal}</p>}
      {build && 'tactic' in build && !build['tactic'] && <p class="hint">{t.unplanned}</p>}
      <Running run={run} name={t.running} goOn={() => build && void fare(build)} />
      {refused.value?.of === asked && <Refused of={of} />}
      {was && was.of === asked && <Result key={asked} of={of} was={was} />}
    </section>
  );
}
