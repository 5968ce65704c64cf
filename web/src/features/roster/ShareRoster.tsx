// The dialog that shares entries of the roster by a link, or as a file if they are too many for one.
import { useCallback } from 'preact/hooks';
import type { RosterRequest } from '#engine';
import { save } from '../../app/roster/actions.ts';
import { rosterWords } from '../../app/roster/words.ts';
import { settings } from '../../app/fight/match.ts';
import { ShareLink } from '../../components/share/ShareLink.tsx';
import type { Entry } from '../../store/roster.ts';

export default function ShareRoster({ system, entries }: { system: string; entries: readonly Entry[] }) {
  const t = rosterWords.value;
  const question = useCallback(
    (names: boolean) => {
      const under = settings.peek();
      const request: RosterRequest = {
        system,
        ...(under && { settings: under }),
        format: 'roster',
        entrants: entries.map(({ build, tags: [group] }) => ({ build, ...(group && { group }) })),
      };
      return { call: 'leagueLink', request: JSON.stringify(request), names } as const;
    },
    [system, entries],
  );
  return (
    <ShareLink
      title={t.share(entries.length)}
      system={system}
      question={question}
      tooLongSaid={t.tooLong}
      saveSaid={t.exports.json}
      save={() => void save('json', entries)}
    />
  );
}
