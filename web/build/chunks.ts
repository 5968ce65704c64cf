// Which files the bundle falls into: what the page needs at once in one, everything else when it is wanted.
import type { Rolldown } from 'vite';

/** Whether a module is needed at once: some chain of plain imports leads from the entry to it. */
function neededAtOnce(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = context.getModuleInfo(id);
  return !!info && (info.isEntry || info.importers.some((importer) => neededAtOnce(importer, context, seen)));
}

/** "rules-shiden-ja" */
const rulesOf = (id: string) => id.replace(/^.*virtual:(\w+)\/(\w+)\/(\w+)$/s, '$1-$2-$3');

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: (id, context) => (neededAtOnce(id, context) ? 'main' : null), priority: 1 },
    { name: rulesOf, test: /virtual:rules\/\w+\/\w+/ },
  ],
};
