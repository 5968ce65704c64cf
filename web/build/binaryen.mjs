// Runs the tools that read and write WebAssembly modules: those that Emscripten brings.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

let folder = '';

function tools() {
  const roots = [
    process.env.EMSCRIPTEN_ROOT,
    process.env.EMSDK && `${process.env.EMSDK}/upstream/emscripten`,
  ];
  const found = roots.map((root) => join(root ?? '', 'em-config')).find((file) => existsSync(file));
  return join(execFileSync(found ?? 'em-config', ['BINARYEN_ROOT'], { encoding: 'utf8' }).trim(), 'bin');
}

export function binaryen(tool, ...parts) {
  folder ||= tools();
  execFileSync(join(folder, tool), ['--all-features', ...parts]);
}
