// The button that takes the last decision back, where there is one.
import { askBack, canTakeBack } from './takeBack.tsx';
import { playWords } from './words.ts';

export function Back() {
  if (canTakeBack() === null) return null;
  return (
    <button type="button" onClick={askBack}>
      {playWords.value.back}
    </button>
  );
}
