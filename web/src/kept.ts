// What outlives the page, fetched as one file beside the engine: the kept set-up, the roster, the site itself.
export { keep } from './store/keep.ts';
export { changeRoster, keptRoster } from './store/roster.ts';
export { Badge } from './sw/Badge.tsx';
