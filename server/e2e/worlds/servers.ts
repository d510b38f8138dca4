import { join } from 'node:path';
import { memoryFolder } from '../../testing/files/memory-folder';

const FIRST_PORT = 3190;

/** How many files of tests are walked beside each other, each with a server and a world of its own. */
export const WORKERS = 2;

/** The port of this worker's server. */
export const portOf = (worker: number): string => String(FIRST_PORT + worker);

// The workers inherit it: what has room in memory is asked once a run.
process.env.TARN_E2E_DATA ??= join(memoryFolder(), `tarn-e2e-${String(process.pid)}`);
const { TARN_E2E_DATA } = process.env;

/** Where the server at this port keeps its data in this run. */
export const dataDirOf = (port: string): string => `${TARN_E2E_DATA}-${port}`;

/** Where the server of this worker answers. */
export const addressOf = (worker: number): string => `http://127.0.0.1:${portOf(worker)}`;

/** One number a server, from 0. */
export const servers = (): readonly { readonly port: string; readonly address: string }[] =>
  Array.from({ length: WORKERS }, (_, worker) => ({
    port: portOf(worker),
    address: addressOf(worker),
  }));

/** Where this worker puts a server whose clock its tests move; no other worker has it. */
export const movedPortOf = (worker: number): string => portOf(WORKERS + worker);
