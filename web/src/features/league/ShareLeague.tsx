// The dialog that shares a league: by its link, or as a file if it is too long for one.
import { useCallback } from 'preact/hooks';
import type { LeagueRequest } from '#engine';
import { ShareLink } from '../../components/share/ShareLink.tsx';
import { saveLeague } from './league.ts';
import { leagueWords } from './words.ts';

export default function ShareLeague({ request }: { request: LeagueRequest }) {
  const w = leagueWords.value;
  const question = useCallback(
    (names: boolean) => ({ call: 'leagueLink', request: JSON.stringify(request), names }) as const,
    [request],
  );
  return (
    <ShareLink
      title={w.share}
      system={request.system}
      question={question}
      tooLongSaid={w.tooLong}
      save={() => saveLeague(request)}
    />
  );
}
