// Tests rulings that can be read the other way, in every system: their numbers, settings, links, form and
// log, and which of them decide a fight.
import { expect, test } from 'vitest';
import type { Build, EngineModule, Match, RulingEffect, SystemInfo } from '#engine';
import { load, native, ok, ran, systems, withBattle } from './module.ts';

interface Game {
  engine: EngineModule;
  info: SystemInfo;
  sides: [Build, Build];
}

async function game(id: string): Promise<Game> {
  const engine = await load(id);
  const [info] = ok(engine.systems());
  const [a, b] = info?.samples ?? [];
  if (!info || !a || !b) throw new Error(`no ${id}, or no samples`);
  return { engine, info, sides: [a, b] };
}

/** The program's arguments for a fight of the samples. */
const told = ({ info, sides }: Game, seed = '1') => [
  info.id,
  ...sides.map((one) => JSON.stringify(one)),
  ...(info.chance ? ['--seed', seed] : []),
];

/** The settings in a link. */
function settingsIn({ engine }: Game, link: string): NonNullable<Match['settings']> {
  const read = ok(engine.openLink(link));
  if ('failure' in read || read.kind !== 'F') throw new Error(`no link of a fight: ${link}`);
  return read.match.settings ?? {};
}

/** The numbers of a system's rulings, from the message with which the program refuses a ruling that doesn't
 * exist. */
function numbers(fought: string[]): string[] {
  const { told, status } = ran('fight', ...fought, '--ruling', 'R0');
  expect(status).toBe(2);
  return /There are: (.+)/.exec(told)?.[1]?.split(' ') ?? [];
}

test.each(systems)(
  '%s: each is turned by its number, in links, by its setting and in the form',
  async (id) => {
    const one = await game(id);
    const fought = told(one);
    const all = numbers(fought);
    expect(all.length).toBeGreaterThan(0);
    const plain = native('fight', ...fought);
    for (const number of all) {
      const link = native('link', ...fought, '--ruling', number).trim();
      const [[key, value] = ['', null], ...more] = Object.entries(settingsIn(one, link));
      expect(more, number).toEqual([]);
      // The key is the ruling's number, except where a setting is named by the sentence that it follows.
      expect([number, 'resultRule']).toContain(key);
      expect(one.info.settings.map((field) => field.key)).toContain(key);
      const turned = native('fight', ...fought, '--ruling', number);
      expect(native('fight', ...fought, '--set', `${key}=${JSON.stringify(value)}`), number).toBe(turned);
      expect(turned.split('\n')[1], number).toMatch(/^設定/);
      expect(plain.split('\n')[1]).not.toMatch(/^設定/);
    }
  },
);

const ends = (engine: EngineModule, match: Match): string | null =>
  withBattle(engine, match, (battle) => (JSON.parse(battle.outcome()) as { winner: string | null }).winner);

test.each(systems)('%s: those on which a fight hangs are those under which another wins', async (id) => {
  const one = await game(id);
  const all = numbers(told(one));
  const readings = all.map((number) => {
    const link = native('link', ...told(one), '--ruling', number).trim();
    return { number, settings: settingsIn(one, link) };
  });
  for (let seed = 1; seed <= (one.info.chance ? 12 : 1); seed++) {
    const match: Match = { system: id, sides: one.sides, ...(one.info.chance && { seed: String(seed) }) };
    const winner = ends(one.engine, match);
    const matter = readings.filter(({ settings }) => ends(one.engine, { ...match, settings }) !== winner);
    const effects = withBattle(one.engine, match, (battle): RulingEffect[] => ok(battle.rulings()));
    expect(effects.map(({ ruling }) => ruling)).toEqual(matter.map(({ number }) => number));
    const [, ...lines] = native('fight', ...told(one, String(seed)), '--rulings', '--lang', 'en')
      .trimEnd()
      .split('\n');
    expect(lines.map((line) => line.split('\t')[0])).toEqual(
      matter.length > 0 ? matter.map(({ number }) => number) : ['This verdict hangs on no ruling.'],
    );
  }
});
