// How one did against each other, the worst first; each leads to the games of the two.
import { useSignal } from '@preact/signals';
import type { HillMeeting, HillReport } from '#analysis';
import type { Build } from '#engine';
import { hundredths } from '../../i18n/numbers.ts';
import { balances, kindOf, shareOf } from './balance.ts';
import { Meeting } from './Meeting.tsx';
import { hillWords } from './words.ts';
import * as css from './hill.module.css';

interface Props {
  of: HillReport;
  /** Of all that may meet, the newcomer being the last. */
  names: readonly string[];
  builds: readonly Build[];
  meetings: readonly HillMeeting[];
  whose: number;
}

export function Opponents({ whose, names, ...more }: Props) {
  const t = hillWords.value;
  const open = useSignal<number | null>(null);
  const all = balances(more.meetings.filter(({ a, b }) => a === whose || b === whose));
  const rows = names
    .flatMap((_, other) => {
      const balance = all.get(`${whose} ${other}`);
      return balance ? [{ other, balance, share: shareOf(balance) }] : [];
    })
    .sort((x, y) => x.share - y.share || x.other - y.other);
  return (
    <>
      <h3>{t.against}</h3>
      <ul class={css.opponents}>
        {rows.map(({ other, balance, share }) => {
          const kind = kindOf(balance);
          const name = names[other] ?? '';
          return (
            <li key={other}>
              <button
                type="button"
                aria-pressed={open.value === other}
                data-end={kind}
                aria-label={t.cell(
                  names[whose] ?? '',
                  name,
                  kind,
                  hundredths(share),
                  balance.wins,
                  balance.draws,
                  balance.losses,
                )}
                onClick={() => (open.value = open.value === other ? null : other)}
              >
                <i aria-hidden="true">{t.signs[kind]}</i>
                <bdi>{name}</bdi>
                <small>{t.tally(balance.wins, balance.draws, balance.losses)}</small>
              </button>
            </li>
          );
        })}
      </ul>
      {open.value !== null && <Meeting key={open.value} names={names} {...more} pair={[whose, open.value]} />}
    </>
  );
}
