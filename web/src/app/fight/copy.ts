// Copies and saves the record and the sheets in the forms the engine writes.
import type { Lang } from '#engine';
import { download } from '../../util/download.ts';
import { lang } from '../../i18n/index.ts';
import type { CharacterTexts } from '../../engine/client.ts';
import type { Side } from '../sheet/build.ts';
import { copyAndTell } from '../view.ts';
import { type LogForm, logText } from './record.ts';
import { client, report, settings, setup } from './match.ts';

/** A side's sheet as text; it must be legal. */
export async function copySheet(side: Side, form: keyof CharacterTexts): Promise<void> {
  const build = setup.value?.sides[side];
  const texts = build && (await client()?.texts(build, settings.value));
  if (texts) await copyAndTell(texts[form]);
}

export async function copyLog(form: LogForm, language: Lang = lang.value): Promise<void> {
  const text = await logText(form, language);
  if (text !== null) await copyAndTell(text);
}

/** A name for a file: what the characters are called, without what file systems refuse. */
export function fileName(): string {
  const names = report.value?.names ?? [];
  return names.map((name) => name.replace(/[\p{C}\\/:*?"<>|.]/gu, '').slice(0, 24) || 'x').join('-');
}

export async function saveLog(form: LogForm): Promise<void> {
  const text = await logText(form);
  if (text !== null) download(`${fileName()}.txt`, text);
}
