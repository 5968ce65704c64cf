export function bodiesOf(module: Uint8Array): Uint8Array[];
export function orderOf(bodies: readonly Uint8Array[], kept: number): number[];
export function ordered(file: string): Buffer;
