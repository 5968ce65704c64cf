// Which files the bundle falls into: what is needed together in one, everything else when it is wanted.
import type { Plugin, Rolldown } from 'vite';

type Module = NonNullable<ReturnType<Rolldown.ChunkingContext['getModuleInfo']>>;

/** Whether some chain of plain imports leads to a module from one that begins a part of the page. */
function neededBy(
  begins: (module: Module) => boolean,
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = context.getModuleInfo(id);
  return !!module && (begins(module) || module.importers.some((one) => neededBy(begins, one, context, seen)));
}

const begins = {
  /** What is there from the beginning. */
  main: ({ isEntry, id }: Module) =>
    isEntry ||
    /\/src\/(components\/[^/]+$|util\/(?!download)|frame\/Badge\.module|features\/welcome\/Welcome\.module)/.test(
      id,
    ),
  /** Every page asks for it right away: the second language costs less in it than as a request. */
  preload: ({ id }: Module) =>
    /\/src\/(preload|i18n\/en|store\/roster|app\/called)\.ts$|\/styles\/fields\.module\.css$/.test(id),
};

type Drawn = ReadonlyMap<string, readonly string[]>;

/** The layouts whose systems' pages are drawn with a module at first. */
function ownersOf(drawn: Drawn, id: string, context: Rolldown.ChunkingContext): string[] {
  const draws = (files: readonly string[]) => (module: Module) =>
    files.some((file) => module.id.endsWith(`/src/${file}.tsx`));
  return [...drawn].flatMap(([board, files]) => (neededBy(draws(files), id, context) ? [board] : []));
}

/** "rules-shinki-ja-1" */
const rulesOf = (id: string) => id.replace(/^.*virtual:(\w+)\/(\w+)\/(\w+)\/(\d+)$/s, '$1-$2-$3-$4');

/**
 * drawn: the files that pages are drawn with at first, by the layout of their boards: systems that are laid out alike ask
 * for much the same. What only those of one layout are drawn with is a file of its own; what those of several are drawn
 * with comes in preload, where it costs less than one more request.
 */
export function codeSplitting(drawn: Drawn): Rolldown.CodeSplittingOptions {
  const parts: [name: string, holds: (id: string, context: Rolldown.ChunkingContext) => boolean][] = [
    ['main', (id, context) => neededBy(begins.main, id, context)],
    [
      'preload',
      (id, context) => neededBy(begins.preload, id, context) || ownersOf(drawn, id, context).length > 1,
    ],
    ...[...drawn.keys()].map((board): (typeof parts)[number] => [
      `drawn-${board}`,
      (id, context) => ownersOf(drawn, id, context)[0] === board,
    ]),
    // Types that no system has yet share one.
    [
      'fields',
      (id, context) => neededBy(({ id }) => /\/components\/fields\/[A-Z]\w+\.tsx$/.test(id), id, context),
    ],
  ];
  return {
    groups: [
      // What an earlier part has is left to it.
      ...parts.map(([name, holds], k) => ({
        name: (id: string, context: Rolldown.ChunkingContext) => (holds(id, context) ? name : null),
        priority: parts.length - k,
      })),
      { name: rulesOf, test: /virtual:rules\/\w+\/\w+\/\d+/ },
    ],
  };
}

/** The bundler's helper stands in every file that uses it: it is smaller than a request. */
export function ownHelpers(): Plugin {
  return {
    name: 'shiaiba-own-helpers',
    enforce: 'pre',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const helper = chunks.find(({ fileName }) => fileName.includes('/rolldown-runtime-'));
      if (!helper) return;
      const [, body, inside] = /^([^]*)export\{(\w+)(?: as t)?\};?\s*$/.exec(helper.code) ?? [];
      const file = helper.fileName.split('/').at(-1) ?? '';
      const wanted = new RegExp(
        `import(?:\\{t(?: as (\\w+))?\\}from)?"\\./${file.replaceAll('.', '\\.')}";?`,
      );
      if (body === undefined || inside === undefined)
        throw new Error("The bundler's helper is not as it was.");
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(wanted, (found, name = 't') =>
          found.includes('{') ? `const ${name}=(()=>{${body};return ${inside}})();` : '',
        );
        if (chunk !== helper && chunk.code.includes(file))
          throw new Error(`${chunk.fileName} wants the helper.`);
      }
      Reflect.deleteProperty(bundle, helper.fileName);
    },
  };
}
