import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:3000';

/** One chunk per language: its files always travel together. */
function wordsChunk(id: string): string | null {
  const language = /schema\/locales\/([a-z]+)\/admin\//.exec(id)?.[1];
  return language ? `words-${language}` : null;
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', 'graphql'] },
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    target: 'es2022',
    // react-admin and MUI are one chunk by nature; the charts and the second language are not in it.
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: wordsChunk, debugName: 'words', test: /schema[\\/]locales/ }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/admin/graphql': { target: server, ws: true },
      '/graphql': server,
      '/files': server,
    },
  },
});
