// Tests of the comparison with what the reader began from: the whole of their edits, whatever was the last of them.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Build, Match, SystemInfo } from '#engine';
import type { EngineClient } from '../../engine/client.ts';
import { EngineRefused } from '../../engine/errors.ts';
import type { Fight } from '../../engine/fight.ts';
import { before, begin, connect, edited, goBack, openMatch, replace, report, setup } from './match.ts';
import { origin, unaltered } from './origin.ts';

const label = { ja: '', en: '' };
const build = (more: object): Build => ({ system: 'x', version: '1', name: '', n: 1, ...more });
const form = {
  fields: [
    { type: 'name', key: 'name', label, max: 9 },
    { type: 'number', key: 'n', label, min: 0, max: 9 },
  ],
};

/** A fight of one line, which holds the numbers of both, up to 5, and, as in some games, a name as plain text. */
const fightOf = ([a, b]: readonly Build[]): Fight =>
  ({
    lang: 'ja',
    events: [{ round: 1, text: [`${a?.name}${String(Math.min(Number(a?.['n']), 5))} ${String(b?.['n'])}`] }],
  }) as unknown as Fight;
const facts = { legal: true, problems: [], warnings: [] };
/** A build of number 0 breaks the rules. */
const illegal = (sides: readonly Build[]) => sides.some((one) => one['n'] === 0);
const engine = {
  evaluate: ({ sides }: { sides: Build[] }) =>
    Promise.resolve({ facts: [facts, facts], report: illegal(sides) ? null : { ok: fightOf(sides) } }),
  fight: ({ sides }: Match) =>
    illegal(sides)
      ? Promise.reject(new EngineRefused({ code: 'illegal', problems: [], ja: '', en: '' }))
      : Promise.resolve(fightOf(sides)),
  link: (match: Match) => Promise.resolve({ fragment: JSON.stringify(match), leftOut: [] }),
} as unknown as EngineClient;

const told = (fight: Fight | null) => fight?.events[0]?.text[0];
/** Puts a build on ▲, and waits until its fight has been compared. */
async function put(more: object, tag = ''): Promise<void> {
  await edited(0, build(more), tag);
  await vi.waitFor(() => expect(Boolean(before.value) || unaltered.value || begun()).toBe(true));
}
const begun = () => origin.value?.sides[0]['n'] === setup.value?.sides[0]['n'];

beforeEach(() => {
  const sides = [build({ name: 'あ' }), build({ n: 1 })] as const;
  const known = facts as unknown as Parameters<typeof begin>[2][0];
  begin({ id: 'x', form } as unknown as SystemInfo, { sides }, [known, known], fightOf(sides));
  connect(engine);
});

test('all edits are one change, from the set-up that they began with, however many presses they took', async () => {
  await put({ name: 'あ', n: 2 });
  expect(told(before.value)).toBe('あ1 1');
  await put({ name: 'あ', n: 3 });
  expect([told(before.value), told(report.value), unaltered.value]).toEqual(['あ1 1', 'あ3 1', false]);
  await put({ name: 'あ', n: 1 });
  expect([before.value, unaltered.value]).toEqual([null, true]);
});

test('where one began with what cannot fight, the first build that can is what later ones are held against', async () => {
  await replace({ sides: [build({ name: 'い', n: 0 }), build({ n: 1 })] });
  await put({ name: 'い', n: 2 });
  expect([before.value, origin.value]).toEqual([null, setup.value]);
  await put({ name: 'い', n: 3 });
  expect([told(before.value), told(report.value)]).toEqual(['い2 1', 'い3 1']);
});

test('what changes nothing of the fight is said to do so, also where it did at first', async () => {
  await put({ name: 'あ', n: 5 });
  await edited(1, build({ n: 2 }));
  await put({ name: 'あ', n: 7 });
  expect([told(before.value), told(report.value)]).toEqual(['あ1 1', 'あ5 2']);
  goBack();
  goBack();
  goBack();
  await put({ name: 'あ', n: 6 });
  await replace({ sides: [build({ name: 'あ', n: 6 }), build({ n: 6 })], course: { seed: '9' } });
  expect([before.value, origin.value]).toEqual([null, setup.value]);
  await put({ name: 'あ', n: 8 });
  expect([before.value, unaltered.value]).toEqual([null, true]);
});

test('a name changes no fight, and the one before has it too', async () => {
  await put({ name: 'い', n: 1 });
  expect([before.value, unaltered.value]).toEqual([null, true]);
  await put({ name: 'い', n: 2 });
  expect(told(before.value)).toBe('い1 1');
  await put({ name: 'う', n: 2 });
  await vi.waitFor(() => expect(told(before.value)).toBe('う1 1'));
});

test('what is taken back is no change', async () => {
  await put({ name: 'あ', n: 2 });
  goBack();
  await Promise.resolve();
  expect(unaltered.value).toBe(false);
  expect([before.value, setup.value?.sides[0]['n']]).toEqual([null, 1]);
});

test('another character is compared with the one before; what is edited in it, with how it came', async () => {
  await put({ name: 'か', n: 3 });
  expect(told(before.value)).toBe('か1 1');
  await put({ name: 'か', n: 4 });
  expect(told(before.value)).toBe('か3 1');
});

test('edits of a fight that came in a link are compared with how it came, though it differs little from one’s own', async () => {
  await put({ name: 'あ', n: 2 });
  await openMatch({ system: 'x', sides: [build({ name: 'あ', n: 3 }), build({ n: 1 })] }, false, false);
  expect([before.value, origin.value]).toEqual([null, setup.value]);
  await put({ name: 'あ', n: 4 });
  expect(told(before.value)).toBe('あ3 1');
});
