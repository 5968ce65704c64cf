// The records of two variants side by side: fights both with one seed, and shows the lines from the first one that
// differs.
import { computed, signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Match, Text } from '#engine';
import { client, firstChange, report, system } from '../../app/fight/match.ts';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { think } from '../../app/pool.ts';
import { decided, newSeed } from '../../app/fight/playState.ts';
import { isAbort } from '../../engine/errors.ts';
import { reasonOf } from '../../engine/reason.ts';
import { lang } from '../../i18n/index.ts';
import type { Variant } from '../../app/sheet/build.ts';
import { sideNames } from '../../app/sheet/names.ts';
import { Pane, Pick } from '../../components/kit/Pane.tsx';
import { Mark, Spans } from '../../components/Inline.tsx';
import { namedMatch, variants } from './variants.ts';
import { titleOf, variantWords } from './words.ts';
import * as css from './variants.module.css';

interface BesideRound {
  round: number;
  title: string;
  lines: readonly [readonly FightEvent[], readonly FightEvent[]];
}
/** Two records side by side: their common beginning, then round by round the lines of each. */
interface Beside {
  /** The lines before the first one that differs, as the first record has them. */
  same: readonly FightEvent[];
  /** Rounds from the first line that differs; empty if the records are the same. */
  rounds: readonly BesideRound[];
}

/** Events without bookkeeping, which the record folds too. */
const told = ({ events }: Fight) => events.filter(({ bookkeeping }) => !bookkeeping);

export function sideBySide(one: Fight, two: Fight): Beside {
  const lines = [told(one), told(two)] as const;
  const at = firstChange({ events: lines[0] }, { events: lines[1] })?.at ?? lines[0].length;
  const rest = [lines[0].slice(at), lines[1].slice(at)] as const;
  const titles = new Map([...two.rounds, ...one.rounds].map(({ round, title }) => [round, title]));
  const rounds = [...new Set(rest.flat().map(({ round }) => round))].sort((a, b) => a - b);
  return {
    same: lines[0].slice(0, at),
    rounds: rounds.map((round) => ({
      round,
      title: titles.get(round) ?? '',
      lines: [
        rest[0].filter((event) => event.round === round),
        rest[1].filter((event) => event.round === round),
      ],
    })),
  };
}

/** A seed that the reader rolled; null: the match's seed. */
const seed = signal<string | null>(null);

/** true: a fight with secrets goes on, whose dice and cards would be seen here. */
const secret = computed(() => system.value?.hidden === true && !!report.value?.pending);

export type Told = { fight: Fight } | { failed: Text };
/** Fights that were told, by language and match; all are dropped when there are `most`. */
const known = new Map<string, Told>();
const most = 12;

/** The match with the decisions of its computer opponents, which decide as they would on the page. */
async function playedOut(match: Match, stop: AbortSignal): Promise<Match> {
  if (!match.controllers?.some((by) => by.startsWith('search'))) return match;
  for (let now = match; ;) {
    const option = await think(now, stop);
    if (!option) return now;
    now = { ...now, ...decided(now, option) };
  }
}

/** The fight of a match, or the reason why it failed; null: it was aborted. */
export async function tell(match: Match, stop: AbortSignal): Promise<Told | null> {
  const [engine, tongue] = [client(), lang.peek()];
  if (!engine) return null;
  const key = `${tongue} ${JSON.stringify(match)}`;
  const before = known.get(key);
  if (before) return before;
  let told: Told;
  try {
    told = { fight: await engine.fight(await playedOut(match, stop), tongue, stop) };
  } catch (error) {
    if (isAbort(error)) return null;
    told = { failed: reasonOf(error) };
  }
  if (known.size >= most) known.clear();
  known.set(key, told);
  return told;
}

type Pair<T> = readonly [T, T];

function RecordLine({ of, first = false }: { of: FightEvent; first?: boolean }) {
  const side = of.side === 'A' ? 0 : of.side === 'B' ? 1 : null;
  return (
    <li value={of.i + 1} data-side={side === null ? undefined : sideNames[side]} data-tone={of.tone}>
      {first && <span class={`tag ${css.from}`}>{variantWords.value.from}</span>}
      {side !== null && <Mark side={side} />} <Spans of={of.text} />
    </li>
  );
}

