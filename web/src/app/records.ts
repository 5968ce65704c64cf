// The fight on the page as its players keep battles: written by the module of many fights.
import { download } from '../util/download.ts';
import { askOne } from '../engine/pool.ts';
import { reasonOf } from '../engine/reason.ts';
import { lang } from '../i18n/index.ts';
import { fileName } from './copy.ts';
import { copyAndTell } from './copyAndTell.ts';
import { fought, matchOf } from './match.ts';
import { pool } from './pool.ts';
import { tell } from './view.ts';

/** The fight on the page as a record; null, and why is said, where it could not be had. */
async function recordText(): Promise<string | null> {
  const now = fought.value;
  if (!now) return null;
  try {
    return await askOne<string>(pool(), { call: 'record', match: JSON.stringify(matchOf(now)) });
  } catch (error) {
    tell(reasonOf(error)[lang.value]);
    return null;
  }
}

export async function copyRecord(): Promise<void> {
  const text = await recordText();
  if (text !== null) await copyAndTell(text);
}

export async function saveRecord(): Promise<void> {
  const text = await recordText();
  if (text !== null) download(`${fileName()}.json`, text);
}
