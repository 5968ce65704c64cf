// What the board of panels says, in English.
import type { ja } from './strings.ja.ts';

export const en: typeof ja = {
  panelsOf: (name) => `Panels of ${name}`,
  skillsOf: (name) => `Skills of ${name}`,
  panel: (n, element) => `Panel ${n}: ${element}`,
  uses: { used: 'used', locked: 'locked by maintenance' },
  kept: (n) => (n === 1 ? 'kept' : `kept ${n}`),
  lost: 'lost',
  chain: 'Chain area',
  empty: 'The chain area is empty.',
  fates: { resolving: 'resolves', vanished: 'cancelled' },
  now: (damage) => `→ ${damage}`,
};
