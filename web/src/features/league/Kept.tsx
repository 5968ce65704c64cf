// The list of leagues that were played on this device: opens, names and deletes them.
import { useEffect } from 'preact/hooks';
import { system } from '../../app/fight/match.ts';
import { KeptLine, KeptList } from '../../components/naming/KeptLine.tsx';
import { Pane } from '../../components/kit/Pane.tsx';
import { lang } from '../../i18n/index.ts';
import { leagues, renameKept, reopen, stands } from './keeping.ts';
import { leagueWords } from './words.ts';

/** The kept leagues of the system on the page; the one whose result is shown is marked. */
export default function Kept() {
  const t = leagueWords.value;
  useEffect(() => void leagues.load(), []);
  const here = system.value;
  const mine = (leagues.all.value ?? []).filter(({ request }) => request.system === here?.id);
  if (mine.length === 0) return null;
  return (
    <Pane id="league-kept" title={t.earlier} lead={t.earlierLead}>
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
              open={() => reopen(one)}
              rename={(next) => renameKept(one, next)}
              remove={() => leagues.remove(one)}
            >
              <span>{t.unnamed(format ?? request.format, request.entrants.length)}</span>{' '}
              <b>
                <bdi>{t.firstIs(first)}</bdi>
              </b>
              {stands(one) && <span data-mine>{t.stands}</span>}
            </KeptLine>
          );
        })}
      </KeptList>
    </Pane>
  );
}
