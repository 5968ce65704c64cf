// The dialog of a side of パネルアレー戦: its meters and states as they stand, its patterns, one of which it may transcribe in
// each turn, and its skills with what each costs and does.
import type { BoardSide, SystemInfo } from '#engine';
import { patternsOf } from '../../app/sheet/capacity.ts';
import type { Side } from '../../app/sheet/build.ts';
import { setup } from '../../app/fight/match.ts';
import { kindName, marks, sideNames } from '../../app/sheet/names.ts';
import { dialog } from '../../app/view.ts';
import { borne, meterCalled } from '../../components/board/standing.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Cost, Panel } from '../../components/fields/points/Panel.tsx';
import { Term } from '../../components/term/Term.tsx';
import { lang } from '../../i18n/index.ts';
import { arrayWords } from './words.ts';
import * as css from './arrays.module.css';

interface Props {
  side: Side;
  of: BoardSide;
  name: string;
  info: SystemInfo;
}

/** The patterns of a side's sheet: the reader can see both sheets, and so both sides' patterns. */
function Patterns({ side, info }: Pick<Props, 'side' | 'info'>) {
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

export function SideDialog({ side, of, name, info }: Props) {
  const { form } = info;
  const cells = of.rows.find(({ id }) => id === 'skills')?.cells ?? [];
  return (
    <Dialog title={`${marks[side]} ${name}`} onClose={() => (dialog.value = null)}>
      <div class={css.told} data-side={sideNames[side]}>
        <p>
          {of.meters.map(({ id, value, max }) => (
            <span key={id}>
              <Term of={id} name={meterCalled(form, id, lang.value)} /> <b>{value}</b>
              {max > 0 && ` / ${max}`}{' '}
            </span>
          ))}
        </p>
        <dl class={css.skills}>
          {borne(form, of.states).map(({ state }) => (
            <div key={state.id}>
              <dt>{state.name[lang.value]}</dt>
              <dd>{state.text[lang.value]}</dd>
            </div>
          ))}
        </dl>
        <Patterns side={side} info={info} />
        <section>
          <h3>{form.fields.find(({ type }) => type === 'skills')?.label[lang.value]}</h3>
          <dl class={css.skills}>
            {cells.map(({ item, gone }, at) => {
              const skill = form.items.find(({ id }) => id === item);
              return (
                <div key={at}>
                  <dt>
                    {gone ? <s>{skill?.name[lang.value]}</s> : (skill?.name[lang.value] ?? item)}{' '}
                    {gone && <small>{arrayWords.value.lost}</small>}
                    {skill && <small>{kindName(skill)}</small>} <Cost of={skill?.cost ?? ''} />
                  </dt>
                  <dd>{skill?.text[lang.value]}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}
