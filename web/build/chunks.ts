// Splits the bundle into files: code that is needed together goes into one, everything else is fetched when wanted.
import type { Plugin, Rolldown } from 'vite';

type Module = NonNullable<ReturnType<Rolldown.ChunkingContext['getModuleInfo']>>;

/** Whether a chain of static imports leads from a module that begins a part of the page to the module `id`. */
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
  /** The first script: the entry, the components that lie in no room, util, and the styles that all need at once. */
  main: ({ isEntry, id }: Module) =>
    isEntry ||
    /\/src\/(components\/[^/]+$|util\/(?!download|encoding)|frame\/Badge\.module|features\/welcome\/Welcome\.module)/.test(
      id,
    ),
  /** The second script. Every page fetches it at once, so the English words cost less in it than as one more request. */
  preload: ({ id }: Module) =>
    /\/src\/(preload|i18n\/en|store\/roster|app\/called)\.ts$|\/styles\/fields\.module\.css$/.test(id),
};

type Drawn = ReadonlyMap<string, readonly string[]>;

/** The layouts of boards whose systems' pages are first drawn with this module. */
function ownersOf(drawn: Drawn, id: string, context: Rolldown.ChunkingContext): string[] {
  const draws = (files: readonly string[]) => (module: Module) =>
    files.some((file) => module.id.endsWith(`/src/${file}.tsx`));
  return [...drawn].flatMap(([board, files]) => (neededBy(draws(files), id, context) ? [board] : []));
}

/** Name of a file of rules: "rules-shinki-ja-1". */
const rulesOf = (id: string) => id.replace(/^.*virtual:(\w+)\/(\w+)\/(\w+)\/(\d+)$/s, '$1-$2-$3-$4');

/**
 * Options for the bundler. `drawn`: the files that pages are first drawn with, by the layout of their boards, since
 * systems of one layout need much the same. A module of one layout only goes into that layout's file; a module of
 * several goes into preload, where it costs less than one more request.
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
    // The reader's first edit fetches this, so it is one file with all that it needs.
    [
      'changed',
      (id, context) => neededBy(({ id }) => /\/features\/match\/Changed\.tsx$/.test(id), id, context),
    ],
    // Types of fields that no system has yet share one file.
    [
      'fields',
      (id, context) => neededBy(({ id }) => /\/components\/fields\/[A-Z]\w+\.tsx$/.test(id), id, context),
    ],
  ];
  return {
    groups: [
      // An earlier part takes a module before later ones.
      ...parts.map(([name, holds], k) => ({
        name: (id: string, context: Rolldown.ChunkingContext) => (holds(id, context) ? name : null),
        priority: parts.length - k,
      })),
      // What looks for words in the rules comes with what holds them.
      { name: 'rules', test: /\/src\/app\/(rules|terms)\.ts$/ },
      // Questions of many fights are asked of the pool alone. A file of their own would be one more name in the first script.
      { name: 'pool', test: /\/src\/engine\/(pool|longQuestion)\.ts$/ },
      // What panes are made of: each wants most of it, and its styles would be one more name.
      { name: 'kit', test: /\/src\/(components\/kit\/|styles\/(builds|figures)\.module\.css)/ },
      { name: rulesOf, test: /virtual:rules\/\w+\/\w+\/\d+/ },
    ],
  };
}

/** Copies the bundler's helper into every file that uses it: it is smaller than a request. */
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
