// A copy of the built site, served at its own address, so that a test may change its files without affecting
// other tests.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../web/build/serve.mjs';
import { dist } from './site.ts';

export interface SiteCopy {
  folder: string;
  address: string;
  close: () => void;
}

export async function copySite(): Promise<SiteCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'shiaiba-'));
  cpSync(dist, folder, { recursive: true });
  const server = await serve({ root: folder, base: '/other/' });
  return {
    folder,
    address: `http://localhost:${(server.address() as AddressInfo).port}/other/`,
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
