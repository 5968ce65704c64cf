export function styleProblems(files: ReadonlyMap<string, string>): string[];
