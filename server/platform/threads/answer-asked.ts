import { parentPort } from 'node:worker_threads';
import type { Asking } from './thread';

/** In a thread: answers each thing that it is asked. What is thrown ends the thread, and whoever asked learns of it. */
export function answerAsked<Asked, Answer>(answer: Asking<Asked, Answer>): void {
  parentPort?.on('message', (asked: Asked) => {
    void answer(asked).then((answered) => {
      parentPort?.postMessage(answered);
    });
  });
}
