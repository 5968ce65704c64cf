// What happened since the reader's last decision, above the next question: what they did came to, what the others did, in the order in
// which it happened, and what that changed on the board.
import type { Fight } from '../../../engine/fight.ts';
import type { Change } from '../../../app/fight/changes.ts';
import { system } from '../../../app/fight/match.ts';
import type { Side } from '../../../app/sheet/build.ts';
import { nameOf } from '../../../app/sheet/names.ts';
import { meterCalled } from '../../../components/board/standing.ts';
import { Spans } from '../../../components/Inline.tsx';
import { lang } from '../../../i18n/index.ts';
import { usePhone } from '../../../components/usePhone.ts';
import { newsFrom } from '../turns.tsx';
import { type Result, changesSince, resultsSince } from './results.ts';
import { questionWords } from './words.ts';
import * as css from './question.module.css';

/** The name of a member of a party, or of a lone side. */
function nameAt(fight: Fight, { side, member }: Change): string {
  const names = fight.members?.[side] ?? [];
  return (names.length > 1 && member !== null && names[member]) || nameOf(fight, side);
}

/**
 * Where no record stands beside it, the round; then what has changed, by the number or state: "HP ミコト 34→18 DP 大蛇
 * 5→19 ミコト〈束縛〉".
 */
function Changes({ fight, all }: { fight: Fight; all: readonly Change[] }) {
  const form = system.value?.form;
  const called = ({ of, id }: Change) =>
    of === 'meter'
      ? form && meterCalled(form, id, lang.value)
      : form?.states.find((one) => one.id === id)?.name[lang.value];
  return (
    <p>
      <b class={css.round}>{fight.rounds.at(-1)?.title} </b>
      {all.map((one, k) => {
        const before = all[k - 1];
        const name = called(one);
        return (
          name && (
            <span key={`${one.id} ${one.side} ${String(one.member)}`} class={css.change}>
              {one.of === 'meter' && !(before?.of === one.of && before.id === one.id) && <b>{name} </b>}
              <bdi>{nameAt(fight, one)}</bdi>
              {one.of === 'meter' ? ` ${one.was}→${one.is}` : <b>{questionWords.value.state(name)}</b>}{' '}
            </span>
          )
        );
      })}
    </p>
  );
}

const Said = ({ of }: { of: Result['said'] }) => (
  <>{of.map(({ i, text }) => [<Spans key={i} of={text} />, ' '])}</>
);

/** Most exchanges of the others that stand above a question, and on a phone; the rest are behind a button. */
const mostTold = 3;
const mostOnPhone = 2;

/** Those of the exchanges that tell most: what cost somebody something, and of these the newest. */
function telling(all: readonly Result[], most: number): readonly Result[] {
  if (all.length <= most) return all;
  const first = all.toReversed().toSorted((x, y) => Number(y.costs) - Number(x.costs));
  const told = new Set(first.slice(0, most));
  return all.filter((one) => told.has(one));
}

/** What came of the reader's own last decision, what the others did since, in its order, and what that changed. */
export function Recap({ fight, side }: { fight: Fight; side: Side | null }) {
  const t = questionWords.value;
  const from = newsFrom(fight) ?? 0;
  const all = resultsSince(fight, from);
  const changes = changesSince(fight, from, side);
  const own = all.filter(({ did }) => did.length > 0);
  const others = all.filter(({ did }) => did.length === 0);
  const told = telling(others, usePhone() ? mostOnPhone : mostTold);
  const left = others.filter((one) => !told.includes(one));
  return (
    <div class={css.now}>
      <Changes fight={fight} all={changes} />
      {own.map(({ did, said }, k) => (
        <p key={k}>
          <b>{t.came(did)}</b>
          <Said of={said} />
        </p>
      ))}
      {told.map(({ said }, k) => (
        <p key={`other ${k}`}>
          <b>{k > 0 ? '' : others.length > 1 ? t.meanwhile : t.justNow}</b>
          <Said of={said} />
        </p>
      ))}
      {left.length > 0 && (
        <details key={fight.events.length}>
          <summary class="text">{t.others(left.length)}</summary>
          {left.map(({ said }, k) => (
            <p key={k}>
              <Said of={said} />
            </p>
          ))}
        </details>
      )}
    </div>
  );
}
