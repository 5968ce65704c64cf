// Tests that the random characters of the page are legal and can attack.
import { expect, test } from 'vitest';
import type { Problem } from '#engine';
import { answer } from '../../web/src/engine/answerMatch.ts';
import { load } from './module.ts';

for (const id of ['shinki', 'sengen'])
  test(`${id}: whoever is made by chance is legal, and has a way to attack`, async () => {
    const engine = await load(id);
    for (let seed = 1; seed <= 100; seed++) {
      const said = answer(engine, {
        ...{ call: 'random', system: id, keep: '', settings: '{}' },
        seed: String(seed),
      });
      const build = 'ok' in said ? said.ok : '';
      const made = engine.makeCharacter(id, build, '{}');
      const warnings = (JSON.parse(made.warnings()) as Problem[]).map(({ code }) => code);
      expect(made.legal(), build).toBe(true);
      expect(warnings, build).not.toContain('W_NO_ATTACK');
      made.delete();
    }
  });
