// The file of a league: written as the engine takes it, and what it says beside its entrants.
import type { LeagueFormat, LeagueRequest } from '#engine';
import { download } from '../../util/download.ts';

export function saveLeague(request: LeagueRequest): void {
  download(`${request.system}-${request.format}.shiai.json`, `${JSON.stringify(request, null, 2)}\n`);
}

export interface Frame {
  format?: LeagueFormat;
  rounds?: number;
}

/** Null where the text is no such file. */
export function frameOf(text: string): Frame | null {
  try {
    const json = JSON.parse(text) as unknown;
    if (typeof json !== 'object' || json === null || !('entrants' in json)) return null;
    const { format, rounds } = json as Record<string, unknown>;
    return {
      // Whether there is such a format is looked up where it is taken over.
      ...(typeof format === 'string' && { format: format as LeagueFormat }),
      ...(typeof rounds === 'number' && { rounds }),
    };
  } catch {
    return null;
  }
}
