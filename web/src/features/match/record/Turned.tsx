// What decided a fight, with the verdict of a watched one: of a sent fight also the result without its sender's changes.
// Fetched when the end of a fight is drawn.
import type { Fight } from '../../../engine/fight.ts';
import { opened } from '../../../app/fight/match.ts';
import Turned from '../../../components/board/Turned.tsx';
import { lazy } from '../../../components/lazy.tsx';

const WithoutChange = lazy(async () => (await import('../Sent.tsx')).WithoutChange);

export default function WithWhatWasSent({ of, below }: { of: Fight; below?: boolean }) {
  return (
    <Turned of={of} below={below}>
      {opened.value && <WithoutChange />}
    </Turned>
  );
}
