import type { Server } from 'node:http';

export interface Served {
  root: string;
  base?: string;
  port?: number;
}
export function serve(options: Served): Promise<Server>;
