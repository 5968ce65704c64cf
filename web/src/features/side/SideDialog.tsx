// The dialog of a lone side: its meters and states as they stand, its abilities, its patterns, one of which it may
// transcribe in each turn, and its skills with what each costs and does.
import type { Cell, SystemInfo } from '#engine';
import { patternsOf } from '../../app/sheet/capacity.ts';
import type { Side } from '../../app/sheet/build.ts';
import { report, setup, system } from '../../app/fight/match.ts';
import { step } from '../../app/fight/replay.ts';
import { kindName, marks, nameOf, sideNames } from '../../app/sheet/names.ts';
import { dialog } from '../../app/view.ts';
import { borne, meterCalled } from '../../components/board/standing.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Cost, Panel } from '../../components/fields/points/Panel.tsx';
import { Term } from '../../components/term/Term.tsx';
import { lang, words, translated } from '../../i18n/index.ts';
import * as css from './side.module.css';

const rows: Partial<Record<string, string>> = { abilities: '能力値', used: '使ったスキル', skills: 'スキル' };
const rowsInEnglish: typeof rows = { abilities: 'Abilities', used: 'Skills used', skills: 'Skills' };

const sideWords = translated({
  rows: { ja: rows, en: rowsInEnglish },
  maintained: { ja: '維持', en: 'maintained' },
  lost: { ja: '失った', en: 'lost' },
});

interface Props {
  side: Side;
  info: SystemInfo;
}

/** The patterns of a side's sheet: the reader can see both sheets, and so both sides' patterns. */
function Patterns({ side, info }: Props) {
  const field = info.form.fields.find((one) => one.type === 'patterns');
  const build = setup.value?.sides[side];
  if (!field || !build) return null;
  return (
    <section>
      <h3>{field.label[lang.value]}</h3>
      <ol class={css.patterns}>
        {patternsOf(build, field.key).map(({ name, panels }, at) => (
          <li key={at}>
            <span>
              {at + 1} <bdi>{name}</bdi>
            </span>
            <span class="vh">
              {Array.from(panels, (id) => field.elements.find((one) => one.id === id)?.name[lang.value]).join(
                ' ',
              )}
            </span>
            <span>
              {Array.from(panels, (element, k) => (
                <Panel key={k} element={element} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Abilities and skills as the board has them; those that are used up or lost are struck out. */
function Cells({ cells, form: { items } }: { cells: readonly Cell[]; form: SystemInfo['form'] }) {
  const t = sideWords.value;
  return (
    <dl class={css.skills}>
      {cells.map(({ item, level, gone, mark, counters }, at) => {
        const known = items.find(({ id }) => id === item);
        const name = known?.name[lang.value] ?? item;
        const ended = gone ? t.lost : mark === 'spent' ? words.value.marks.spent : '';
        return (
          <div key={at}>
            <dt>
              {ended ? <s>{name}</s> : name} {level} {ended && <small>{ended}</small>}
              {counters !== undefined && <small>{t.maintained}</small>}{' '}
              {known && !level && <small>{kindName(known)}</small>}{' '}
              {known?.cost !== undefined && <Cost of={known.cost} />}
            </dt>
            <dd>{known?.text[lang.value]}</dd>
          </div>
        );
      })}
    </dl>
  );
}

export default function SideDialog({ side }: { side: Side }) {
  const info = system.value;
  const fight = report.value;
  const of = fight?.boards[step.value]?.sides[side];
  if (!info || !of) return null;
  const { form } = info;
  const states = borne(form, of.states);
  const rows = of.rows.filter(({ id, cells }) => id !== 'panels' && cells.length > 0);
  return (
    <Dialog title={`${marks[side]} ${nameOf(fight, side)}`} onClose={() => (dialog.value = null)}>
      <div class={css.told} data-side={sideNames[side]}>
        <p>
          {of.meters.map(({ id, value, max }) => (
            <span key={id}>
              <Term of={id} name={meterCalled(form, id, lang.value)} /> <b>{value}</b>
              {max > 0 && ` / ${max}`}{' '}
            </span>
          ))}
        </p>
        {states.length > 0 && (
          <dl class={css.skills}>
            {states.map(({ state, n }) => (
              <div key={state.id}>
                <dt>
                  {state.name[lang.value]} {state.stacks && n}
                </dt>
                <dd>{state.text[lang.value]}</dd>
              </div>
            ))}
          </dl>
        )}
        <Patterns side={side} info={info} />
        {rows.map(({ id, cells }) => (
          <section key={id}>
            <h3>{sideWords.value.rows[id]}</h3>
            <Cells cells={cells} form={form} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
