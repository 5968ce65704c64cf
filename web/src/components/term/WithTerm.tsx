// A sentence in which a word of the game opens its meaning; used by screens that are fetched later.
import { dialog } from '../../app/view.ts';
import { lang } from '../../i18n/index.ts';
import * as css from '../../styles/screen.module.css';

/** Words by their id, which the terms of every system's 遊び方 (docs/systems) have. */
const words = { sheet: { ja: '札', en: 'sheet' } } as const;

/** Makes the first occurrence of the word a button that opens its meaning. */
export function WithTerm({ of, said }: { of: keyof typeof words; said: string }) {
  const word = words[of][lang.value];
  const at = said.indexOf(word);
  if (at < 0) return <>{said}</>;
  return (
    <>
      {said.slice(0, at)}
      <button
        type="button"
        class={`term ${css.running}`}
        aria-haspopup="dialog"
        onClick={() => (dialog.value = { kind: 'why', rule: `t.${of}` })}
      >
        <span>{word}</span>
      </button>
      {said.slice(at + word.length)}
    </>
  );
}
