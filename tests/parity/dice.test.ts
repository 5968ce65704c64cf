// Tests that rolls are written as BCDice writes them, with every plain roll of a hundred fights against the
// package itself.
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { Match } from '#engine';
import { load } from './module.ts';

interface Roll {
  text: string;
  rands: [face: number, sides: number][];
}
interface DiceBot {
  eval(command: string): Roll | null;
}
// The package has no types for the module resolution used here.
const { DynamicLoader } = createRequire(import.meta.url)('bcdice') as {
  DynamicLoader: new () => { dynamicLoad(system: string): Promise<DiceBot> };
};

/** The text of BCDice for each pair of faces of two ten-sided dice; rolls until all pairs have occurred. */
async function rolls(): Promise<Map<string, string>> {
  const bot = await new DynamicLoader().dynamicLoad('DiceBot');
  const said = new Map<string, string>();
  for (let tries = 0; said.size < 100 && tries < 100_000; ++tries) {
    const roll = bot.eval('2D10');
    if (roll) said.set(roll.rands.map(([face]) => face).join(), roll.text);
  }
  return said;
}

const build = (name: string, tactic: string) => ({
  system: 'rakuen',
  version: '1.0.12',
  name,
  POW: 20,
  SPD: 20,
  WIZ: 20,
  tactic,
});

test('a roll of 2D10 is the text of BCDice', async () => {
  const [engine, said] = await Promise.all([load('rakuen'), rolls()]);
  expect(said.size).toBe(100);
  const seen = new Set<string>();
  for (let seed = 0; seed < 100; ++seed) {
    const match: Match = {
      system: 'rakuen',
      sides: [build('甲', '堅実'), build('乙', '逆襲')],
      seed: String(seed),
    };
    const battle = engine.makeBattle(JSON.stringify(match));
    for (const [roll, faces] of battle.log('text', 'ja').matchAll(/\(2D10\) ＞ \d+\[(\d+,\d+)\] ＞ \d+/g)) {
      expect(roll).toBe(said.get(faces ?? ''));
      seen.add(faces ?? '');
    }
    battle.delete();
  }
  expect(seen.size).toBe(100);
});
