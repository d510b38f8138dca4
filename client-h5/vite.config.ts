import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:3000';

/** One chunk per language: its four word files always travel together. */
function wordsChunk(id: string): string | null {
  const language = /schema\/locales\/([a-z]+)\//.exec(id)?.[1];
  return language ? `words-${language}` : null;
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/h5/',
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', 'graphql'] },
  build: {
    outDir: '../dist/h5',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
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
