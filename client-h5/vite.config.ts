import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:3000';

/** A chunk per language for the words of every screen, and one for those of each feature. */
function wordsChunk(id: string): string | null {
  const [, language, feature] = /schema\/locales\/([a-z]+)\/(?:h5\/(\w+))?/.exec(id) ?? [];
  if (language === undefined) return null;
  const shared = feature === undefined || feature === 'shared';
  return shared ? `words-${language}` : `words-${language}-${feature}`;
}

/**
 * One version for all words. The first script lists the file of each language and feature: with a
 * hash of its own for each, that list would be 3 kB longer after compression.
 */
function wordsVersion(): string {
  const folder = join(import.meta.dirname, '../schema/locales');
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.json')).sort())
    hash.update(readFileSync(join(folder, name)));
  return hash.digest('base64url').slice(0, 8);
}

const version = wordsVersion();

export default defineConfig({
  root: import.meta.dirname,
  base: '/h5/',
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', 'graphql'] },
  build: {
    outDir: '../dist/h5',
    emptyOutDir: true,
    target: 'es2022',
    // Words need nothing beside them that is not there by then.
    modulePreload: {
      resolveDependencies: (file, needed) => (file.includes('/words-') ? [] : needed),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) =>
          name.startsWith('words-') ? `assets/[name]-${version}.js` : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: wordsChunk, debugName: 'words', test: /schema[\\/]locales/ },
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
