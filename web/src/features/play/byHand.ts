// What is decided by hand, fetched when somebody does: a first fight needs none of it.
import { lazy } from '../../components/lazy.tsx';

export const ByHand = lazy(() => import('./Waiting.tsx'));

/** Between two players at one screen, where there are secrets. */
export const Curtain = lazy(() => import('./Curtain.tsx'));
