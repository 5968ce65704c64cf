// How a name is read, small behind it; nothing where it is read as it is written.
import type { Item, StateInfo } from '#engine';
import { lang } from '../../i18n/index.ts';
import * as skillCss from '../../styles/skill.module.css';

type Named = Pick<Item | StateInfo, 'name' | 'reading'>;

/** "" where the name says it already. */
export function readingOf({ name, reading }: Named): string {
  const said = reading[lang.value];
  return said === name[lang.value] ? '' : said;
}

export function Yomi({ of }: { of: Named }) {
  const said = readingOf(of);
  return said ? <span class={skillCss.yomi}>{said}</span> : null;
}
