// Settings that read a ruling the other way, told from all other settings.

/** As docs/rulings.md numbers them. */
export const isRuling = (key: string) => /^R\d/.test(key);
