// The seed that a league or a crosstable hangs on, and a button that rolls another.
import { system } from '../../app/match.ts';
import { Icon } from '../Icon.tsx';
import { rollSeed, seed } from '../../app/league/seed.ts';
import { seedWords } from './words.ts';

export function Seed() {
  const t = seedWords.value;
  if (!system.value?.chance) return null;
  return (
    <span>
      {t.seed} <code>{seed.value}</code>
      <button type="button" class="icon" aria-label={t.reroll} title={t.reroll} onClick={rollSeed}>
        <Icon name="dice" />
      </button>
    </span>
  );
}
