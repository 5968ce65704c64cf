// The band on a board's axis: the event that the reader has come to, with the action it answers, what it cost in HP, its dice
// and its clause.
import { type Change, changesBetween } from '../../app/fight/changes.ts';
import { exchangeAt, exchangeTold, inShort } from '../../app/fight/exchange.ts';
import { system } from '../../app/fight/match.ts';
import { numberAt, tells } from '../../app/fight/replay.ts';
import { cardMeters } from '../../app/fight/standing.ts';
import { nameOf, sideNames } from '../../app/sheet/names.ts';
import { dialog } from '../../app/view.ts';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { plainText } from '../../engine/plainText.ts';
import { lang, translated, words } from '../../i18n/index.ts';
import { Mark, Spans } from '../Inline.tsx';
import { usePhone } from '../usePhone.ts';
import type { BoardProps } from './Facing.tsx';
import { meterCalled } from './standing.ts';
import * as css from './Slip.module.css';

const slipWords = translated({
  moveNo: { ja: (step: number) => `${step}手`, en: (step: number) => `line ${step}` },
  roundTick: { ja: (n: number) => `第${n}`, en: String },
});

/** The sentence without the faces of its dice, "32" for "32[4,6,2]": the dice are drawn beside it. */
const withoutFaces = (spans: Fight['headline']) =>
  spans.map((span) => (typeof span === 'string' ? span.replace(/\[\d+(,\d+)*\]/g, '') : span));

/** Lines beside what counts. */
const Aside = ({ of }: { of: readonly FightEvent[] }) =>
  of.map(({ i, text }) => (
    <small key={i}>
      <Spans of={withoutFaces(text)} asks="all" />
    </small>
  ));

/** Most members whose HP is told; the largest losses come first. */
const mostChanges = 4;

/** HP, and what deployed cards have, before the exchange and now: "▽ HP 16→12". */
function Changed({ of, fight }: { of: readonly Change[]; fight: Fight }) {
  const loss = ({ was, is }: Change) => was - is;
  const told = of.toSorted((x, y) => loss(y) - loss(x)).slice(0, mostChanges);
  return (
    <strong class={css.changes}>
      {told.map((one) => (
        <span key={`${one.side} ${one.member ?? ''} ${one.id}`} data-side={sideNames[one.side]}>
          <Mark side={one.side} />{' '}
          {one.member !== null && (
            <bdi>{fight.members?.[one.side][one.member] ?? nameOf(fight, one.side)}</bdi>
          )}{' '}
          {meterCalled(system.value?.form ?? {}, one.id, lang.value)}{' '}
          <b>
            {one.was}→{one.is}
          </b>
        </span>
      ))}
    </strong>
  );
}

interface Props {
  fight: Fight;
  at: number;
  dice: BoardProps['dice'] | undefined;
}

/** The event that the reader has come to, with the action it answers, its dice and its clause. */
export function Slip({ fight, at, dice: Dice }: Props) {
  const t = words.value;
  // Events that the record leaves out are not shown here either.
  // Of lines that are told together the newest, so that the band has room for them.
  const most = usePhone() ? 3 : 6;
  const event = fight.events.slice(0, at).findLast(tells);
  const { boards } = fight;
  const told = event ? exchangeTold(fight, event.i + 1).filter(tells) : [];
  // Lines that the record leaves out count for the line before them.
  const ends = (i: number) => told.find((line) => line.i > i)?.i ?? at;
  // HP, and what deployed cards lose; that one is deployed is no loss of it.
  const counts = ({ of, id, main, was, is }: Change) =>
    of === 'meter' && (main || (cardMeters.value.includes(id) && is < was));
  const between = (from: number, to: number) => changesBetween(boards[from], boards[to]).filter(counts);
  const said = inShort(told, ({ i }) => between(i, ends(i)).some(({ was, is }) => is < was));
  if (!said || !event) return null;
  const changes = between(exchangeAt(fight, event.i + 1), at);
  return (
    <div class={css.slip} data-side={event.side && sideNames[event.side === 'A' ? 0 : 1]}>
      <p class={css.when}>
        <b>{event.round > 0 && slipWords.value.roundTick(event.round)}</b>
        {slipWords.value.moveNo(numberAt(event.i + 1))}
      </p>
      <p class={css.said} data-several={said.main.length > 1 || undefined}>
        <Aside of={said.before} />
        {said.main.slice(-most).map(({ i, text }) => (
          <span key={i}>
            <Spans of={withoutFaces(text)} asks="all" />{' '}
          </span>
        ))}
        <Aside of={said.after} />
        {changes.length > 0 && <Changed of={changes} fight={fight} />}
      </p>
      {/* The dice up to the event that is shown; later events that the record leaves out are not counted. */}
      {Dice && <Dice at={event.i + 1} />}
      {event.rule && (
        <button
          type="button"
          class={css.rule}
          aria-label={t.whyRule(event.rule)}
          title={t.whyRule(event.rule)}
          onClick={() => (dialog.value = { kind: 'why', rule: event.rule, said: plainText(event.text) })}
        >
          <span>{t.screens.rules} </span>
          {event.rule}
        </button>
      )}
    </div>
  );
}
