import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://127.0.0.1:3000';

const locales = join(import.meta.dirname, '../schema/locales');

/** The files of words that H5 says, as `en/errors` and `en/h5/trading`. */
const wordFiles = readdirSync(locales, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/').replace(/\.json$/, ''))
  .filter((name) => /^\w+\/(h5\/\w+|errors|done)$/.test(name))
  .sort();

const textOf = (name: string) => readFileSync(join(locales, `${name}.json`), 'utf8');

/** One version for all words, so that the first script needs no list of their files. */
const version = createHash('sha256')
  .update(wordFiles.map(textOf).join())
  .digest('base64url')
  .slice(0, 8);

/** `app/i18n.ts` asks for a file by its language and namespace. */
const words: Plugin = {
  name: 'words',
  apply: 'build',
  generateBundle() {
    for (const name of wordFiles) {
      const fileName = `assets/words-${name.replace('/h5', '').replace('/', '-')}-${version}.json`;
      const source = JSON.stringify(JSON.parse(textOf(name)));
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/h5/',
  plugins: [react(), words],
  define: { WORDS_VERSION: JSON.stringify(version) },
  css: {
    modules: {
      // Components have names of their own, so theirs and the class's are enough, and short.
      generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}`,
    },
  },
  resolve: { dedupe: ['react', 'react-dom', 'graphql'] },
  build: {
    outDir: '../dist/h5',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
            },
            { name: 'apollo', test: /node_modules[\\/](@apollo|graphql|rxjs|@wry|optimism)[\\/]/ },
            {
              name: 'i18n',
              test: /node_modules[\\/](i18next|react-i18next|i18next-resources-to-backend)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': server,
      '/files': server,
    },
  },
});
