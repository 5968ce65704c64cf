// The set-up of a league: chooses entrants from the roster or a text, the format with its options, and the seed.
import { useSignal } from '@preact/signals';
import type { Build, LeagueFormat, TieBreak } from '#engine';
import { anchorOf, dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { PasteBox } from '../../components/paste/PasteBox.tsx';
import { put, read } from '../../app/roster/actions.ts';
import { rosterWords } from '../../app/roster/words.ts';
import type { TaggedReading } from '../../app/roster/formats.ts';
import {
  type Frame,
  backToRoster,
  came,
  canChooseTies,
  entrants,
  format,
  frameOf,
  given,
  grouped,
  knockOutRounds,
  leaverKey,
  leavers,
  most,
  play,
  played,
  question,
  rounds,
  run,
  takePasted,
  ties,
  title,
} from './league.ts';
import { nameLeague } from './keeping.ts';
import { leagueWords } from './words.ts';
import { system } from '../../app/fight/match.ts';
import { lang } from '../../i18n/index.ts';
import { Row } from '../../components/builds/Row.tsx';
import { ticked } from '../../app/roster/roster.ts';
import { Pane, Start, Takes } from '../../components/kit/Pane.tsx';
import { LeagueSeed, Unplanned } from '../../components/league/Tables.tsx';
import { namesOf } from '../../app/league.ts';
import * as kitCss from '../../components/kit/kit.module.css';
import * as css from './league.module.css';

interface EntrantsRead extends TaggedReading {
  frame: Frame | null;
}

/** Opens the dialog that reads entrants from text or a file, without the roster: lines in groups, sheets, JSON, or a
 * whole league. */
export function openPaste(text = ''): void {
  dialog.value = { kind: 'own', draw: () => <EntrantsDialog text={text} /> };
}

async function readLeague(text: string): Promise<EntrantsRead> {
  return { ...(await read(text)), frame: frameOf(text) };
}

function EntrantsDialog({ text }: { text: string }) {
  const t = leagueWords.value;
  const found = useSignal<EntrantsRead | null>(null);
  const close = () => (dialog.value = null);
  const now = found.value;
  const enter = () => {
    if (!now) return;
    const { until = [], name, ...frame } = now.frame ?? {};
    // `until` goes by place, which is wrong as soon as one character could not be read.
    const all = until.length === now.characters.length;
    takePasted(
      {
        ...frame,
        entrants: now.characters.map((build, at) => {
          const group = now.tags[at]?.[0];
          const last = all ? until[at] : undefined;
          return {
            build,
            ...(group !== undefined && { group }),
            ...(last !== undefined && { until: last }),
          };
        }),
      },
      name,
    );
    close();
  };
  return (
    <Dialog title={t.pasteTitle} wide onClose={close}>
      <PasteBox first={text} read={readLeague} found={now} onRead={(next) => (found.value = next)}>
        <p class="hint">{rosterWords.value.importHint}</p>
        {now && now.characters.length > 0 && (
          <p class="acts">
            <button type="button" class="go" onClick={enter}>
              {t.take(now.characters.length)}
            </button>
          </p>
        )}
      </PasteBox>
    </Dialog>
  );
}

/** A field for the number of a round; null: it is empty. */
function Round({
  id,
  name,
  note,
  value,
  onChange,
}: {
  id?: string;
  /** Name for screen readers, if no label stands beside the field. */
  name?: string;
  note?: string;
  value: number | null;
  onChange: (round: number | null) => void;
}) {
  return (
    <input
      id={id}
      type="number"
      inputMode="numeric"
      min={1}
      max={100}
      aria-label={name}
      aria-describedby={note}
      value={value ?? ''}
      onInput={({ currentTarget }) => {
        const round = Math.floor(Number(currentTarget.value));
        onChange(round >= 1 && round <= 100 ? round : null);
      }}
    />
  );
}

/** The last round that an entrant of a Swiss system plays. */
function Until({ build, name }: { build: Build; name: string }) {
  const t = leagueWords.value;
  const key = leaverKey(build);
  return (
    <small class={css.until}>
      {t.until[0]}
      <Round
        name={t.untilOf(name)}
        value={leavers.value.get(key) ?? null}
        onChange={(round) => {
          const next = new Map(leavers.value);
          if (round) next.set(key, round);
          else next.delete(key);
          leavers.value = next;
        }}
      />
      {t.until[1]}
    </small>
  );
}

/** Entrants that are listed. */
const listed = 100;

function Entrants() {
  const t = leagueWords.value;
  const all = entrants.value;
  const own = given.value === null;
  const names = namesOf(all.map(({ build }) => build));
  const groups = new Set(all.flatMap(({ group }) => (group ? [group] : []))).size;
  const which = own ? (ticked.value.size > 0 ? t.fromTicked : t.fromRoster) : t.came[came.value];
  return (
    <Pane id="league-entrants" title={t.entrants}>
      <p>
        {which(all.length)} {groups > 0 && <small>{t.inGroups(groups)}</small>}
      </p>
      <p class="acts">
        {own ? (
          <a class="button" href={anchorOf('roster')}>
            {t.choose}
          </a>
        ) : (
          <>
            <button type="button" onClick={backToRoster}>
              {t.backToRoster}
            </button>
            <button
              type="button"
              onClick={() => void put(all.map(({ build, group }) => ({ build, tags: group ? [group] : [] })))}
            >
              {t.keepAll}
            </button>
          </>
        )}
        <button type="button" onClick={() => openPaste()}>
          {t.pasteOwn}
        </button>
      </p>
      {own && (
        <label class={css.check}>
          <input
            type="checkbox"
            checked={grouped.value}
            onChange={(event) => (grouped.value = event.currentTarget.checked)}
          />
          {t.groups}
        </label>
      )}
      <details>
        <summary class="text">{t.list}</summary>
        <ol class={css.seeds}>
          {all.slice(0, listed).map(({ build, group }, at) => (
            <li key={at}>
              <bdi class={`name ${css.name}`}>{names[at]}</bdi>
              {group && <small>[{group}]</small>}
              <Row build={build} />
              {format.value === 'swiss' && <Until build={build} name={names[at] ?? ''} />}
            </li>
          ))}
        </ol>
        {all.length > listed && <p class={`hint ${css.hint}`}>… {all.length}</p>}
      </details>
    </Pane>
  );
}

/** Orders of tie-breaks that leagues are run by; the first is the engine's own. */
const orders: TieBreak[][] = [
  ['wins', 'direct'],
  ['direct', 'wins'],
  ['buchholz', 'wins', 'direct'],
  ['buchholz', 'direct', 'wins'],
];

/** Chooses the order of tie-breaks for entrants that are level in points. */
function Ties() {
  const t = leagueWords.value;
  const now = (ties.value ?? orders[0] ?? []).join(' ');
  const all = orders.map((order) => order.join(' '));
  return (
    <>
      <label for="league-ties">{t.tiesBy}</label>
      <select
        id="league-ties"
        value={now}
        onChange={({ currentTarget: { value } }) =>
          (ties.value = value === all[0] ? null : (value.split(' ') as TieBreak[]))
        }
      >
        {[...new Set([...all, now])].map((order) => (
          <option key={order} value={order}>
            {order
              .split(' ')
              .map((one) => t.tieNames[one as TieBreak])
              .join(t.then)}
          </option>
        ))}
      </select>
    </>
  );
}

function Format() {
  const t = leagueWords.value;
  const formats = system.value?.analysis.formats ?? [];
  const now = formats.find(({ id }) => id === format.value);
  return (
    <div class={css.format}>
      <label for="league-format">{t.format}</label>
      <select
        id="league-format"
        aria-describedby="league-format-text"
        value={format.value}
        onChange={(event) => (format.value = event.currentTarget.value as LeagueFormat)}
      >
        {formats.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[lang.value]}
          </option>
        ))}
      </select>
      <p id="league-format-text" class={`hint ${css.hint}`}>
        {now?.text[lang.value]}
      </p>
      {format.value === 'swiss' && (
        <>
          <label for="league-rounds">{t.rounds}</label>
          <Round
            id="league-rounds"
            note="league-rounds-note"
            value={rounds.value}
            onChange={(count) => (rounds.value = count)}
          />
          <p id="league-rounds-note" class={`hint ${css.hint}`}>
            {t.roundsNote(knockOutRounds(entrants.value.length))} {t.leavesNote}
          </p>
        </>
      )}
      {canChooseTies(format.value) && <Ties />}
    </div>
  );
}

