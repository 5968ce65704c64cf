// The versus screen: who beats whom, in panes of which the address names one.
import { lang, words } from '../../i18n/index.ts';
import '../../styles/screen.css';
import { Matrix } from '../matrix/Matrix.tsx';
import { en } from './strings.en.ts';
import { ja } from './strings.ja.ts';

const strings = { ja, en };

export default function VersusScreen() {
  const t = strings[lang.value];
  return (
    <div class="screen">
      <header>
        <h1>{words.value.screens.versus}</h1>
        <p class="lead">{t.lead}</p>
      </header>
      <section aria-labelledby="-versus-matrix">
        <h2 id="-versus-matrix" class="cap" tabIndex={-1}>
          <span>{t.panes.matrix}</span>
        </h2>
        <Matrix />
      </section>
    </div>
  );
}
