// A computer opponent's turn: it decides and the fight goes on. A fight that came in a link waits to be asked.
import { useEffect } from 'preact/hooks';
import type { Report } from '#engine';
import { client, course, fought, goOn, matchOf, opened, report } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { Mark } from '../../components/Mark.tsx';
import { lang } from '../../i18n/index.ts';
import { decided } from './course.ts';
import { playWords } from './words.ts';

async function think(fight: Report): Promise<void> {
  const match = fought.peek();
  const option = match && (await client()?.think(matchOf(match)));
  // What was changed meanwhile is another fight, with a turn of its own.
  if (option && report.peek() === fight) await goOn(decided(course.peek(), option));
}

export function Thinking({ fight, side }: { fight: Report; side: 0 | 1 }) {
  const t = playWords.value;
  const waits = opened.value !== null;
  useEffect(() => {
    // An engine that broke tells of that itself.
    if (!waits) think(fight).catch(() => undefined);
  }, [fight, waits]);
  const name = nameOf(fight, side, lang.value);
  return (
    <section class="waiting" data-side={side === 0 ? 'a' : 'b'} aria-labelledby="waiting">
      <h2 id="waiting">
        <Mark side={side} /> {waits ? t.turn(name) : t.thinks(name)}
      </h2>
      {waits && (
        <p class="acts">
          <button type="button" onClick={() => void think(fight)}>
            {t.goOn}
          </button>
        </p>
      )}
    </section>
  );
}
