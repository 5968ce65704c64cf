// Who beats whom: everybody against everybody, in the order of the standings.
import { useComputed } from '@preact/signals';
import type { HillReport } from '#analysis';
import { hundredths } from '../../i18n/numbers.ts';
import { type Crossed, Crosstable } from '../../components/league/Crosstable.tsx';
import { balances, kindOf, shareOf } from './balance.ts';
import { hill, pair } from './hill.ts';
import { hillWords } from './words.ts';

/** A larger table has more cells than anybody reads. */
const most = 40;

export function Beaten({ of }: { of: HillReport }) {
  const t = hillWords.value;
  const all = useComputed(() => balances(hill.value?.meetings ?? [])).value;
  const names = of.entrants.map(({ name }) => name);
  const shares = new Map(of.standings.map(({ entrant, share }) => [entrant, share.rate]));
  const cellOf = (a: number, b: number): Crossed | null => {
    const one = all.get(`${a} ${b}`);
    if (!one) return null;
    const kind = kindOf(one);
    const rate = shareOf(one);
    const { wins, draws, losses } = one;
    // Of one or two games a share says no more than the sign.
    const few = wins + draws + losses <= 2;
    return {
      kind,
      shown: few ? t.signs[kind] : `${t.signs[kind]} ${Math.round(rate / 100)}`,
      label: t.cell(names[a] ?? '', names[b] ?? '', kind, hundredths(rate), wins, draws, losses),
    };
  };
  return (
    <section aria-labelledby="hill-beaten">
      <h2 id="hill-beaten" class="cap">
        <span>{t.crosstable}</span>
      </h2>
      <Crosstable
        caption={t.crosstable}
        heads={[t.name, t.score]}
        names={names}
        order={of.standings.slice(0, most).map(({ entrant }) => entrant)}
        cellOf={cellOf}
        scoreOf={(entrant) => hundredths(shares.get(entrant) ?? 0)}
        onOpen={(a, b) => (pair.value = [a, b])}
      />
      <p class="hint">
        {t.crossNote} {of.entrants.length > most && t.crossMost(most)}
      </p>
    </section>
  );
}
