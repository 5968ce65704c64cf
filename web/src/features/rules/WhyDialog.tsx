// The dialog なぜ？: shows one clause, one skill or some states, with a link to the rules screen.
import { useEffect } from 'preact/hooks';
import { system } from '../../app/fight/match.ts';
import { type Opened, anchorOf, dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Cost } from '../../components/fields/points/Panel.tsx';
import { lazy } from '../../components/lazy.tsx';
import { Seal } from '../../components/Seal.tsx';
import { readingOf } from '../../components/term/Yomi.tsx';
import { lang, words } from '../../i18n/index.ts';
import { Blocks } from './Blocks.tsx';
import { rulesWords } from './words.ts';
import { type Clause, clauseOf, clauses, loadClauses, numbered } from '../../app/rules.ts';
import { termsIn } from '../../app/terms.ts';
import * as panelCss from '../../styles/panel.module.css';
import * as skillCss from '../../styles/skill.module.css';
import * as css from './clause.module.css';

const SideDialog = lazy(() => import('../side/SideDialog.tsx'));

const close = () => (dialog.value = null);

function More({ at }: { at: string }) {
  return (
    <p class="acts">
      <a class="button" href={anchorOf('rules', at)} onClick={close}>
        {rulesWords.value.readOn}
      </a>
    </p>
  );
}

/** Words of the game in the line that asks, with their meanings. */
function Said({ said, list }: { said: string; list: readonly Clause[] }) {
  const found = termsIn(said, list);
  if (found.length === 0) return null;
  return (
    <section class={css.clause} aria-label={rulesWords.value.terms}>
      <h3>{rulesWords.value.terms}</h3>
      {found.map((one) => (
        <div key={one.id}>
          <h4>{one.title}</h4>
          <Blocks of={one.blocks} known={new Set()} />
        </div>
      ))}
    </section>
  );
}

/** The clause to the letter: folded where a plain sentence stands for it, since it is written for judges. */
function Whole({ of: { brief, blocks }, known }: { of: Clause; known: ReadonlySet<string> }) {
  if (!brief) return <Blocks of={blocks} known={known} />;
  return (
    <details>
      <summary class="text">{rulesWords.value.whole}</summary>
      <Blocks of={blocks} known={known} />
    </details>
  );
}

function Why({ rule, said = '' }: { rule: string; said?: string | undefined }) {
  const t = words.value;
  const list = clauses(lang.value);
  const found = clauseOf(list, rule);
  // An entry of the glossary ("t.…") has no number to show.
  const number = rule.startsWith('t.') ? '' : `${t.rulesTitle} ${rule} `;
  const id = system.value?.id ?? '';
  useEffect(() => void loadClauses(id), [id]);
  return (
    <Dialog title={number + (found?.title ?? '')} onClose={close}>
      {found?.brief && <p class={css.brief}>{found.brief}</p>}
      <div class={css.clause}>
        {found ? (
          <Whole of={found} known={new Set(numbered(list).map((one) => one.id))} />
        ) : (
          list.length > 0 && <p>{rulesWords.value.noClause}</p>
        )}
      </div>
      <Said said={said} list={list} />
      <More at={found?.id ?? rule} />
    </Dialog>
  );
}

function Skill({ id, level }: { id: string; level: number }) {
  const t = words.value;
  const item = system.value?.form.items.find((one) => one.id === id);
  if (!item) return null;
  const at = item.at[level - 1];
  const kind = at && system.value?.form.kinds.find((one) => one.id === item.kind);
  const speeds = item.at.map(({ speed }) => speed);
  const list = clauses(lang.value);
  /** What is true of all of its kind: the shape of its seal, and when it works. */
  const always = kind && clauseOf(list, `t.${kind.id}`);
  useEffect(() => void loadClauses(system.value?.id ?? ''), []);
  return (
    <Dialog title={item.name[lang.value]} onClose={close}>
      <div class={`${skillCss.skill} ${skillCss.overDialog} ${item.cost === undefined ? css.seal : ''}`}>
        {item.cost === undefined ? <Seal item={item} level={level} size="xl" /> : <Cost of={item.cost} />}
        <p class={skillCss.kind}>
          {[readingOf(item), at && t.placeNo(level)].filter(Boolean).join(' ・ ')}
          {kind && (
            <>
              {' ・ '}
              {kind.name[lang.value]}
            </>
          )}
          {item.cost === undefined && item.limited && <span class={skillCss.lim}>{t.limited}</span>}
        </p>
        {at && (
          <dl>
            <div>
              <dt>{t.speedOf}</dt>
              <dd>{at.speed ?? '–'}</dd>
            </div>
            <div>
              <dt>{t.damage}</dt>
              <dd data-long={(at.damage?.[lang.value].length ?? 0) > 3 || undefined}>
                {at.damage?.[lang.value] ?? '–'}
              </dd>
            </div>
          </dl>
        )}
        <div class={skillCss.effect}>
          <p class={panelCss.does}>{(at?.text ?? item.text)[lang.value]}</p>
          {/* Where the number comes from: of one skill it is another in other places. */}
          {new Set(speeds).size > 1 && (
            <p>{rulesWords.value.speeds(speeds.map((speed) => String(speed ?? '–')))}</p>
          )}
          {item.from && (
            <p class={panelCss.from}>
              {/* The marks in parentheses are explained in the rules alone. */}
              <b>{rulesWords.value.source}</b> {item.from[lang.value].replace(/\s?\([A-Z]\)/g, '')}
            </p>
          )}
        </div>
      </div>
      {always && (
        <section class={css.clause}>
          <h4>{always.title}</h4>
          <Blocks of={always.blocks} known={new Set()} />
        </section>
      )}
      <Said said={(at?.text ?? item.text)[lang.value]} list={list.filter((one) => one !== always)} />
      <More at="skills" />
    </Dialog>
  );
}

function States({ ids }: { ids: readonly string[] }) {
  const states = system.value?.form.states.filter(({ id }) => ids.includes(id)) ?? [];
  const name = (of: (typeof states)[number]) => of.name[lang.value];
  return (
    <Dialog title={states.map(name).join(words.value.comma)} onClose={close}>
      <div class={css.clause}>
        {states.map((one) => (
          <p key={one.id}>
            {states.length > 1 && <b>{name(one)} </b>}
            {one.text[lang.value]}
          </p>
        ))}
      </div>
      <More at="states" />
    </Dialog>
  );
}

export default function WhyDialog({ of }: { of: Opened }) {
  switch (of.kind) {
    case 'why':
      return <Why rule={of.rule} said={of.said} />;
    case 'item':
      return <Skill id={of.item} level={of.level} />;
    case 'states':
      return <States ids={of.states} />;
    case 'side':
      return <SideDialog side={of.side} />;
    default:
      return null;
  }
}
