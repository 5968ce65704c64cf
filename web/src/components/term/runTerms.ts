// Fetches what makes words of the game open their meanings, with the first line of a fight that is told.
import { effect } from '@preact/signals';
import { step } from '../../app/fight/replay.ts';
import { stage } from '../../app/fight/stage.ts';

export function runTerms(): void {
  effect(() => {
    if (step.value === 0 || stage.value === 'build') return;
    // Without it lines are told all the same.
    import('./wording.tsx').then(
      ({ begin }) => begin(),
      () => undefined,
    );
  });
}