/** The seed of a league with chance, and how many entrants have no tactic. */
function Chance() {
  const t = leagueWords.value;
  if (!system.value?.chance) return null;
  return (
    <div>
      <LeagueSeed /> <small class={`hint ${css.hint}`}>{t.seedNote}</small>
      <Unplanned of={entrants.value} />
    </div>
  );
}

// The league's name. Only the page, this device (keeping.ts) and saved files have it: the engine ignores it, and links
// don't carry it.

/**
 * Most UTF-16 units that can be typed, as in NameForm.tsx, which renames kept leagues. Nothing else limits
 * the name: a name from a file may be longer.
 */
const maxLength = 40;

/** The field for it stands in the set-up, and above the result once the league was played. */
export function Name() {
  const t = leagueWords.value;
  return (
    <label class={css.naming}>
      <span>{t.nameOf}</span>
      <input
        type="text"
        maxLength={maxLength}
        placeholder={t.nameSample}
        autocomplete="off"
        value={title.value}
        onInput={({ currentTarget }) => nameLeague(currentTarget.value)}
      />
    </label>
  );
}

export function LeagueSetup() {
  const t = leagueWords.value;
  const count = entrants.value.length;
  const wrong = count < 2 ? t.tooFew : count > most ? t.tooMany(most) : '';
  return (
    <div class={`${kitCss.stack} ${css.setup}`}>
      <Entrants />
      <Format />
      <Chance />
      {!played.value && <Name />}
      <p class="acts">
        <Start run={run} wrong={wrong} onStart={() => void play()}>
          {t.start}
        </Start>{' '}
        <Takes question={wrong ? null : question.value} run={run} />
      </p>
    </div>
  );
}
