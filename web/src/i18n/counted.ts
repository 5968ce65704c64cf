// Counts things in English.

/** "1 turn", "2 turns". `n`: a number, or a number that is written already. */
export function counted(n: number | string, one: string, many = `${one}s`): string {
  return `${n} ${String(n) === '1' ? one : many}`;
}
