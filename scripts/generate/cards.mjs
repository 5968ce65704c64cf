// Draws the cards that other sites show for a link: a picture per system and language, from the built page's own parts.
// Run after a build: node scripts/generate/cards.mjs. It writes web/public/cards/SYSTEM.LANGUAGE.png.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../../web/build/serve.mjs';
import { launchOptions } from '../lib/chromium.mjs';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'web/public/cards');
const size = { width: 1200, height: 630 };
/** Most bytes of a picture. */
const most = 100 * 1024;

/** Step of each sample at which the board shows what the game is played with. */
const steps = { shiden: 0, rakuen: 8, panel: 20, shinki: 12, sengen: 7 };
/** Width (CSS pixels) in which the board is laid out before it is enlarged. */
const width = 400;

/** Styles of the card. It stands for any fight of the game, so the rest of the page and the sample's names are hidden. */
const styles = `
  html { overflow: hidden; }
  body > :not(.card) { display: none !important; }
  body { display: block !important; padding: 0 !important; }
  .card {
    box-sizing: border-box;
    inline-size: ${size.width}px;
    block-size: ${size.height}px;
    padding: 52px 60px;
    display: grid;
    grid-template: auto 1fr auto / 470px 1fr;
    column-gap: 60px;
    border-block-start: 10px solid var(--ink);
    background: var(--paper);
  }
  .card > :not(div) { grid-column: 1; }
  .card .site { font: 700 40px/1.2 var(--serif); letter-spacing: .12em; }
  .card h1 { font-size: 64px; line-height: 1.3; align-self: center; }
  .card .said { font-size: 27px; line-height: 1.55; padding-block-start: 20px; border-block-start: 6px double var(--ink); }
  .card > div { grid-area: 1 / 2 / 4 / 3; display: grid; place-content: center; }
  .card > div > * { margin: 0 !important; }
`;

/** Runs in the page: makes the card of the page's board. */
function lay(width) {
  const make = (tag, name, text = '') =>
    Object.assign(document.createElement(tag), { className: name, textContent: text });
  const said = (name) => document.querySelector(`meta[property="og:${name}"]`).content;
  const [title, site] = [said('title').split(/ [―–] /)[0], said('site_name')];
  const board = document.querySelector('[data-part=board]').cloneNode(true);
  // Marks tell the sides apart. A board that names somebody elsewhere can't be the picture of any fight.
  const names = [...board.querySelectorAll('.name')].map((one) => one.textContent);
  for (const one of board.querySelectorAll('.name, bdi')) one.textContent = '';
  if (names.some((name) => board.textContent.includes(name)))
    throw new Error(`${title}: the board names ${names}`);
  const room = make('div', '');
  room.append(board);
  const card = make('section', 'card');
  card.append(make('p', 'site', site), make('h1', '', title));
  card.append(make('p', 'said', said('description').replace(/^.*?: */, '')), room);
  document.body.append(card);
  board.style.inlineSize = `${width}px`;
  board.style.zoom = Math.min(room.clientWidth / board.offsetWidth, room.clientHeight / board.offsetHeight);
}

mkdirSync(out, { recursive: true });
const server = await serve({ root: join(root, 'web/dist') });
const browser = await chromium.launch(launchOptions);
let heavy = false;
for (const [system, step] of Object.entries(steps)) {
  for (const lang of ['ja', 'en']) {
    const page = await browser.newPage({ viewport: size, bypassCSP: true, reducedMotion: 'reduce' });
    const folder = lang === 'ja' ? '' : 'en/';
    await page.goto(`http://localhost:${server.address().port}/${folder}${system}/`);
    await page.locator('html[data-engine=ready]').waitFor();
    await page.keyboard.press('Home');
    for (let n = 0; n < step; ++n) await page.keyboard.press('ArrowRight');
    await page.addStyleTag({ content: styles });
    await page.evaluate(lay, width);
    const path = join(out, `${system}.${lang}.png`);
    await page.screenshot({ path });
    await page.close();
    const bytes = statSync(path).size;
    heavy ||= bytes > most;
    console.log(`${bytes > most ? 'OVER' : 'ok  '} ${(bytes / 1024).toFixed(1)} KB  ${path}`);
  }
}
await browser.close();
server.close();
process.exitCode = heavy ? 1 : 0;
