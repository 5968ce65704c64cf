// The rules screen: shows how a fight goes, the glossary, the tutorial, every skill and state, the clauses by number,
// and where the game comes from.
import { useEffect, useState } from 'preact/hooks';
import type { SystemInfo } from '#engine';
import { lang, words } from '../../i18n/index.ts';
import { clauses, isTaught, loadClauses, numbered } from '../../app/rules.ts';
import { system } from '../../app/fight/match.ts';
import { anchorOf, part } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { Blocks } from './Blocks.tsx';
import { Catalogue } from './Catalogue.tsx';
import * as rulesCss from './rules.module.css';
import { rulesWords } from './words.ts';
import * as clauseCss from './clause.module.css';

const marksName = { ja: '出どころの印', en: 'Marks of the sources' };

/** The game's author and source, and what this page is not. `marked`: the clauses have marks of their sources, which
 * are explained before the first clause. */
function Credits({ info, marked }: { info: SystemInfo; marked: boolean }) {
  const t = words.value;
  const { author, date, source, note } = info.credits;
  return (
    <section class={rulesCss.credits} aria-labelledby="clause-source">
      <h2 id="clause-source" class="cap" tabIndex={-1}>
        <span>{rulesWords.value.source}</span>
      </h2>
      <dl>
        <div>
          <dt>{t.author}</dt>
          <dd>{author || t.unnamed}</dd>
        </div>
        <div>
          <dt>{rulesWords.value.version}</dt>
          <dd>{info.version}</dd>
        </div>
        <div>
          <dt>{rulesWords.value.date}</dt>
          <dd>{date}</dd>
        </div>
        <div>
          <dt>{rulesWords.value.credit}</dt>
          <dd lang="ja">{source}</dd>
        </div>
      </dl>
      <p>
        {note[lang.value]} {marked && <a href={anchorOf('rules', 'all')}>{marksName[lang.value]}</a>}
      </p>
      <p>{t.unofficial}</p>
      <p>{t.licence}</p>
    </section>
  );
}

const Tutorial = lazy(async () => (await import('../tutorial/Tutorial.tsx')).Tutorial);

const tutorialName = { ja: 'プランの手引き', en: 'Writing plans' };

export default function RulesScreen() {
  const info = system.value;
  const all = clauses(lang.value);
  const play = all.find((one) => one.id === 'play');
  const glossary = all.find((one) => one.id === 'terms');
  const list = numbered(all);
  // The tutorial is of no use without a script, so the HTML that is drawn at build time has none.
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const wanted = part.value;
  useEffect(() => void (info && loadClauses(info.id)), [info]);
  const there = list.length > 0;
  useEffect(() => {
    if (!wanted) return;
    const heading = document.getElementById(`clause-${wanted}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [wanted, there]);
  if (!info) return null;
  const known = new Set(list.map((one) => one.id));
  const taught = live && isTaught(info.id);
  // A table before the first clause says what the marks mean.
  const marked = all.some(({ id, blocks }) => id === '' && blocks.some(({ t: type }) => type === 'table'));
  return (
    <div class={rulesCss.rules}>
      <header>
        <h1>
          {info.name[lang.value]} <small>{info.version}</small>
        </h1>
        <nav aria-label={rulesWords.value.contents}>
          <ol>
            {play && (
              <li>
                <a href={anchorOf('rules', 'play')}>{play.title}</a>
              </li>
            )}
            {taught && (
              <li>
                <a href={anchorOf('rules', 'tutorial')}>{tutorialName[lang.value]}</a>
              </li>
            )}
            <li>
              <a href={anchorOf('rules', 'skills')}>{rulesWords.value.skills}</a>
            </li>
            <li>
              <a href={anchorOf('rules', 'states')}>{rulesWords.value.states}</a>
            </li>
            {list
              .filter((one) => one.depth === 1 && one.id)
              .map((one) => (
                <li key={one.id}>
                  <a href={anchorOf('rules', one.id)}>
                    <b>{one.id}</b> {one.title}
                  </a>
                </li>
              ))}
          </ol>
        </nav>
      </header>
      {play && (
        <section class={clauseCss.clause} aria-labelledby="clause-play">
          <h2 id="clause-play" class="cap" tabIndex={-1}>
            <span>{play.title}</span>
          </h2>
          <div>
            <Blocks of={play.blocks} known={known} />
            {glossary && <h3 class={rulesCss.termsTitle}>{glossary.title}</h3>}
            <dl class={rulesCss.terms}>
              {all
                .filter(({ id }) => id.startsWith('t.'))
                .map(({ id, title, blocks }) => (
                  <div key={id}>
                    <dt id={`clause-${id}`} tabIndex={-1}>
                      {title}
                    </dt>
                    <dd>
                      <Blocks of={blocks} known={known} />
                    </dd>
                  </div>
                ))}
            </dl>
          </div>
        </section>
      )}
      {taught && <Tutorial />}
      <Catalogue info={info} />
      <section aria-labelledby="clause-all">
        <h2 id="clause-all" class="cap" tabIndex={-1}>
          <span>{rulesWords.value.clauses}</span>
        </h2>
        {list.map((one) => {
          const Heading = one.depth === 1 ? 'h3' : 'h4';
          return (
            <section
              key={one.id}
              class={clauseCss.clause}
              data-depth={one.depth}
              data-wanted={wanted === one.id || undefined}
            >
              {one.id && (
                <Heading id={`clause-${one.id}`} tabIndex={-1}>
                  <a href={anchorOf('rules', one.id)}>{one.id}</a> {one.title}
                </Heading>
              )}
              <div>
                <Blocks of={one.blocks} known={known} />
              </div>
            </section>
          );
        })}
      </section>
      <Credits info={info} marked={marked} />
    </div>
  );
}