function Round({
  of: { title, lines },
  titles,
  first,
}: {
  of: BesideRound;
  titles: Pair<string>;
  first: boolean;
}) {
  const t = variantWords.value;
  return (
    <section class={css.round}>
      <h4>{title}</h4>
      {([0, 1] as const).map((at) => (
        <div key={at}>
          <p class={css.whose} aria-hidden="true">
            {titles[at]}
          </p>
          {lines[at].length > 0 ? (
            <ol aria-label={t.recordOf(titles[at], title)}>
              {lines[at].map((event, place) => (
                <RecordLine key={event.i} of={event} first={first && place === 0} />
              ))}
            </ol>
          ) : (
            <p class="hint">{t.over}</p>
          )}
        </div>
      ))}
    </section>
  );
}

function Both({ fights: [one, two], titles }: { fights: Pair<Fight>; titles: Pair<string> }) {
  const t = variantWords.value;
  const { same, rounds } = sideBySide(one, two);
  return (
    <div class={css.beside}>
      <div class={css.heads}>
        {[one, two].map(({ headline }, at) => (
          <h3 key={at}>
            <small>{titles[at]}</small> <Spans of={headline} />
          </h3>
        ))}
      </div>
      {rounds.length === 0 && <p>{t.alike(same.length)}</p>}
      {same.length > 0 && (
        <details>
          <summary class="text">{t.folded(same.length)}</summary>
          <ol>
            {same.map((event) => (
              <RecordLine key={event.i} of={event} />
            ))}
          </ol>
        </details>
      )}
      {rounds.map((round, at) => (
        <Round key={round.round} of={round} titles={titles} first={at === 0} />
      ))}
    </div>
  );
}

type State = { fights: Pair<Fight>; titles: Pair<string> } | { failed: string } | null;

/** The variant with that id, or if it is gone the one at index `instead`. */
const at = (id: string, instead: number): Variant | undefined =>
  variants.value.find((one) => one.id === id) ?? variants.value[instead];

/** Chooses two variants and shows their records side by side; the common beginning is folded. */
export function Records() {
  const t = variantWords.value;
  const shown = useSignal(false);
  const ids = useSignal<Pair<string>>(['', '']);
  const state = useSignal<State>(null);
  const [left, right] = [at(ids.value[0], 0), at(ids.value[1], 1)];
  const asked = [left, right].map((one) => one && namedMatch(one, seed.value));
  const question = JSON.stringify(asked);
  const titles = [left, right].map((one) => (one ? titleOf(one) : ''));
  const named = titles.join('\n');
  const [open, tongue] = [shown.value && !secret.value, lang.value];
  useEffect(() => {
    state.value = null;
    const [a, b] = JSON.parse(question) as typeof asked;
    if (!open || !a || !b) return;
    const stop = new AbortController();
    const [one = '', two = ''] = named.split('\n');
    void Promise.all([tell(a, stop.signal), tell(b, stop.signal)]).then(([first, second]) => {
      if (stop.signal.aborted || !first || !second) return;
      const failed = 'failed' in first ? first.failed : 'failed' in second ? second.failed : null;
      if (failed) state.value = { failed: failed[tongue] };
      else if ('fight' in first && 'fight' in second)
        state.value = { fights: [first.fight, second.fight], titles: [one, two] };
    });
    return () => stop.abort();
  }, [question, named, open, tongue, state]);
  const now = state.value;
  return (
    <Pane id="variants-records" title={t.records} lead={secret.value ? t.secret : t.recordsLead}>
      <p class="acts">
        {([0, 1] as const).map((place) => (
          <Pick
            key={place}
            label={place === 0 ? t.left : t.right}
            value={(place === 0 ? left : right)?.id}
            onPick={(id) => (ids.value = place === 0 ? [id, right?.id ?? ''] : [left?.id ?? '', id])}
            options={variants.value.map((one) => [one.id, titleOf(one)])}
          />
        ))}
        {shown.value ? (
          system.value?.chance && (
            <button type="button" onClick={() => (seed.value = newSeed())}>
              {t.reroll}
            </button>
          )
        ) : (
          <button type="button" disabled={secret.value} onClick={() => (shown.value = true)}>
            {t.show}
          </button>
        )}
      </p>
      {open && !now && <p class="hint">{t.loading}</p>}
      {now && ('failed' in now ? <p role="alert">{now.failed}</p> : <Both {...now} />)}
    </Pane>
  );
}
