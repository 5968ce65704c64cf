// The second script, fetched beside the engine: the parts of the first drawing that are not in the first one, keys and
// voice, the address, the kept set-up, the roster, the site itself.

export { Welcome } from './features/welcome/Welcome.tsx';
export { runAddress, stayInLanguage } from './app/address.ts';
export { runKeys } from './frame/hearKeys.ts';
export { runVoice } from './app/fight/voice.ts';
export { keep } from './store/keep.ts';
export { keptSetup } from './store/store.ts';
export { Badge } from './frame/Badge.tsx';
