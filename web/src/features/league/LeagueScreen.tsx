// The league screen.
import { lang, words } from '../../i18n/index.ts';
import '../../styles/screen.css';
import { en } from './strings.en.ts';
import { ja } from './strings.ja.ts';

const strings = { ja, en };

export default function LeagueScreen() {
  const t = strings[lang.value];
  return (
    <div class="screen">
      <header>
        <h1>{words.value.screens.league}</h1>
        <p class="lead">{t.lead}</p>
      </header>
    </div>
  );
}
