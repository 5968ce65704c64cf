// The seed of the dice, and other dice.
import { course } from '../../app/match.ts';
import { actions } from '../../app/actions.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { playWords } from './words.ts';
import * as css from './play.module.css';

export function Seed() {
  return (
    <span class={css.seed}>
      {playWords.value.seed} <code>{course.value.seed ?? '0'}</code>
      <ActionButton action={actions.reseed} icon="dice" />
    </span>
  );
}
