// The patterns field: rows of panels that are painted with a chosen element, by press, by drag, or by the keys
// 1 to 6.
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PatternsField } from '#engine';
import { Gloss } from '../Inline.tsx';
import { rove } from '../input.ts';
import { lang } from '../../i18n/index.ts';
import { Panel } from './points/Panel.tsx';
import { bought, fitted, type Pattern, patternsOf, taken, withPatterns } from '../../app/sheet/capacity.ts';
import { pointsWords } from './points/words.ts';
import type { CharacterProps } from '../../app/sheet/sheet.ts';
import * as pointsCss from './points/points.module.css';
import * as css from './points/patterns.module.css';

/** Index of the element to paint with. */
const brush = signal(0);

type Elements = PatternsField['elements'];

function Brushes({ id, elements }: { id: string; elements: Elements }) {
  const t = pointsWords.value;
  return (
    <fieldset class={css.brushes}>
      <legend class="vh">{t.brush}</legend>
      {elements.map((one, at) => (
        <label key={one.id}>
          <input
            type="radio"
            name={`brush-${id}`}
            checked={brush.value === at}
            aria-label={one.name[lang.value]}
            onChange={() => (brush.value = at)}
          />
          <Panel element={one.id} />
          <Gloss of={one.name.en} />
        </label>
      ))}
    </fieldset>
  );
}

interface RowProps {
  at: number;
  pattern: Pattern;
  elements: Elements;
  onPaint: (place: number, element: string) => void;
}

function Cells({ at, pattern, elements, onPaint }: RowProps) {
  const t = pointsWords.value;
  const paint = (place: number, element = elements[brush.peek()]?.id) => element && onPaint(place, element);
  return (
    <ol
      class={css.cells}
      data-part="cells"
      aria-label={t.pattern(at + 1)}
      onKeyDown={(event) => {
        if (rove(event.currentTarget, event) || event.ctrlKey || event.metaKey || event.altKey) return;
        const element = elements[Number(event.key) - 1]?.id;
        const buttons = [...event.currentTarget.querySelectorAll('button')];
        const place = buttons.findIndex((button) => button === event.target);
        if (!element || place < 0) return;
        event.preventDefault();
        paint(place, element);
        buttons[place + 1]?.focus();
      }}
    >
      {Array.from(pattern.panels).map((element, place) => (
        <li key={place}>
          <button
            type="button"
            tabIndex={place === 0 ? 0 : -1}
            aria-label={t.cell(
              place + 1,
              elements.find(({ id }) => id === element)?.name[lang.value] ?? element,
            )}
            onClick={() => paint(place)}
            onPointerDown={(event) => event.pointerType === 'mouse' && event.button === 0 && paint(place)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && event.buttons === 1 && paint(place)}
          >
            <Panel element={element} />
            <Gloss of={elements.find(({ id }) => id === element)?.name.en} />
          </button>
        </li>
      ))}
    </ol>
  );
}

export default function Patterns({ field, sheet }: CharacterProps<PatternsField>) {
  const t = pointsWords.value;
  const { values: build, form } = sheet;
  const section = useRef<HTMLDivElement>(null);
  /** Index of the new pattern whose first panel gets the focus after the next render. */
  const goal = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (goal.current === null) return;
    section.current
      ?.querySelectorAll<HTMLElement>('[data-part=cells]')
      [goal.current]?.querySelector('button')
      ?.focus();
    goal.current = null;
  });
  const patterns = patternsOf(build, field.key);
  const panels = bought(build, form, field.length);
  const most = bought(build, form, field.most);
  const all = taken(build, form, field.most);
  const bad = new Set(sheet.wrong);
  const fill = field.elements.at(-1)?.id ?? '';
  const put = (next: readonly Pattern[], tag = '') =>
    sheet.put(withPatterns(build, field, next), tag && `${field.key} ${tag}`);
  const change = (at: number, next: Partial<Pattern>, tag: string) =>
    put(
      patterns.map((one, k) => (k === at ? { ...one, ...next } : one)),
      `${at} ${tag}`,
    );
  const add = () => {
    goal.current = patterns.length;
    const last = patterns.at(-1)?.panels ?? '';
    put([...patterns, { name: '', panels: fitted(last, panels, fill) }]);
  };
  return (
    <div class={pointsCss.field} ref={section}>
      {all > most && <p class={pointsCss.rest}>{t.lines(patterns.length, all - patterns.length, most)}</p>}
      {patterns.length === 0 ? (
        <p class="hint">{t.noPatterns}</p>
      ) : (
        <>
          <Brushes id={sheet.id} elements={field.elements} />
          <p class="hint">{t.paintKeys}</p>
        </>
      )}
      <ol class={css.patterns}>
        {patterns.map((pattern, at) => {
          const long = Array.from(pattern.panels).length;
          return (
            <li key={at} data-bad={bad.has(`/${field.key}/${at}`) || undefined}>
              <p class={css.head}>
                <b>{at + 1}</b>
                <input
                  value={pattern.name}
                  placeholder={t.pattern(at + 1)}
                  aria-label={t.patternName(at + 1)}
                  autocomplete="off"
                  onInput={(event) => change(at, { name: event.currentTarget.value }, 'name')}
                />
                {at === 0 && <small>{t.initial}</small>}
                <span class={pointsCss.tools}>
                  <button
                    type="button"
                    class={`icon ${pointsCss.icon}`}
                    aria-label={t.up(t.pattern(at + 1), at + 1)}
                    aria-disabled={at === 0 || undefined}
                    onClick={() =>
                      at > 0 && put(patterns.toSpliced(at - 1, 2, pattern, patterns[at - 1] ?? pattern))
                    }
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    class={`icon ${pointsCss.icon}`}
                    aria-label={t.putBack(t.pattern(at + 1), at + 1)}
                    onClick={() => put(patterns.toSpliced(at, 1))}
                  >
                    ×
                  </button>
                </span>
              </p>
              <Cells
                at={at}
                pattern={pattern}
                elements={field.elements}
                onPaint={(place, element) => {
                  const now = Array.from(pattern.panels);
                  if (now[place] !== element) {
                    change(at, { panels: now.with(place, element).join('') }, 'paint');
                  }
                }}
              />
              {long !== panels && panels > 0 && (
                <button
                  type="button"
                  class="text"
                  onClick={() => change(at, { panels: fitted(pattern.panels, panels, fill) }, '')}
                >
                  {t.fit(panels)}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <p class={`acts ${pointsCss.acts}`}>
        <button type="button" disabled={panels === 0 || all >= most} onClick={add}>
          ＋ {t.addPattern}
        </button>
      </p>
    </div>
  );
}
