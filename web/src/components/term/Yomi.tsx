// Draws the reading of a name in small letters behind it, or nothing where the reading is the name itself.
import type { Item, StateInfo } from '#engine';
import { lang } from '../../i18n/index.ts';
import * as skillCss from '../../styles/skill.module.css';

type Named = Pick<Item | StateInfo, 'name' | 'reading'>;

/** The reading of a name; "": it is the name itself. */
export function readingOf({ name, reading }: Named): string {
  const said = reading[lang.value];
  return said === name[lang.value] ? '' : said;
}

export function Yomi({ of }: { of: Named }) {
  const said = readingOf(of);
  return said ? <span class={skillCss.yomi}>{said}</span> : null;
}
