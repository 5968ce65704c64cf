// The palette: the items that can be taken, one kind at a time or by search; a press puts an item into the
// chosen place.
import { signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Item } from '#engine';
import type { Side } from '../../../app/sheet/build.ts';
import { system } from '../../../app/fight/match.ts';
import { drag } from '../../drag/places.ts';
import { Gloss, Icon, breakable } from '../../Inline.tsx';
import { rove } from '../../input.ts';
import { Seal } from '../../Seal.tsx';
import { lang, words } from '../../../i18n/index.ts';
import { peeked, put } from './editing.ts';
import { meaning } from '../../../app/sheet/names.ts';
import type { matches } from '../../../app/sheet/search.ts';
import { paletteWords } from './words.ts';
import * as skillCss from '../../../styles/skill.module.css';
import * as css from './row.module.css';

/** The search function; loaded when the search field gets the focus. */
const search = signal<typeof matches | null>(null);
const fetchSearch = () =>
  import('../../../app/sheet/search.ts').then(
    ({ matches }) => void (search.value = matches),
    // If it fails, the search finds nothing, and the next try loads it again.
    () => undefined,
  );

interface Props {
  side: Side;
  place: number;
  /** Id of the item in the place; '': none. */
  id: string;
}

interface EntryProps extends Props {
  item: Item;
  /** Whether the Tab key stops here; one entry of the palette does. */
  stop: boolean;
}

function Entry({ side, place, id, item, stop }: EntryProps) {
  const t = words.value;
  const name = item.name[lang.value];
  const peek = () => (peeked.value = item.id);
  const leave = () => (peeked.value = null);
  const at = item.at[place];
  return (
    <li>
      <button
        type="button"
        tabIndex={stop ? 0 : -1}
        aria-pressed={item.id === id}
        aria-label={paletteWords.value.itemName(name, item.reading[lang.value], item.limited)}
        aria-describedby={`of-${side}-${item.id}`}
        onClick={() => put({ side, place }, item.id)}
        onPointerDown={(event) => drag(event, (to) => put(to, item.id))}
        onPointerEnter={(event) => event.pointerType === 'mouse' && peek()}
        onPointerLeave={leave}
        onFocus={peek}
        onBlur={leave}
      >
        <Seal item={item} />
        <span class={css.called} aria-hidden="true">
          <b>
            {breakable(name)}
            {item.limited && <span class={skillCss.lim}>{paletteWords.value.limitedSign}</span>}
          </b>
          <Gloss of={meaning(item)} />
        </span>
        <span class={css.figures} id={`of-${side}-${item.id}`}>
          {`${t.speedShort} ${at?.speed ?? '–'}${paletteWords.value.middot}${t.damageShort} ${at?.damage?.[lang.value] ?? '–'}`}
        </span>
        <small aria-hidden="true">{(at?.text ?? item.text)[lang.value]}</small>
      </button>
    </li>
  );
}

interface KindsProps {
  /** The kind that is shown; null: the results of a search. */
  shown: string | null;
  show: (kind: string) => void;
  searching: boolean;
  search: () => void;
}

/** The buttons for the kinds of items, and the button for the search. */
function Kinds({ shown, show, searching, search }: KindsProps) {
  const form = system.value?.form;
  const takeable = (kind: string) => form?.items.filter((one) => one.takeable && one.kind === kind).length;
  return (
    <p class={css.kinds} role="group" aria-label={paletteWords.value.kindsOf}>
      {form?.kinds.map(({ id, name }) => (
        <button key={id} type="button" data-kind={id} aria-pressed={id === shown} onClick={() => show(id)}>
          {name[lang.value]}
          <small>{takeable(id)}</small>
        </button>
      ))}
      <button
        type="button"
        class="icon"
        aria-label={paletteWords.value.searchSkills}
        title={paletteWords.value.searchSkills}
        aria-pressed={searching}
        onClick={search}
      >
        <Icon name="find" />
      </button>
    </p>
  );
}

export function Palette({ side, place, id }: Props) {
  const query = useSignal('');
  const searching = useSignal(false);
  /** The kind chosen at a place; at any other place the kind of the item in it is shown. */
  const asked = useSignal({ side, place, kind: '' });
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const toSearch = useRef(false);
  useLayoutEffect(() => {
    if (toSearch.current) field.current?.focus();
    toSearch.current = false;
  });
  const form = system.value?.form;
  if (!form) return null;
  const here = asked.value.side === side && asked.value.place === place ? asked.value.kind : '';
  const kind = here || (form.items.find((item) => item.id === id)?.kind ?? form.kinds[0]?.id ?? '');
  const seek = () =>
    form.items.filter(
      (item) => item.takeable && (query.value ? search.value?.(item, query.value) : item.kind === kind),
    );
  const found = seek();
  const stop = found.some((item) => item.id === id) ? id : found[0]?.id;
  const searchId = `find-${side}`;
  return (
    <>
      <Kinds
        shown={query.value ? null : kind}
        show={(next) => {
          query.value = '';
          asked.value = { side, place, kind: next };
        }}
        searching={searching.value}
        search={() => {
          searching.value = !searching.value;
          query.value = '';
          toSearch.current = searching.value;
        }}
      />
      {searching.value && (
        <p>
          <label class="vh" for={searchId}>
            {paletteWords.value.skillFor(place + 1)}
          </label>
          <input
            ref={field}
            id={searchId}
            type="search"
            value={query.value}
            placeholder={paletteWords.value.searchSkills}
            autocomplete="off"
            onFocus={() => void fetchSearch()}
            onInput={(event) => (query.value = event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.isComposing) return;
              if (event.key === 'Enter' && query.value) {
                // The search may still be loading.
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
      )}
      <div
        ref={box}
        class={css.palette}
        data-part="palette"
        role="group"
        aria-label={paletteWords.value.skillFor(place + 1)}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') put({ side, place }, '');
          else rove(event.currentTarget, event);
        }}
      >
        <ul>
          {found.map((item) => (
            <Entry key={item.id} side={side} place={place} id={id} item={item} stop={item.id === stop} />
          ))}
        </ul>
        {found.length === 0 && search.value && <p class="hint">{paletteWords.value.noSkill(query.value)}</p>}
      </div>
      {found.some(({ limited }) => limited) && (
        <p class={css.legend}>
          <span class={skillCss.lim} aria-hidden="true">
            {paletteWords.value.limitedSign}
          </span>
          {paletteWords.value.limitedNote}
        </p>
      )}
    </>
  );
}
