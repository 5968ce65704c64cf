// Serves the hill on the dev server, at the address that it has on the built site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fought, hillFiles } from './hill.mjs';

export function servedHill(): Plugin {
  return {
    name: 'shiaiba-hill',
    configureServer(server) {
      server.middlewares.use('/hill/', (request, response, next) => {
        const name = (request.url ?? '').replace(/[?#].*/, '').slice(1);
        if (!hillFiles(fought).includes(name)) {
          next();
          return;
        }
        response.setHeader(
          'content-type',
          name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8',
        );
        response.end(readFileSync(join(fought, name)));
      });
    },
  };
}
