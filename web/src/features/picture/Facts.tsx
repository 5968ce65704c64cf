// Parts that all pictures share: the frame with the game's name above and the site's address below, and the facts of
// a build.
import type { ComponentChildren } from 'preact';
import type { Build, Form, FormField } from '#engine';
import { system } from '../../app/fight/match.ts';
import { lang, words } from '../../i18n/index.ts';
import { BuildRow } from '../../components/builds/Row.tsx';
import { itemOf } from '../../components/builds/builds.ts';
import { Panel } from '../../components/fields/points/Panel.tsx';
import { Seal } from '../../components/Seal.tsx';
import type { Side } from '../../app/sheet/build.ts';
import { type Carried, type Fact, factsOf } from '../../components/builds/facts.ts';
import { pictureWords } from './words.ts';
import * as css from './picture.module.css';

/** Address of the site if it is public (https); else "". */
const address = () => (location.protocol === 'https:' ? location.host + location.pathname : '');

/** The frame of a picture: the game's name above, the site's address below. */
export function Sheet({ foot, children }: { foot?: string | undefined; children: ComponentChildren }) {
  return (
    <article class={css.sheet}>
      <header>
        <b>{words.value.site}</b>
        <span>{system.value?.name[lang.value]}</span>
      </header>
      {children}
      <footer>
        <span>{foot}</span>
        <span>{address()}</span>
      </footer>
    </article>
  );
}

const called = ({ name, times }: Carried) => (times > 1 ? `${name} ×${times}` : name);

/** Items one by one, each with its effect. */
function Items({ of, inRow }: { of: Carried[]; inRow: boolean }) {
  return (
    <ol class={css.items}>
      {of.map((one, at) => (
        <li key={at}>
          {inRow && <Seal item={itemOf(one.id)} level={at + 1} />}
          <p>
            <b>{called(one)}</b> {one.text}
          </p>
        </li>
      ))}
    </ol>
  );
}

interface DrawnProps {
  fact: Fact;
  side: Side;
  brief: boolean;
  dense: boolean;
}

function Drawn({ fact, side, brief, dense }: DrawnProps) {
  const join = (all: readonly string[]) => all.join(pictureWords.value.separator);
  switch (fact.kind) {
    case 'row':
      if (!brief) return <Items of={fact.of} inRow />;
      return (
        <>
          <BuildRow items={fact.of.map(({ id }) => id)} side={side} />
          {lang.value === 'ja' && <span class={css.said}>{join(fact.of.map(called))}</span>}
        </>
      );
    case 'carried':
      return brief ? <span>{join(fact.of.map(called))}</span> : <Items of={fact.of} inRow={false} />;
    case 'panels':
      return (
        <ol class={css.patterns}>
          {fact.of.map(({ panels }, at) => (
            <li key={at}>
              {Array.from(panels, (element, place) => (
                <Panel key={place} element={element} />
              ))}
            </li>
          ))}
        </ol>
      );
    case 'numbers':
      return (
        <ul class={css.numbers}>
          {fact.of.map(({ name, value, buys }) => (
            <li key={name}>
              {(dense || name !== fact.label) && name} <b>{value}</b>
              {buys && <small>{buys}</small>}
            </li>
          ))}
        </ul>
      );
    case 'words':
      return <span>{join(fact.of)}</span>;
    case 'lines':
      return (
        <ol class={css.lines}>
          {fact.of.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
      );
  }
}

interface Props {
  build: Build;
  form: Form;
  fields: readonly FormField[];
  side: Side;
  lines?: readonly string[] | undefined;
  brief?: boolean;
  /** true: one build of many, with little room for each. */
  dense?: boolean;
}

export function Facts({ build, form, fields, side, lines, brief = false, dense = false }: Props) {
  const { plans } = pictureWords.value;
  return (
    <dl class={brief ? css.brief : css.facts} data-dense={dense || undefined}>
      {factsOf(fields, { build, form, lang: lang.value, plans, lines, brief }).map((fact) => (
        <div key={fact.key} data-kind={fact.kind}>
          <dt>{fact.label}</dt>
          <dd>
            <Drawn fact={fact} side={side} brief={brief} dense={dense} />
            {/* a space, at which the line may break */}
            {dense && ' '}
          </dd>
        </div>
      ))}
    </dl>
  );
}
