import { doubt } from '../lib/network/connection';

/** A part of the app, its code or its words, that did not come. */
export class ChunkLoadError extends Error {}

/**
 * Its screen says so, and is loaded anew once the server is heard. Thrown when it is known whether it is.
 *
 * @throws ChunkLoadError
 */
export async function chunkFailed(): Promise<never> {
  await doubt();
  throw new ChunkLoadError();
}
