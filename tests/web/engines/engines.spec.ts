// Tests the page in Firefox and WebKit: the usual actions in all five games, from opening a page to playing
// without a network. The other folders test in Chromium alone.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { unless } from '../kit/fixture.ts';
import { serve } from '../../../web/build/serve.mjs';
import { ok, systems } from '../../parity/module.ts';
import { type Game, gameOf } from '../kit/games.ts';
import { dist } from '../kit/site.ts';
import { dictionaries, headWords, oddsWords, pictureWords, playWords, stageWords } from '../kit/words.ts';
import { type Browser, browsers } from './browsers.ts';
import { called, firstChoice } from './seek.ts';

const [t, w] = [dictionaries.ja, stageWords.ja];
const name = 'ハナ';
/** Polls often: all of these tests together should take no more than two minutes. */
const patience = { timeout: 20_000, intervals: [100] };

/** Actions on a page and questions to it, the same for both browsers. */
class Reader {
  constructor(
    readonly browser: Browser,
    readonly site: string,
    readonly game: Game,
  ) {}

  /** Opens an address of this game and waits for its engine. */
  async open(path = ''): Promise<void> {
    // By a blank page, since a change of the fragment alone would not load the page again.
    await this.browser.visit('about:blank');
    await this.browser.visit(`${this.site}${this.game.system.id}/${path}`);
    await this.says(() => document.documentElement.dataset['engine'] ?? '', 'ready');
  }

  async says<Given extends unknown[]>(
    script: (...given: Given) => string,
    wanted: string | RegExp,
    ...given: Given
  ): Promise<void> {
    const poll = expect.poll(() => this.browser.run(script, ...given), patience);
    if (typeof wanted === 'string') await poll.toBe(wanted);
    else await poll.toMatch(wanted);
  }

  press(kind: string, name: string): Promise<void> {
    return this.until(`${kind} ${name}`, () => this.browser.press(called, kind, name));
  }

  /** Replaces the text of a field at once, as a paste does: drivers type Latin letters only. */
  async fill(name: string, text: string): Promise<void> {
    await this.press('field', name);
    await this.browser.run((text) => {
      (document.activeElement as HTMLInputElement | HTMLTextAreaElement | null)?.select();
      // The only way that puts text in like typing, in every engine.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      document.execCommand('insertText', false, text);
    }, text);
  }

  /** Goes to another screen by its anchor. */
  screen(name: 'match' | 'odds'): Promise<void> {
    return this.browser.run((name) => void (location.hash = `-${name}`), name);
  }

  /** Chooses an option of a select by script, since drivers open its list in different ways. */
  choose(name: string, value: string): Promise<void> {
    return this.until(name, () =>
      this.browser.run(
        (name, value) => {
          const lists = Array.from(document.querySelectorAll('select'));
          const list = lists.find(({ labels }) =>
            Array.from(labels).some((one) => one.textContent.startsWith(name)),
          );
          if (!list) return false;
          list.value = value;
          return list.dispatchEvent(new Event('change', { bubbles: true }));
        },
        name,
        value,
      ),
    );
  }

  /** Repeats until it works, since the page may not show everything yet. */
  private until(what: string, done: () => Promise<boolean>): Promise<void> {
    return expect.poll(done, { ...patience, message: what }).toBe(true);
  }

  /** The fight of the address, read by the engine. */
  async fight() {
    const address = await this.browser.run(() => location.href);
    const read = ok(this.game.engine.openLink(address, '{}'));
    return 'failure' in read || read.kind !== 'F' ? null : read.match;
  }

  stage(wanted: 'build' | 'watch' | 'play'): Promise<void> {
    return this.says(() => document.querySelector('[data-stage]')?.getAttribute('data-stage') ?? '', wanted);
  }

  /** Waits until the board shows this text. */
  shows(wanted: string): Promise<void> {
    return this.says(
      () => document.querySelector('[data-part=board]')?.textContent ?? '',
      new RegExp(wanted),
    );
  }
}

async function edit(reader: Reader): Promise<void> {
  await reader.press('button', w.build);
  await reader.stage('build');
  await reader.fill(t.nameOf('▲'), name);
  await expect.poll(async () => (await reader.fight())?.sides[0].name, patience).toBe(name);
  await reader.shows(name);
}

