import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

const written = readFileSync(join(import.meta.dirname, '../public/first-paint.js'), 'utf8');
const { code: source } = transformSync(written, { minify: true, target: 'es2022' });
const version = createHash('sha256').update(source).digest('base64url').slice(0, 8);
const fileName = `assets/first-paint-${version}.js`;

/** Names the script before the first paint by its content, so that it is fetched once. */
export const firstPaint: Plugin = {
  name: 'first-paint',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'asset', fileName, source });
  },
  transformIndexHtml: (page) => page.replace(/"[^"]*first-paint\.js"/, `"/h5/${fileName}"`),
};
