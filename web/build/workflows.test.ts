// Tests of the permissions of the GitHub workflows: pull requests of strangers and entrants pass through them.
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../.github/workflows');
const depth = (line: string) => line.search(/\S|$/);

/** The values of every line with this key, each with the deeper lines below it. */
function behind(lines: string[], key: RegExp): string[][] {
  return lines.flatMap((line, at) => {
    if (!key.test(line)) return [];
    const below = lines.slice(at + 1);
    // The key of a list entry stands deeper than its dash.
    const column = line.search(/\w/);
    const end = below.findIndex((next) => next.trim() !== '' && depth(next) <= column);
    return [[line.replace(key, ''), ...below.slice(0, end < 0 ? undefined : end)].map((one) => one.trim())];
  });
}

describe.each(readdirSync(folder))('%s', (name) => {
  const lines = readFileSync(join(folder, name), 'utf8').split('\n');
  const uses = behind(lines, /^ *(- )?uses: */);

  test('may read, and write nothing but the site, in the job that publishes it', () => {
    const given = behind(lines, /^ *permissions: */).map((one) => one.filter(Boolean));
    expect(given[0]).toEqual(['contents: read']);
    expect(lines.find((line) => line.includes('permissions:'))).toBe('permissions:');
    const more = given.slice(1).filter((one) => one.join() !== '{}');
    expect(more).toEqual(name === 'pages.yml' ? [['pages: write', 'id-token: write']] : []);
  });

  test('uses nothing that can change behind its name', () => {
    for (const [used] of uses) expect(used).toMatch(/^[\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('leaves no token behind a checkout, and knows no secret', () => {
    const text = lines.join('\n');
    const count = (what: string | RegExp) => text.split(what).length - 1;
    expect(count('persist-credentials: false')).toBe(count('actions/checkout@'));
    expect(text).not.toMatch(/\bsecrets\b|GITHUB_TOKEN|github\.token/);
  });

  test("runs for a stranger's pull request with a stranger's rights", () => {
    expect(lines.join('\n')).not.toMatch(/pull_request_target|workflow_run|issue_comment/);
  });

  test('puts nothing into a script: what differs comes as variables', () => {
    const runs = behind(lines, /^ *(- )?run: */);
    expect(runs.length).toBeGreaterThan(0);
    expect(runs.flat().filter((line) => line.includes('${{'))).toEqual([]);
  });
});
