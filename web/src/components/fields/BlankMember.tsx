// The note on the sheet of a member that is still blank: offers to take somebody from the roster, a random build, or
// samples up to a party's usual size.
import { translated } from '../../i18n/index.ts';
import * as css from './Members.module.css';

export const blankWords = translated({
  blank: {
    ja: (name: string) => `${name}はまだ白紙です。下に書くか、`,
    en: (name: string) => `Nothing is written of ${name} yet: fill in below, or`,
  },
  elsewhere: { ja: '名簿・見本・文から選ぶ', en: 'choose from roster, samples or text' },
  samples: {
    ja: (n: number) => `見本で${n}人にする`,
    en: (n: number) => `fill up to ${n} with samples`,
  },
  chance: { ja: 'おまかせで作る', en: 'make it at random' },
});

interface Props {
  name: string;
  /** Opens the dialog with roster, samples and texts. */
  choose: () => void;
  byChance: () => void;
  /** Puts samples in its place and behind it, up to so many members. */
  fill: (size: number) => void;
}

/** Members of a party that is filled up with samples. */
const usual = 3;

export default function BlankMember({ name, choose, byChance, fill }: Props) {
  const t = blankWords.value;
  return (
    <p class={css.blank}>
      {t.blank(name)}{' '}
      <button type="button" class="text" onClick={choose}>
        {t.elsewhere}
      </button>{' '}
      <button type="button" class="text" onClick={byChance}>
        {t.chance}
      </button>{' '}
      <button type="button" class="text" onClick={() => fill(usual)}>
        {t.samples(usual)}
      </button>
    </p>
  );
}
