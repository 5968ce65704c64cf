// The two sides as the page tells them apart.

/** What stands for a side, always beside its colour. */
export const marks = ['▲', '▽'] as const;
/** data-side, which carries the colours of a side. */
export const sideNames = ['a', 'b'] as const;
