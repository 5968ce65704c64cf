// The plan editor: a side's plans from the top down, each as text and as blocks, with the fight that comes of them.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Build, PlanTree, TacticField } from '#engine';
import { actions } from '../../app/actions.ts';
import type { Side } from '../../app/build.ts';
import { edit, report, setup, stale, system } from '../../app/match.ts';
import { dialog } from '../../app/view.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Mark, marks } from '../../components/Mark.tsx';
import { Spans } from '../../components/Spans.tsx';
import { lang, words } from '../../i18n/index.ts';
import { planWords, plansOf, readOf, unanswered, useReads, useWords } from './ask.ts';
import { type Entry, entriesOf, moved } from './entries.ts';
import { PlanRow } from './PlanRow.tsx';
import './plans.css';
import { plansWords } from './words.ts';

/** Every preset's plans, to be taken one by one. */
function Templates({
  field,
  build,
  onTake,
}: {
  field: TacticField;
  build: Build;
  onTake: (plan: PlanTree) => void;
}) {
  const [of, setOf] = useState<PlanTree[][]>([]);
  useEffect(() => {
    let here = true;
    const all = field.presets.map(({ id }) => plansOf({ ...build, [field.key]: id }).catch(() => []));
    void Promise.all(all).then((plans) => {
      if (here) setOf(plans);
    });
    return () => {
      here = false;
    };
  }, []);
  useReads(build, of.flat(), 'templates');
  if (of.flat().length === 0) return null;
  return (
    <select
      value=""
      aria-label={plansWords.value.template}
      onChange={(event) => {
        const [preset = 0, at = 0] = event.currentTarget.value.split(' ').map(Number);
        const plan = of[preset]?.[at];
        event.currentTarget.value = '';
        if (plan) onTake(plan);
      }}
    >
      <option value="">{plansWords.value.template}…</option>
      {of.map((plans, preset) => (
        <optgroup key={preset} label={field.presets[preset]?.name[lang.value]}>
          {plans.map((plan, at) => (
            <option key={at} value={`${preset} ${at}`}>
              {readOf(plan)?.text[lang.value]}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

/** How the fight stands with these plans. */
function Standing({ broken }: { broken: number }) {
  const t = plansWords.value;
  const now = report.value;
  if (!now) return null;
  return (
    <p class="standing">
      {broken > 0 || stale.value ? (
        t.broken(Math.max(broken, 1))
      ) : (
        <>
          <Spans of={now.headline[lang.value]} />
          {now.outcome && words.value.inRounds(now.outcome.rounds)}
        </>
      )}
    </p>
  );
}

interface Props {
  side: Side;
  field: TacticField;
}

export default function PlansDialog({ side, field }: Props) {
  const t = plansWords.value;
  const build = setup.value?.[side];
  const list = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState(0);
  const [gone, setGone] = useState<{ at: number; entry: Entry } | null>(null);
  const [said, setSaid] = useState('');
  /** Part of a line that the focus goes to as soon as it is drawn. */
  const goal = useRef<{ at: number; part: string } | null>(null);
  const entries = build ? entriesOf(build, field.key) : [];
  useWords(build ?? { system: system.value?.id ?? '', version: '', name: '' });
  useReads(build ?? { system: system.value?.id ?? '', version: '', name: '' }, entries, 'plans');
  useEffect(() => {
    const part = goal.current && list.current?.children[goal.current.at];
    const to = goal.current && part?.querySelector<HTMLElement>(goal.current.part);
    if (!to) return;
    goal.current = null;
    to.focus();
  });
  if (!build) return null;
  const most = planWords.value?.most.plans ?? 64;
  const broken = entries.filter((entry) => readOf(entry)?.plan === null).length;

  const put = (next: Entry[], tag = '') => {
    if (next.length <= most) edit(side, { ...build, [field.key]: next }, tag && `${field.key} ${tag}`);
  };
  const add = (at: number, entry: Entry) => {
    goal.current = { at, part: 'textarea' };
    setGone(null);
    setActive(at);
    put(entries.toSpliced(at, 0, entry));
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length) return;
    const focus = document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part'];
    goal.current = { at: to, part: focus ? `[data-part=${focus}]` : 'textarea' };
    setActive(to);
    setSaid(t.moved(to + 1));
    put(moved(entries, from, to));
  };
  const remove = (at: number) => {
    const entry = entries[at];
    if (!entry) return;
    setGone({ at, entry });
    setSaid(t.removed(at + 1));
    setActive(Math.max(Math.min(at, entries.length - 2), 0));
    put(entries.toSpliced(at, 1));
  };
  return (
    <Dialog title={t.title(marks[side], build.name)} wide onClose={() => (dialog.value = null)}>
      <div class="plans" data-side={side === 0 ? 'a' : 'b'}>
        <div class="top-line">
          <Standing broken={broken} />
          <ActionButton action={actions.undo} icon="undo" />
          <ActionButton action={actions.redo} icon="redo" />
        </div>
        <p class="hint">{t.about}</p>
        {unanswered.value && <p role="alert">{unanswered.value[lang.value]}</p>}
        {entries.length === 0 && <p class="hint">{t.none}</p>}
        <ol ref={list} aria-label={t.list}>
          {entries.map((entry, at) => (
            <PlanRow
              key={at}
              at={at}
              last={at === entries.length - 1}
              build={build}
              entry={entry}
              active={at === active}
              onActive={() => setActive(at)}
              onPut={(instead, tag) => put(entries.toSpliced(at, 1, ...instead), tag && `${at} ${tag}`)}
              onNext={() => add(at + 1, { text: '' })}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
        {gone && (
          <p class="gone">
            <Mark side={side} /> {t.removed(gone.at + 1)}
            <button type="button" class="text" onClick={() => add(gone.at, gone.entry)}>
              {t.restore}
            </button>
          </p>
        )}
        <p class="acts">
          <button
            type="button"
            disabled={entries.length >= most}
            onClick={() => add(entries.length, { text: '' })}
          >
            ＋ {t.add}
          </button>
          <Templates
            field={field}
            build={build}
            onTake={(plan) => add(Math.min(active + 1, entries.length), plan)}
          />
          <button
            type="button"
            class="text"
            disabled={entries.length === 0}
            onClick={() => {
              setGone(null);
              put([]);
            }}
          >
            {t.clear}
          </button>
          <small>{t.count(entries.length, most)}</small>
        </p>
        <p class="hint keys">{t.keys}</p>
        <p class="vh" role="status">
          {said}
        </p>
      </div>
    </Dialog>
  );
}
