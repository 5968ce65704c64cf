// What the documents show of the package runs, and its types are what TypeScript finds for it.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, inject, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const api = readFileSync(join(root, 'docs/api.md'), 'utf8');
const folder = inject('installed');

/** The block of docs/api.md behind this heading. */
function block(heading: string): string {
  const [, text] = new RegExp(`\\n## ${heading}\\n[^]*?\`\`\`js\\n([^]*?)\`\`\``).exec(api) ?? [];
  if (!text) throw new Error(`docs/api.md shows nothing below "${heading}"`);
  return text;
}

test('the bot of docs/api.md answers', () => {
  const bot = block('A bot');
  expect(bot.split('\n').filter(Boolean).length).toBeLessThanOrEqual(10);
  writeFileSync(join(folder, 'bot.mjs'), bot);
  const input = '閃閃交硬果/ムライ 待速搦待閃/クロダ\n閃閃交硬果/ムライ\n';
  const answers = execFileSync(process.execPath, ['bot.mjs'], { cwd: folder, input, encoding: 'utf8' });
  const [line, link, refusal] = answers.split('\n');
  expect(line).toMatch(/ムライ.*クロダ/);
  const opened = execFileSync(join(root, 'build/bin/shiaiba'), ['open', link ?? ''], { encoding: 'utf8' });
  expect(opened).toContain('ムライ');
  expect(refusal).toBe('二人を書いてください。');
});

test('the first example of docs/api.md runs as it stands', () => {
  writeFileSync(join(folder, 'example.mjs'), block('An example that runs'));
  const said = execFileSync(process.execPath, ['example.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(said).toMatch(/ムライ[^]*\n#1[0-9A-Za-z-]+\n$/);
});

test('TypeScript finds its types, as node would', () => {
  const file = join(folder, 'typed.mts');
  writeFileSync(
    file,
    `import { loadEngine, ok, systems, type Report } from 'shiaiba';
     const engine = await loadEngine(systems[0]?.id ?? '');
     const report: Report = ok(engine.makeBattle('{}').report('ja'));
     export const line: string = report.line;
     // @ts-expect-error its lines are texts
     export const wrong: number = report.line;`,
  );
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
  });
  const errors = ts.getPreEmitDiagnostics(program);
  expect(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});
