// The leagues that were played on this device: a line each, to be opened, named or deleted.
import { useEffect } from 'preact/hooks';
import { system } from '../../app/fight/match.ts';
import { KeptLine, KeptList } from '../../components/naming/KeptLine.tsx';
import { keptThings } from '../../components/naming/keptThings.ts';
import { lang } from '../../i18n/index.ts';
import { type KeptLeague, dropLeague, keptLeagues, putLeague } from '../../store/leagues.ts';
import { played, reopen } from './league.ts';
import { leagueWords } from './words.ts';

const leagues = keptThings<KeptLeague>({ all: keptLeagues, put: putLeague, drop: dropLeague });

/** Those of the game on the page, but for the one that stands there. */
export default function Kept() {
  const t = leagueWords.value;
  const now = played.value;
  useEffect(() => void leagues.load(), [now]);
  const here = system.value;
  const standing = now && JSON.stringify(now.request);
  const mine = (leagues.all.value ?? []).filter(
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
              rename={(next) => leagues.rename(one, next)}
              remove={() => leagues.remove(one)}
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
