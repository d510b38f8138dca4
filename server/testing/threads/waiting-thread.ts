import { threadId } from 'node:worker_threads';
import { answerAsked } from '../../platform/threads/answer-asked';

/** Stands still until its first cell is no 0, and answers with its own number; throws for 2. */
answerAsked((cells: Int32Array) => {
  Atomics.wait(cells, 0, 0);
  return cells[0] === 2 ? Promise.reject(new Error('asked to fail')) : Promise.resolve(threadId);
});
