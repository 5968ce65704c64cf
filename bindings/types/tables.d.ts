/** Types for exporting characters and logs to virtual tables and chats (docs/tables.md). */
import type { Lang, SideId } from './text.d.ts';

/**
 * 'ccfolia', 'udonarium' and 'bcdice' export characters: one file for each member of both sides. The others
 * export the fight.
 */
export type TableForm = 'ccfolia' | 'udonarium' | 'bcdice' | 'discord' | 'html' | 'text' | 'json';

export interface ExportOptions {
  /** Language of logs; pieces of virtual tables are always Japanese. */
  lang?: Lang;
  /** The viewer whose view is exported, as in Battle.lookAs. */
  viewer?: SideId | 'all' | '';
  /** false: all names are left out. */
  names?: boolean;
  /**
   * Address of the fight. It is left out if it is longer than 1,900 characters, or if a fight with secrets
   * isn't over.
   */
  url?: string;
}

export interface ExportedFile {
  /** File name in ASCII, without a folder. */
  name: string;
  /** Distinguishes several files: the name of the member, or "1/3"; "" for a single file. */
  title: string;
  text: string;
}
