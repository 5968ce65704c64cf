// What the page makes by chance: legal, and with nothing in it that the engine warns of.
import { expect, test } from 'vitest';
import { answer } from '../../web/src/engine/answerMatch.ts';
import { load } from './module.ts';

for (const id of ['shinki', 'sengen'])
  test(`${id}: whoever is made by chance can attack, and has nothing that is of no use`, async () => {
    const engine = await load(id);
    for (let seed = 1; seed <= 60; seed++) {
      const said = answer(engine, {
        ...{ call: 'random', system: id, keep: '', settings: '{}' },
        seed: String(seed),
      });
      const build = 'ok' in said ? said.ok : '';
      const made = engine.makeCharacter(id, build, '{}');
      expect([made.legal(), JSON.parse(made.warnings())], `${seed}: ${build}`).toEqual([true, []]);
      made.delete();
    }
  });
