// A newcomer to the hill: fights a build of the user against all entrants, in this browser, and shows the place that it
// would have.
import { batch, computed, signal, useSignal } from '@preact/signals';
import type { FoughtPart, HillReport, HillStanding, HillWith } from '#analysis';
import type { Build } from '#engine';
import { pool } from '../../app/pool.ts';
import { fightOn, fightsIn } from '../../engine/longQuestion.ts';
import { type Failure, Run } from '../../engine/run.ts';
import { chosen, hill, terms } from './hill.ts';
import { facts, setup } from '../../app/fight/match.ts';
import { entries } from '../../app/roster/roster.ts';
import { marks, sheetName } from '../../app/sheet/names.ts';
import { dialog } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { Pane, Pick, Refusal, Running, Start } from '../../components/kit/Pane.tsx';
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

/** Index of the entrant that has the same build, which is why it was refused; null: it was refused for something else. */
function sameAs({ problems }: Failure): number | null {
  const same = problems.find(({ code }) => code === 'hillSameBuild');
  const place = /^\/entrants\/(\d+)$/.exec(same?.path ?? '')?.[1];
  return place === undefined ? null : Number(place);
}

async function fare(build: Build): Promise<void> {
  const of = questionOf(build);
  if (fared.value?.of === of) return;
  const newcomer = hill.value?.entrants.length ?? 0;
  if (known.of !== of) known = { of, part: null };
  const before = known.part;
  batch(() => {
    fared.value = null;
    soFar.value = null;
  });
  await run.start(
    fights.value,
    (signal, step) =>
      fightOn<HillWith>(
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
      ),
    fightsIn(before?.ranges ?? []),
  );
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

/** Why a newcomer can't be fought: an entrant that has the same build is named, and can be looked at. */
function Refused({ of, why }: { of: HillReport; why: Failure }) {
  const t = hillWords.value;
  const same = sameAs(why);
  if (same === null) return <Refusal of={why} />;
  return (
    <p role="status">
      {t.standsAs(of.entrants[same]?.name ?? '')}{' '}
      <button type="button" onClick={() => (chosen.value = same)}>
        {t.seeThat}
      </button>
    </p>
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
    <Pane id="hill-newcomer" title={t.newcomer} lead={t.newcomerNote(grouped(fights.value))}>
      <p class="acts">
        <Pick label={t.who} value={who.value} onPick={(one) => (who.value = one)}>
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
        </Pick>
        <Start run={run} wrong={illegal ? t.illegal : ''} onStart={() => build && void fare(build)}>
          {t.start}
        </Start>
      </p>
      {build && 'tactic' in build && !build['tactic'] && <p class="hint">{t.unplanned}</p>}
      <Running
        run={run}
        name={t.running}
        goOn={() => build && void fare(build)}
        tell={(why) => known.of === asked && <Refused of={of} why={why} />}
      />
      {soFar.value && soFar.value.of === asked && <p>{t.soFar(tallyOf(soFar.value.own))}</p>}
      {was && was.of === asked && <Result key={asked} of={of} was={was} />}
    </Pane>
  );
}
