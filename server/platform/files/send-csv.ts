import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Answers with CSV. Parts are made no faster than they are read, and none is made for a reader who
 * has gone. Where a part fails, the connection breaks off.
 */
export async function sendCsv(res: ServerResponse, csv: AsyncIterable<string>): Promise<void> {
  res.setHeader('Content-Type', 'text/csv; charset=utf-8');
  await pipeline(Readable.from(csv), res);
}
