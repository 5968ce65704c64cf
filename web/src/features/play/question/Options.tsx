// The options of a question, each in one place: as rulers, cards or buttons, grouped by kind. Options for
// members and places of the board are pressed there; things that can't be chosen are named with the reason
// and the rule.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Option, Pending, StateInfo } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import {
  aimOf,
  begin,
  begunStem,
  choosing,
  moved,
  placeOf,
  settle,
  settling,
} from '../../../app/fight/choosing.ts';
import { setup, stale, system } from '../../../app/fight/match.ts';
import { oddsOf, shownOdds, wanted, weighs, working } from '../../../app/fight/odds.ts';
import { last, seek, step } from '../../../app/fight/replay.ts';
import { dialog, keysOn } from '../../../app/view.ts';
import { lazy } from '../../../components/lazy.tsx';
import { WordsIn } from '../../../components/term/WordsIn.tsx';
import { lang, words } from '../../../i18n/index.ts';
import { Act, Hand, along, known, taking } from './Act.tsx';
import { inOneLine, toldAt, wantsEffects } from './effects.ts';
import { called, leadOf, priceOf, sharedLead } from './figures.tsx';
import { type Ahead, type Next, none, useAhead } from './ahead.ts';
import { type Group, type Way, asked, halves, wayName } from './grouping.ts';
import { StandingAnswers } from './Standing.tsx';
import { asCards } from './asCards.ts';
import { alike, calledAlike, lettered, paying, statesOf } from './alike.ts';
import { mind, tellKeys } from './chooser.ts';
import { Held } from './Held.tsx';
import { isPattern } from './payable.ts';
import { Folded, GivesUp, Unable, saidIn } from './Beside.tsx';
import { Ruler } from './Ruler.tsx';
import { threatsTo } from './threats.ts';
import { uncounted } from './uncounted.ts';
import { questionWords } from './words.ts';
import * as css from './question.module.css';

/** It stands below everything else, and comes with the odds. */
const OddsTable = lazy(async () => (await import('./OddsTable.tsx')).OddsTable);

interface Props {
  fight: Fight;
  pending: Pending;
  /** Takes an option; several in turn, where one press stands for several steps. */
  decide: (...options: string[]) => void;
}

/** "♠9" of the card "S9". */
const faceOf = (card: string): string =>
  system.value?.form.cards?.find(({ id }) => id === card)?.face[lang.value] ?? card;

/** Whether a way is a few words and nothing else, so that several have room side by side. */
const isBrief = ({ aims, option }: Way): boolean =>
  !aims && !option.note && priceOf(option) === '' && !oddsOf(option.id) && option[lang.value].length <= brief;
/** Most UTF-16 units of a brief label. */
const brief = 12;

/** Whether two options have the same large figure, as far as odds are shown. */
const comesToTheSame = (one: Option, two: Option): boolean => {
  const lead = leadOf(oddsOf(one.id));
  return lead !== null && lead === leadOf(oddsOf(two.id));
};

interface JoinedProps {
  of: Option;
  id: string;
  next: Next;
  decide: Props['decide'];
}

/** An option that asks for a card next, drawn as that hand of cards: one press takes both. */
function Joined({ of, id, next, decide }: JoinedProps) {
  const known = (card: string) =>
    wanted.value ? next.odds?.options.find(({ option }) => option === card) : undefined;
  const all = next.pending.options.map((option, k) => ({
    way: { stem: option.id, aims: false, option, options: [option] },
    id: `${id}-${k}`,
    name: questionWords.value.withCard(of[lang.value], option[lang.value]),
    noted: false,
    effect: false,
    odds: known(option.id),
    face: faceOf(option.card ?? ''),
    take: () => decide(of.id, option.id),
  }));
  return (
    <div class={css.joined} role="group" aria-labelledby={`${id}-joined`}>
      <p id={`${id}-joined`}>
        <b>{of[lang.value]}</b> {of.note?.[lang.value]}
      </p>
      {wantsEffects.value && of.effect && <p class={css.note}>{of.effect[lang.value]}</p>}
      <Hand all={all} />
    </div>
  );
}

