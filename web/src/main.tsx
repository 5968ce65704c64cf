// Starts the page: takes over the served HTML when the engine answers, then opens the link or the kept set-up.
import { effect } from '@preact/signals';
import { hydrate, options, render } from 'preact';
import { useEffect } from 'preact/hooks';
import './styles/index.css';
import './platform.css';
import { App } from './frame/App.tsx';
import { firstOf, prepare, systemOf } from './app/start.ts';
import { connect } from './app/fight/match.ts';
import { runSettings } from './app/settings.ts';
import { engineState, storageDenied } from './app/view.ts';
import { lazy } from './components/lazy.tsx';
import { fetchParts } from './components/parts/parts.tsx';
import { createClient } from './engine/client.ts';
import { workersOf } from './engine/startWorker.ts';
import { NoEngine } from './frame/Notices.tsx';
import { games, langs, loadWords } from './i18n/index.ts';
import { matchWorkerUrl } from './engine/trusted.ts';

// Early input: remembers presses and typing until the page is ready, and then repeats them.

type Deed = () => void;

/** Begins to listen. Returns the function that stops and repeats what was remembered. */
function rememberEarly(root: Element): () => void {
  const deeds = new Map<EventTarget, Deed>();
  const later = (target: EventTarget, deed: Deed) => {
    // Inserted anew: only the last event of an element counts, at its own place in the order.
    deeds.delete(target);
    deeds.set(target, deed);
  };
  const click = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) later(button, () => button.click());
  };
  const write = ({ target, type }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { value, checked } = target as HTMLInputElement;
    later(target, () => {
      target.value = value;
      if (target instanceof HTMLInputElement) target.checked = checked;
      target.dispatchEvent(new Event(type, { bubbles: true }));
    });
  };
  root.addEventListener('click', click);
  root.addEventListener('input', write);
  root.addEventListener('change', write);
  return () => {
    root.removeEventListener('click', click);
    root.removeEventListener('input', write);
    root.removeEventListener('change', write);
    for (const deed of deeds.values()) deed();
  };
}

declare global {
  interface Window {
    /** Loads a newer version of the site if there is one, since files of this version may be gone; `alone`: else it
     * says so. */
    renew?: (alone?: boolean) => Promise<void>;
  }
}

const { documentElement: page } = document;
const element = (id: string) => document.getElementById(id) as HTMLElement;

/** Time (ms) after which the page says that it is still loading. */
const patience = 400;

const doEarly = rememberEarly(page);
runSettings();
// A part of this version may be missing because the site has been renewed.
addEventListener('vite:preloadError', () => void window.renew?.());

page.dataset['engine'] = 'loading';
const slow = setTimeout(() => {
  page.dataset['engine'] = 'slow';
  engineState.value = 'slow';
}, patience);

const shell = page.dataset['shell'] ?? '';
const id = systemOf(shell);
/** The second script; null where it could not be fetched. */
const preload = import('./preload.ts').catch(() => null);
/** The kept set-up, looked up while the engine is being loaded. */
const lookedUp = preload.then((came) => came && came.keptSetup(id));
// keep() reports a failure; without this it would also count as an unhandled rejection.
lookedUp.catch(() => undefined);

/** Addresses of the modules for single matches, one per system. */
const modules = import.meta.glob<string>('./gen/engine-*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const wasmUrl = modules[`./gen/engine-${id}.wasm`] ?? '';
const client = createClient(workersOf(matchWorkerUrl, wasmUrl, window.early));
connect(client);
// Fetched now, the parts are there when the engine answers, so that nothing is drawn in between.
const parts = fetchParts(page.dataset['drawn']?.split(' ') ?? []);
effect(() => {
  const state = client.state.value;
  if (state.is !== 'failed') return;
  page.dataset['engine'] = 'failed';
  engineState.value = { reason: state.reason };
  if (state.reason === 'missing') void window.renew?.();
});

/** Opens set-up and address, once everything that follows a fight is listening. */
async function open(): Promise<void> {
  const came = await preload;
  // Without the second script no link is read, and the sample must not stand in the place of its fight.
  if (!came && 'opening' in page.dataset) return window.renew?.(true);
  came?.runVoice();
  came?.runTerms();
  came?.runKeys();
  came?.stayInLanguage();
  came?.runTranslation();
  if (came) {
    await came.keep(lookedUp);
    // A link that broke the engine is reported by the client.
    await came.runAddress().catch(() => undefined);
  } else storageDenied.value = true;
  delete page.dataset['opening'];
  doEarly();
  page.dataset['engine'] = 'ready';
  engineState.value = 'ready';
}

const Badge = lazy(async () => (await import('./preload.ts')).Badge);

/** The badge, which also registers the service worker; it begins when the page is at work. */
function Kept() {
  return engineState.value === 'ready' ? <Badge /> : null;
}

/** Opens the page's content. Rendered after the app, so that its effect runs after all effects of the app. */
function Then() {
  useEffect(() => void open(), []);
  return null;
}

async function start(): Promise<void> {
  const language = langs.find((one) => one === page.lang) ?? 'ja';
  const [answer] = await Promise.all([client.first(language), loadWords(language), parts]);
  const first = firstOf(answer, shell, language);
  await window.pageRead;
  clearTimeout(slow);
  prepare(first);
  games.value = JSON.parse(page.dataset['games'] ?? '{}') as typeof games.value;
  // Effects then run in the next task instead of after another frame: the page is at work a frame sooner.
  options.requestAnimationFrame = setTimeout;
  hydrate(
    <>
      <App />
      <Kept />
      <Then />
    </>,
    element('app'),
  );
  delete options.requestAnimationFrame;
}

start().catch(async () => {
  await window.pageRead;
  clearTimeout(slow);
  page.dataset['engine'] = 'failed';
  const whole = client.state.value.is === 'failed';
  if (!whole) engineState.value = { reason: 'stopped' };
  for (const control of element('app').querySelectorAll<HTMLButtonElement>(
    'button, input, select, textarea',
  )) {
    control.disabled = true;
  }
  // The engine is there, but parts of the page are missing, maybe its words too.
  if (whole) render(<NoEngine />, element('notice'));
  else await window.renew?.(true);
});
