// Tests that samples are in the language of the page: their names, notes, and the comments of their plans.
import { expect, test } from 'vitest';
import { load, ok, systems } from './module.ts';

const japanese = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
/** An English word that no game uses in Japanese text. */
const english = /\b[a-z]{3,}\b/;

/** The texts that only readers read: names and notes. */
function said(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' ? (['name', 'note', 'notes'].includes(key) ? [one] : []) : said(one),
  );
}

test.each(systems)('%s', async (id) => {
  const engine = await load(id);
  for (const lang of ['ja', 'en'] as const) {
    const texts = said(ok(engine.systems(lang))[0]?.samples).filter(Boolean);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((text) => (lang === 'ja' ? english : japanese).test(text))).toEqual([]);
  }
});
