// A record without one of its entries.

export function without<V>(record: Readonly<Record<string, V>>, key: string): Record<string, V> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));
}
