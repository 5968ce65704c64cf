// A newcomer to the hill: fights a build of the user against all entrants, in this browser, and shows the place that it
// would have.
import { batch, computed, signal, useSignal } from '@preact/signals';
import type { FoughtPart, HillReport, HillStanding, HillWith } from '#analysis';
import type { Build, Problem, Text } from '#engine';
import { pool } from '../../app/pool.ts';
import { EngineRefused, isAbort } from '../../engine/errors.ts';
import { fightOn, fightsIn } from '../../engine/longQuestion.ts';
import { reasonOf } from '../../engine/reason.ts';
import { Run } from '../../engine/run.ts';
import { chosen, hill, terms } from './hill.ts';
import { facts, setup } from '../../app/fight/match.ts';
import { entries } from '../../app/roster/roster.ts';
import { marks, sheetName } from '../../app/sheet/names.ts';
import { dialog } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { Running } from '../../components/run/Running.tsx';
import { lang } from '../../i18n/index.ts';
import { grouped, hundredths } from '../../i18n/numbers.ts';
import { Opponents } from './Entrant.tsx';
import { rosterWords } from '../../app/roster/words.ts';
import { hillWords, intervalOf } from './words.ts';
import * as css from './hill.module.css';

/** The result of a newcomer. */
interface Fared {
  build: Build;
  /** The question that it answers (questionOf): the build and the hill. */
  of: string;
  with: HillWith;
}
const fared = signal<Fared | null>(null);
interface Refusal extends Text {
  /** The question that was refused (questionOf). */
  of: string;
  problems: Problem[];
  /** Index of the entrant that has the same build; null: none has. */
  standsAs: number | null;
  /** true: the engine refused the build, and would refuse it again. */
  final: boolean;
}
/** The reason why the newcomer could not be fought; null: none. */
const refused = signal<Refusal | null>(null);
const run = new Run();

/** What is known of the question that was asked last: a run that was stopped goes on with it. */
let known: { of: string; part: FoughtPart | null } = { of: '', part: null };
/** The newcomer's results so far, and the question; null: there are none, or all are in. */
const soFar = signal<{ of: string; own: HillStanding } | null>(null);

/** Number of fights of a newcomer against all entrants. */
const fights = computed(() => {
  const of = hill.value;
  return of ? of.entrants.length * of.games * of.sides : 0;
});

const questionOf = (build: Build): string => JSON.stringify({ ...terms.value, newcomer: build });

const standingOf = ({ standings }: HillWith, entrant: number): HillStanding | null =>
  standings.find((one) => one.entrant === entrant) ?? null;

function tellRefusal(error: unknown, of: string): void {
  const final = error instanceof EngineRefused;
  const problems = final ? error.problems : [];
  const same = problems.find(({ code }) => code === 'hillSameBuild');
  const place = /^\/entrants\/(\d+)$/.exec(same?.path ?? '')?.[1];
  refused.value = {
    ...reasonOf(error),
    of,
    problems,
    standsAs: place === undefined ? null : Number(place),
    final,
  };
}

async function fare(build: Build): Promise<void> {
  const of = questionOf(build);
  if (fared.value?.of === of) return;
  const newcomer = hill.value?.entrants.length ?? 0;
  if (known.of !== of) known = { of, part: null };
  const before = known.part;
  batch(() => {
    refused.value = null;
    fared.value = null;
    soFar.value = null;
  });
  await run.start(
    fights.value,
    async (signal, step) => {
      try {
        await fightOn<HillWith>(
          pool(),
          { kind: 'hill', request: of },
          before,
          {
            done: step,
            joined({ part, complete, report }) {
              if (known.of !== of) return;
              known.part = part;
              const own = standingOf(report, newcomer);
              batch(() => {
                soFar.value = own && !complete ? { of, own } : null;
                if (complete) fared.value = { build, of, with: report };
              });
            },
          },
          signal,
        );
      } catch (error) {
        if (!isAbort(error)) tellRefusal(error, of);
        throw error;
      }
    },
    fightsIn(before?.ranges ?? []),
  );
  // The bar must not offer to go on: the engine would refuse the build again.
  if (refused.value?.final) run.reset();
}

const tallyOf = ({ wins, draws, losses }: HillStanding): string => hillWords.value.tally(wins, draws, losses);

const EntryDialog = lazy(() => import('./EntryDialog.tsx'));

/** First and last place that the newcomer's interval allows; null where results are exact. */
function bounds({ with: sum }: Fared, newcomer: number): [number, number] | null {
  const own = standingOf(sum, newcomer)?.share;
  if (!own?.tied) return null;
  const others = sum.standings.filter(({ entrant }) => entrant !== newcomer);
  const above = others.filter(({ share }) => share.low > own.high).length;
  const below = others.filter(({ share }) => share.high < own.low).length;
  return [above + 1, others.length + 1 - below];
}

function Result({ of, was }: { of: HillReport; was: Fared }) {
  const t = hillWords.value;
  const newcomer = of.entrants.length;
  const own = standingOf(was.with, newcomer);
  if (!own) return null;
  const name = was.build.name || rosterWords.value.noName;
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

/** Chooses a build of the match or the roster, fights it against all entrants, and shows the result. */
export function Newcomer({ of }: { of: HillReport }) {
  const t = hillWords.value;
  const who = useSignal('0');
  const now = setup.value;
  const roster = entries.value ?? [];
  const side = who.value === '0' ? 0 : who.value === '1' ? 1 : null;
  const build: Build | undefined =
    side === null ? roster.find(({ key }) => key === who.value)?.build : now?.sides[side];
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
                {marks[at]} {sheetName(at)}
              </option>
            ))}
            {roster.length > 0 && (
              <optgroup label={t.fromRoster}>
                {roster.map(({ key, build: one }) => (
                  <option key={key} value={key}>
                    {one.name || rosterWords.value.noName}
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
      {soFar.value && soFar.value.of === asked && <p>{t.soFar(tallyOf(soFar.value.own))}</p>}
      {refused.value?.of === asked && <Refused of={of} />}
      {was && was.of === asked && <Result key={asked} of={of} was={was} />}
    </section>
  );
}
