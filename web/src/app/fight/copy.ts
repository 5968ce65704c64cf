// Copies and saves the record and the sheets in the text formats that the engine writes.
import type { Lang } from '#engine';
import { download } from '../../util/download.ts';
import { toClipboard } from '../../util/clipboard.ts';
import { lang, words } from '../../i18n/index.ts';
import type { CharacterTexts } from '../../engine/client.ts';
import type { Side } from '../sheet/build.ts';
import { plainText } from '../../engine/plainText.ts';
import { siteRoot } from '../../engine/trusted.ts';
import { address } from '../share.ts';
import { copyAndTell, tell } from '../view.ts';
import { type LogForm, logText } from './record.ts';
import { numberAt } from './replay.ts';
import { client, fought, matchOf, report, settings, setup } from './match.ts';

/** Copies a side's sheet as text. The sheet must be legal. */
export async function copySheet(side: Side, form: keyof CharacterTexts): Promise<void> {
  const build = setup.value?.sides[side];
  const texts = build && (await client()?.texts(build, settings.value));
  if (texts) await copyAndTell(texts[form]);
}

export async function copyLog(form: LogForm, language: Lang = lang.value): Promise<void> {
  const text = await logText(form, language);
  if (text !== null) await copyAndTell(text);
}

/** The address that opens the fight at a line; "" where it is too long, or where it would give away secrets. */
async function linkTo(at: number): Promise<string> {
  const [engine, now] = [client(), fought.peek()];
  if (!engine || !now || report.peek()?.viewer) return '';
  const match = matchOf(now);
  try {
    const { fragment } = await engine.link(match, true);
    return address(siteRoot.href, match.system, fragment, at + 1);
  } catch {
    return '';
  }
}

/** Said of one line, since the same key copies the whole record elsewhere. */
const copied = {
  ja: (line: number) => `${line}行目を写しました`,
  en: (line: number) => `Line ${line} copied`,
};

/** Copies a line of the record, with the link that opens there below it. */
export async function copyLine(at: number | undefined): Promise<void> {
  const event = at === undefined ? undefined : report.peek()?.events[at];
  if (at === undefined || !event) return;
  const link = await linkTo(at);
  const done = await toClipboard([plainText(event.text), link].filter(Boolean).join('\n'));
  tell(done ? copied[lang.value](numberAt(at + 1)) : words.value.notCopied);
}

/** A file name from the characters' names, without characters that file systems refuse. */
export function fileName(): string {
  const names = report.value?.names ?? [];
  return names.map((name) => name.replace(/[\p{C}\\/:*?"<>|.]/gu, '').slice(0, 24) || 'x').join('-');
}

export async function saveLog(form: LogForm): Promise<void> {
  const text = await logText(form);
  if (text !== null) download(`${fileName()}.txt`, text);
}
