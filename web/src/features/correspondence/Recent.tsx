// The list of recent fights by hand: opens, names and deletes them. It stands on the roster's screen and in a
// dialog over the match.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type KeptFight, dropFight, keptFights, putFight } from '../../store/fights.ts';
import { shellOf } from '../../app/language.ts';
import { replace, system, systems } from '../../app/fight/match.ts';
import { arrive } from '../../app/fight/stage.ts';
import { dialog, show } from '../../app/view.ts';
import { correspondenceWords } from '../../app/correspondence/words.ts';
import { marks } from '../../app/sheet/names.ts';
import { KeptLine, KeptList } from '../../components/naming/KeptLine.tsx';
import { keptThings } from '../../components/naming/keptThings.ts';
import { lang } from '../../i18n/index.ts';
import { Dialog } from '../../components/Dialog.tsx';

const fights = keptThings<KeptFight>({ all: keptFights, put: putFight, drop: dropFight });

/** Goes on with a kept fight, on the page of its system. On this page one undo leads back. */
function resume({ setup, fragment }: KeptFight): void {
  const { system: id } = setup.sides[0];
  if (id !== system.peek()?.id) {
    // A fight too long for a link has no fragment: the other page shows its roster, where this list opens the fight.
    location.assign(`${shellOf(id)}#${fragment || '-roster'}`);
    return;
  }
  dialog.value = null;
  void replace(setup).then((done) => {
    if (!done) return;
    arrive(null);
    show('match');
  });
}

const indexOf = (side: 'A' | 'B') => (side === 'A' ? 0 : 1);

/** How the fight stands, as seen from the reader's side. */
function standsFor({ side, turn, winner, names }: KeptFight): string {
  const t = correspondenceWords.value;
  if (winner === 'draw') return t.draw;
  if (winner) return t.won(names[indexOf(winner)] || marks[indexOf(winner)]);
  if (!turn) return '';
  if (side) return side === turn ? t.mine : t.theirs;
  return t.turnOf(names[indexOf(turn)] || marks[indexOf(turn)]);
}

function RecentFight({ of }: { of: KeptFight }) {
  const t = correspondenceWords.value;
  const { system } = of.setup.sides[0];
  const game = systems.value.find(({ id }) => id === system)?.name[lang.value] ?? system;
  return (
    <KeptLine
      name={of.name}
      unnamed={t.versus(...of.names)}
      nameLabel={t.nameOf}
      at={of.at}
      open={() => resume(of)}
      rename={(name) => fights.rename(of, name)}
      remove={() => fights.remove(of)}
    >
      <span>{game}</span> <span>{of.side ? t.as(marks[indexOf(of.side)]) : t.here}</span>{' '}
      <b data-mine={(of.side !== null && of.side === of.turn) || undefined}>
        <bdi>{standsFor(of)}</bdi>
      </b>
    </KeptLine>
  );
}

/** `most`: number of fights that are shown before the reader asks for the rest. */
function RecentList({ most = Infinity }: { most?: number }) {
  const t = correspondenceWords.value;
  const all = useSignal(false);
  const some = fights.all.value ?? [];
  const shown = all.value ? some : some.slice(0, most);
  const rest = some.length - shown.length;
  return (
    <>
      <p class="hint">{fights.all.value?.length === 0 ? t.none : t.recentLead}</p>
      <KeptList label={t.recent}>
        {shown.map((one) => (
          <RecentFight key={one.key} of={one} />
        ))}
      </KeptList>
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

/** The recent fights on the roster's screen: three of them, and the others when they are asked for. */
export default function Recent() {
  useEffect(() => void fights.load(), []);
  if (!fights.all.value?.length) return null;
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" class="cap">
        {correspondenceWords.value.recent}
      </h2>
      <RecentList most={3} />
    </section>
  );
}

/** The recent fights in a dialog over the match. */
export function RecentDialog() {
  useEffect(() => void fights.load(), []);
  return (
    <Dialog title={correspondenceWords.value.recent} onClose={() => (dialog.value = null)}>
      <RecentList />
    </Dialog>
  );
}
