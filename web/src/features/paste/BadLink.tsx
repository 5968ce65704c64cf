// The notice about a link that can't be opened: shows the reason and the part that arrived, and a box for the
// whole link.
import { useSignal } from '@preact/signals';
import { dropBadLink, openPasted } from '../../app/address.ts';
import type { BadLink as Bad } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { lang, words } from '../../i18n/index.ts';
import { pasteWords } from './words.ts';
import * as css from '../../styles/paste.module.css';

const Lacking = lazy(async () => (await import('../lists/ListDialog.tsx')).Lacking);

/** How many UTF-16 units of the link are shown. */
const shown = 64;

export default function BadLink({ of }: { of: Bad }) {
  const t = words.value;
  const p = pasteWords.value;
  const text = useSignal('');
  return (
    <section class={css.panel} aria-labelledby="bad-link">
      <h2 id="bad-link">{p.badLinkTitle}</h2>
      <p class={css.cutlink}>
        <code>#{of.fragment.slice(0, shown)}</code>
        <span class={css.cut} aria-hidden="true" />
        {of.missing > 0 && <em>{p.missing(of.missing)}</em>}
      </p>
      <p role="alert">{of[lang.value]}</p>
      <p>{p.keptNote}</p>
      {of.problems.length > 0 && (
        <ul class={css.complaints}>
          {of.problems.map((problem, at) => (
            <li key={at}>{problem[lang.value]}</li>
          ))}
        </ul>
      )}
      {of.failure === 'lacking' && <Lacking fragment={of.fragment} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.value.trim()) void openPasted(text.value);
        }}
      >
        <label for="whole-link">{p.wholeLink}</label>
        <textarea
          id="whole-link"
          rows={2}
          value={text.value}
          spellcheck={false}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <p class="acts">
          <button type="submit" class="go">
            {t.open}
          </button>
          <button type="button" class="text" onClick={dropBadLink}>
            {p.backToThis}
          </button>
        </p>
      </form>
    </section>
  );
}
