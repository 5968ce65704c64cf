// Numbers of things in English.

/** "1 turn", "2 turns", in English; of a number, or of one that is written already. */
export function counted(n: number | string, one: string, many = `${one}s`): string {
  return `${n} ${String(n) === '1' ? one : many}`;
}
