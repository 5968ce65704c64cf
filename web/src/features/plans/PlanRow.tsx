// One plan of the list: shows its number, text and problems, and while it is edited its note and its blocks too.
import { useId } from 'preact/hooks';
import type { Build, PlanTree } from '#engine';
import { lazy } from '../../components/lazy.tsx';
import { lang } from '../../i18n/index.ts';
import { planWords, readOf } from '../../app/plans/ask.ts';
import { type Entry, withNote, withText } from '../../app/sheet/planEntries.ts';
import { PlanText } from './PlanText.tsx';
import { dragLine } from '../../components/drag/lines.ts';
import { plansWords } from './words.ts';
import * as css from './plans.module.css';

const Blocks = lazy(async () => (await import('./Blocks.tsx')).Blocks);

export interface RowProps {
  at: number;
  last: boolean;
  build: Build;
  entry: Entry;
  active: boolean;
  /** A sample plan, shown as placeholder. */
  example: string | undefined;
  onActive: () => void;
  /** Replaces the plan by the given ones. */
  onPut: (entries: Entry[], tag?: string) => void;
  onNext: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function PlanRow({ at, last, build, entry, active, example, ...on }: RowProps) {
  const t = plansWords.value;
  const id = useId();
  const n = at + 1;
  const read = readOf(entry);
  const wrong = read && !read.plan ? read.problems : [];
  const most = planWords.value?.most.characters ?? 300;
  const length = 'text' in entry ? Array.from(entry.text).length : 0;
  const put = (plan: PlanTree) => on.onPut([withNote(plan, entry.note ?? '')]);
  return (
    <li class={css.plan} data-active={active || undefined} data-wrong={wrong.length > 0 || undefined}>
      <span
        class={css.handle}
        aria-hidden="true"
        title={t.drag(n)}
        onPointerDown={(event) => dragLine(event, at, on.onMove)}
      >
        {n}
      </span>
      <PlanText
        n={n}
        build={build}
        entry={entry}
        read={read}
        example={example}
        describedBy={wrong.length > 0 ? id : undefined}
        onFocus={on.onActive}
        onText={(text) => on.onPut([withText(entry, text)], 'text')}
        onLines={(lines) => on.onPut(lines)}
        onNext={on.onNext}
        onMove={(by) => on.onMove(at + by)}
      />
      <span class={css.tools}>
        <button
          type="button"
          class={`icon ${css.icon}`}
          data-part="up"
          aria-label={t.up(n)}
          title={t.up(n)}
          aria-disabled={at === 0 || undefined}
          onClick={() => on.onMove(at - 1)}
        >
          ↑
        </button>
        <button
          type="button"
          class={`icon ${css.icon}`}
          data-part="down"
          aria-label={t.down(n)}
          title={t.down(n)}
          aria-disabled={last || undefined}
          onClick={() => on.onMove(at + 1)}
        >
          ↓
        </button>
        <button
          type="button"
          class={`icon ${css.icon}`}
          aria-label={t.remove(n)}
          title={t.remove(n)}
          onClick={on.onRemove}
        >
          ×
        </button>
      </span>
      {wrong.length > 0 && (
        <div class={css.wrong}>
          <ul id={id}>
            {wrong.map((problem, k) => (
              <li key={k}>
                {problem.column ? <small>{t.at(problem.column)}</small> : null} {problem[lang.value]}
              </li>
            ))}
          </ul>
          {read?.fixes.map((fix) => (
            <button
              key={fix.join('\n')}
              type="button"
              onClick={() => on.onPut(fix.map((text, k) => (k === 0 ? withText(entry, text) : { text })))}
            >
              {fix.length > 1 ? t.fixToPlans(fix) : t.fixTo(fix[0] ?? '')}
            </button>
          ))}
        </div>
      )}
      {active ? (
        <div class={css.more}>
          {length > most / 2 && <p class="hint">{t.length(length, most)}</p>}
          <Blocks n={n} build={build} read={read} empty={'text' in entry && !entry.text.trim()} onPut={put} />
          <p class={css.note}>
            <label for={`${id}-note`}>{t.noteShort}</label>
            <input
              id={`${id}-note`}
              value={entry.note ?? ''}
              aria-label={t.note(n)}
              maxLength={300}
              onInput={(event) => on.onPut([withNote(entry, event.currentTarget.value)], 'note')}
            />
          </p>
        </div>
      ) : (
        entry.note && <p class={css.note}>{entry.note}</p>
      )}
    </li>
  );
}
