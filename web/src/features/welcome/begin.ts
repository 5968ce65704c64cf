// Begins with two sheets on which nothing is written yet; one undo brings back who stood there.
import { batch } from '@preact/signals';
import { blank } from '../../app/blank.ts';
import { newSeed } from '../../app/fight/playState.ts';
import { tellStage } from '../../app/fight/stage.ts';
import { goBack, replace, settings, setup, system } from '../../app/fight/match.ts';
import { chosen, front, tell } from '../../app/view.ts';
import { welcomeWords } from './words.ts';

export function beginOwn(): void {
  const [info, now] = [system.peek(), setup.peek()];
  if (!info || !now) return;
  const under = settings.peek();
  const [a, b] = [blank(now.sides[0], info.form), blank(now.sides[1], info.form)];
  const course = info.chance ? { seed: newSeed() } : undefined;
  void replace({ sides: [a, b], settings: under, course }).then((done) => {
    if (!done) return;
    batch(() => {
      chosen.value = { side: 0, place: 0 };
      front.value = 0;
      tellStage({ is: 'asked', stage: 'build' });
    });
    tell(welcomeWords.value.begun, goBack);
    requestAnimationFrame(() => document.getElementById('name-0')?.focus());
  });
}
