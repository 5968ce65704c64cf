// Serves the built page: node web/build/serve.mjs [--port 8080] [--base /] [--root web/dist]
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

/** The file for an address, or a redirect; null where there is none. Nothing outside the root is ever served. */
function fileOf(root, base, address) {
  let path;
  try {
    path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (!path.startsWith(base) || path.includes('\0')) return null;
  const file = normalize(join(root, path.slice(base.length)));
  if (file !== root && !file.startsWith(root + sep)) return null;
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile()) return { file, found };
  if (!found?.isDirectory()) return null;
  if (!path.endsWith('/')) return { redirect: `${path}/` };
  const index = join(file, 'index.html');
  const inside = statSync(index, { throwIfNoEntry: false });
  return inside ? { file: index, found: inside } : null;
}

/**
 * Starts a static server as plain as GitHub Pages: files with types and an ETag, folders with their index.
 * `compress`: bodies are sent as gzip, as hosts do. `port` 0: any free port.
 */
export function serve({ root, base = '/', port = 0, compress = false }) {
  const folder = resolve(root);
  const packed = new Map();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
    const target = fileOf(folder, base, request.url ?? '/');
    if (!target) return response.writeHead(404, { 'content-type': types['.txt'] }).end('Not found\n');
    if (target.redirect) return response.writeHead(301, { location: target.redirect }).end();
    const { file, found } = target;
    const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
    const headers = {
      etag,
      'cache-control': 'max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    };
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();
    headers['content-type'] = types[extname(file)] ?? 'application/octet-stream';
    if (compress && request.method === 'GET') {
      const body = packed.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
      packed.set(file, body);
      response.writeHead(200, { ...headers, 'content-encoding': 'gzip', 'content-length': body.length });
      return response.end(body);
    }
    response.writeHead(200, {
      ...headers,
      'content-length': found.size,
    });
    if (request.method === 'HEAD') return response.end();
    return createReadStream(file).pipe(response);
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, () => done(server));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      base: { type: 'string', default: '/' },
      root: { type: 'string', default: resolve(import.meta.dirname, '../dist') },
    },
  });
  const base = `/${values.base}/`.replace(/\/+/g, '/');
  try {
    const server = await serve({ root: values.root, base, port: Number(values.port) });
    console.log(`http://localhost:${server.address().port}${base}`);
  } catch (error) {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${values.port} is taken; choose another with --port.`
        : error.message,
    );
    process.exitCode = 1;
  }
}
