// Tests leagues of the module: every format equals the program's to the byte, and answers have their declared
// types.
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnalysisModule, LeagueReport } from '#analysis';
import type { Envelope, LeagueFormat, LeagueRequest } from '#engine';
import { loadAnalysis, native, ok } from './module.ts';
import { Question } from './question.ts';

const roster = ['閃閃交硬果/ムライ', '待速搦待閃/クロダ', '[紅組]', '閃速交硬果/八雲', '閃閃閃閃閃/=一筋'];
for (let k = 0; k < 9; k++) roster.push(`${'速閃待'.charAt(k % 3).repeat(5)}/${k}`, k === 3 ? '[]' : '# 注');

let analysis: AnalysisModule;
let folder: string;
let file: string;
let entrants: LeagueRequest['entrants'];
beforeAll(async () => {
  analysis = await loadAnalysis();
  folder = mkdtempSync(join(tmpdir(), 'league-'));
  file = join(folder, 'roster.txt');
  writeFileSync(file, roster.join('\n'));
  const { characters, groups = [] } = ok(analysis.read('shiden', roster.join('\n')));
  entrants = characters.map((build, k) => (groups[k] ? { build, group: groups[k] } : { build }));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Plays a league as the page does: everybody against everybody in parts, other formats at once. */
function play(format: LeagueFormat): LeagueReport {
  const request: LeagueRequest = { system: 'shiden', format, entrants };
  if (format !== 'round-robin' && format !== 'double') return ok(analysis.league(JSON.stringify(request)));
  const asked = new Question(analysis, 'league', request);
  const { fights } = ok(analysis.ask('league', asked.request));
  const some = asked.join(asked.part([20, fights]), asked.part([0, 7]));
  expect(some.complete).toBe(false);
  expect(some.report.rows.join('')).toContain('?');
  return asked.join(asked.part([7, 20]), some.part).report;
}

test('lines in brackets are groups, and a table of ours is read back', () => {
  expect(entrants.map(({ group }) => group ?? '').join()).toBe(`,,${'紅組,'.repeat(6)},,,,`);
  const again = ok(analysis.read('shiden', play('hill').csv));
  expect(again.form).toBe('csv');
  expect(again.characters.map(({ name }) => name).sort()).toEqual(
    entrants.map(({ build }) => build.name).sort(),
  );
  expect(again.groups).toHaveLength(entrants.length);
});

test.each(['round-robin', 'double', 'swiss', 'single', 'double-elim', 'hill'] as const)(
  '%s is the same here and in the terminal',
  (format) => {
    const report = play(format);
    expect(report).toEqual(JSON.parse(native('league', 'shiden', file, '--format', format, '--json')));
    expect(report.csv).toBe(native('league', 'shiden', file, '--format', format, '--csv'));
    expect(ok(analysis.league(JSON.stringify({ system: 'shiden', format, entrants })))).toEqual(report);
    expect(report.table.map(({ rank }) => rank)).toEqual(entrants.map((_, k) => k + 1));
  },
);

test('a league under another reading says so, and other readings make another league', () => {
  // The other reading of [R4] changes the winner of this pair (docs/rulings.md).
  const pair = join(folder, 'pair.txt');
  writeFileSync(pair, '待待裏隠隠/甲野\n待裏待待裏/乙川');
  const { characters } = ok(analysis.read('shiden', '待待裏隠隠/甲野\n待裏待待裏/乙川'));
  const request = {
    system: 'shiden',
    format: 'single',
    settings: { R4: true },
    entrants: characters.map((build) => ({ build })),
  };
  const report = ok(analysis.league(JSON.stringify(request)));
  const asked = ['league', 'shiden', pair, '--format', 'single'] as const;
  expect(JSON.parse(native(...asked, '--ruling', 'R4', '--json'))).toEqual(report);
  expect(report.settings.map(({ key }) => key)).toEqual(['R4']);
  expect(native(...asked, '--ruling', 'R4', '--lang', 'en')).toContain(
    `Setting R4: ${report.settings[0]?.text.en ?? ''}`,
  );
  const usual = JSON.parse(native(...asked, '--json')) as LeagueReport;
  expect(usual.settings).toEqual([]);
  expect(usual.table[0]?.entrant).not.toBe(report.table[0]?.entrant);
  expect(() => native(...asked, '--ruling', 'R99')).toThrow(/There is no ruling R99/);
});

/** The lines above the table, which draw the rounds. */
const drawn = (format: string) => {
  const text = native('league', 'shiden', file, '--format', format, '--lang', 'en');
  return text
    .slice(text.indexOf('\n') + 2, text.search(/^ +Name/m))
    .trimEnd()
    .split('\n');
};

test('knock-outs are drawn: wide names are aligned, byes wait, draws are explained', () => {
  expect(drawn('single').join('\n')).toMatchInlineSnapshot(`
    "  Round 1    Quarter-finals  Semi-finals  Final       Winner
                 ムライ     ○─┬─ ムライ  ○─┬─ ムライ ●─┬─ クロダ
      1     △─┬─ 1          ●─┘  3R        │           │
      4     △─┘  5R                        │           │
      =一筋 ○─┬─ =一筋      △─┬─ =一筋   ●─┘  3R       │
      8     ●─┘  5R           │                        │
      2     ●─┬─ 7          △─┘  5R                    │
      7     ○─┘  5R                                    │
                 クロダ     ○─┬─ クロダ  ○─┬─ クロダ ○─┘  3R
      0     ●─┬─ 5          ●─┘  3R        │
      5     ○─┘  3R                        │
                 八雲       -─┬─ 八雲    ●─┘  3R
      3     △─┬─ 3          -─┘
      6     △─┘  5R

      △  Drawn: the higher seed goes on.
      -  Of one group, so no game: the higher seed goes on."
  `);
  expect(drawn('double-elim').join('\n')).toMatchInlineSnapshot(`
    "  Winners' round 1  Winners' round 2  Winners' round 3  Winners' round 4  Winner
                        ムライ       ○─┬─ ムライ       ○─┬─ ムライ       ●─┬─ クロダ
      1            △─┬─ 1            ●─┘  3R             │                 │
      4            △─┘  5R                               │                 │
      =一筋        ○─┬─ =一筋        △─┬─ =一筋        ●─┘  3R             │
      8            ●─┘  5R             │                                   │
      2            ●─┬─ 7            △─┘  5R                               │
      7            ○─┘  5R                                                 │
                        クロダ       ○─┬─ クロダ       ○─┬─ クロダ       ○─┘  3R
      0            ●─┬─ 5            ●─┘  3R             │
      5            ○─┘  3R                               │
                        八雲         -─┬─ 八雲         ●─┘  3R
      3            △─┬─ 3            -─┘
      6            △─┘  5R

      Losers' round 1  Losers' round 2  Losers' round 3  Losers' round 4  Losers' round 5  Losers' round 6  Winner
                       4           ○─┬─ 4           ○─┬─ 4           △─┬─ =一筋       -─┬─ 八雲        ○─┬─ 八雲
                       3           ●─┘  5R            │                │                │                │
      8           △─┬─ 2           △─┬─ 2           ●─┘  5R            │                │                │
      2           △─┘  3R            │                                 │                │                │
                       5           △─┘  3R                             │                │                │
                                                         =一筋       △─┘  5R            │                │
                       0           ●─┬─ 7           △─┬─ 1           -─┬─ 八雲        -─┘                │
                       7           ○─┘  5R            │                │                                 │
                       6           ●─┬─ 1           △─┘  5R            │                                 │
                       1           ○─┘  5R                             │                                 │
                                                         八雲        -─┘                                 │
                                                                                           ムライ      ●─┘  3R

      Grand final  Winner
      クロダ  ○─┬─ クロダ
      八雲    ●─┘  3R

      △  Drawn: the higher seed goes on.
      -  Of one group, so no game: the higher seed goes on."
  `);
});

test('parts joined by the program are the module’s league', () => {
  const parts = [3, 1, 2].map((k) => {
    const part = join(folder, `part-${k}.json`);
    writeFileSync(part, native('league', 'shiden', file, '--shard', `${k}/3`));
    return part;
  });
  expect(native('merge', ...parts, '--csv')).toBe(play('round-robin').csv);
});

test('results that don’t fit and leagues that can’t be held are refused, each problem with its path', () => {
  const asked = new Question(analysis, 'league', { system: 'shiden', format: 'double', entrants });
  const failure = (text: string) => {
    const envelope = JSON.parse(text) as Envelope<unknown>;
    if (!('error' in envelope)) throw new Error('this is no failure');
    return [envelope.error.code, ...envelope.error.problems.map(({ path, code }) => `${path ?? ''} ${code}`)];
  };
  const { ranges, answer } = asked.part([0, 40]);
  const joined = (...parts: unknown[]) => analysis.join('league', asked.request, JSON.stringify(parts));
  const refused = (text: unknown) => failure(joined({ ranges, answer: text }));
  const endings = answer as string;
  expect(endings).toContain('-');
  // An entrant doesn't meet itself: that cell can't be a win, and no other can be without a game.
  for (const wrong of [
    '',
    `${endings}W`,
    endings.replaceAll('-', 'W'),
    endings.replaceAll('W', '-'),
    5,
    null,
  ])
    expect(refused(wrong)).toEqual(['illegalQuestion', '/0 badPart']);
  expect(failure(joined({ ranges, answer }, { ranges: [[39, 40]], answer: 'W' }))).toEqual([
    'illegalQuestion',
    '/1 badPart',
  ]);
  const wrong = '{"system":"shiden","entrants":[{},{}]}';
  const problems = ['/format badFormat', '/entrants/0/build notABuild', '/entrants/1/build notABuild'];
  expect(failure(analysis.ask('league', wrong))).toEqual(['illegalQuestion', ...problems]);
  expect(failure(analysis.league(wrong))).toEqual(['illegalLeague', ...problems]);
  const single = JSON.stringify({ system: 'shiden', format: 'single', entrants });
  expect(failure(analysis.ask('league', single))).toEqual(['illegalQuestion', '/format noParts']);
});
