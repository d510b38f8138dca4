const FIRST_PORT = 3190;

/** How many files of tests are walked beside each other, each with a server and a world of its own. */
export const WORKERS = 2;

const portOf = (worker: number): string => String(FIRST_PORT + worker);

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
