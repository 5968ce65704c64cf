// Parts that leagues, crosstables and the hill share: the meaning of a table's columns, the crosstable, and the seed.
import { useSignal } from '@preact/signals';
import type { LeagueReport } from '#analysis';
import { system } from '../../app/fight/match.ts';
import { Icon } from '../Inline.tsx';
import { rollSeed, seed } from '../../app/league.ts';
import { seedWords } from './words.ts';
import { lang } from '../../i18n/index.ts';
import { rove } from '../input.ts';
import * as css from './Columns.module.css';
import * as matrixCss from '../../styles/matrix.module.css';
import * as screenCss from '../../styles/screen.module.css';

/** The seed of a league or a crosstable, with a button that rolls another. Draws nothing in systems without chance. */
export function Seed() {
  const t = seedWords.value;
  if (!system.value?.chance) return null;
  return (
    <span>
      {t.seed} <code>{seed.value}</code>
      <button type="button" class="icon" aria-label={t.reroll} title={t.reroll} onClick={rollSeed}>
        <Icon name="dice" />
      </button>
    </span>
  );
}

/** The meaning of a table's columns, and the rules by which ties were broken, in the engine's words. */
export function Columns({ of, title, ties }: { of: LeagueReport; title: string; ties?: string }) {
  const told = of.columns.filter(({ text }) => text[lang.value]);
  return (
    <details class={css.columns}>
      <summary class="text">{title}</summary>
      <dl>
        {told.map(({ id, name, text }) => (
          <div key={id}>
            <dt>{name[lang.value]}</dt>
            <dd>{text[lang.value]}</dd>
          </div>
        ))}
      </dl>
      {ties && of.ties.length > 0 && (
        <>
          <p>{ties}</p>
          <ol>
            {of.ties.map((rule, at) => (
              <li key={at}>{rule[lang.value]}</li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
}

/** A cell of a crosstable: the result of the row's entrant against the column's. */
export interface Crossed {
  kind: 'W' | 'D' | 'L';
  shown: string;
  small?: string;
  title?: string;
  label: string;
}
interface Props {
  caption: string;
  /** Heads of the first and the last column. */
  heads: readonly [string, string];
  names: readonly string[];
  /** Entrants in the order in which they are shown. */
  order: readonly number[];
  /** The cell of row a and column b; null: not known yet. */
  cellOf: (a: number, b: number) => Crossed | null;
  /** Text at the end of a row. */
  scoreOf: (entrant: number) => string;
  onOpen: (a: number, b: number) => void;
}

export function Crosstable({ caption, heads: [nameHead, scoreHead], names, order, ...of }: Props) {
  const here = useSignal('');
  const pairOf = (a: number, b: number) => `${a} ${b}`;
  const first = pairOf(order[0] ?? 0, order[1] ?? 1);
  return (
    <div
      class={`${screenCss.scroll} ${matrixCss.matrixScroll}`}
      role="group"
      aria-label={caption}
      tabIndex={0}
    >
      <table class={`${matrixCss.matrix} ${matrixCss.chances}`}>
        <caption class="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" class={matrixCss.entrant}>
              {nameHead}
            </th>
            {order.map((entrant) => (
              <th key={entrant} scope="col" class={matrixCss.opponent}>
                <bdi>{names[entrant]}</bdi>
              </th>
            ))}
            <th scope="col" class={matrixCss.figure}>
              {scoreHead}
            </th>
          </tr>
        </thead>
        <tbody
          onKeyDown={(event) => {
            if (rove(event.currentTarget, event)) event.stopPropagation();
          }}
          onFocusIn={(event) => {
            if (event.target instanceof HTMLElement) here.value = event.target.dataset['pair'] ?? here.value;
          }}
        >
          {order.map((a) => (
            <tr key={a}>
              <th scope="row" class={matrixCss.entrant}>
                <bdi>{names[a]}</bdi>
              </th>
              {order.map((b) => {
                const cell = a === b ? null : of.cellOf(a, b);
                if (!cell) {
                  return (
                    <td key={b}>
                      <span aria-hidden="true">{a === b ? '＼' : '…'}</span>
                    </td>
                  );
                }
                const pair = pairOf(a, b);
                return (
                  <td key={b} data-end={cell.kind}>
                    <button
                      type="button"
                      data-pair={pair}
                      tabIndex={(here.value || first) === pair ? 0 : -1}
                      title={cell.title}
                      aria-label={cell.label}
                      onClick={() => of.onOpen(a, b)}
                    >
                      {cell.shown}
                      {cell.small && <small>{cell.small}</small>}
                    </button>
                  </td>
                );
              })}
              <td class={matrixCss.figure}>{of.scoreOf(a)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
