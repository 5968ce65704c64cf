// Tests that the JSON Schema of a system's lists fits the reader: what the engine reads passes, and a key that there
// isn't passes neither.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnalysisModule } from '#analysis';
import type { Match } from '#engine';
import { loadAnalysis, ok, root } from './module.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** The setting of each system's lists. */
const settings = { shinki: 'skills', panel: 'skills', sengen: 'data' } as const;

/** Lists with what those of the docs and of tests/own-data lack. */
const besides: Record<string, Json[]> = {
  panel: [
    {
      list: { id: 'x', title: 'X', version: '1' },
      house_statuses: ['Roll', 'Charge'],
      statuses: [
        {
          letter: 'K',
          name: 'Dread',
          ja: '恐れ',
          class: 'ailment',
          on: ['character', 'panel'],
          max: 2,
          recover: 4,
          trigger: { event: 'panelPaid' },
          do: [{ op: 'damage', n: 'stacks', to: 'self' }],
          once: true,
          flags: ['noPay', 'keepUsed'],
        },
        {
          letter: 'M',
          name: 'Mark',
          class: 'special',
          on: ['skill'],
          recover: null,
          trigger: null,
          do: null,
        },
      ],
      skills: [
        {
          id: 'a',
          name: 'い',
          cost: '火白',
          kind: 'active',
          maintain: true,
          triggered: [
            { on: { event: 'damaged', who: 'self', by: 'attack', min: 2 }, do: [{ op: 'counter', n: 1 }] },
            { on: { event: 'statusGiven', status: 'Dread', class: 'ailment' }, do: [{ op: 'lose' }] },
          ],
          static: [
            { mod: 'damageDealt', n: -2, attr: '火', kind: 'attack', if: '自分のHPが10以下' },
            { mod: 'allowPay', panel: '火', as: '剣' },
            {
              mod: 'immune',
              status: 'Roll',
              if: {
                and: [
                  { fact: 'first', cmp: '=', value: true },
                  { not: { fact: 'turn', cmp: '>', value: 3 } },
                ],
              },
            },
          ],
          note: { ja: '覚え' },
        },
        {
          id: 'b',
          name: 'ろ',
          cost: '風',
          kind: 'reactive',
          trigger: { event: 'use', by: 'opponent', skill: 'い' },
          activated: [
            { op: 'cancel' },
            { op: 'paint', to: 'self.panel', attr: { choose: true, default: '地' } },
            { op: 'panel_lose', to: 'opponent.panel', attr: '火', end: 'left' },
            { op: 'modify', to: 'self', mod: 'initiative', n: 'my used panels', turns: 99 },
            { op: 'spend', status: 'Charge', n: 1, then: [{ op: 'give', status: 'Dread', to: 'opponent' }] },
          ],
        },
      ],
    },
  ],
  sengen: [
    {
      elements: [
        { id: 'fire', ja: '火', weak: ['water'], bearers: ['甲'] },
        { id: 'water', ja: '水' },
      ],
      statuses: [
        { id: 'charm', ja: '魅了', mods: { hit: -2, danmaku_dp: -1 }, no_action: true, rouse: true },
      ],
      weapons: [{ id: 'both', ja: '槍', kind: 'both', magic: true, hit: 1, damage: -2, element: 'fire' }],
      cards: [
        {
          id: 'a',
          ja: '符一',
          type: 'deploy',
          for: ['shot', 'melee'],
          hp: 9,
          bonus: { hit: 1, dice: 2, spread: 3, activation: 1, cost_half: true },
          spell: 'ward',
          attack: { kind: 'danmaku', loss: 3, damage: 2, element: 'fire' },
        },
        { id: 'b', ja: '符二', type: 'deploy', attack: { kind: 'homing', total: 20, dice: 2, damage: -3 } },
        { id: 'c', ja: '符三', type: 'consume', action: 'shot', bonus: { targets: 3, ignore_rows: false } },
        { id: 'd', ja: '符四', type: 'consume', action: 'spell', spell: 'mend', bonus: { free_cost: true } },
        { id: 'e', ja: '符五', type: 'consume', action: 'clear', bonus: {} },
      ],
    },
  ],
};

/** The examples of the page about own data, and the effects of tests/own-data. */
const matches = (system: string): Match[] => [
  ...[...readFileSync(resolve(root, 'docs/own-data.md'), 'utf8').matchAll(/```json\n(.+?)```/gsu)].map(
    ([, text = '']) => JSON.parse(text) as Match,
  ),
  ...(
    JSON.parse(readFileSync(resolve(root, `tests/own-data/${system}.json`), 'utf8')) as { match: Match }[]
  ).map(({ match }) => match),
];
/** The lists in them, and those besides. */
const listsOf = (system: string, key: string): Json[] => [
  ...matches(system)
    .filter((match) => match.system === system)
    .map(({ settings = {} }) => (settings as Record<string, Json>)[key] ?? null),
  ...(besides[system] ?? []),
];
/** The JSON with one thing altered, for everything in it: a key taken out, a key added, a value of another type, a
 * number that is far too large. */
function* altered(json: Json): Generator<Json> {
  if (typeof json === 'number') yield 1_000_000;
  if (typeof json !== 'object') yield [];
  if (typeof json !== 'object' || json === null) return;
  if (Array.isArray(json)) {
    yield {};
    for (const [at, one] of json.entries()) {
      for (const other of altered(one)) yield json.map((each, k) => (k === at ? other : each));
    }
    return;
  }
  yield { ...json, strange: 1 };
  for (const [key, one] of Object.entries(json)) {
    yield Object.fromEntries(Object.entries(json).filter(([other]) => other !== key));
    for (const other of altered(one)) yield { ...json, [key]: other };
  }
}

describe.each(Object.entries(settings))('%s', (system, key) => {
  let analysis: AnalysisModule;
  let valid: ValidateFunction;
  let house: Json;
  const refused = (list: Json) =>
    ok(analysis.readSetting(system, key, JSON.stringify(list))).problems.length > 0;
  beforeAll(async () => {
    analysis = await loadAnalysis(system);
    // What a form needs besides is none of JSON Schema's keywords and formats.
    valid = new Ajv2020({ strict: false, validateFormats: false }).compile(
      ok(analysis.settingSchema(system)) ?? false,
    );
    house = JSON.parse(ok(analysis.usualSetting(system, key))) as Json;
  });

  test('the house’s list, those of the docs and those of tests pass', () => {
    const lists = listsOf(system, key);
    expect(lists.length).toBeGreaterThan(10);
    for (const list of [house, ...lists]) {
      expect(valid(list), JSON.stringify(valid.errors)).toBe(true);
      expect(refused(list)).toBe(false);
    }
  });

  test('whatever the engine reads passes, and what has a strange key never does', () => {
    let strange = 0;
    // Small lists: each is asked about a few hundred times.
    for (const list of listsOf(system, key)) {
      for (const one of altered(list)) {
        const text = JSON.stringify(one);
        if (text.includes('"strange":1')) {
          strange++;
          expect(valid(one), text).toBe(false);
        }
        if (!valid(one)) expect(refused(one), `${JSON.stringify(valid.errors)} ${text}`).toBe(true);
      }
    }
    expect(strange).toBeGreaterThan(50);
  });
});

test('systems whose texts say everything have none', async () => {
  for (const system of ['shiden', 'rakuen']) {
    const analysis = await loadAnalysis(system);
    expect(ok(analysis.settingSchema(system))).toBeNull();
  }
});
