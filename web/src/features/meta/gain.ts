// What a best reply gains, as an exact fraction and as a decimal that never says too little.

/** The least decimal of two significant digits that is not below value / denominator; "0" where nothing is gained. */
export function gainAtMost(value: number, denominator: number): string {
  if (value <= 0) return '0';
  const [top, bottom] = [BigInt(value), BigInt(denominator)];
  let digits = 0;
  let scale = 1n;
  while (top * scale < bottom * 10n && digits < 18) {
    digits++;
    scale *= 10n;
  }
  const rounded = (top * scale + bottom - 1n) / bottom;
  const text = String(rounded).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Hundredths of a percent of a weight: "12.34". */
export function weightPercent(weight: number, denominator: number): string {
  const hundredths = Math.round((weight * 10_000) / denominator);
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** A share in 1/10,000 as percent with one decimal; what is there is never written as nothing. */
export function sharePercent(share: number): string {
  if (share === 0) return '0';
  const rounded = Math.max(1, Math.round(share / 10));
  return `${Math.trunc(rounded / 10)}.${rounded % 10}`;
}

/** How dark a cell is, 0 … 5. */
export function heat(share: number): number {
  return share === 0 ? 0 : Math.min(5, 1 + Math.floor(share / 1000));
}
