import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fromRoot } from '../../platform/project-root';
import { makeDataFolder, removeDataFolder } from '../rig/data-folder';
import { LiveServer } from '../rig/live-server';
import { median } from './compare';
import { figure, type Figure, type Goal } from './figure';

const FIRST_SCRIPTS: Goal = {
  row: 15,
  what: 'first JavaScript of H5, gzip',
  limitSeen: '165 kB',
  bar: 180,
  stretch: 165,
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

export const clients = async (): Promise<Figure[]> => [firstScripts(), await secondStart()];

/** What the page itself names: its scripts, and the chunks it has loaded before they ask. */
function firstScripts(): Figure {
  const page = readFileSync(fromRoot('dist/h5/index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/h5\/([^"]+\.js)"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  const files = [...new Set(named)];
  const bytes = files
    .map((file) => gzipSync(readFileSync(fromRoot('dist/h5', file)), { level: 9 }).length)
    .reduce((sum, one) => sum + one, 0);
  return figure(FIRST_SCRIPTS, bytes / 1_000, `${String(files.length)} files`);
}

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
