// The leagues that were played on this device: a line each, to be opened, named or deleted.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { system } from '../../app/fight/match.ts';
import { storageDenied } from '../../app/view.ts';
import { KeptLine, KeptList } from '../../components/naming/KeptLine.tsx';
import { lang } from '../../i18n/index.ts';
import { inOrder } from '../../store/fights.ts';
import { type KeptLeague, dropLeague, keptLeagues, putLeague } from '../../store/leagues.ts';
import { played, reopen } from './league.ts';
import { leagueWords } from './words.ts';

/** The newest first; null until they have been looked up. */
const leagues = signal<readonly KeptLeague[] | null>(null);

async function load(): Promise<void> {
  try {
    leagues.value = await keptLeagues();
  } catch {
    storageDenied.value = true;
    leagues.value ??= [];
  }
}

/** What is shown changes at once; what is kept follows. */
async function change(next: readonly KeptLeague[], write: () => Promise<void>): Promise<void> {
  leagues.value = inOrder(next);
  await write().catch(() => (storageDenied.value = true));
}

const without = (key: string) => (leagues.peek() ?? []).filter((one) => one.key !== key);
const put = (league: KeptLeague) => void change([...without(league.key), league], () => putLeague(league));

/** Returns what puts it back. */
function remove(league: KeptLeague): () => void {
  void change(without(league.key), () => dropLeague(league.key));
  return () => put(league);
}

/** Those of the game on the page, but for the one that stands there. */
export default function Kept() {
  const t = leagueWords.value;
  const now = played.value;
  useEffect(() => void load(), [now]);
  const here = system.value;
  const standing = now && JSON.stringify(now.request);
  const mine = (leagues.value ?? []).filter(
    ({ request }) => request.system === here?.id && JSON.stringify(request) !== standing,
  );
  if (mine.length === 0) return null;
  return (
    <section aria-labelledby="league-kept">
      <h2 id="league-kept" class="cap">
        <span>{t.earlier}</span>
      </h2>
      <p class="hint">{t.earlierLead}</p>
      <KeptList label={t.earlier}>
        {mine.map((one) => {
          const { name, request, first, at, key } = one;
          const format = here?.analysis.formats.find(({ id }) => id === request.format)?.name[lang.value];
          return (
            <KeptLine
              key={key}
              name={name}
              unnamed={t.unnamed(format ?? request.format, request.entrants.length)}
              nameLabel={t.nameOf}
              at={at}
              open={() => reopen(request)}
              rename={(next) => put({ ...one, name: next })}
              remove={() => remove(one)}
            >
              <span>{t.unnamed(format ?? request.format, request.entrants.length)}</span>{' '}
              <b>
                <bdi>{t.firstIs(first)}</bdi>
              </b>
            </KeptLine>
          );
        })}
      </KeptList>
    </section>
  );
}
