// Makes the table kEquilibriumWins: how many of all builds each build of the equilibrium table beats, in that table's
// order. Asks the module for many fights. Run: node scripts/generate/equilibrium-wins.mjs (two minutes)
import { readFile } from 'node:fs/promises';
import { array, write } from './source.mjs';

const gen = new URL('../../web/src/gen/', import.meta.url);
const { default: create } = await import(new URL('analysis.mjs', gen).href);
const system = 'shiden';
const analysis = await create({ wasmBinary: await readFile(new URL(`analysis-${system}.wasm`, gen)) });

const parts = 31;
const asked = (answer) => {
  const { ok, error } = JSON.parse(answer);
  if (error) throw new Error(error.en);
  return ok;
};

const { entries } = asked(analysis.equilibrium(system));
const wins = entries.map(({ build }) => {
  let sum = 0;
  for (let part = 0; part < parts; part++)
    sum += asked(analysis.sweep(system, JSON.stringify(build), part)).wins;
  return sum;
});

write(`engine/rulesets/${system}/wins.inc`, 'Made by scripts/generate/equilibrium-wins.mjs.', [
  array('std::uint32_t', 'kEquilibriumWins', wins.map(String)),
]);