/** Takes three decisions by hand, and waits until the address holds each. */
async function play(reader: Reader): Promise<void> {
  if (!reader.game.system.chance) return;
  await reader.press('button', w.play);
  await reader.press('button', w.withLevel(w.levels[0] ?? ''));
  await reader.stage('play');
  for (let moves = 1; moves <= 3; moves++) {
    await expect
      .poll(async () => {
        // What the computer does meanwhile is told line by line, for as long as it takes.
        await reader.browser.press(called, 'button', playWords.ja.skip);
        await reader.browser.press(firstChoice);
        return (await reader.fight())?.decisions?.length ?? 0;
      }, patience)
      .toBeGreaterThanOrEqual(moves);
  }
}

/** Opens the link of the share dialog, which must show the same fight; its result is drawn as a picture. */
async function send(reader: Reader): Promise<void> {
  const share = `/^${t.actions.share}/`;
  // On a narrow page the button is in the menu.
  if (!(await reader.browser.press(called, 'button', share))) {
    await reader.press('button', `/^(${headWords.ja.menu}|${headWords.ja.gameMenu('')})/`);
    await reader.press('button', share);
  }
  const link = () => {
    const field = document.querySelector<HTMLInputElement>(
      'dialog[open] input[readonly], dialog[open] textarea',
    );
    return field?.value ?? '';
  };
  await reader.says(link, /#1F/);
  const address = await reader.browser.run(link);
  await reader.press('button', pictureWords.ja.ofResult);
  await reader.says(() => {
    const image = document.querySelector<HTMLImageElement>(
      'dialog[open] img[src^="blob:"], dialog[open] img[src^="data:"]',
    );
    return image?.complete ? `${image.naturalWidth}` : '';
  }, /^[1-9]/);
  await reader.open(address.slice(address.indexOf('#')));
  await reader.shows(name);
}

/** Runs a series of a hundred fights. */
async function series(reader: Reader): Promise<void> {
  if (!reader.game.system.chance) return;
  const o = oddsWords.ja;
  await reader.screen('odds');
  await reader.choose(o.fights, '100');
  await reader.press('button', o.start);
  await reader.says(() => document.body.textContent.replace(/\s+/g, ' '), /[\d,]+戦から。/);
}

/** Pastes the sheet of a sample, as the engine writes it, onto ▲. */
async function paste(reader: Reader): Promise<void> {
  const { engine, system, samples } = reader.game;
  const character = engine.makeCharacter(system.id, JSON.stringify({ ...samples[1], name: 'ソラ' }));
  const text = character.toText('sheet');
  character.delete();
  await reader.screen('match');
  await reader.press('button', w.build);
  await reader.press('button', t.readText);
  await reader.fill(`/^${t.pasteLabel}/`, text);
  await reader.press('button', `/^${t.putHere('▲')}/`);
  await reader.shows('ソラ');
}

/**
 * The game that every run plays in each engine, one with dice and one with hidden cards; the others run with
 * --full.
 */
const daily: Partial<Record<string, string>> = { Firefox: 'rakuen', WebKit: 'shinki' };

for (const [engine, launch] of Object.entries(browsers)) {
  test.describe(engine, () => {
    test.describe.configure({ mode: 'serial' });
    let browser: Browser;
    let server: Server;
    let site: string;
    const reader = async (id: string) => new Reader(browser, site, await gameOf(id));

    test.beforeAll(async () => {
      server = await serve({ root: dist, base: '/repo/' });
      site = `http://localhost:${(server.address() as AddressInfo).port}/repo/`;
      browser = await launch();
      // As after a choice of Japanese: by default the page follows the language of the machine.
      await browser.visit(`${site}licences.txt`);
      await browser.run(() => localStorage.setItem('shiaiba.lang', 'ja'));
    });
    test.afterAll(async () => {
      await browser.close();
      server.close();
    });

    for (const id of systems)
      test(`${id}: opened, changed, sent, opened again, fought many times, pasted, played by hand${unless(id === daily[engine])}`, async () => {
        const page = await reader(id);
        await page.open();
        await page.stage('watch');
        await edit(page);
        await send(page);
        await series(page);
        await paste(page);
        await play(page);
      });

    test(`all of them without a network${unless(engine === 'Firefox')}`, async () => {
      const kept = await reader('shiden');
      await kept.open();
      await kept.says(() => (navigator.serviceWorker.controller ? 'kept' : 'not yet'), 'kept');
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      for (const id of systems) {
        const page = await reader(id);
        const { game } = page;
        await page.open(`#${game.fragment(game.match())}`);
        await edit(page);
      }
    });
  });
}
