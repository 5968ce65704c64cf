// Tests exports for virtual tabletops with the programs that read them: BCDice itself, and the formatters of
// CCFOLIA's logs.
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { AnalysisModule, TableForm } from '#analysis';
import type { Build, Match } from '#engine';
import { load, loadAnalysis, native, ok, systems } from './module.ts';

interface DiceBot {
  eval(command: string): { text: string } | null;
}
// The package has no types for the module resolution used here.
const { DynamicLoader } = createRequire(import.meta.url)('bcdice') as {
  DynamicLoader: new () => { dynamicLoad(system: string): Promise<DiceBot> };
};

interface Labelled {
  label: string;
  value: string | number;
}
interface Piece {
  data: { name: string; commands: string; status: Labelled[]; params: Labelled[] };
}

const take = (analysis: AnalysisModule, match: Match, form: TableForm, url = '') =>
  ok(analysis.exported(JSON.stringify(match), form, JSON.stringify({ lang: 'ja', url })));

/** A message as log-checker (parser_ccfolia.js) and other formatters match it: tab, name, and text of a
 * paragraph. */
const message =
  /<p style="color:(#[0-9a-f]{6});">\s*<span> \[(\w+)\]<\/span>\s*<span>([^<]*)<\/span> :\s*<span>\s*([^<]*?)\s*<\/span>\s*<\/p>/g;

describe.each(systems)('%s', (id) => {
  const made = Promise.all([load(id), loadAnalysis(id), new DynamicLoader().dynamicLoad('DiceBot')]);
  const given = async () => {
    const [engine, analysis, bot] = await made;
    const [system] = ok(engine.systems());
    const samples: Build[] = system?.samples ?? [];
    const [a = samples[0], b = a] = samples;
    return { analysis, bot, samples, match: { system: id, sides: [a, b] } as Match };
  };

  test('BCDice rolls every line of a palette that has dice, and takes no other for a roll', async () => {
    const { analysis, bot, samples } = await given();
    const rolled = new Set<string>();
    for (const sample of samples) {
      const match = { system: id, sides: [sample, sample] } as Match;
      for (const [at, { text }] of take(analysis, match, 'bcdice').entries()) {
        for (const line of text.trimEnd().split('\n')) {
          if (rolled.has(line)) continue;
          rolled.add(line);
          expect(bot.eval(line) !== null, line).toBe(/^\d+D\d+/.test(line));
        }
        // The values of the piece, put into its references, make the lines for the bot.
        const { data } = JSON.parse(take(analysis, match, 'ccfolia')[at]?.text ?? '') as Piece;
        const values = new Map([...data.params, ...data.status].map(({ label, value }) => [label, value]));
        expect(
          `${data.commands.replace(/\{([^}]+)\}/g, (_, label: string) => String(values.get(label)))}\n`,
        ).toBe(text);
      }
    }
    expect(rolled.size).toBeGreaterThan(4);
  });

  test('formatters find every message of the HTML log', async () => {
    const { analysis, match } = await given();
    const page = take(analysis, match, 'html', 'https://example.org/#1F')[0]?.text ?? '';
    const found = Array.from(page.matchAll(message));
    expect(found).toHaveLength(page.split('<p ').length - 1);
    const told = JSON.parse(take(analysis, match, 'json')[0]?.text ?? '') as { events: unknown[] };
    expect(found.length).toBeGreaterThan(told.events.length);
    expect(page.split('\n')[6]).toBe('    <title>ccfolia - logs</title>');
    expect(page).not.toMatch(/<script|\son\w+=|javascript:/);
  });

  test('a character goes out as a piece and comes back the same', async () => {
    const { analysis, samples } = await given();
    for (const sample of samples) {
      const match = { system: id, sides: [sample, sample] } as Match;
      const pieces = take(analysis, match, 'ccfolia');
      const read = ok(analysis.read(id, pieces.map(({ text }) => text).join('')));
      expect(read.form).toBe('ccfolia');
      expect(read.problems).toEqual([]);
      expect(read.characters).toHaveLength(pieces.length);
      const again = take(
        analysis,
        { system: id, sides: [read.characters[0], read.characters[0]] } as Match,
        'ccfolia',
      );
      expect(again[0]?.text).toBe(pieces[0]?.text);
    }
  });

  test('the terminal writes the same', async () => {
    const { analysis, match } = await given();
    const sides = match.sides.map((side) => JSON.stringify(side));
    for (const form of ['ccfolia', 'discord'] as const) {
      const told = take(analysis, match, form).map(({ text }) => text);
      expect(native('export', id, ...sides, '--to', form)).toBe(told.join(''));
    }
  });

  test('what cannot be taken along is refused', async () => {
    const { analysis, match } = await given();
    const refused = (text: string, form: string) =>
      (JSON.parse(analysis.exported(text, form as TableForm, '')) as { error?: { code: string } }).error
        ?.code;
    expect(refused(JSON.stringify(match), 'pdf')).toBe('unknownForm');
    expect(refused('{}', 'text')).toBe('illegalBuild');
    expect(refused(JSON.stringify({ ...match, decisions: ['nothing'] }), 'text') ?? 'illegalDecision').toBe(
      'illegalDecision',
    );
    const hidden = JSON.stringify({ names: false });
    const [piece] = ok(analysis.exported(JSON.stringify(match), 'ccfolia', hidden));
    const { name } = match.sides[0] as { name: string };
    expect(name).not.toBe('');
    expect(piece?.text).not.toContain(name);
  });
});
