// What keeps a sheet from fighting; fetched when there is something.
import type { Build } from '#engine';
import type { Side } from '../../app/build.ts';
import { problems } from '../../app/match.ts';
import { lazy } from '../../components/lazy.tsx';

const List = lazy(async () => (await import('./ProblemList.tsx')).default);

export function Problems({ side, build }: { side: Side; build: Build }) {
  return problems.value[side].length > 0 ? <List side={side} build={build} /> : null;
}
