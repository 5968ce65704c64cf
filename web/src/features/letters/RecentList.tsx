// A line for each of the last fights by hand: who, in which game, how it stands; to be gone on with, named, deleted.
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { fights, remove, rename, resume, titleOf } from '../../app/letters/recent.ts';
import { letterWords } from '../../app/letters/words.ts';
import { systems } from '../../app/match.ts';
import { marks } from '../../app/sides.ts';
import { spoken } from '../../app/view.ts';
import { Menu } from '../../components/Menu.tsx';
import { NameForm } from '../../components/naming/NameForm.tsx';
import { lang } from '../../i18n/index.ts';
import type { KeptFight } from '../../store/fights.ts';
import * as css from './letters.module.css';

const indexOf = (side: 'A' | 'B') => (side === 'A' ? 0 : 1);

/** How it stands, for who the reader is in it. */
function standsFor({ side, turn, winner, names }: KeptFight): string {
  const t = letterWords.value;
  if (winner === 'draw') return t.draw;
  if (winner) return t.won(names[indexOf(winner)] || marks[indexOf(winner)]);
  if (!turn) return '';
  if (side) return side === turn ? t.mine : t.theirs;
  return t.turnOf(names[indexOf(turn)] || marks[indexOf(turn)]);
}

function Line({ of }: { of: KeptFight }) {
  const t = letterWords.value;
  const naming = useSignal(false);
  const opener = useRef<HTMLButtonElement>(null);
  const named = () => {
    naming.value = false;
    opener.current?.focus();
  };
  const title = titleOf(of);
  const [{ system }] = of.setup;
  const game = systems.value.find(({ id }) => id === system)?.name[lang.value] ?? system;
  const when = new Date(of.at);
  return (
    <li>
      {naming.value ? (
        <NameForm
          class={css.naming}
          name={of.name}
          placeholder={t.versus(...of.names)}
          label={t.nameOf}
          submit={t.done}
          take={(name) => {
            rename(of, name);
            spoken.value = t.named(titleOf({ ...of, name: name.trim() }));
          }}
          done={named}
        />
      ) : (
        <b class={`name ${css.title}`}>
          <bdi>{title}</bdi>
        </b>
      )}
      <p class={`hint ${css.facts}`}>
        <span>{game}</span> <span>{of.side ? t.as(marks[indexOf(of.side)]) : t.here}</span>{' '}
        <b data-mine={(of.side !== null && of.side === of.turn) || undefined}>
          <bdi>{standsFor(of)}</bdi>
        </b>{' '}
        <time dateTime={when.toISOString()}>
          {when.toLocaleDateString(lang.value, { month: 'short', day: 'numeric' })}
        </time>
      </p>
      <span class={css.deeds}>
        <button ref={opener} type="button" aria-label={t.openName(title)} onClick={() => resume(of)}>
          {t.open}
        </button>
        <Menu name={t.menu(title)} icon="more">
          <button type="button" onClick={() => (naming.value = true)}>
            {t.rename}
          </button>
          <button type="button" onClick={() => remove(of)}>
            {t.remove}
          </button>
        </Menu>
      </span>
    </li>
  );
}

/** `most`: as many are shown at first. */
export function RecentList({ most = Infinity }: { most?: number }) {
  const t = letterWords.value;
  const all = useSignal(false);
  const some = fights.value ?? [];
  const shown = all.value ? some : some.slice(0, most);
  const rest = some.length - shown.length;
  return (
    <>
      <p class="hint">{fights.value?.length === 0 ? t.none : t.recentLead}</p>
      <ul class={css.recent} aria-label={t.recent}>
        {shown.map((one) => (
          <Line key={one.key} of={one} />
        ))}
      </ul>
      {rest > 0 && (
        <p class="acts">
          <button type="button" class="text" onClick={() => (all.value = true)}>
            {t.more(rest)}
          </button>
        </p>
      )}
    </>
  );
}
