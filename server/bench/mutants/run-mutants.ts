import { startTestServer } from '../../testing/test-server';
import type { Fault } from './fault';
import { Results, type Result } from './results';
import { runTests } from './run-tests';
import { WorkingCopy } from './working-copy';

/** One on each core. */
const WORKERS = 2;

/** So many files are run at once without a fault: all of them together take longer than a run may. */
const BATCH = 20;

/**
 * A test that fails anyway would catch everything: `here` runs the tests without any fault first; `beside` leaves that
 * to the run of all tests that this is a part of, and which would be red.
 */
export type ProvenGreen = 'here' | 'beside';

/** Plants each fault in a copy of the project and runs its tests there. A title that no test has leaves it alive. */
export async function runMutants(
  faults: readonly Fault[],
  onResult: (result: Result, fault: Fault) => void,
  green: ProvenGreen,
): Promise<readonly Result[]> {
  // Tests that are not known to be green prove nothing for later.
  const results = new Results(green === 'here');
  const waiting = faults.filter((fault) => results.of(fault)?.verdict !== 'caught');
  if (waiting.length > 0) {
    await inCopies(async (copies, database) => {
      if (green === 'here') await assertGreen(copies, waiting, database);
      const queue = [...waiting];
      const work = async (copy: WorkingCopy): Promise<void> => {
        for (let fault = queue.shift(); fault; fault = queue.shift()) {
          const result = await plant(copy, fault, database);
          results.keep(fault, result);
          onResult(result, fault);
        }
      };
      await Promise.all(copies.map(work));
    });
  }
  return faults.flatMap((fault) => results.of(fault) ?? []);
}

/** Copies to plant in, and a database server with the template of the sources as they are, for as long as `work` takes. */
async function inCopies(
  work: (copies: readonly WorkingCopy[], database: string) => Promise<void>,
): Promise<void> {
  const copies = Array.from({ length: WORKERS }, () => new WorkingCopy());
  try {
    const server = await startTestServer();
    try {
      await work(copies, server.adminUrl);
    } finally {
      await server.stop();
    }
  } finally {
    copies.forEach((copy) => {
      copy.remove();
    });
  }
}

/** What the template of the tests' databases is made of: a fault in it wants a template of its own. */
const OF_TEMPLATE = /\.sql$|^migrations\/|^server\/(?:platform|testing)\//;

/** @throws Error when a test is red without a fault, or a fault names no test that runs */
async function assertGreen(
  copies: readonly WorkingCopy[],
  faults: readonly Fault[],
  database: string,
): Promise<void> {
  const files = [...new Set(faults.flatMap(({ tests }) => tests))].sort();
  const passed: string[] = [];
  const work = async ({ folder }: WorkingCopy): Promise<void> => {
    for (let tests = files.splice(0, BATCH); tests.length > 0; tests = files.splice(0, BATCH)) {
      const outcome = await runTests({ folder, tests, database });
      if (outcome.broken !== null)
        throw new Error(`the tests do not run without a fault: ${outcome.broken}`);
      if (outcome.failed.length > 0)
        throw new Error(`red without a fault: ${outcome.failed.join('; ')}`);
      passed.push(...outcome.passed);
    }
  };
  await Promise.all(copies.map(work));
  assertTitles(faults, passed);
}

function assertTitles(faults: readonly Fault[], passed: readonly string[]): void {
  for (const { id, only } of faults) {
    if (only === undefined) continue;
    const pattern = new RegExp(only, 'i');
    if (!passed.some((title) => pattern.test(title)))
      throw new Error(`${id}: no test is called ${only}`);
  }
}

async function plant(copy: WorkingCopy, fault: Fault, shared: string): Promise<Result> {
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
      const database = OF_TEMPLATE.test(fault.file) ? undefined : shared;
      const { failed, broken } = await runTests({ folder, tests, only, untilRed: true, database });
      const [red] = failed;
      if (red !== undefined) return result('caught', red);
      return broken === null ? result('survived', '') : result('broken', broken);
    });
  } catch (error) {
    return result('broken', error instanceof Error ? error.message : String(error));
  }
}
