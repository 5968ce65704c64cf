// Shares and their changes in percent, as exact as the engine says them.

/** 5731 → "57.31". */
export function percent(share: number): string {
  const digits = String(Math.abs(share)).padStart(3, '0');
  return `${share < 0 ? '−' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** −310 → "−3.10", 20 → "+0.20", 0 → "±0.00". */
export function signed(change: number): string {
  return `${change > 0 ? '+' : change === 0 ? '±' : ''}${percent(change)}`;
}
