// The text field of one plan: marks problems under the text and offers completions. While an input method composes, the
// field is never touched.
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Build, PlanCompletion, PlanRead, Problem } from '#engine';
import { lang } from '../../i18n/index.ts';
import { system } from '../../app/fight/match.ts';
import { complete } from '../../app/plans/ask.ts';
import { type Entry, linesOf, shown } from '../../app/sheet/planEntries.ts';
import { heard, withReadings } from './readings.ts';
import { plansWords } from './words.ts';
import * as css from './plans.module.css';

// Places in a text: the engine counts code points, the browser counts UTF-16 units.

/** Number of code points before a place in UTF-16 units. */
export function pointsBefore(text: string, at: number): number {
  return Array.from(text.slice(0, at)).length;
}

/** Place in UTF-16 units after a number of code points. */
export function placeOf(text: string, points: number): number {
  return Array.from(text).slice(0, points).join('').length;
}

/** The text with a completion put in before the caret, and the caret behind the completion. `caret` is in UTF-16
 * units. */
export function completed(
  text: string,
  caret: number,
  { begin, insert }: PlanCompletion,
): { text: string; caret: number } {
  const before = text.slice(0, placeOf(text, begin)) + insert;
  return { text: before + text.slice(caret), caret: before.length };
}

/** A run of the text with one kind of words (as in PlanRead) and one problem, or none. */
interface Piece {
  text: string;
  kind: string;
  problem: Problem | null;
}

/** Kinds of the characters of text `to`, taken from the known kinds of text `from` where both begin or end alike; '.'
 * between. */
