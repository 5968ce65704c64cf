// The note on the sheet of a member that is still blank: offers to take somebody from the roster, or a random
// build.
import { translated } from '../../i18n/index.ts';
import * as css from './Members.module.css';

export const blankWords = translated({
  blank: {
    ja: (name: string) => `${name}はまだ白紙です。下に書くか、`,
    en: (name: string) => `Nothing is written of ${name} yet: fill in below, or`,
  },
  elsewhere: { ja: '名簿・見本・文から選ぶ', en: 'choose from roster, samples or text' },
  chance: { ja: 'おまかせで作る', en: 'make it at random' },
});

interface Props {
  name: string;
  /** Opens the dialog with roster, samples and texts. */
  choose: () => void;
  byChance: () => void;
}

export default function BlankMember({ name, choose, byChance }: Props) {
  const t = blankWords.value;
  return (
    <p class={css.blank}>
      {t.blank(name)}{' '}
      <button type="button" class="text" onClick={choose}>
        {t.elsewhere}
      </button>{' '}
      <button type="button" class="text" onClick={byChance}>
        {t.chance}
      </button>
    </p>
  );
}
