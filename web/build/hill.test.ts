// Tests of the hill on a site: only its standings and tables are copied.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryHill, hillFiles } from './hill.mjs';
import { needed } from './serviceWorkers.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'hill-'))));
afterAll(() => rmSync(folder, { recursive: true }));

test('standings and tables are carried with their dates; others, and what is no more, are not', () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  mkdirSync(join(from, 'folder.json'), { recursive: true });
  mkdirSync(to);
  for (const name of [
    'one.json',
    'one.txt',
    'one.results',
    'program',
    'Two.json',
    'two.json.new',
    'a-b.json',
    '.json',
  ]) {
    writeFileSync(join(from, name), name);
  }
  symlinkSync('/etc/passwd', join(from, 'link.txt'));
  utimesSync(join(from, 'one.json'), 1_000_000, 1_000_000);
  writeFileSync(join(to, 'gone.json'), '');

  carryHill(from, to);
  expect(readdirSync(to).sort()).toEqual(['one.json', 'one.txt']);
  expect(statSync(join(to, 'one.json')).mtimeMs).toBe(1_000_000_000);

  carryHill(join(folder, 'nobody fought'), to);
  expect(hillFiles(to)).toEqual([]);
});

test('is nothing that a reader keeps', () => {
  expect([needed('hill/one.json'), needed('hill/one.txt')]).toEqual([false, false]);
});
