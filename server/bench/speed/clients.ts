import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fromRoot } from '../../platform/project-root';
import { makeDataFolder, removeDataFolder } from '../rig/data-folder';
import { LiveServer } from '../rig/live-server';
import { median } from './compare';
import { figure, type Figure, type Goal } from './figure';
import { firstBytes, firstFiles, routeBytes } from './h5-weights';

const FIRST_SCRIPTS: Goal = {
  row: 15,
  what: 'first JavaScript of H5, gzip',
  limitSeen: '165 kB',
  bar: 165,
  stretch: 160,
  falling: true,
  unit: ' kB',
};
const ROUTE_SCRIPTS: Goal = {
  row: 15,
  what: 'what the heaviest screen of H5 adds to it, gzip',
  limitSeen: '',
  bar: 40,
  stretch: 30,
  falling: true,
  unit: ' kB',
};
const START: Goal = {
  row: 18,
  what: '`npm start` to ready, second time',
  limitSeen: '0.3 s server',
  bar: 3,
  stretch: 1,
  falling: true,
  unit: ' s',
};

const STARTS = 5;

const SIGN_IN: Goal = {
  row: 19,
  what: 'what sign-in of the console loads, gzip',
  limitSeen: '60 kB react-dom',
  bar: 150,
  stretch: 100,
  falling: true,
  unit: ' kB',
};

export const clients = async (): Promise<Figure[]> => [
  firstScripts(),
  heaviestRoute(),
  signIn(),
  await secondStart(),
];

/** What the page itself names: its scripts, and the chunks it has loaded before they ask. */
function firstScripts(): Figure {
  return figure(FIRST_SCRIPTS, firstBytes() / 1_000, `${String(firstFiles().length)} files`);
}

/** The heaviest screen: what it adds to the first scripts. */
function heaviestRoute(): Figure {
  const heaviest = [...routeBytes()].sort((a, b) => b.bytes - a.bytes)[0];
  return figure(ROUTE_SCRIPTS, (heaviest?.bytes ?? 0) / 1_000, heaviest?.name ?? 'none');
}

/** What the page itself names, and the words of one language. */
function signIn(): Figure {
  const words = readdirSync(fromRoot('dist/admin/assets'))
    .filter((name) => /^words-zh-.*\.js$/.test(name))
    .map((name) => `assets/${name}`);
  const files = [...named('js'), ...named('css'), ...words];
  return figure(SIGN_IN, bytesOf(files) / 1_000, `${String(files.length)} files`);
}

function named(extension: 'js' | 'css'): string[] {
  const page = readFileSync(fromRoot('dist/admin/index.html'), 'utf8');
  const pattern = new RegExp(`(?:src|href)="/admin/([^"]+\\.${extension})"`, 'g');
  return [...new Set([...page.matchAll(pattern)].flatMap(([, file]) => file ?? []))];
}

const bytesOf = (files: readonly string[]): number =>
  files
    .map((file) => gzipSync(readFileSync(fromRoot('dist/admin', file)), { level: 9 }).length)
    .reduce((sum, one) => sum + one, 0);

async function secondStart(): Promise<Figure> {
  const dataDir = makeDataFolder('bench-start');
  const server = await LiveServer.on(dataDir);
  const times: number[] = [];
  try {
    await server.start();
    for (let round = 0; round < STARTS; round += 1) {
      await server.end('SIGTERM');
      times.push(await server.start());
    }
  } finally {
    await server.stop();
    removeDataFolder(dataDir);
  }
  const all = times.map((ms) => (ms / 1_000).toFixed(1)).join(', ');
  return figure(START, median(times) / 1_000, `${all} s, practice world and clients built`);
}
