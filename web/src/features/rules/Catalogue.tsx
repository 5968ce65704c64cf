// The catalogue on the rules screen: lists every skill with its effect at each level, and every state, from the
// system's form.
import type { Item, SystemInfo } from '#engine';
import { Cost } from '../../components/fields/points/Panel.tsx';
import { Seal } from '../../components/Seal.tsx';
import { Yomi } from '../../components/term/Yomi.tsx';
import { lang, words } from '../../i18n/index.ts';
import { rulesWords } from './words.ts';
import * as panelCss from '../../styles/panel.module.css';
import * as skillCss from '../../styles/skill.module.css';
import * as css from './rules.module.css';

/** Speed and damage at each level, or one number if they are the same at all levels. */
function Levels({ item }: { item: Item }) {
  const t = words.value;
  const speeds = item.at.map((at) => at.speed);
  const damages = item.at.map((at) => at.damage?.[lang.value] ?? null);
  const lines = [
    [t.speedOf, speeds],
    [t.damage, damages],
  ] as const;
  const told = lines.filter(([, values]) => values.some((value) => value !== null));
  if (told.length === 0) return null;
  return (
    <dl class={css.levels}>
      {told.map(([name, values]) => {
        const same = values.every((value) => value === values[0]);
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {same ? <b>{values[0]}</b> : values.map((value, level) => <b key={level}>{value ?? '–'}</b>)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Skill({ item }: { item: Item }) {
  const t = words.value;
  return (
    <li>
      {item.cost === undefined && <Seal item={item} />}
      <div>
        <h4>
          {item.name[lang.value]}
          <Yomi of={item} />
          {item.cost === undefined && item.limited && <span class={skillCss.lim}>{t.limited}</span>}
        </h4>
        {item.cost !== undefined && <Cost of={item.cost} />}
        <p class={panelCss.does}>{item.text[lang.value]}</p>
        {item.from && <p class={panelCss.from}>{item.from[lang.value]}</p>}
        <Levels item={item} />
      </div>
    </li>
  );
}

export function Catalogue({ info }: { info: SystemInfo }) {
  const { kinds, items, states } = info.form;
  return (
    <>
      <section aria-labelledby="clause-skills">
        <h2 id="clause-skills" class="cap" tabIndex={-1}>
          <span>{rulesWords.value.skills}</span>
        </h2>
        {kinds.map((kind) => (
          <section key={kind.id} class={css.kind} data-kind={kind.id}>
            <h3>{kind.name[lang.value]}</h3>
            <ul class={css.skills}>
              {items
                .filter((item) => item.kind === kind.id)
                .map((item) => (
                  <Skill key={item.id} item={item} />
                ))}
            </ul>
          </section>
        ))}
      </section>
      <section aria-labelledby="clause-states">
        <h2 id="clause-states" class="cap" tabIndex={-1}>
          <span>{rulesWords.value.states}</span>
        </h2>
        <ul class={css.skills}>
          {states.map((state) => (
            <li key={state.id}>
              <span class={css.glyph} lang="ja" aria-hidden="true">
                {state.glyph}
              </span>
              <div>
                <h3>
                  {state.name[lang.value]}
                  <Yomi of={state} />
                  {state.stacks && <span class={skillCss.lim}>{rulesWords.value.stacks}</span>}
                </h3>
                <p>{state.text[lang.value]}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
