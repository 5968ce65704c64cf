// Types of styleLint.mjs.
export function styleProblems(files: ReadonlyMap<string, string>): string[];
