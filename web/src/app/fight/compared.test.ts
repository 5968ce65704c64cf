// Tests of the comparison with the fight before the last change; a change that alters no fight is compared with nothing.
import { beforeEach, expect, test } from 'vitest';
import type { Build, SystemInfo } from '#engine';
import type { EngineClient } from '../../engine/client.ts';
import type { Fight } from '../../engine/fight.ts';
import { before, begin, connect, edited, goBack, report, setup } from './match.ts';

const label = { ja: '', en: '' };
const build = (more: object): Build => ({ system: 'x', version: '1', name: '', n: 1, ...more });
const form = {
  fields: [
    { type: 'name', key: 'name', label, max: 9 },
    { type: 'number', key: 'n', label, min: 0, max: 9 },
  ],
};

/** A fight of one line, which holds the numbers of both and, as in some games, a name as plain text. */
const fightOf = ([a, b]: readonly Build[]): Fight =>
  ({
    lang: 'ja',
    events: [{ round: 1, text: [`${a?.name}${String(a?.['n'])} ${String(b?.['n'])}`] }],
  }) as unknown as Fight;
const facts = { legal: true, problems: [], warnings: [] };
const engine = {
  evaluate: ({ sides }: { sides: Build[] }) =>
    Promise.resolve({ facts: [facts, facts], report: { ok: fightOf(sides) } }),
} as unknown as EngineClient;

const told = (fight: Fight | null) => fight?.events[0]?.text[0];
const put = (more: object, tag = '') => edited(0, build(more), tag);

beforeEach(() => {
  const sides = [build({ name: 'あ' }), build({})] as const;
  const known = facts as unknown as Parameters<typeof begin>[2][0];
  begin({ id: 'x', form } as unknown as SystemInfo, { sides }, [known, known], fightOf(sides));
  connect(engine);
});

test('a change is told from what it began from, however many presses it took', async () => {
  await put({ name: 'あ', n: 2 }, 'n');
  expect(told(before.value)).toBe('あ1 1');
  await put({ name: 'あ', n: 3 }, 'n');
  expect([told(before.value), told(report.value)]).toEqual(['あ1 1', 'あ3 1']);
  await put({ name: 'あ', n: 1 }, 'n');
  expect(before.value).toBeNull();
});

test('a name changes no fight, and an earlier change is not told as if it were the last', async () => {
  await put({ name: 'あ', n: 2 });
  await put({ name: 'い', n: 2 });
  expect(before.value).toBeNull();
});

test('what is taken back is no change', async () => {
  await put({ name: 'あ', n: 2 });
  goBack();
  await Promise.resolve();
  expect([before.value, setup.value?.sides[0]['n']]).toEqual([null, 1]);
});
