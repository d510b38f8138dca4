import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const TEXT = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** A smaller file fits into the first packet as it is. */
const BYTES_MIN = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const FORMS = [
  { extension: 'br', pack: (content: Buffer) => brotli(content) },
  { extension: 'gz', pack: (content: Buffer) => zip(content, { level: 9 }) },
];

/** Puts `name.br` and `name.gz` beside each text file of a folder, as small as the tools can. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(path.join(parentPath, name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < BYTES_MIN) return;
  await Promise.all(
    FORMS.map(async ({ extension, pack }) =>
      writeFile(`${file}.${extension}`, await pack(content)),
    ),
  );
}
