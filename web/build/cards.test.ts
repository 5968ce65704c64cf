// Tests of the cards that other sites show for a link: their words, their pictures, and where a picture is named.
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Page, html } from './shell.ts';
import { needed } from './serviceWorkers.ts';

const folder = resolve(import.meta.dirname, '../public/cards');
const systems = readFileSync(resolve(import.meta.dirname, '../../engine/rulesets/systems.def'), 'utf8');
const names = [...systems.matchAll(/^SYSTEM\((\w+),/gm)].flatMap(([, id = '']) => [
  `${id}.en.png`,
  `${id}.ja.png`,
]);

describe('the picture', () => {
  test('is there for every system and language, and nothing else is', () => {
    expect(readdirSync(folder).sort()).toEqual(names.sort());
  });
  test.each(names)('%s: 1200 × 630, at most 100 KB', (name) => {
    const png = readFileSync(resolve(folder, name));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(100 * 1024);
  });
  test('is nothing that a reader keeps', () => {
    expect(names.map((name) => needed(`cards/${name}`))).not.toContain(true);
    expect(needed('icon.svg')).toBe(true);
  });
});

describe('the HTML', () => {
  const page: Page = {
    path: 'en/shiden/',
    lang: 'en',
    system: 'shiden',
    title: 'A "game" – Shiaiba',
    description: 'What it is.',
    body: '',
  };
  const assets = {
    first: '',
    worker: '',
    scripts: [],
    preload: [],
    styles: [],
    within: [],
    icon: 'data:,',
    repository: '',
  };
  const said = (site: string): Record<string, string | undefined> => {
    const tags = html(page, { ...assets, site }, true).matchAll(
      /<meta (?:property|name)="(\w+:[\w:]+)" content="([^"]*)">/g,
    );
    return Object.fromEntries([...tags].map(([, name = '', content]) => [name, content]));
  };
  test('names the picture by its whole address where the site is known', () => {
    expect(said('https://example.org/shiaiba/')).toEqual({
      'og:type': 'website',
      'og:title': 'A &quot;game&quot; – Shiaiba',
      'og:description': 'What it is.',
      'og:locale': 'en',
      'og:site_name': 'Shiaiba',
      'og:image': 'https://example.org/shiaiba/cards/shiden.en.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A &quot;game&quot; – Shiaiba',
      'twitter:card': 'summary_large_image',
    });
  });
  test('names none where nobody knows', () => {
    const all = said('');
    expect(Object.keys(all).filter((name) => name.startsWith('og:image'))).toEqual([]);
    expect(all['twitter:card']).toBe('summary');
  });
});
