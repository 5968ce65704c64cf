// Types of hill.mjs.
export const fought: string;
export function hillFiles(folder: string): string[];
export function carryHill(from: string, to: string): void;
