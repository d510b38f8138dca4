import { refuse } from './domain-error';

export interface WaitingLine {
  /** Runs the work when its turn has come. @throws SYSTEM_BUSY when too many wait already */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Work that is too heavy to be done all at once: some at a time, some in line, the rest refused. */
export function createWaitingLine(atOnce: number, waitingMax: number): WaitingLine {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  const leave = () => {
    const next = waiting.shift();
    // The place goes straight to whoever is next, past everybody who comes at this moment.
    if (next) next();
    else underWay -= 1;
  };
  return {
    async run(work) {
      if (underWay < atOnce) underWay += 1;
      else if (waiting.length < waitingMax) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else refuse('SYSTEM_BUSY', {});
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
