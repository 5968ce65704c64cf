// What keeps a sheet from fighting, and what is legal and hardly meant; fetched when there is something.
import type { Build } from '#engine';
import type { Side } from '../../app/build.ts';
import { facts } from '../../app/match.ts';
import { lazy } from '../lazy.tsx';

const List = lazy(() => import('./ProblemList.tsx'));

export function Problems({ side, build }: { side: Side; build: Build }) {
  const { problems = [], warnings = [] } = facts.value[side] ?? {};
  return problems.length + warnings.length > 0 ? <List side={side} build={build} /> : null;
}
