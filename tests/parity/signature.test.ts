// Tests that both modules have the signature in tests/golden/signature.txt, one hash over thousands of fights
// for each system. (The stage `program` of scripts/test checks the program.)
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { load, loadAnalysis, ok, root, systems } from './module.ts';

const signed = readFileSync(resolve(root, 'tests/golden/signature.txt'), 'utf8');

test.each(systems)('%s: both modules know this system alone, and fight as the file says', async (id) => {
  const [engine, analysis] = await Promise.all([load(id), loadAnalysis(id)]);
  const [only, ...others] = ok(engine.systems());
  expect([only?.id, others]).toEqual([id, []]);
  const signature = engine.benchSignature(id);
  expect(signed.split('\n')).toContain(`${id} ${only?.version ?? ''} ${signature}`);
  expect(analysis.benchSignature(id)).toBe(signature);
});
