import path from 'node:path';
import { createThread } from '../../../platform/threads/thread';

/**
 * HTML as it is stored: of our own tags, attributes and addresses alone. Cleaned again it stays as it is. It brings a
 * browser's document, which takes seconds to load: not before somebody writes, and in a thread, beside orders and quotes.
 * @throws SYSTEM_BUSY when too many wait already, or a text takes too long
 */
export const cleanHtml = createThread<string, string>(path.join(__dirname, 'html-thread'), {
  // A draft or a broadcast has one text a language, and sends the next when one has come back.
  waitingMax: 100,
  limitMs: 30_000,
  idleMs: 60_000,
  memoryMb: 512,
});
