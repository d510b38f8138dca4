import type { Fault } from './fault';
import { Results, type Result } from './results';
import { runTests } from './run-tests';
import { WorkingCopy } from './working-copy';

/** One on each core. */
const WORKERS = 2;

/**
 * Plants each fault in a copy of the project and runs its tests there. First the tests are run without
 * any fault: one that fails anyway would catch everything.
 */
export async function runMutants(
  faults: readonly Fault[],
  onResult: (result: Result, fault: Fault) => void,
): Promise<readonly Result[]> {
  const results = new Results();
  const waiting = faults.filter((fault) => results.of(fault)?.verdict !== 'caught');
  const copies = Array.from({ length: waiting.length > 0 ? WORKERS : 0 }, () => new WorkingCopy());
  try {
    const [first] = copies;
    if (first) await assertGreen(first, waiting);
    const queue = [...waiting];
    const work = async (copy: WorkingCopy): Promise<void> => {
      for (let fault = queue.shift(); fault; fault = queue.shift()) {
        const result = await plant(copy, fault);
        results.keep(fault, result);
        onResult(result, fault);
      }
    };
    await Promise.all(copies.map(work));
  } finally {
    copies.forEach((copy) => {
      copy.remove();
    });
  }
  return faults.flatMap((fault) => results.of(fault) ?? []);
}

/** @throws Error when a test is red without a fault, or a fault names no test that runs */
async function assertGreen(copy: WorkingCopy, faults: readonly Fault[]): Promise<void> {
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))].sort();
  const { passed, failed, broken } = await runTests({ folder: copy.folder, tests });
  if (broken !== null) throw new Error(`the tests do not run without a fault: ${broken}`);
  if (failed.length > 0) throw new Error(`red without a fault: ${failed.join('; ')}`);
  for (const { id, only } of faults) {
    if (only === undefined) continue;
    const pattern = new RegExp(only, 'i');
    if (!passed.some((title) => pattern.test(title)))
      throw new Error(`${id}: no test is called ${only}`);
  }
}

async function plant(copy: WorkingCopy, fault: Fault): Promise<Result> {
  const began = performance.now();
  const result = (verdict: Result['verdict'], by: string): Result => ({
    id: fault.id,
    verdict,
    by,
    ms: Math.round(performance.now() - began),
  });
  try {
    return await copy.with(fault, async () => {
      const { folder } = copy;
      const { tests, only } = fault;
      const { failed, broken } = await runTests({ folder, tests, only });
      const [red] = failed;
      if (red !== undefined) return result('caught', red);
      return broken === null ? result('survived', '') : result('broken', broken);
    });
  } catch (error) {
    return result('broken', error instanceof Error ? error.message : String(error));
  }
}
