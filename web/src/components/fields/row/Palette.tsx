// Every item that can be taken, grouped by kind, with a search; a press puts it into the chosen place.
import { signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Item } from '#engine';
import type { Side } from '../../../app/build.ts';
import { system } from '../../../app/fight/match.ts';
import { drag } from '../../drag/places.ts';
import { Gloss, breakable } from '../../Inline.tsx';
import { rove } from '../../input.ts';
import { Seal } from '../../Seal.tsx';
import { lang, words } from '../../../i18n/index.ts';
import { peeked, put } from './editing.ts';
import { meaning } from '../../../app/names.ts';
import type { matches } from './search.ts';
import * as skillCss from '../../../styles/skill.module.css';
import * as css from './row.module.css';

/** Comes in when somebody is about to search. */
const search = signal<typeof matches | null>(null);
const fetchSearch = () =>
  import('./search.ts').then(
    ({ matches }) => void (search.value = matches),
    // Searching finds nothing, and another try fetches it again.
    () => undefined,
  );

interface Props {
  side: Side;
  place: number;
  /** What the place holds now. */
  id: string;
}

interface EntryProps extends Props {
  item: Item;
  /** The one stop of the Tab key. */
  stop: boolean;
}

function Entry({ side, place, id, item, stop }: EntryProps) {
  const t = words.value;
  const name = item.name[lang.value];
  const peek = () => (peeked.value = item.id);
  const leave = () => (peeked.value = null);
  return (
    <li>
      <button
        type="button"
        tabIndex={stop ? 0 : -1}
        aria-pressed={item.id === id}
        aria-label={t.itemName(name, item.reading[lang.value], item.limited)}
        onClick={() => put({ side, place }, item.id)}
        onPointerDown={(event) => drag(event, (to) => put(to, item.id))}
        onPointerEnter={(event) => event.pointerType === 'mouse' && peek()}
        onPointerLeave={leave}
        onFocus={peek}
        onBlur={leave}
      >
        <Seal item={item} />
        {item.limited && (
          <span class={`${skillCss.lim} ${css.lim}`} lang="ja" aria-hidden="true">
            リ
          </span>
        )}
        <small aria-hidden="true">{breakable(name)}</small>
        <Gloss of={meaning(item)} />
      </button>
    </li>
  );
}

export function Palette({ side, place, id }: Props) {
  const t = words.value;
  const query = useSignal('');
  const box = useRef<HTMLDivElement>(null);
  const form = system.value?.form;
  if (!form) return null;
  const seek = () =>
    form.items.filter((item) => item.takeable && (!query.value || search.value?.(item, query.value)));
  const found = seek();
  const stop = found.some((item) => item.id === id) ? id : found[0]?.id;
  const searchId = `find-${side}`;
  return (
    <>
      <p class={css.find}>
        <label for={searchId}>{t.skillFor(place + 1)}</label>
        <input
          id={searchId}
          type="search"
          value={query.value}
          placeholder={t.searchSkills}
          autocomplete="off"
          onFocus={() => void fetchSearch()}
          onInput={(event) => (query.value = event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.isComposing) return;
            if (event.key === 'Enter' && query.value) {
              // Whoever types fast is ahead of the search.
              void fetchSearch().then(() => {
                const [first] = seek();
                if (first) put({ side, place }, first.id);
              });
            } else if (event.key === 'ArrowDown') box.current?.querySelector('button')?.focus();
            else if (event.key === 'Escape' && query.value) query.value = '';
            else return;
            event.preventDefault();
          }}
        />
      </p>
      <div
        ref={box}
        class={css.palette}
        data-part="palette"
        role="group"
        aria-label={t.skillFor(place + 1)}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') put({ side, place }, '');
          else rove(event.currentTarget, event);
        }}
      >
        {form.kinds.map((kind) => {
          const items = found.filter((item) => item.kind === kind.id);
          return (
            items.length > 0 && (
              <section key={kind.id} data-kind={kind.id}>
                <h3>
                  {kind.name[lang.value]}
                  <span>{items.length}</span>
                </h3>
                <ul>
                  {items.map((item) => (
                    <Entry
                      key={item.id}
                      side={side}
                      place={place}
                      id={id}
                      item={item}
                      stop={item.id === stop}
                    />
                  ))}
                </ul>
              </section>
            )
          );
        })}
        {found.length === 0 && search.value && <p class={`hint ${css.hint}`}>{t.noSkill(query.value)}</p>}
      </div>
      <p class={css.legend}>
        <span class={`${skillCss.lim} ${css.lim}`} lang="ja" aria-hidden="true">
          リ
        </span>
        {t.limitedNote}
      </p>
    </>
  );
}
