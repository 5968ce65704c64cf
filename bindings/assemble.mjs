// Copies what CMake built into dist/ of the npm package: node bindings/assemble.mjs FOLDER, where FOLDER is
// the bin/ of a WebAssembly build.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const [built] = process.argv.slice(2);
const package_ = import.meta.dirname;
const dist = join(package_, 'dist');
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
copyFileSync(join(package_, '../LICENSE'), join(package_, 'LICENSE'));

for (const file of ['shiaiba.cjs', 'shiaiba.wasm']) copyFileSync(join(built, file), join(dist, file));

const systems = JSON.parse(readFileSync(join(built, 'systems.json'), 'utf8'));
const kinds = ['engine', 'analysis'];
const maps = kinds.map((kind) => {
  // All systems' modules share one script. It names a wasm file that isn't in the package, so the name is
  // hidden from bundlers.
  const glue = readFileSync(join(built, systems[0].id, `${kind}.mjs`), 'utf8');
  const unnamed = glue.replaceAll(/new URL\(("\w+\.wasm"), ?import\.meta\.url\)/g, 'new URL($1,"file:///")');
  writeFileSync(join(dist, `${kind}.mjs`), unnamed);
  const loaders = systems.map(({ id }) => {
    const wasm = gzipSync(readFileSync(join(built, id, `${kind}.wasm`)), { level: 9 });
    writeFileSync(join(dist, `${kind}-${id}.mjs`), `export default '${wasm.toString('base64')}';\n`);
    return `    ${id}: () => import('./${kind}-${id}.mjs'),\n`;
  });
  return `  ${kind}: {\n${loaders.join('')}  },\n`;
});
writeFileSync(
  join(dist, 'modules.mjs'),
  `export const systems = ${JSON.stringify(systems)};\nexport const modules = {\n${maps.join('')}};\n`,
);
