// The second script, fetched beside the engine: everything that the first drawing can do without but every page needs.

export { runTranslation } from './app/translation.ts';
export { runAddress, stayInLanguage } from './app/address.ts';
export { runKeys } from './frame/hearKeys.ts';
export { runVoice } from './app/fight/voice.ts';
export { runTerms } from './components/term/runTerms.ts';
export { keep } from './store/keep.ts';
export { keptSetup } from './store/store.ts';
export { Ending } from './features/match/Ending.tsx';
export { BesideResult } from './features/match/LastChange.tsx';
export { Fill } from './components/sheet/Fill.tsx';
export { Badge } from './frame/Badge.tsx';
