// A name for a copy: the same with the first number that is free.

/** "クロダ" → "クロダ2", "クロダ2" → "クロダ3"; of a long one as much as fits. `most`: its code points. */
export function nextName(name: string, taken: ReadonlySet<string>, most: number): string {
  const [, base = '', digits = ''] = /^(.*?)(\d*)$/su.exec(name) ?? [];
  for (let n = Number(digits || 1) + 1; ; n++) {
    const made =
      Array.from(base)
        .slice(0, most - String(n).length)
        .join('') + String(n);
    if (!taken.has(made)) return made;
  }
}
