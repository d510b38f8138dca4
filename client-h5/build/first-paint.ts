import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';
import { screenFiles } from './screen-files';
import { version as wordsVersion } from './words';

const written = readFileSync(join(import.meta.dirname, '../public/first-paint.js'), 'utf8');
let fileName = '';

/** The script before the first paint: knows each screen's files, and is named by its content. */
export const firstPaint: Plugin = {
  name: 'first-paint',
  apply: 'build',
  generateBundle(_options, bundle) {
    const define = {
      SCREEN_FILES: JSON.stringify(screenFiles(bundle)),
      WORDS_VERSION: JSON.stringify(wordsVersion),
    };
    const { code: source } = transformSync(written, { minify: true, target: 'es2022', define });
    const version = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    fileName = `assets/first-paint-${version}.js`;
    this.emitFile({ type: 'asset', fileName, source });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (page) => page.replace(/"[^"]*first-paint\.js"/, `"/h5/${fileName}"`),
  },
};
