// The band under the head: what this place is and that the sample may be changed, until the reader has characters here.
import { useEffect } from 'preact/hooks';
import { opened, untouched } from '../../app/fight/match.ts';
import { rulesOf } from '../../app/language.ts';
import { anchorOf, greeting, show } from '../../app/view.ts';
import { markKnown } from '../../app/settings.ts';
import { Icon } from '../../components/Inline.tsx';
import { welcomeWords } from './words.ts';
import * as css from './Welcome.module.css';

/** A plain press: any other means another tab or window. */
const plain = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

export function Welcome() {
  const t = welcomeWords.value;
  // Whoever has put something in knows the place by the time another screen was looked at.
  useEffect(
    () => () => {
      if (!untouched.peek() && !opened.peek()) greeting.value = false;
    },
    [],
  );
  if (!greeting.value) return null;
  return (
    <section class={css.band} aria-label={t.about}>
      <p>
        {untouched.value ? t.sample : opened.value ? t.sent : t.own} {t.seals}
      </p>
      <button
        type="button"
        class="go"
        onClick={() => void import('./begin.ts').then(({ beginOwn }) => beginOwn())}
      >
        {t.begin}
      </button>
      <a
        class="button"
        href={rulesOf() + anchorOf('rules', 'play')}
        onClick={(event) => {
          if (!plain(event)) return;
          event.preventDefault();
          show('rules', 'play');
        }}
      >
        {t.howTo}
      </a>
      <button
        type="button"
        class="icon"
        aria-label={t.dismiss}
        title={t.dismiss}
        onClick={() => {
          markKnown();
          greeting.value = false;
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
