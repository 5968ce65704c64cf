// The board of パネルアレー戦: draws both arrays of panels with the skills that they pay for, and the chain between them as
// a stack of slips. Panels that answer a pending choice are buttons.
import type { Cell, Span, StackEntry, SystemInfo } from '#engine';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { marks, nameOf, sideNames } from '../../app/sheet/names.ts';
import { Gloss, Spans } from '../../components/Inline.tsx';
import { arrayWords } from './words.ts';
import type { Side } from '../../app/sheet/build.ts';
import { choiceOn, optionIn, placeOf, settling, take } from '../../app/fight/choosing.ts';
import { report, stale, system } from '../../app/fight/match.ts';
import { isOver } from '../../app/fight/exchange.ts';
import { step } from '../../app/fight/replay.ts';
import { dialog } from '../../app/view.ts';
import { rove } from '../../components/input.ts';
import { lang, words } from '../../i18n/index.ts';
import { type BoardProps, Facing } from '../../components/board/Facing.tsx';
import { Duel } from '../../components/board/Duel.tsx';
import { borne, standings } from '../../components/board/standing.ts';
import { openState } from '../../components/board/Who.tsx';
import { Panel } from '../../components/fields/points/Panel.tsx';
import * as css from './arrays.module.css';

// The chain: slips and their words.

/** The event that placed an entry on the chain, without the verb before it and the one that it is of, whose mark stands there. */
const saidOn = (spans: readonly Span[]): Span[] => spans.slice(1);

function Slip({ of, placed, top }: { of: StackEntry; placed: FightEvent | undefined; top: boolean }) {
  const t = arrayWords.value;
  const side = of.side === 'B' ? 1 : 0;
  const was = placed?.args?.['damage'];
  return (
    <li data-side={sideNames[side]} data-kind={of.kind} data-fate={of.state} data-top={top || undefined}>
      <span class="mk" aria-hidden="true">
        {marks[side]}
      </span>
      <span class={css.tx}>
        {placed && <Spans of={saidOn(placed.text)} />}
        {was !== undefined && of.damage !== undefined && was !== of.damage && <em>{t.now(of.damage)}</em>}
      </span>
      {of.state !== 'waiting' && <span class={css.fate}>{t.fates[of.state]}</span>}
    </li>
  );
}

/** The chain area: a stack of slips, the newest on top. An entry that is resolved in this step bears a stamp. */
function Chain({ fight, stack }: { fight: Fight; stack: readonly StackEntry[] }) {
  const t = arrayWords.value;
  return (
    <section class={css.chain} tabIndex={0} aria-label={t.chain}>
      {stack.length === 0 && (
        <p class={`hint ${css.hint}`}>
          {t.chain} {t.empty}
        </p>
      )}
      <ol reversed>
        {stack.toReversed().map((entry, at) => (
          <Slip key={entry.number} of={entry} placed={fight.events[entry.event]} top={at === 0} />
        ))}
      </ol>
    </section>
  );
}

const elementOf = (cell: Cell, { form }: SystemInfo) =>
  form.fields.find((field) => field.type === 'patterns')?.elements.find(({ id }) => id === cell.item);

/** "3枚目 火、維持に使用中" */
function spoken(cell: Cell, at: number, info: SystemInfo): string {
  const t = arrayWords.value;
  const element = elementOf(cell, info)?.name[lang.value] ?? cell.item;
  const use = cell.use ? [t.uses[cell.use]] : [];
  return [t.panel(at + 1, element), ...use].join(words.value.comma);
}

/** The letters of the states on a panel or a skill, as on paper. A press opens their meaning; on a panel the button
 * covers the whole card. */
function Letters({ of, info, beside }: { of: string; info: SystemInfo; beside?: boolean }) {
  const states = info.form.states.filter(({ glyph }) => of.includes(glyph));
  return (
    <button
      type="button"
      class={beside ? undefined : css.open}
      tabIndex={beside ? -1 : 0}
      aria-label={states.map(({ name }) => name[lang.value]).join(words.value.comma)}
      onClick={() => (dialog.value = { kind: 'states', states: states.map(({ id }) => id) })}
    >
      <i class={css.letters}>{of}</i>
    </button>
  );
}

/** Places that steps of the pending choice have taken already, before anything came of them: "B panel 3". */
function picked(fight: Fight, choice: ReturnType<typeof choiceOn>): Set<string> {
  const of = choice?.pending;
  const owner = of?.options.flatMap((option) => placeOf(option) ?? [])[0]?.[0];
  const steps = fight.decisions.filter(
    ({ event, side, point, by }) =>
      event === fight.events.length && side === of?.side && point === of.point && by === 'hand',
  );
  return new Set(steps.flatMap(({ option }) => (owner && option ? `${owner} ${option.id}` : [])));
}