export function carried(kinds: string, from: string, to: string): string {
  const [before, after] = [Array.from(from), Array.from(to)];
  const most = Math.min(before.length, after.length, kinds.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const between = '.'.repeat(after.length - head - tail);
  return kinds.slice(0, head) + between + kinds.slice(before.length - tail, before.length);
}

/** The text in runs, for marks under the exact characters. A problem of length 0, where something is missing, marks the
 * character before it. */
export function pieces(text: string, problems: readonly Problem[], kinds = ''): Piece[] {
  const points = Array.from(text);
  const owner: (Problem | null)[] = points.map(() => null);
  for (const problem of problems) {
    const column = problem.column ?? 0;
    const from = Math.max(problem.length ? column - 1 : Math.min(column - 2, points.length - 1), 0);
    for (let at = from; at < Math.min(from + (problem.length || 1), points.length); at++) {
      if (owner[at] === null) owner[at] = problem;
    }
  }
  const found: Piece[] = [];
  points.forEach((point, at) => {
    const problem = owner[at] ?? null;
    const kind = kinds[at] ?? '.';
    const last = found.at(-1);
    if (last && last.problem === problem && last.kind === kind) last.text += point;
    else found.push({ text: point, kind, problem });
  });
  return found;
}

/** Places the list of completions below the text, or above it if there is more room, within the window. It is placed
 * in the window since the dialog would cut it. */
function place(list: HTMLElement, { top, bottom, left, width }: DOMRect): void {
  const from = visualViewport?.offsetTop ?? 0;
  const to = from + (visualViewport?.height ?? innerHeight);
  const [above, below] = [top - from, to - bottom].map((room) => Math.max(0, room - 4)) as [number, number];
  list.style.maxBlockSize = '';
  const wanted = list.offsetHeight;
  const up = below < wanted && above > below;
  const height = Math.min(wanted, up ? above : below);
  list.style.maxBlockSize = `${height}px`;
  list.style.insetBlockStart = `${up ? top - height : bottom}px`;
  list.style.insetInlineStart = `${left}px`;
  list.style.inlineSize = `${width}px`;
}

interface Props {
  /** Number of the plan. */
  n: number;
  build: Build;
  entry: Entry;
  read: PlanRead | undefined;
  describedBy: string | undefined;
  /** A sample plan, shown as placeholder. */
  example: string | undefined;
  onFocus: () => void;
  onText: (text: string) => void;
  /** Takes lines that were pasted, in the place of this plan. */
  onLines: (lines: Entry[]) => void;
  /** Enter: a plan below this one. */
  onNext: () => void;
  onMove: (by: 1 | -1) => void;
}

interface Offer {
  list: PlanCompletion[];
  caret: number;
  active: number;
  /** true: `active` was chosen with the arrow keys. */
  byHand: boolean;
}

export function PlanText(props: Props) {
  const { n, build, entry, read, describedBy, example } = props;
  const t = plansWords.value;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);
  /** true: the user has written since the field got the focus. */
  const written = useRef(false);
  const asked = useRef(0);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [, redraw] = useState(0);

  // While the user writes, the text stays as written; it is shown in the reader's language afterwards.
  const own = 'text' in entry ? entry.text : null;
  const wished = written.current && own !== null ? own : shown(entry, read, lang.value);
  // In a layout effect, since a moment later the next letter may be there.
  useLayoutEffect(() => {
    const area = box.current;
    if (area && !composing.current && area.value !== wished) area.value = wished;
  }, [wished]);

  const text = composing.current ? (box.current?.value ?? wished) : wished;
  const problems = composing.current ? [] : (read?.problems ?? []);
  const painted = useRef({ text: '', kinds: '' });
  if (read) painted.current = { text, kinds: read.kinds[text === own ? read.lang : lang.value] };
  const kinds = read ? painted.current.kinds : carried(painted.current.kinds, painted.current.text, text);

  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const settle = () => {
      const area = box.current;
      if (list.current && area) place(list.current, area.getBoundingClientRect());
    };
    settle();
    if (!offer) return undefined;
    // Scrolling moves the text, and a screen keyboard takes room away.
    const away = new AbortController();
    document.addEventListener('scroll', settle, { capture: true, passive: true, signal: away.signal });
    for (const view of [window, visualViewport])
      view?.addEventListener('resize', settle, { signal: away.signal });
    return () => away.abort();
  }, [offer]);

  const close = () => {
    asked.current++;
    setOffer(null);
  };
  const ask = (wanted: boolean) => {
    const area = box.current;
    if (!area) return;
    const mine = ++asked.current;
    const [value, caret] = [area.value, area.selectionStart];
    const before = value.slice(0, caret);
    const names = heard(before, system.peek()?.form.items ?? [], lang.value);
    const asking = withReadings(before, names, (text) =>
      complete(build, text, pointsBefore(text, text.length)),
    );
    void asking.then((list) => {
      if (mine !== asked.current || area !== document.activeElement) return;
      const begun = list[0] && list[0].begin < pointsBefore(value, caret);
      const show = list.length > 0 && (wanted || value.trim() !== '');
      setOffer(show ? { list, caret, active: begun ? 0 : -1, byHand: false } : null);
    });
  };
  const commit = () => {
    if (!box.current) return;
    written.current = true;
    props.onText(box.current.value.replace(/[\r\n]+/g, ' '));
  };
  const accept = (one: PlanCompletion) => {
    const area = box.current;
    if (!area || !offer) return;
    const next = completed(area.value, offer.caret, one);
    area.focus();
    area.value = next.text;
    area.setSelectionRange(next.caret, next.caret);
    commit();
    ask(false);
  };

  /** Enter must not add a completion to a whole plan unless the user chose it. */
  const active = !offer || (read?.plan && !offer.byHand) ? -1 : offer.active;
  const choose = (by: 1 | -1) => {
    if (!offer) return;
    const next = active < 0 && by < 0 ? offer.list.length - 1 : active + by;
    const to = (next + offer.list.length) % offer.list.length;
    setOffer({ ...offer, active: to, byHand: true });
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' });
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || composing.current) return;
    const stop = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const atEnd = box.current?.selectionStart === box.current?.value.length;
    const arrow = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (arrow && event.altKey) {
      stop();
      props.onMove(arrow);
    } else if (arrow && offer) {
      stop();
      choose(arrow);
    } else if (event.key === 'Escape' && offer) {
      stop();
      close();
    } else if ((arrow > 0 && atEnd) || (event.key === ' ' && event.ctrlKey)) {
      stop();
      ask(true);
    } else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) {
      const one = offer?.list[active];
      if (one) {
        stop();
        accept(one);
      } else if (event.key === 'Enter') {
        stop();
        close();
        props.onNext();
      }
    }
  };

  return (
    <div class={css.planText} data-composing={composing.current || undefined}>
      <div class={css.squiggles} aria-hidden="true">
        {pieces(text, problems, kinds).map((piece, at) =>
          piece.problem ? (
            <mark key={at} data-is={piece.kind}>
              {piece.text}
            </mark>
          ) : (
            <span key={at} data-is={piece.kind}>
              {piece.text}
            </span>
          ),
        )}
        {'\u200b'}
      </div>
      <textarea
        ref={box}
        rows={1}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        aria-label={t.plan(n)}
        placeholder={example && t.placeholder(example)}
        aria-invalid={(read && !read.plan) || undefined}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-controls={offer ? id : undefined}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        onFocus={props.onFocus}
        onBlur={() => {
          written.current = false;
          close();
          redraw((k) => k + 1);
        }}
        onCompositionStart={() => {
          composing.current = true;
          close();
          redraw((k) => k + 1);
        }}
        onCompositionEnd={() => {
          composing.current = false;
          redraw((k) => k + 1);
          commit();
          ask(false);
        }}
        onInput={(event) => {
          if (event.isComposing || composing.current) {
            redraw((k) => k + 1);
            return;
          }
          commit();
          ask(false);
        }}
        onPaste={(event) => {
          const lines = linesOf(event.clipboardData?.getData('text/plain') ?? '');
          if (lines.length < 2) return;
          event.preventDefault();
          props.onLines(lines);
        }}
        onKeyDown={onKey}
      />
      {offer && (
        <ul class={css.offer} ref={list} id={id} role="listbox" aria-label={t.completions}>
          {offer.list.map((one, at) => (
            <li
              key={one.label}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => accept(one)}
            >
              {one.label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
