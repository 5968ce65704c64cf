// Tests that every stat of a sheet and every number of a board is explained in the system's terms, in both
// languages.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { play } from '../../web/build/rules.ts';
import { fightOf, load, ok, root, systems } from './module.ts';

test.each(systems)('%s', async (id) => {
  const engine = await load(id);
  const [info] = ok(engine.systems());
  const [a, b] = info?.samples ?? [];
  if (!info || !a || !b) throw new Error('no system, or no samples');
  const words = (file: string) =>
    play(readFileSync(resolve(root, 'docs/systems', file), 'utf8')).flatMap((one) => [
      one.id,
      ...(one.also ?? []),
    ]);
  const [ja, en] = [words(`${id}.play.ja.md`), words(`${id}.play.md`)];
  expect(en).toEqual(ja);
  // Fields of members count too, and settings that are numbers.
  const inner = info.form.fields.flatMap((field) => (field.type === 'members' ? field.fields : []));
  const stats = [...info.form.fields, ...inner, ...info.settings].flatMap((field) => {
    if (field.type === 'number' || field.type === 'steps') return [field.key];
    if (field.type === 'shares' || field.type === 'points') return field.parts.map(({ key }) => key);
    return /^(skills|list|patterns)$/.test(field.type ?? '') ? [field.key] : [];
  });
  const sides = fightOf(engine, { system: id, sides: [a, b], seed: '1' }).boards.flatMap((one) => one.sides);
  const meters = sides.flatMap((one) =>
    one.meters.length > 0 ? one.meters.map((meter) => meter.id) : ['left'],
  );
  expect(meters.length).toBeGreaterThan(0);
  expect([...stats, ...meters].filter((one) => !ja.includes(`t.${one.toLowerCase()}`))).toEqual([]);
  // A sheet with a row also explains its skills' figures, and a sheet with points the parts that get them.
  const rows = info.form.fields.some(({ type }) => type === 'row');
  const parts = info.form.fields.some(({ type }) => type === 'points');
  const more = [
    ...(rows ? ['speed', 'damage', 'limited'] : []),
    ...(parts ? ['skills', 'patterns', 'plans'] : []),
  ];
  for (const one of more) expect(ja).toContain(`t.${one}`);
});
