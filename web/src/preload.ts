// The second script, fetched beside the engine: keys and voice, the address, the kept set-up, the roster, what a change was, the verdict at the end, the site itself.

export { runTranslation } from './app/translation.ts';
export { runAddress, stayInLanguage } from './app/address.ts';
export { runKeys } from './frame/hearKeys.ts';
export { runVoice } from './app/fight/voice.ts';
export { keep } from './store/keep.ts';
export { keptSetup } from './store/store.ts';
export { Ending } from './features/match/Ending.tsx';
export { BesideResult } from './features/match/LastChange.tsx';
export { Badge } from './frame/Badge.tsx';
