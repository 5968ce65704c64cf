// Reads the example plans of the panel duel from the engine's own test (tests/engine/plan/text_test.cpp), so
// that there is only one list.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const source = readFileSync(resolve(import.meta.dirname, '../engine/plan/text_test.cpp'), 'utf8');

/** The text between the braces of the array of that name. */
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
/** The valid examples [panel 8.10]. */
export const valid: Valid[] = [
  ...listOf('kValid').matchAll(new RegExp(`\\{${string},\\s*${string},\\s*R"\\(`, 'g')),
].map(([, ja, en]) => ({ ja: text(ja), en: text(en) }));

export interface Invalid {
  plan: string;
  code: string;
  /** In code points, from 1; the length is in code points too. */
  column: number;
  length: number;
}
/** The invalid examples [panel 8.11]. */
export const invalid: Invalid[] = [
  ...listOf('kInvalid').matchAll(new RegExp(`\\{${string},\\s*"(P\\d+)", (\\d+), (\\d+)\\}`, 'g')),
].map(([, plan, code = '', column, length]) => ({
  plan: text(plan),
  code,
  column: Number(column),
  length: Number(length),
}));

if (valid.length !== 15 || invalid.length !== 24) throw new Error('examples are missing');
