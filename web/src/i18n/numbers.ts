// Writes numbers for the page: exact counts with separators, shares that never claim more than is known.

export function grouped(n: number): string {
  return String(n)
    .replace('-', '−')
    .replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A share in tenths of a percent: 1000 only for the whole, 0 only for nothing. */
export function tenths(part: number, whole: number): number {
  if (whole === 0) return 0;
  const rounded = Math.round((part * 1000) / whole);
  if (part > 0 && rounded === 0) return 1;
  return part < whole && rounded === 1000 ? 999 : rounded;
}

/** Tenths as a decimal: 777 → "77.7", 1000 → "100", 0 → "0". */
export function fromTenths(n: number): string {
  const sign = n < 0 ? '−' : '';
  const rest = Math.abs(n) % 10;
  const whole = Math.trunc(Math.abs(n) / 10);
  return `${sign}${whole}${Math.abs(n) === 1000 || n === 0 ? '' : `.${rest}`}`;
}

/** Tenths of a point, without a zero after the point: 500 → "50", 525 → "52.5". */
export function inPoints(n: number): string {
  return fromTenths(n).replace(/\.0$/, '');
}

/** Share of `whole` in percent, without the percent sign. */
export function percent(part: number, whole: number): string {
  return fromTenths(tenths(part, whole));
}

/** A difference in tenths of a percent, with plus or minus: "+3.5", "−0.1", "±0". */
export function change(n: number): string {
  return n === 0 ? '±0' : `${n > 0 ? '+' : ''}${fromTenths(n)}`;
}

/** Hundredths as a decimal: 5731 → "57.31". Takes whole numbers only, so that nothing is rounded twice. */
export function hundredths(share: number): string {
  const digits = String(Math.abs(share)).padStart(3, '0');
  return `${share < 0 ? '−' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Hundredths with plus or minus: −310 → "−3.10", 20 → "+0.20", 0 → "±0.00". */
export function signedHundredths(change: number): string {
  return `${change > 0 ? '+' : change === 0 ? '±' : ''}${hundredths(change)}`;
}
