import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Text is compressed here at the best level, so that no request has to wait for it.
const compressible = new Set(['.js', '.css', '.html', '.svg', '.json']);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  await Promise.all([
    promisify(brotliCompress)(bytes, best).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}

await Promise.all(
  readdirSync('dist/web', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => compress(join(entry.parentPath, entry.name))),
);
