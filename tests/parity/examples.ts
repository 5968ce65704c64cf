// The example plans of the panel duel, out of the engine's own test of them: there is one list of them only.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const source = readFileSync(resolve(import.meta.dirname, '../engine/plan/text_test.cpp'), 'utf8');

/** What stands between the braces of an array of that name. */
function listOf(name: string): string {
  const [, list] = new RegExp(`${name}\\[\\] = \\{\\n(.*?)\\n\\};`, 's').exec(source) ?? [];
  if (list === undefined) throw new Error(`no ${name}`);
  return list;
}
const text = (literal = ''): string => JSON.parse(literal) as string;
const string = String.raw`("(?:[^"\\]|\\.)*")`;

export interface Valid {
  ja: string;
  en: string;
}
/** [panel 8.10] */
export const valid: Valid[] = [
  ...listOf('kValid').matchAll(new RegExp(`\\{${string},\\s*${string},\\s*R"\\(`, 'g')),
].map(([, ja, en]) => ({ ja: text(ja), en: text(en) }));

export interface Invalid {
  plan: string;
  code: string;
  /** 1-based, in code points like the length. */
  column: number;
  length: number;
}
/** [panel 8.11] */
export const invalid: Invalid[] = [
  ...listOf('kInvalid').matchAll(new RegExp(`\\{${string},\\s*"(P\\d+)", (\\d+), (\\d+)\\}`, 'g')),
].map(([, plan, code = '', column, length]) => ({
  plan: text(plan),
  code,
  column: Number(column),
  length: Number(length),
}));

if (valid.length !== 15 || invalid.length !== 24) throw new Error('examples are missing');
