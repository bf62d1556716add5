import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthwhile = '**/*.{html,js,css,svg,json,xml,txt,webmanifest,ico}';
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a .br and a .gz beside every compressible file in the folder, so that the server never compresses. */
export async function compressFolder(folder: string): Promise<void> {
  const files: string[] = [];
  for await (const name of glob(worthwhile, { cwd: folder })) files.push(join(folder, name));
  // All at once: zlib works in threads, and one file after the other leaves every core but one idle.
  await Promise.all(files.map(compress));
}

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  await Promise.all([
    brotli(source, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(source, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
