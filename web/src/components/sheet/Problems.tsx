// What is said of a sheet as a whole, fetched when there is something: what keeps it from fighting, what is legal and hardly
// meant, and what else it might be.
import type { Build } from '#engine';
import type { Side } from '../../app/build.ts';
import { facts, setup } from '../../app/match.ts';
import { lazy } from '../lazy.tsx';

const List = lazy(() => import('./ProblemList.tsx'));

export function Problems({ side, build }: { side: Side; build: Build }) {
  const { problems = [], warnings = [] } = facts.value[side] ?? {};
  const said = setup.value?.[4] ?? problems.length + warnings.length > 0;
  return said ? <List side={side} build={build} /> : null;
}
