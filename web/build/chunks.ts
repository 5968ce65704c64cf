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

/** What is there from the beginning, first on every page, then on those of games whose panels are painted. */
const parts: [name: string, begins: (module: Module) => boolean][] = [
  [
    'main',
    ({ isEntry, id }) =>
      isEntry ||
      /\/src\/(components\/(?!drag)|util\/|sw\/Badge\.module|features\/welcome\/Welcome\.module)/.test(id),
  ],
  ['row', ({ id }) => /\/match\/(Row|Palette|SkillCard|SkillList)\.tsx$/.test(id)],
  // Every page asks for this one right away: the second language, and what games with dice are drawn with, cost less in it
  // than as a request.
  [
    'beside',
    ({ id }) =>
      /\/src\/(beside|i18n\/en)\.ts$|\/(features\/play\/Play\.tsx|styles\/fields\.module\.css)$/.test(id),
  ],
  ['points', ({ id }) => /\/features\/(builder\/Builder|arrays\/Arrays)\.tsx$/.test(id)],
];

/** "rules-shiden-ja" */
const rulesOf = (id: string) => id.replace(/^.*virtual:(\w+)\/(\w+)\/(\w+)$/s, '$1-$2-$3');

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // What an earlier part has is left to it.
    ...parts.map(([name, begins], k) => ({
      name: (id: string, context: Rolldown.ChunkingContext) => (neededBy(begins, id, context) ? name : null),
      priority: parts.length - k,
    })),
    { name: rulesOf, test: /virtual:rules\/\w+\/\w+/ },
  ],
};

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
