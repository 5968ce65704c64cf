// Tests what readers paste or open, through the page's workers: links with text stuck to them, broken links,
// pasted texts, and hostile names.
import { describe, expect, test } from 'vitest';
import type { Build, LinkRead, Problem, Reading } from '#engine';
import { answer as answerMany } from '../../web/src/engine/answerAnalysis.ts';
import { answer as answerMatch } from '../../web/src/engine/answerMatch.ts';
import type { Answer } from '../../web/src/engine/protocol.ts';
import { fragmentOf, load, loadAnalysis, ok, systems } from './module.ts';

function told(answer: Answer): unknown {
  if (!('ok' in answer)) throw new Error(JSON.stringify(answer));
  return JSON.parse(answer.ok);
}

const [engine, analysis] = await Promise.all([load(), loadAnalysis()]);
const read = (text: string, system = 'shiden', by = analysis) =>
  told(answerMany(by, { call: 'read', system, text, settings: '{}' })) as Reading;
const openLink = (fragment: string) =>
  told(answerMatch(engine, { call: 'openLink', fragment, settings: '{}' })) as LinkRead;

const two = ok(analysis.read('shiden', '紫紫呪交強/八雲\n怒硬怒硬隠/ＡＢＣ')).characters as [Build, Build];
const link = fragmentOf(engine, { system: 'shiden', sides: two });

test.each([
  ['as it was made', ''],
  ['with Japanese stuck to it', 'です。読んでね'],
  ['with a bracket', ')'],
  ['with tracking', '&utm_source=x'],
  ['with a percent-encoded tail', '%E3%81%A7%E3%81%99'],
  ['with a broken escape', '%E3%8'],
])('a link opens %s', (_, tail) => {
  expect(openLink(`${link}${tail}`)).toMatchObject({ kind: 'F', match: { sides: two } });
});

test.each([
  ['cut', link.slice(0, -4), 'cut'],
  ['cut to almost nothing', '1F', 'cut'],
  ['altered', link.slice(0, 12) + (link[12] === 'A' ? 'B' : 'A') + link.slice(13), 'altered'],
  ['of a later format', `2${link.slice(1)}`, 'newer'],
  ['no link at all', 'hello', 'notALink'],
])('a link that is %s says so in both languages', (_, broken, failure) => {
  const found = openLink(broken);
  expect(found).toMatchObject({ failure });
  if (!('failure' in found)) throw new Error('it opened');
  expect([found.ja, found.en]).not.toContain('');
});

const sheets = `名前：八雲
必殺技：【紫電】【紫電】【呪詛】【交錯】【+強】
設定：風のように

名前:ＡＢＣ
スキル:怒濤、+硬、怒濤、+硬、隠刃`;

test.each([
  ['roster lines', '紫紫呪交強/八雲\n怒硬怒硬隠/ＡＢＣ'],
  ['sheets', sheets],
  ['JSON', JSON.stringify(two)],
  ['a match file', JSON.stringify({ system: 'shiden', sides: two })],
  ['a link in a sentence', `これ→https://x.example/shiden/#${link}です`],
])('two characters as %s', (_, text) => {
  const { characters, problems } = read(text);
  expect(problems).toEqual([]);
  expect(characters.map(({ name, skills }) => [name, skills])).toEqual(
    two.map(({ name, skills }) => [name, skills]),
  );
});

test('a match file and a link keep their settings', () => {
  const sides = ok(analysis.read('shiden', '硬連搦逆疫/甲\n強無燐隠逆/乙')).characters as [Build, Build];
  const match = { system: 'shiden', settings: { R4: true }, sides };
  for (const text of [JSON.stringify(match), `https://x.example/shiden/#${fragmentOf(engine, match)}`])
    expect(read(text).match?.settings).toEqual({ R4: true });
});

test('what is wrong is said with its place, and the rest is read', () => {
  const { characters, problems } = read('# 覚え書き\n閃閃交硬犬/ムライ\n紫紫呪交強/八雲');
  expect(problems[0]).toMatchObject({ line: 2, column: 5 });
  expect(characters.map(({ name }) => name)).toEqual(['八雲']);
});

test.each(systems)('%s: two sheets as they are posted are two who fight, in their order', async (id) => {
  const [own, many] = await Promise.all([load(id), loadAnalysis(id)]);
  const [a, b] = ok(own.systems())[0]?.samples ?? [];
  const texts = [b, a].map((build) => {
    const character = own.makeCharacter(id, JSON.stringify(build));
    const text = character.toText('sheet');
    character.delete();
    return text;
  });
  const { characters, problems } = read(texts.join('\n\n'), id, many);
  expect(problems).toEqual([]);
  expect(characters.map(({ name }) => name)).toEqual([b?.name, a?.name]);
});

describe('names', () => {
  const problemsOf = (name: string) => {
    const character = engine.makeCharacter('shiden', JSON.stringify({ ...two[0], name }));
    const [problems, kept] = [JSON.parse(character.problems()) as Problem[], character.name()];
    character.delete();
    return { problems, kept };
  };

  test.each([
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    'javascript:alert(1)',
    '</title><b>x',
    '__proto__',
    'constructor',
    '{HP}',
    "=cmd|'/c calc'!A1",
    '](x)||@everyone',
    ']]>',
    '&lt;b&gt;',
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}',
    '\u2764\uFE0F\u200D\u{1F525}',
  ])('%j is a name that is too long, or one like any other', (name) => {
    const { problems, kept } = problemsOf(name);
    if (Array.from(name).length > 24) expect(problems.map(({ code }) => code)).toEqual(['nameTooLong']);
    else expect([problems, kept]).toEqual([[], name]);
  });

  test.each([
    'a\u200Db',
    '\u200D'.repeat(12),
    '\u{1F469}\u200D'.repeat(12) + '\u{1F469}',
    '\u{1F469}' + '\u200D'.repeat(9) + '\u{1F469}',
    'か' + '\u3099\u200D'.repeat(11),
    'a\u202Eb',
    'a\u2066b',
    'a\u0007b',
  ])('%j joins, turns or hides what stands beside it: it is refused with a sentence', (name) => {
    const { problems } = problemsOf(name);
    expect(problems.length).toBeGreaterThan(0);
    for (const { ja, en } of problems) expect([ja, en]).not.toContain('');
  });

  test.each([
    ['ム\u200Bライ', 'ムライ'],
    ['\u202Eイラム', 'イラム'],
    ['\u{1F469}\u200D\u{1F4BB}\u200D', '\u{1F469}\u200D\u{1F4BB}'],
    ['\u3164', ''],
  ])('%j can be mended', (name, mended) => {
    expect(JSON.stringify(problemsOf(name).problems)).toContain(`"fix":${JSON.stringify(mended)}`);
  });
});
