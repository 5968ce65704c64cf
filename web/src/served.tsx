// Draws the pages as they are served, before any script has run. Used by the build, never in the browser.
import { renderToString } from 'preact-render-to-string';
import { lines, titles } from 'virtual:games';
import type { Page } from '../build/shell.ts';
import { App, Foot } from './frame/App.tsx';
import { drawnWith } from './app/sheet/form.ts';
import { type First, firstOf, prepare, siteSystems, systemOf } from './app/start.ts';
import { type Beginning, type Folded, unfolded } from './engine/client.ts';
import type { MatchQuestion } from './engine/protocol.ts';
import { loadClauses } from './app/rules.ts';
import { fetchParts } from './components/parts/parts.tsx';
import { Told } from './features/match/Told.tsx';
import { Made } from './features/rules/Made.tsx';
import RulesScreen from './features/rules/RulesScreen.tsx';
import { dictionary as en } from './i18n/en.ts';
import { games, setWords, words } from './i18n/index.ts';
import { dictionary as ja } from './i18n/ja.ts';
import * as headCss from './frame/Head.module.css';
import * as railCss from './frame/frame.module.css';

const languages = { ja, en } as const;

/** Words of the served pages alone: for search engines, and for readers without scripts. */
const said = {
  ja: {
    title: (system: string) => `${system} ― 仕合場`,
    about: '書いておいた二人を並べると、その場で仕合い、一手ずつ読めます。リンクひとつで同じ仕合が開きます。',
    note: 'スクリプトが動いていないので、見本の仕合だけを読めます。',
    rules: '決まりを読む',
    making: '仕合場の中身、エンジンの使い方、置き方。',
  },
  en: {
    title: (system: string) => `${system} – Shiaiba`,
    about:
      'Put in two characters and read their fight at once, step by step. One link opens the same fight anywhere.',
    note: 'No script runs here, so this is the sample fight, to be read only.',
    rules: 'Read the rules',
    making: 'What is inside Shiaiba, how to use its engine, how to host it.',
  },
} as const;

type Ask = (question: MatchQuestion) => unknown;

/** Draws every page of the site. `openEngine`: opens the module of a system. */
export async function draw(openEngine: (system: string) => Promise<Ask>): Promise<Page[]> {
  const engines = new Map<string, Ask>();
  for (const { id } of siteSystems) engines.set(id, await openEngine(id));
  const pages: Page[] = [];
  for (const lang of ['ja', 'en'] as const) {
    setWords(lang, languages[lang]);
    for (const folder of ['', ...siteSystems.map(({ id }) => `${id}/`)]) {
      const shell = (lang === 'en' ? 'en/' : '') + folder;
      const ask = engines.get(systemOf(shell));
      if (!ask) throw new Error(`no engine for ${shell}`);
      const first = firstOf(unfolded(ask({ call: 'first', lang }) as Folded<Beginning>), shell, lang);
      const drawn = drawnWith(first.system);
      await fetchParts(drawn);
      prepare(first);
      const { id, name } = first.system;
      const line = lines[id];
      if (!line) throw new Error(`docs/systems/${id}.play.md doesn't say what the game is`);
      games.value = { line, titles };
      await loadClauses(id);
      const rulesPath = folder ? 'rules/' : `${id}/rules/`;
      const about = { lang, system: id, description: `${name[lang]}: ${line[lang]} ${said[lang].about}` };
      pages.push({
        ...about,
        path: shell,
        drawn,
        games: JSON.stringify(games.value),
        title: said[lang].title(name[lang]),
        body: `<div id="notice"><noscript><p class="notice">${said[lang].note} <a href="${rulesPath}">${said[lang].rules}</a></p></noscript></div>
<div id="app">${renderToString(<App />)}</div>
${renderToString(<Told of={first.report} />)}`,
      });
      pages.push({ ...about, ...(folder ? rulesPage(shell, first) : makingPage(shell, first)) });
    }
  }
  return pages;
}

interface StaticHeadProps extends Pick<First, 'lang' | 'systems'> {
  /** Path from the page to the folder of its language. */
  up: string;
  /** Path from that folder to the page. */
  path: string;
  /** Id of the game that the page is about; null: none. */
  of: string | null;
}

/** Head of a page without scripts: plain links to the match, the games and the other language. */
function StaticHead({ lang, systems, up, path, of }: StaticHeadProps) {
  const t = words.value;
  const other = lang === 'ja' ? 'en' : 'ja';
  const over = `${up}${lang === 'ja' ? 'en/' : '../'}${path}`;
  return (
    <header class={`${headCss.top} ${headCss.still}`}>
      <a class={headCss.logo} href="../">
        {t.site}
      </a>
      <nav class={headCss.systems} aria-label={t.systems}>
        {systems.map(({ id, name }) => (
          <a key={id} href={`${up}${id}/`} aria-current={id === of ? 'true' : undefined}>
            {name[lang]}
          </a>
        ))}
      </nav>
      <div class={headCss.prefs}>
        <p class={headCss.lang}>
          <a href={over} lang={other} hrefLang={other}>
            {{ ja: '日本語', en: 'English' }[other]}
          </a>
        </p>
      </div>
    </header>
  );
}

/** The rules as a page of their own, whose anchors work without scripts. */
function rulesPage(shell: string, { system, systems, lang }: First): Pick<Page, 'path' | 'title' | 'body'> {
  const t = words.value;
  const drawn = renderToString(
    <div class={railCss.page} data-screen="rules">
      <StaticHead lang={lang} systems={systems} up="../../" path={`${system.id}/rules/`} of={system.id} />
      <nav class={`${railCss.rail} ${railCss.still}`} aria-label={t.screensNav}>
        <a href="../">{t.screens.match}</a>
        <a href="./" aria-current="page">
          {t.screens.rules}
        </a>
      </nav>
      <main id="-main" class={railCss.main}>
        <RulesScreen />
      </main>
      <Foot making="../../making/" />
    </div>,
  );
  const body = drawn.replaceAll(/ (id|aria-labelledby)="clause-/g, ' $1="-rules-');
  const title = t.title(t.rulesTitle, system.name[lang]);
  return { path: `${shell}rules/`, title, body: `<div id="app">${body}</div>` };
}

/** The page つくりかた. The build puts its text, made of the docs, into it (build/making.ts). */
function makingPage(
  shell: string,
  { systems, lang }: First,
): Pick<Page, 'path' | 'title' | 'body' | 'description'> {
  const t = words.value;
  const body = renderToString(
    <div class={railCss.page} data-screen="rules">
      <StaticHead lang={lang} systems={systems} up="../" path="making/" of={null} />
      <main id="-main" class={railCss.main}>
        <Made />
      </main>
    </div>,
  );
  const title = t.title(t.making, t.site);
  return {
    path: `${shell}making/`,
    title,
    description: said[lang].making,
    body: `<div id="app">${body}</div>`,
  };
}
