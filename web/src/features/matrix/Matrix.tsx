// The roster against itself, as a table of endings.
import { lang } from '../../i18n/index.ts';

const empty = {
  ja: '名簿に二人いれば、ここに対戦表が立ちます。',
  en: 'With two characters in the roster, the matrix stands here.',
};

export function Matrix() {
  return <p>{empty[lang.value]}</p>;
}
