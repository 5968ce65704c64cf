// Installs the package into an empty folder, once for all tests, without a network.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the package was installed. */
    installed: string;
    version: string;
  }
}

export default function install(project: TestProject): () => void {
  const root = resolve(import.meta.dirname, '../..');
  const { version } = JSON.parse(readFileSync(join(root, 'bindings/package.json'), 'utf8')) as {
    version: string;
  };
  const folder = mkdtempSync(join(tmpdir(), 'shiaiba-'));
  const archive = join(root, `build/shiaiba-${version}.tgz`);
  execFileSync('npm', ['install', '--offline', '--silent', '--no-audit', '--no-fund', archive], {
    cwd: folder,
  });
  project.provide('installed', folder);
  project.provide('version', version);
  return () => rmSync(folder, { recursive: true });
}
