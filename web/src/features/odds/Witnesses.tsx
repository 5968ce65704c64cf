// The fights of a series that are worth a look: each opens on the match screen by its own seed.
import type { SeriesFight } from '#analysis';
import type { Build } from '#engine';
import { replace, setup, setupOf } from '../../app/match.ts';
import { show } from '../../app/screens.ts';
import { marks } from '../../app/sides.ts';
import { words } from '../../i18n/index.ts';
import { buildWords } from '../../components/builds/words.ts';
import { type Result, stale } from './series.ts';
import { oddsWords } from './words.ts';
import * as css from './odds.module.css';

/** The match of the series under the names it was asked in; undo leads back. */
function openFight({ match, names }: Result, { seed }: SeriesFight): void {
  const [a, b] = match.sides;
  const named = (build: Build, name: string): Build => ({ ...build, name });
  const next = setupOf({ ...match, sides: [named(a, names[0]), named(b, names[1])], seed });
  // What else they might be goes along with the two, and with no others.
  const variants = stale.value ? undefined : setup.peek()?.[4];
  void replace(variants ? [next[0], next[1], next[2], next[3], variants] : next);
  show('match');
}

export function Witnesses({ of }: { of: Result }) {
  const t = oddsWords.value;
  const { median, shortestWin, closestLoss } = of.sum.report.witnesses;
  const all = [
    { name: t.witness.median, fight: median },
    { name: t.witness.shortestWin(marks[0]), fight: shortestWin.A },
    { name: t.witness.shortestWin(marks[1]), fight: shortestWin.B },
    { name: t.witness.closestLoss(marks[0]), fight: closestLoss.A },
    { name: t.witness.closestLoss(marks[1]), fight: closestLoss.B },
  ];
  const who = ({ winner }: SeriesFight) =>
    winner === 'draw' ? t.draw : t.won(winner === 'A' ? marks[0] : marks[1]);
  return (
    <section class={css.witnesses} aria-labelledby="odds-witnesses">
      <h2 id="odds-witnesses" class="cap">
        <span>{t.witnesses}</span>
      </h2>
      <ul>
        {all.map(
          ({ name, fight }) =>
            fight && (
              <li key={name}>
                <b>{name}</b>
                <span>{t.ending(who(fight), words.value.rounds(fight.rounds), ...fight.left)}</span>
                <button
                  type="button"
                  aria-label={buildWords.value.fightWith(name)}
                  onClick={() => openFight(of, fight)}
                >
                  {buildWords.value.fight}
                </button>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
