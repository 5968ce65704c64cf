import type * as api from '../../bindings/index.d.ts';

export interface Run {
  args: string[];
  input?: string | Uint8Array;
}
export interface Runs {
  files: Record<string, string>;
  runs: Run[];
}
export interface Result {
  status: number;
  out: string;
  err: string;
  files: string[];
}
export function allRuns(of: Pick<typeof api, 'systems' | 'loadEngine' | 'ok'>): Promise<Runs>;
export function perform(program: string[], runs: Runs): Promise<Result[]>;
