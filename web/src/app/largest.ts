/** Bytes of a file that are worth reading. */
export const largest = 1_000_000;