interface GroupProps extends Omit<Props, 'pending'> {
  of: Group;
  /** Index among the groups of the question. */
  at: number;
  /** The only group of the question, whose sentence then serves as its heading. */
  alone: boolean;
  /** The part of a row that a group of one option has where there are many groups; null: any other group. */
  share: 'half' | 'row' | null;
  /** It stands right below the options of another heading, to which it would seem to belong without its own. */
  below: boolean;
  ahead: Ahead;
}

function GroupOf({
  of: { heading, note, effect, parts },
  at,
  alone,
  share,
  below,
  ahead,
  fight,
  decide,
}: GroupProps) {
  const take = taking(decide);
  const name = (way: Way) => wayName(way, lang.value, (token) => called(fight, token));
  // A bare number doesn't say what its button does.
  const act = (way: Way) =>
    name(way) === String(way.option.number) ? questionWords.value.takeNumber(name(way)) : name(way);
  const id = (k: number, way: number) => `ask-${at}-${k}-${way}`;
  const told = heading && !alone;
  const acts = parts.flatMap(({ shape, ways }) => (shape === 'acts' || shape === 'steps' ? ways : []));
  const lead = sharedLead(acts.filter((way) => !way.aims && !ahead[way.option.id]).map(known));
  // A figure stands beside the name and takes the width; until it has come, what the page had before tells.
  const weighed = working.value ? weighs.value && wanted.value : acts.some(known);
  const beside = effect
    ? new Set<string>()
    : toldAt(parts.flatMap(({ ways }) => ways.map(({ option }) => option)));
  return (
    <div
      class={css.group}
      data-single={share ?? undefined}
      role="group"
      aria-labelledby={told ? `ask-${at}` : 'waiting'}
      aria-describedby={
        [note && `ask-${at}-note`, effect && wantsEffects.value && `ask-${at}-effect`]
          .filter(Boolean)
          .join(' ') || undefined
      }
    >
      {told && (
        <h3 id={`ask-${at}`} class={share && !below ? 'vh' : undefined}>
          <span>{heading[lang.value]}</span>
          {lead && <small aria-hidden="true">{lead}</small>}
        </h3>
      )}
      {lead && !told && (
        <p class={css.lead} aria-hidden="true">
          {lead}
        </p>
      )}
      {note && (
        <p class={css.note} id={`ask-${at}-note`}>
          {note[lang.value]}
        </p>
      )}
      {effect && wantsEffects.value && (
        <p class={css.note} id={`ask-${at}-effect`}>
          {inOneLine(effect)}
        </p>
      )}
      {parts.map(({ shape, ways }, k) => {
        if (shape === 'ruler') {
          return (
            <Ruler
              key={`${fight.pending?.i ?? 0} ${k}`}
              id={id(k, 0)}
              name={heading?.[lang.value] ?? questionWords.value.number}
              ways={ways}
              nameOf={act}
              take={take}
            />
          );
        }
        const all = ways.map((way, n) => ({
          way,
          id: id(k, n),
          name: act(way),
          noted: note !== null,
          effect: wantsEffects.value && beside.has(way.option.id),
          led: lead !== null,
          after: told ? heading[lang.value] : undefined,
          take,
        }));
        if (shape === 'cards') {
          return (
            <Hand key={k} all={all.map((one) => ({ ...one, face: faceOf(one.way.option.card ?? '') }))} />
          );
        }
        const plain = all.filter((one) => !ahead[one.way.option.id]);
        return [
          ...all.map((one) => {
            const next = ahead[one.way.option.id];
            return (
              next && (
                <Joined key={one.way.option.id} of={one.way.option} id={one.id} next={next} decide={decide} />
              )
            );
          }),
          <div
            key={k}
            class={css.acts}
            data-close={ways.every(isBrief) || undefined}
            data-steps={shape === 'steps' ? ways.length : undefined}
            data-two={(shape === 'acts' && plain.length > 1 && !weighed) || undefined}
            onKeyDown={along}
          >
            {plain.map((one) => (
              <Act key={one.way.option.id} {...one} />
            ))}
          </div>,
        ];
      })}
    </div>
  );
}

