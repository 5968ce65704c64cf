// English words about rulings that matter.
import type { Strings } from './strings.ja.ts';

export const en: Strings = {
  hangs: (rulings) => `Who wins depends on ruling ${rulings}.`,
  otherwise: (rulings) => `Refereed with another reading of ${rulings}.`,
  back: 'Back to the usual reading',
  setting: 'Setting',
  usual: 'Back to the usual settings',
  show: 'See the other reading',
  title: 'Rulings and other readings',
  about:
    'Where the original leaves a point open, this referee has settled it. Read the other way, each of these changes who wins.',
  ruling: 'Ruling',
  rule: (id) => `Read rule ${id}`,
  then: 'Read like this:',
  wins: (name) => `${name} wins`,
  draw: 'a draw',
  fightIt: 'Fight with this reading',
  fightItOf: (ruling) => `Fight with the other reading of ${ruling}`,
};
