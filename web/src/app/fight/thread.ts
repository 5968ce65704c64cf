// The thread that the fight on the page goes on from: which lines of it were pasted and which were copied since, so that only
// what is new can be copied.
import { computed, signal } from '@preact/signals';
import type { Lang, Match } from '#engine';
import { translated, words } from '../../i18n/index.ts';
import type { Setup } from '../sheet/build.ts';
import { toClipboard } from '../../util/clipboard.ts';
import { client, setup, setupOf } from './match.ts';
import { logText } from './record.ts';

export const threadWords = translated({
  copyNew: { ja: '続きだけ写す', en: 'Copy only what is new' },
  about: {
    ja: '貼り付けたあとの行を、スレッドの書き方で。',
    en: 'The lines since the paste, as they are posted in a thread.',
  },
  nothing: { ja: '貼り付けたあとの行は、まだありません。', en: 'Nothing is new since the paste.' },
  aboutMore: {
    ja: '前に写したあとの行を、スレッドの書き方で。',
    en: 'The lines since they were last copied, as they are posted in a thread.',
  },
  nothingMore: { ja: '前に写したあとの行は、まだありません。', en: 'Nothing is new since the last copy.' },
  copyAll: { ja: '貼り付けたあとを全部', en: 'All since the paste' },
});

interface Thread {
  /** The fight: sides, settings and seed as JSON. */
  of: string;
  /** Lines of the record, as the engine writes it, that the pasted text had. */
  lines: readonly string[];
  /** Lines of the record when what is new was last copied; absent: it hasn't been. */
  copied?: readonly string[];
}

/** Session key: a reload finds the thread again. */
const kept = 'shiaiba.thread';

function left(): Thread | null {
  try {
    const { of, lines, copied } = JSON.parse(sessionStorage.getItem(kept) ?? '{}') as Partial<Thread>;
    if (of === undefined || !Array.isArray(lines)) return null;
    return { of, lines, ...(Array.isArray(copied) && { copied }) };
  } catch {
    return null;
  }
}
const thread = signal<Thread | null>(left());

function put(next: Thread): void {
  thread.value = next;
  try {
    sessionStorage.setItem(kept, JSON.stringify(next));
  } catch {
    // Storage is denied: it is known as long as the page is there.
  }
}

const keyOf = ({ sides, settings, course }: Setup) => JSON.stringify([sides, settings, course?.seed]);

/** Whether the fight on the page was begun from a thread. */
export const fromThread = computed(() => setup.value !== null && thread.value?.of === keyOf(setup.value));
/** Whether something of it was copied since the paste. */
export const copiedBefore = computed(() => fromThread.value && thread.value?.copied !== undefined);

/** Number of lines that begin both. */
function common(one: readonly string[], two: readonly string[]): number {
  const at = one.findIndex((line, k) => line !== two[k]);
  return at < 0 ? one.length : at;
}

/** Without blanks, which posts have anywhere, and in one width. */
const tight = (text: string) => text.normalize('NFKC').replace(/\s/g, '');
/** A line that nothing was posted by: a blank one, or the head of a post, which names who posts in many forms. */
const frame = /^(?:◆|$)/;

/**
 * How many lines of a record a thread had. `told`: the record under several seeds, which differ from the first die on that the
 * thread hasn't. Of the lines before it those at the end may be missing from the thread, since they follow from others; dice,
 * which are posted in many forms, are never among these. `text`: the thread; null: the record itself was pasted.
 */
export function pastedLines(told: readonly (readonly string[])[], text: string | null): number {
  const [first = [], ...others] = told;
  let end = Math.min(first.length, ...others.map((one) => common(first, one)));
  if (text === null) return end;
  const lines = first.map(tight);
  const posted = tight(text);
  const isPosted = (line: string) =>
    !frame.test(line) &&
    (line.startsWith('ダイス') ||
      posted.split(line).length > lines.slice(0, end).filter((one) => one === line).length);
  while (end > 0 && !isPosted(lines[end - 1] ?? '')) end--;
  return end;
}

/** What a record has behind the lines that were pasted, under the head of the post that they are in; "": nothing. */
export function newIn(record: readonly string[], pasted: readonly string[]): string {
  const from = common(pasted, record);
  const lines = record.slice(from).join('\n').trim();
  const head = record.slice(0, from).findLast((line) => line.startsWith('◆'));
  return lines && head && !lines.startsWith('◆') ? `${head}\n${lines}` : lines;
}

const lang: Lang = 'ja';
const seeds = ['1', '2'];

/** Called when the fight of a pasted thread was put on the page, or that of a record (`text` null). */
export async function begunFrom(match: Match, text: string | null): Promise<void> {
  const engine = client();
  if (!engine) return;
  // As far as the text goes: no plan and no computer plays on.
  const read: Match = { ...match, controllers: ['hand', 'hand'] };
  // Without written dice every die is the seed's.
  const alike = match.rolls ? seeds.map((seed) => ({ ...read, seed })) : [];
  const told: string[][] = [];
  for (const one of [read, ...alike]) told.push((await engine.log(one, 'classic', lang)).split('\n'));
  const lines = told[0]?.slice(0, pastedLines(told, text)) ?? [];
  put({ of: keyOf(setupOf(match)), lines });
}

/** Copies the record since it was last copied; since the paste, if it hasn't been or with `all`. Resolves to what is to be said. */
export async function copyNew(all = false): Promise<string> {
  const [t, record, from] = [threadWords.peek(), await logText('classic', lang), thread.peek()];
  // There is no record, or it isn't to be seen.
  if (record === null || !from) return '';
  const lines = record.split('\n');
  const before = all ? undefined : from.copied;
  const text = newIn(lines, before ?? from.lines);
  if (!text) return before ? t.nothingMore : t.nothing;
  if (!(await toClipboard(text))) return words.peek().notCopied;
  put({ ...from, copied: lines });
  return words.peek().copied;
}
