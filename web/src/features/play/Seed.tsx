// The seed of the dice, and other dice.
import { course, report } from '../../app/match.ts';
import { actions } from '../../app/actions.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { playWords } from './words.ts';
import * as css from './play.module.css';

/** Not while there are secrets: it is enough to know them. */
export function Seed() {
  if (report.value?.viewer) return null;
  return (
    <span class={css.seed}>
      {playWords.value.seed} <code>{course.value.seed ?? '0'}</code>
      <ActionButton action={actions.reseed} icon="dice" />
    </span>
  );
}
