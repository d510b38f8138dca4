import { fromRoot } from '../platform/project-root';
import { compressFiles } from './compress-files';
import { dueParts, markBuilt, SERVER_BUNDLES, type PartName } from './build-parts';
import { runCommand, say, seconds } from './say';

/** How each part is made. Tools are loaded by the part that needs them. */
const MAKE: Readonly<Record<PartName, () => Promise<unknown>>> = {
  codegen: async () => (await import('../../schema/codegen')).generate(),
  server: bundleServer,
  h5: async () => {
    await buildClient('client-h5', 'h5');
    await buildHome();
  },
  admin: () => buildClient('client-admin', 'admin'),
};

runCommand(async () => {
  for (const part of dueParts()) {
    const began = performance.now();
    say(`Building ${part.title} …`);
    await MAKE[part.name]();
    markBuilt(part);
    say(`Building ${part.title} … ${seconds(began)}`);
  }
});

async function bundleServer(): Promise<void> {
  const esbuild = await import('esbuild');
  await esbuild.build({
    entryPoints: SERVER_BUNDLES,
    outdir: fromRoot('dist/server'),
    tsconfig: fromRoot('server/tsconfig.json'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    sourcemap: true,
    // It is read at every start, and the sources lie beside it.
    sourcesContent: false,
    // Those of libraries are not: that takes a fifth of a second.
    banner: { js: 'process.setSourceMapsEnabled(false);' },
    footer: { js: 'process.setSourceMapsEnabled(true);' },
    // Entities and API types are known to their libraries by class name.
    keepNames: true,
    logLevel: 'warning',
  });
}

async function buildClient(folder: string, name: string): Promise<void> {
  // It announces a default of some later version, which is no news to whoever starts the server.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const vite = await import('vite');
  await vite.build({
    root: fromRoot(folder),
    logLevel: 'warn',
    build: { outDir: fromRoot('dist', name), emptyOutDir: true },
  });
  await compressFiles(fromRoot('dist', name));
}

/** What the server draws Home with. */
async function buildHome(): Promise<void> {
  const vite = await import('vite');
  await vite.build({
    root: fromRoot('client-h5'),
    logLevel: 'warn',
    build: { ssr: 'src/renderHome.tsx', outDir: fromRoot('dist/h5-home'), emptyOutDir: true },
  });
}
