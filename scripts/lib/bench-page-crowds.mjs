// Measures for scripts/bench --page of parties of six: an edit of one sheet, answered by the longest of all reports.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { middle, untilReady, watch } from './bench-page-watch.mjs';

const modules = resolve(import.meta.dirname, '../../web/src/gen');

/** Link of a fight of six against six, made of the samples' members in turn. */
async function linkOf(system) {
  const { default: createEngine } = await import(pathToFileURL(resolve(modules, 'engine.mjs')).href);
  const engine = await createEngine({
    wasmBinary: readFileSync(resolve(modules, `engine-${system}.wasm`)),
    locateFile: (file) => file,
  });
  const [{ samples }] = JSON.parse(engine.systems()).ok;
  const members = samples.filter((one) => !one.gm).flatMap((one) => one.members);
  const side = (from) => ({
    ...samples[0],
    name: `${from}`,
    members: Array.from({ length: 6 }, (_, k) => members[(from + k) % members.length]),
  });
  const battle = engine.makeBattle(JSON.stringify({ system, sides: [side(0), side(3)] }));
  return JSON.parse(battle.link('{}')).ok.fragment;
}

const systems = [
  ['shinki', '<= 240 (60) ms'],
  ['sengen', '<= 240 (80) ms'],
];

export const crowds = systems.map(([system, target]) => ({
  name: `crowd ${system}`,
  figures: {
    [`six against six, edit -> log (${system})`]: { target, unit: 'ms' },
    [`  -> painted (${system})`]: { target: '', unit: 'ms' },
    [`  the engine has answered (${system})`]: { target: '', unit: 'ms' },
    [`  length of the answer (${system})`]: { target: '', unit: 'KB' },
  },
  async run({ page, url }) {
    await page.addInitScript(watch);
    await page.goto(`${url}${system}/#${await linkOf(system)}`);
    await untilReady(page);
    await page.waitForTimeout(1000);
    const all = await page.evaluate(async () => {
      const took = [];
      for (let which = 0; which < 10; which++) took.push(await globalThis.edit(which * 3));
      return took;
    });
    const of = (figure) => middle(all.map(figure));
    return {
      [`six against six, edit -> log (${system})`]: of(({ from, there }) => there - from),
      [`  -> painted (${system})`]: of(({ from, shown }) => shown - from),
      [`  the engine has answered (${system})`]: of(({ from, answered }) => answered - from),
      [`  length of the answer (${system})`]: of(({ bytes }) => bytes / 1024),
    };
  },
}));
