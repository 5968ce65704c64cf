// A fight of two hands at two places, in the card of its choice: who the reader is, whose turn it is, what happened since,
// how it is sent; and for any fight by hand, that what is shown is behind what is kept.
import type { Fight } from '../../engine/fight.ts';
import {
  accept,
  asked,
  backToKept,
  behind,
  byTwo,
  keepNews,
  letter,
  myself,
  stands,
} from '../../app/letters/letter.ts';
import { newLines, replayNews, replaying, skipNews } from '../../app/letters/news.ts';
import { letterWords } from '../../app/letters/words.ts';
import { opened } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { marks } from '../../app/sides.ts';
import { spoken, tell } from '../../app/view.ts';
import { ask, isAsking, toCard } from './asking.ts';
import { Send } from './Send.tsx';
import { Who } from './Who.tsx';
import * as css from './letters.module.css';

/** What is shown is older, or goes another way: nothing takes the place of what is kept unasked. */
function Behind() {
  const t = letterWords.value;
  const back = async () => {
    await backToKept();
    spoken.value = t.atKept;
    toCard();
  };
  const stay = () => {
    accept();
    spoken.value = t.instead;
    toCard();
  };
  return (
    <div class={css.behind} role="alert">
      <p>
        {stands.value === 'older' ? t.older : t.other} {t.instead}
      </p>
      <p class="acts">
        <button type="button" class="go" onClick={() => void back()}>
          {t.toKept}
        </button>
        <button type="button" onClick={stay}>
          {t.showThis}
        </button>
      </p>
    </div>
  );
}

function News() {
  const t = letterWords.value;
  if (newLines.value === 0) return null;
  return (
    <p class={css.line}>
      {t.news(newLines.value)}
      <button type="button" class="text" onClick={replaying.value ? skipNews : replayNews}>
        {replaying.value ? t.skip : t.replay}
      </button>
    </p>
  );
}

function Mine({ fight, me }: { fight: Fight; me: 0 | 1 }) {
  const t = letterWords.value;
  const turn = fight.pending && (fight.pending.side === 'A' ? 0 : 1);
  const mine = turn === me;
  const begun = fight.decisions.length > 0;
  const unkept = opened.value !== null && stands.value === 'newer' && !mine;
  return (
    <>
      <News />
      <p class={css.line}>
        <span>
          {t.you(marks[me], nameOf(fight, me))}{' '}
          {turn !== null &&
            (mine ? begun ? t.yourTurn : t.firstYou : <b>{t.theirTurn(nameOf(fight, turn))}</b>)}
        </span>
        <button type="button" class="text" onClick={() => ask(true)}>
          {t.change}
        </button>
      </p>
      {!mine && <Send fight={fight} />}
      {unkept && (
        <p>
          <button type="button" class="text" onClick={() => void keepNews().then(() => tell(t.keptNews))}>
            {t.keepNews}
          </button>
        </p>
      )}
      {!mine && <p class="hint">{t.openBook}</p>}
    </>
  );
}

export default function Letter({ fight, curtained }: { fight: Fight; curtained?: boolean }) {
  if (!letter.value?.key) return null;
  if (behind.value) return <Behind />;
  if (!byTwo(fight)) return null;
  const me = myself.value;
  if (!me && curtained) return <Who fight={fight} curtained />;
  if (asked.value || isAsking()) return <Who fight={fight} onSaid={() => ask(false)} />;
  if (!me) return null;
  return (
    <section class={css.letter} aria-label={letterWords.value.letter}>
      <Mine fight={fight} me={me === 'A' ? 0 : 1} />
    </section>
  );
}