/**
 * Most groups that all have rows and headings of their own; with more, groups of one option stand side by
 * side without them.
 */
const fewKinds = 2;
/** From this number of things to press on, options lie closer in a low window. */
const crowd = 7;
const rowsOf = (groups: readonly Group[]): number =>
  groups
    .flatMap(({ parts }) => parts)
    .reduce((n, { shape, ways }) => n + (shape === 'acts' || shape === 'steps' ? ways.length : 2), 0);
/** Most places or members that are listed as buttons in the question as well as on the board. */
const fewPlaces = 5;

/** Whether a group has one option, drawn as a button; one that is drawn as a hand of cards needs the whole row. */
function isSingle({ parts }: Group, ahead: Ahead): boolean {
  const [way, ...others] = parts.flatMap(({ ways }) => ways);
  return way !== undefined && others.length === 0 && !ahead[way.option.id];
}

interface OnBoardProps extends Props {
  aimed: readonly Option[];
}

/** The elements of all panels on the board; none where it has no panels. */
const panelsOf = ({ boards }: Fight): string[] =>
  (boards.at(-1)?.sides ?? []).flatMap(({ rows }) =>
    rows.flatMap(({ id, cells }) => (id === 'panels' ? cells.map(({ item }) => item) : [])),
  );

/** States on panels, each with what it does. `letters`: the options say their letters alone. */
function Borne({ all, letters }: { all: readonly StateInfo[]; letters?: boolean }) {
  return all.map((one) => (
    <p key={one.id} class={css.note}>
      <b>
        {letters && `${one.glyph}${questionWords.value.of}`}
        {one.name[lang.value]}
      </b>{' '}
      {one.text[lang.value]}
    </p>
  ));
}

/**
 * Says that the choice is made on the board: for a way that was begun, which can be left, or because nothing
 * else is asked.
 */
function OnBoard({ aimed, fight, pending, decide }: OnBoardProps) {
  const t = questionWords.value;
  const stem = begunStem.value;
  if (stem === null && aimed.length === 0) return null;
  const free = aimed.length > 0 && stem === null;
  const places = free && aimed.every((option) => placeOf(option) !== null);
  // Its own members are listed as buttons too, as on its sheet.
  const own = free && aimed.every((option) => aimOf(option).target?.startsWith(pending.side));
  const states = places ? (system.value?.form.states ?? []) : [];
  const groups = alike({ point: pending.point, options: [...aimed] }, states);
  const few = (places || own) && groups.length <= fewPlaces;
  const pays = pending.point === 'pay';
  const here =
    few &&
    groups.map(([option, ...others], k) => {
      if (!option) return null;
      return (
        <button
          key={option.id}
          type="button"
          class={places ? css.act : 'text'}
          data-thing={pays ? '' : undefined}
          data-usual={(pays && k === 0) || undefined}
          disabled={stale.value}
          onClick={() =>
            pays ? void paying(fight, pending, option).then((all) => decide(...all)) : decide(option.id)
          }
        >
          {pays ? (
            <b>{t.anyOf(calledAlike(option, states, others.length > 0), others.length + 1)}</b>
          ) : (
            option[lang.value]
          )}
        </button>
      );
    });
  return [
    <p key="cue" class={css.cue} role="status" data-few={few || undefined}>
      {/* What pays stands first: of equal panels it is all the same, and a press takes the leftmost. */}
      {pays && here} {few ? (pays ? t.orOnBoard : t.placesOnBoard) : places ? t.placeOnBoard : t.takeOnBoard}{' '}
      {!pays && here}
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
      {!few && aimed.length > 0 && (
        <span class="vh">{aimed.map((option) => option[lang.value]).join(words.value.comma)}</span>
      )}
    </p>,
    <Borne
      key="borne"
      all={states.filter((one) => aimed.some((option) => statesOf(option, states).includes(one)))}
    />,
  ];
}

