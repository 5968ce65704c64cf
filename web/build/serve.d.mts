// Types of serve.mjs.
import type { Server } from 'node:http';

export interface Served {
  root: string;
  base?: string;
  port?: number;
  compress?: boolean;
}
export function serve(options: Served): Promise<Server>;
