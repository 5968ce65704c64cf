// Words that stand for one phrase each: a row for a word, with what it means and what is wrong with that.
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Build } from '#engine';
import { lang } from '../../i18n/index.ts';
import { definitionRead, useDefinitions } from '../../app/plans/ask.ts';
import { type Definition, definitionsOf } from '../../app/plans/entries.ts';
import { plansWords } from './words.ts';
import * as css from './plans.module.css';

/** Most that a sheet may have. */
const most = 16;

interface Props {
  build: Build;
  /** Field of the build. */
  field: string;
  onPut: (definitions: Definition[], tag: string) => void;
}

export function Definitions({ build, field, onPut }: Props) {
  const t = plansWords.value;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  /** Something was added: its word is to be written. */
  const added = useRef(false);
  const all = definitionsOf(build, field);
  useDefinitions(build, field, all);
  useLayoutEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.lastElementChild?.querySelector('input')?.focus();
  });
  const put = (at: number, one: Definition | null, tag = '') =>
    onPut(one ? all.with(at, one) : all.toSpliced(at, 1), tag && `${at} ${tag}`);
  return (
    <details class={css.definitions} open={all.length > 0}>
      <summary>
        {t.definitions} <small>{all.length}</small>
      </summary>
      <p class="hint">{t.aboutDefinitions}</p>
      <ul ref={list}>
        {all.map((one, at) => {
          const read = definitionRead(one);
          // Nothing is wrong yet with what nobody has begun.
          const problem = one.word || one.text ? read?.problems[0] : undefined;
          const text = read && !problem && read.lang !== lang.value ? read.text[lang.value] : one.text;
          return (
            <li key={at} data-wrong={problem ? true : undefined}>
              <input
                value={one.word}
                placeholder={at === 0 ? t.exampleWord : undefined}
                aria-label={t.word(at + 1)}
                maxLength={24}
                spellcheck={false}
                onChange={(event) => put(at, { ...one, word: event.currentTarget.value.trim() }, 'word')}
              />
              <span aria-hidden="true">＝</span>
              <input
                value={text}
                placeholder={at === 0 ? t.exampleMeaning : undefined}
                aria-label={t.means(at + 1)}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${id}-${at}` : undefined}
                maxLength={300}
                spellcheck={false}
                onChange={(event) => put(at, { ...one, text: event.currentTarget.value }, 'text')}
              />
              <button
                type="button"
                class={`icon ${css.icon}`}
                aria-label={t.undefine(at + 1)}
                title={t.undefine(at + 1)}
                onClick={() => put(at, null)}
              >
                ×
              </button>
              {problem && <p id={`${id}-${at}`}>{problem[lang.value]}</p>}
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        class="text"
        disabled={all.length >= most}
        onClick={() => {
          added.current = true;
          onPut([...all, { word: '', text: '' }], '');
        }}
      >
        ＋ {t.define}
      </button>
    </details>
  );
}
