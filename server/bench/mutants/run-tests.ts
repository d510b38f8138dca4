import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ADMIN_URL_VARIABLE } from '../../testing/database';

/** What jest said of the tests it was given. */
export interface TestRun {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  /** Why there is nothing to say: the set-up failed, a file could not be read, or it took too long. */
  readonly broken: string | null;
}

export interface Asked {
  readonly folder: string;
  readonly tests: readonly string[];
  readonly only?: string | undefined;
  /** Whether one red test is all that is asked for. */
  readonly untilRed?: boolean;
  /** The superuser's URL of a server whose template is there already; without it the run starts its own. */
  readonly database?: string | undefined;
}

/** Longer than the longest test file takes beside everything else, where it leaves the processors to all of it. */
const LIMIT_MS = 1_200_000;

interface JestResult {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: 'passed' | 'failed' | 'pending' | 'todo';
    }[];
  }[];
}

/** Runs these tests alone, in the given folder. */
export async function runTests({
  folder,
  tests,
  only,
  untilRed,
  database,
}: Asked): Promise<TestRun> {
  const outcome = path.join(folder, 'jest-outcome.json');
  rmSync(outcome, { force: true });
  const args = [
    ...['node_modules/jest/bin/jest.js', '-c', 'server/jest.config.cjs', '--ci', '--silent'],
    ...['--json', '--outputFile', outcome, '--maxWorkers', '1', '--forceExit'],
    ...(only === undefined ? [] : ['--testNamePattern', only]),
    ...['--runTestsByPath', ...tests],
  ];
  const words = await endOf(folder, args, {
    // A fault is caught on any day.
    TURNS: 'all',
    ...(untilRed && { STOP_AT_RED: 'yes' }),
    ...(database !== undefined && { [ADMIN_URL_VARIABLE]: database }),
  });
  return words.late
    ? { passed: [], failed: [], broken: 'took too long' }
    : read(outcome, words.output);
}

function endOf(folder: string, args: readonly string[], more: NodeJS.ProcessEnv) {
  return new Promise<{ readonly late: boolean; readonly output: string }>((resolve) => {
    const child = spawn(process.execPath, [...args], {
      cwd: folder,
      stdio: 'pipe',
      env: { ...process.env, ...more },
    });
    let output = '';
    let late = false;
    const add = (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-2_000));
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    const timer = setTimeout(() => {
      late = true;
      // Its global tear-down stops the database on this signal.
      child.kill('SIGTERM');
    }, LIMIT_MS);
    child.once('close', () => {
      clearTimeout(timer);
      resolve({ late, output });
    });
  });
}

function read(file: string, output: string): TestRun {
  let result: JestResult;
  try {
    result = JSON.parse(readFileSync(file, 'utf8')) as JestResult;
  } catch {
    return { passed: [], failed: [], broken: `the set-up failed: ${output}` };
  }
  const all = result.testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (status: string) =>
    all.filter((one) => one.status === status).map(({ fullName }) => fullName);
  const unread = result.testResults.find((one) => one.assertionResults.length === 0);
  return {
    passed: named('passed'),
    failed: named('failed'),
    broken: unread ? unread.message.slice(0, 600) : null,
  };
}
