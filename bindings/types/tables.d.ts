/** What is taken along to the tables where people play (docs/tables.md). */
import type { Lang, SideId } from './text.d.ts';

/** The first three are of characters: a file for each member of both sides. */
export type TableForm = 'ccfolia' | 'udonarium' | 'bcdice' | 'discord' | 'html' | 'text' | 'json';

export interface ExportOptions {
  /** Of logs; pieces are Japanese. */
  lang?: Lang;
  /** As Battle.lookAs takes it. */
  viewer?: SideId | 'all' | '';
  /** false: nobody's name is told. */
  names?: boolean;
  /** Of the fight, 1,900 characters at most. Where it goes on with secrets it is left out. */
  url?: string;
}

export interface ExportedFile {
  /** ASCII, without a folder. */
  name: string;
  /** Which of several it is: whose piece, or "1/3"; "" where there is one. */
  title: string;
  text: string;
}