export function Options({ fight, pending, decide }: Props) {
  const odds = shownOdds.value;
  const { piles = [] } = fight.boards.at(-1)?.sides[pending.side === 'A' ? 0 : 1] ?? {};
  const drawn = asCards(pending, piles);
  const { groups, folded, idle, givesUp, aimed } = asked(drawn, fight, comesToTheSame);
  const left = uncounted(pending, fight, odds);
  const form = system.value?.form;
  const threats = form ? threatsTo(pending, fight, form, setup.value?.sides) : [];
  const alone = groups.length === 1 && folded.length === 0 && aimed.length === 0;
  const looked = useAhead(fight, pending);
  const ahead = looked ?? none;
  const many = groups.length > fewKinds;
  const shares = halves(groups.map((group) => many && isSingle(group, ahead)));
  useLayoutEffect(() => settle(), [pending]);
  useLayoutEffect(() => (settling.peek() ? undefined : settle(moved)), [ahead, odds]);
  const place = useRef<HTMLDivElement>(null);
  const begun = begunStem.value;
  useEffect(() => {
    // The board draws its buttons for the choice a moment later.
    const frame = requestAnimationFrame(() => place.current && tellKeys(place.current));
    return () => cancelAnimationFrame(frame);
  }, [pending, ahead, begun, stale.value, choosing.value, keysOn.value]);
  // Cards that are options already aren't drawn a second time as the hand.
  const offered = [drawn, ...Object.values(ahead).flatMap((next) => next?.pending ?? [])]
    .flatMap(({ options }) => options)
    .flatMap(({ card }) => card ?? []);
  return (
    <>
      <Held fight={fight} pending={pending} offered={offered} />
      <div
        class={css.options}
        ref={place}
        aria-disabled={settling.value || undefined}
        data-waiting={looked === null || undefined}
        onClickCapture={mind}
        onKeyDownCapture={mind}
        data-many={many || undefined}
        data-crowded={(many && rowsOf(groups) >= crowd) || undefined}
        role="group"
        aria-label={questionWords.value.options}
      >
        <OnBoard aimed={aimed} fight={fight} pending={pending} decide={decide} />
        {groups.map((group, at) => (
          <GroupOf
            key={group.kind}
            of={group}
            at={at}
            alone={alone}
            share={shares[at] ?? null}
            below={at > 0 && shares[at - 1] === null}
            ahead={ahead}
            fight={fight}
            decide={decide}
          />
        ))}
        {threats.map(({ state, n }) => (
          <p key={state.id} class={css.note}>
            <b>
              {state.name[lang.value]} {n}
            </b>{' '}
            {state.text[lang.value]}
          </p>
        ))}
        {aimed.length === 0 && (
          <Borne letters all={lettered(pending.options, system.value?.form.states ?? [], panelsOf(fight))} />
        )}
        {left && <p class={css.note}>{questionWords.value.uncounted(left.mean, left.names)}</p>}
        <Folded name={questionWords.value.folded} options={folded} decide={decide} />
        <Folded name={questionWords.value.idle} options={idle} decide={decide} />
        <GivesUp options={givesUp} decide={decide} />
        <StandingAnswers fight={fight} pending={pending} decide={decide} />
      </div>
      {pending.options.some(isPattern) && (
        <p>
          <button
            type="button"
            class="text"
            aria-haspopup="dialog"
            onClick={() => (dialog.value = { kind: 'side', side: pending.side === 'A' ? 0 : 1 })}
          >
            {questionWords.value.ownSkills}
          </button>
        </p>
      )}
      <Unable all={pending.unable ?? []} />
      <WordsIn texts={saidIn(pending)} class={css.unable} />
      {odds && <OddsTable options={pending.options} odds={odds} />}
    </>
  );
}
