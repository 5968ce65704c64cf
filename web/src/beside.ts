// What the first drawing can do without, fetched as one file beside the engine: keys and voice, the kept set-up, the
// roster, the site itself.
export { runKeys } from './app/hearKeys.ts';
export { runVoice } from './app/voice.ts';
export { keep } from './store/keep.ts';
export { keptSetup } from './store/store.ts';
export { changeRoster, keptRoster } from './store/roster.ts';
export { Badge } from './sw/Badge.tsx';
