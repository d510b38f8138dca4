import { statfsSync } from 'node:fs';
import os from 'node:os';
import { errorCode } from '../../platform/error-code';

const MEMORY = '/dev/shm';
/** The number that Linux gives file systems in memory (statfs(2)). */
const TMPFS = 0x01021994;
const GIB = 2 ** 30;

/**
 * Where databases stand that nobody wants after the run: in memory where the system has room there,
 * else in the temporary folder. A new database is some 800 small files, which cost a disk's file
 * system half a second of work and memory nearly none. What a killed process wrote stays in either.
 */
export const memoryFolder = (): string => (hasRoom(MEMORY) ? MEMORY : os.tmpdir());

function hasRoom(folder: string): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(folder);
    return type === TMPFS && bavail * bsize > 6 * GIB && os.freemem() > 8 * GIB;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
