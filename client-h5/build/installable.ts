import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { contentPaths } from '../../schema/content/routes';

const logo = readFileSync(join(import.meta.dirname, '../public/icon.svg'), 'utf8');
/** Phones cut a shape of their own out of it: colour to the edges, the mark well inside. */
const maskable = logo
  .replace('viewBox="0 0 26 26"', 'viewBox="-4 -4 34 34"')
  .replace('<rect width="26" height="26" rx="8"', '<rect x="-4" y="-4" width="34" height="34"');

const icons = [
  { name: 'icon-192.png', size: 192, svg: logo, purpose: 'any' },
  { name: 'icon-512.png', size: 512, svg: logo, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, svg: maskable, purpose: 'maskable' },
  // iOS rounds the corners itself.
  { name: 'apple-touch-icon.png', size: 180, svg: maskable, purpose: null },
] as const;

/** Pictures of the mark in the sizes that phones ask for. */
const drawIcons: Plugin = {
  name: 'icons',
  apply: 'build',
  async generateBundle() {
    for (const { name, size, svg } of icons) {
      const source = await sharp(Buffer.from(svg), { density: 1_500 })
        .resize(size)
        .png()
        .toBuffer();
      this.emitFile({ type: 'asset', fileName: name, source });
    }
  },
};

/** The page without Home: what the installed app starts with, whoever uses it. */
const shell: Plugin = {
  name: 'shell',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('the page comes before its copy');
    this.emitFile({ type: 'asset', fileName: 'shell.html', source: page.source });
  },
};

/**
 * The service worker keeps the app's own files and nothing else: no answer of a server is ever in its
 * store. All of them, because while an update waits the old ones are no longer on the server.
 */
const worker = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  scope: '/h5/',
  manifest: {
    id: '/h5/',
    name: 'Tarn',
    short_name: 'Tarn',
    description: 'Every price, every cent and every decision can be checked.',
    // What its first start says; later ones go on to Home before the app is there (public/first-paint.js).
    start_url: `/h5/#${contentPaths.splash}`,
    scope: '/h5/',
    display: 'standalone',
    background_color: '#F5F6F8',
    theme_color: '#F5F6F8',
    icons: icons.flatMap(({ name, size, purpose }) =>
      purpose === null
        ? []
        : { src: name, sizes: `${String(size)}x${String(size)}`, type: 'image/png', purpose },
    ),
  },
  workbox: {
    globPatterns: ['shell.html', 'assets/*.{js,css,json}'],
    navigateFallback: 'shell.html',
    navigateFallbackAllowlist: [/^\/h5\/(?:index\.html)?$/],
    dontCacheBustURLsMatching: /assets\//,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    runtimeCaching: [],
  },
});

export const installable: PluginOption[] = [drawIcons, shell, worker];
