// The options of a question, each in one place: rulers first, which stay in view, then cards and acts by kind; what stands on
// the board is left to it, and what can't be chosen is named with its reason.
import type { Option, Pending } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { begin, begunStem, oldestIn, takeOldest } from '../../app/fight/choosing.ts';
import { playState, stale, system } from '../../app/fight/match.ts';
import { oddsOf, shownOdds, unable } from '../../app/fight/odds.ts';
import { last, seek, step } from '../../app/fight/replay.ts';
import { rove } from '../../components/input.ts';
import { lang, words } from '../../i18n/index.ts';
import { Act, CardAct, taking } from './Act.tsx';
import { priceOf } from './figures.tsx';
import { type Group, type Way, asked, wayName } from './grouping.ts';
import { OddsTable } from './OddsTable.tsx';
import { Ruler } from './Ruler.tsx';
import { playWords } from './words.ts';
import * as css from './question.module.css';

interface Props {
  fight: Fight;
  pending: Pending;
  decide: (option: string) => void;
}

/** Who bears that token. */
const called = ({ members, names }: Fight, token: string): string => {
  const side = token.startsWith('A') ? 0 : 1;
  return members?.[side][Number(token.slice(1)) - 1] ?? names[side];
};

/** "♠9" of the card "S9". */
const faceOf = (card: string): string =>
  system.value?.form.cards?.find(({ id }) => id === card)?.face[lang.value] ?? card;

/** A few words and nothing else: several stand beside each other. */
const isBrief = ({ aims, option }: Way): boolean =>
  !aims && !option.note && priceOf(option) === '' && !oddsOf(option.id) && option[lang.value].length <= brief;
const brief = 12;

interface GroupProps extends Omit<Props, 'pending'> {
  of: Group;
  /** Among the groups of the question. */
  at: number;
  /** It is all that is asked: the sentence is its heading. */
  alone: boolean;
}

function GroupOf({ of: { heading, note, parts }, at, alone, fight, decide }: GroupProps) {
  const take = taking(decide);
  const name = (way: Way) => wayName(way, lang.value, (token) => called(fight, token));
  const id = (k: number, way: number) => `ask-${at}-${k}-${way}`;
  const told = heading && !alone;
  return (
    <div
      class={css.group}
      role="group"
      aria-labelledby={told ? `ask-${at}` : 'waiting'}
      aria-describedby={note ? `ask-${at}-note` : undefined}
    >
      {told && (
        <h3 id={`ask-${at}`}>
          <span>{heading[lang.value]}</span>
        </h3>
      )}
      {note && (
        <p class={css.note} id={`ask-${at}-note`}>
          {note[lang.value]}
        </p>
      )}
      {parts.map(({ shape, ways }, k) => {
        if (shape === 'ruler') {
          return (
            <Ruler
              key={`${id(k, 0)} ${ways[0]?.stem ?? ''}`}
              kind={id(k, 0)}
              name={heading?.[lang.value] ?? playWords.value.number}
              ways={ways}
              nameOf={name}
              take={take}
            />
          );
        }
        const cards = shape === 'cards';
        return (
          <div
            key={k}
            class={cards ? css.hand : css.acts}
            data-close={(!cards && ways.every(isBrief)) || undefined}
            onKeyDown={(event) => rove(event.currentTarget, event)}
          >
            {ways.map((way, n) => {
              const props = { way, id: id(k, n), name: name(way), noted: note !== null, take };
              return cards ? (
                <CardAct key={way.option.id} {...props} face={faceOf(way.option.card ?? '')} />
              ) : (
                <Act key={way.option.id} {...props} />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

/** That the board is where one chooses: for what was begun, which can be left, or because nothing else is asked. */
function OnBoard({ aimed }: { aimed: readonly Option[] }) {
  const t = playWords.value;
  const stem = begunStem.value;
  if (stem === null && aimed.length === 0) return null;
  return (
    <p class={css.cue} role="status">
      {t.takeOnBoard}{' '}
      {step.value < last.value && (
        <button type="button" class="text" onClick={() => seek(last.peek())}>
          {t.toNow}
        </button>
      )}
      {stem !== null && (
        <button type="button" class="text" onClick={() => begin(null)}>
          {t.leave}
        </button>
      )}
      {aimed.length > 0 && (
        <span class="vh">{aimed.map((option) => option[lang.value]).join(words.value.comma)}</span>
      )}
    </p>
  );
}

/** Options of one kind that are seldom wanted, behind one button. */
function Folded({ options, decide }: { options: readonly Option[]; decide: (option: string) => void }) {
  if (options.length === 0) return null;
  return (
    <details>
      <summary class="text">
        {playWords.value.folded} ({options.length})
      </summary>
      <p class={css.acts} data-close>
        {options.map((option) => (
          <button key={option.id} type="button" disabled={stale.value} onClick={() => decide(option.id)}>
            {option[lang.value]}
          </button>
        ))}
      </p>
    </details>
  );
}

/** From here on the oldest card goes by itself, in this fight; what went stands in its record all the same. */
function AlwaysOldest({ options, decide }: { options: readonly Option[]; decide: (option: string) => void }) {
  const oldest = oldestIn(options);
  if (oldest === null) return null;
  const always = () => {
    takeOldest(playState.peek());
    decide(oldest);
  };
  return (
    <p>
      <button type="button" data-thing disabled={stale.value} onClick={always}>
        {playWords.value.alwaysOldest}
      </button>
    </p>
  );
}

/** What can't be chosen and why: a few in sight, more behind one button. */
function Unable() {
  const all = unable.value;
  if (all.length === 0) return null;
  const list = (
    <ul class={css.unable}>
      {all.map(({ name, why }) => (
        <li key={name.ja}>
          <b>{name[lang.value]}</b> {why[lang.value]}
        </li>
      ))}
    </ul>
  );
  if (all.length <= 2) return list;
  return (
    <details>
      <summary class="text">{playWords.value.unable(all.length)}</summary>
      {list}
    </details>
  );
}

export function Options({ fight, pending, decide }: Props) {
  const { groups, folded, aimed } = asked(pending, fight);
  const alone = groups.length === 1 && folded.length === 0 && aimed.length === 0;
  const odds = shownOdds.value;
  return (
    <div class={css.options} role="group" aria-label={playWords.value.options}>
      <OnBoard aimed={aimed} />
      {groups.map((group, at) => (
        <GroupOf key={group.kind} of={group} at={at} alone={alone} fight={fight} decide={decide} />
      ))}
      <Folded options={folded} decide={decide} />
      <AlwaysOldest options={pending.options} decide={decide} />
      <Unable />
      {odds && <OddsTable options={pending.options} odds={odds} />}
    </div>
  );
}