interface PanelsProps {
  /** Places that were chosen just now. */
  taken: ReadonlySet<string>;
  cells: Cell[];
  side: Side;
  name: string;
  info: SystemInfo;
  /** The pending choice, if it can be answered on this board; else null. */
  choice: ReturnType<typeof choiceOn>;
}

function Panels({ cells, side, name, info, choice, taken: chosen }: PanelsProps) {
  return (
    <ol class={css.panels} aria-label={arrayWords.value.panelsOf(name)}>
      {cells.map((cell, at) => {
        const said = spoken(cell, at, info);
        const place = `${side === 0 ? 'A' : 'B'} panel ${at + 1}`;
        const taken = choice && optionIn(choice.pending.options, place);
        return (
          <li
            key={at}
            data-use={cell.use}
            data-asked={taken !== null || undefined}
            data-picked={chosen.has(place) || undefined}
          >
            <span class="vh">{chosen.has(place) ? arrayWords.value.picked(said) : said}</span>
            <Panel element={cell.item} />
            <Gloss of={elementOf(cell, info)?.name.en} />
            {taken === null ? (
              cell.states && <Letters of={cell.states} info={info} />
            ) : (
              <button
                type="button"
                class={css.open}
                data-takes={at + 1}
                aria-label={arrayWords.value.take(said)}
                disabled={stale.value}
                aria-disabled={settling.value || undefined}
                onClick={() => take(taken)}
              >
                {cell.states && <i class={css.letters}>{cell.states}</i>}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface SkillsProps {
  cells: Cell[];
  side: Side;
  name: string;
  info: SystemInfo;
  /** Names of the skills that have events on the chain. */
  inUse: ReadonlySet<string>;
}

function Skills({ cells, side, name, info, inUse }: SkillsProps) {
  const t = arrayWords.value;
  const others = cells.filter(({ item, counters }) => counters === undefined && !inUse.has(item)).length;
  return (
    <ol
      class={css.queue}
      aria-label={t.skillsOf(name)}
      onKeyDown={(event) => rove(event.currentTarget, event)}
    >
      {cells.map((cell, at) => {
        const item = info.form.items.find(({ id }) => id === cell.item);
        return (
          <li
            key={at}
            data-gone={cell.gone || undefined}
            data-kept={cell.counters !== undefined || undefined}
            data-used={inUse.has(cell.item) || undefined}
          >
            <button
              type="button"
              tabIndex={at === 0 ? 0 : -1}
              disabled={!item}
              onClick={() => (dialog.value = { kind: 'item', item: cell.item, level: 0 })}
            >
              <span class={css.chip}>
                <span>{item?.name[lang.value] ?? cell.item}</span>
                {cell.counters !== undefined && <small>{t.kept(cell.counters)}</small>}
              </span>
              {cell.gone && <span class="vh">{t.lost}</span>}
            </button>
            {cell.states && <Letters of={cell.states} info={info} beside />}
          </li>
        );
      })}
      {others > 0 && (
        <li class={css.others}>
          {/* The sheet of the side has those that a narrow piece has no room for. */}
          <button
            type="button"
            aria-label={t.skillsOf(name)}
            aria-haspopup="dialog"
            onClick={() => (dialog.value = { kind: 'side', side })}
          >
            {t.others(others)}
          </button>
        </li>
      )}
    </ol>
  );
}

export default function Arrays({ at: looked, below, axis }: BoardProps) {
  const info = system.value;
  const fight = report.value;
  const at = looked ?? step.value;
  const now = fight?.boards[at];
  if (!now || !info) return null;
  const choice = choiceOn(fight, looked, at);
  const taken = picked(fight, choice);
  const stack = isOver(fight, at) ? [] : (now.stack ?? []);
  const team = (side: Side) => {
    const of = now.sides[side];
    const name = nameOf(fight, side);
    const cells = (id: string) => of.rows.find((row) => row.id === id)?.cells ?? [];
    const inUse = new Set(
      stack.flatMap((entry) => (entry.side === (side === 0 ? 'A' : 'B') ? (entry.item ?? []) : [])),
    );
    return (
      <Duel
        side={side}
        name={name}
        meters={standings({ fight, at, form: info.form, lang: lang.value }, side)}
        states={borne(info.form, of.states)}
        onState={openState}
        beside={<Skills cells={cells('skills')} side={side} name={name} info={info} inUse={inUse} />}
      >
        <Panels cells={cells('panels')} side={side} name={name} info={info} choice={choice} taken={taken} />
      </Duel>
    );
  };
  return (
    <Facing
      fight={fight}
      at={at}
      below={below}
      axis={axis}
      inks={null}
      between={<Chain fight={fight} stack={stack} />}
      team={team}
    />
  );
}
