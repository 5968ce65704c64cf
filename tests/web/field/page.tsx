// A page for the tests alone: shows the field or a board with a given position, or the whole page with the
// module of the tests' card game, which isn't published.
import { render } from 'preact';
import type { Match } from '#engine';
import { runAddress } from '../../../web/src/app/address.ts';
import { boardOf, drawnWith } from '../../../web/src/app/sheet/form.ts';
import { Dice, Position, fetchParts } from '../../../web/src/components/parts/parts.tsx';
import { App, Dialogs } from '../../../web/src/frame/App.tsx';
import {
  begin,
  connect,
  fightWith,
  fought,
  matchOf,
  report,
  setup,
} from '../../../web/src/app/fight/match.ts';
import { choosing } from '../../../web/src/app/fight/choosing.ts';
import type { Side } from '../../../web/src/app/sheet/build.ts';
import { tellStage } from '../../../web/src/app/fight/stage.ts';
import { seek } from '../../../web/src/app/fight/replay.ts';
import { firstOf, prepare } from '../../../web/src/app/start.ts';
import { runVoice } from '../../../web/src/app/fight/voice.ts';
import { createClient } from '../../../web/src/engine/client.ts';
import { workersOf } from '../../../web/src/engine/startWorker.ts';
import Field from '../../../web/src/features/field/Field.tsx';
import { lang, loadWords } from '../../../web/src/i18n/index.ts';
import { matchWorkerUrl } from '../../../web/src/engine/trusted.ts';
import type { Shown } from './crowd.ts';

const root = document.getElementById('app');
if (!root) throw new Error('this is another page');

export interface Harness {
  /** Shows a position on the field. */
  show(shown: Shown): Promise<void>;
  /** Shows a position on the board of its system, in a box of this size (px). `bare`: nothing stands on the axis. */
  board(shown: Shown, width: number, height: number, below?: Side, bare?: boolean): Promise<void>;
  /** Starts the whole page, and opens the fight of the address. */
  play(wasm: string, language: 'ja' | 'en'): Promise<void>;
  /** Begins the fight anew with both sides by hand. */
  byHand(): Promise<void>;
  /** The match on the page. */
  match(): Match;
  /** Whether the match has been fought, and waits for a decision by hand or is over. */
  rests(): boolean;
}

const nothing = { legal: true, name: '', problems: [], sheetFacts: null, warnings: [], places: [] };

const harness: Harness = {
  async show({ system, fight, step }) {
    await loadWords(fight.lang);
    document.documentElement.lang = lang.value;
    const empty = { system: '', version: '', name: '' };
    begin(system, { sides: [empty, empty] }, [nothing, nothing], fight);
    seek(step);
    render(
      <main>
        <Field dice={Dice} />
        <Dialogs />
      </main>,
      root,
    );
  },
  async board({ system, fight, step }, width, height, below, bare) {
    await loadWords(fight.lang);
    await fetchParts([boardOf(system.form), 'dice']);
    document.documentElement.lang = lang.value;
    const empty = { system: '', version: '', name: '' };
    begin(system, { sides: [empty, empty] }, [nothing, nothing], fight);
    choosing.value = fight.pending ? { pending: fight.pending, decide: () => undefined } : null;
    seek(step);
    render(
      <main>
        <div
          data-box=""
          style={{ inlineSize: `${width}px`, blockSize: `${height}px`, containerType: 'size' }}
        >
          <Position below={below} axis={bare ? null : undefined} />
        </div>
        <Dialogs />
      </main>,
      root,
    );
  },
  async play(wasm, language) {
    await loadWords(language);
    const client = createClient(workersOf(matchWorkerUrl, wasm));
    connect(client);
    const first = firstOf(await client.first(language), '', language);
    await fetchParts(drawnWith(first.system));
    prepare(first);
    render(<App />, root);
    runVoice();
    await runAddress();
  },
  async byHand() {
    await fightWith({ seed: '7', controllers: ['hand', 'hand'] });
    tellStage({ is: 'asked', stage: 'play' });
  },
  match() {
    if (!setup.value) throw new Error('nothing is on the page yet');
    return matchOf(setup.value);
  },
  rests: () => fought.value === setup.value && (report.value?.pending?.by ?? 'hand') === 'hand',
};

Object.assign(globalThis, { harness });
document.documentElement.dataset['harness'] = 'ready';
