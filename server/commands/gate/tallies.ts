import { readFileSync } from 'node:fs';
import type { StepResult } from '../steps';

/** What one step counted, and what of it was red, each in one line. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly red: readonly string[];
}

/** What reads the file of results that a step left. */
export type ReadTally = (file: string) => Tally;

/** A run that failed without a failed test, or without a result at all, counts as one failure. */
export function tallyOf({ name, passed }: StepResult, file: string, read: ReadTally): Tally {
  const itself = `${name}: the step itself`;
  try {
    const tally = read(file);
    return passed || tally.failed > 0 ? tally : { ...tally, failed: 1, red: [itself] };
  } catch {
    return { passed: 0, failed: 1, red: [itself] };
  }
}

/** A step whose own tests are not counted: nothing, or one failure. */
export const tallyOfStep = ({ name, passed }: StepResult): Tally =>
  passed ? { passed: 0, failed: 0, red: [] } : { passed: 0, failed: 1, red: [name] };

interface JestResults {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** The file of `jest --json`. */
export const jestTally: ReadTally = (file) => {
  const result = readJson(file) as JestResults;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    red: result.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed');
      if (tests.length > 0) return tests.map(({ fullName }) => `jest: ${fullName}`);
      return status === 'failed' ? [`jest: ${name}: ${firstLine(message)}`] : [];
    }),
  };
};

interface BrowserSuite {
  readonly file: string;
  readonly suites?: readonly BrowserSuite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
}

interface BrowserResults {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky', number>>;
  readonly suites: readonly BrowserSuite[];
}

/** The file of Playwright's `json` reporter. */
export const browserTally: ReadTally = (file) => {
  const { stats, suites } = readJson(file) as BrowserResults;
  const redOf = (suite: BrowserSuite): readonly string[] => [
    ...suite.specs.filter(({ ok }) => !ok).map(({ title }) => `browser: ${suite.file} › ${title}`),
    ...(suite.suites ?? []).flatMap(redOf),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    red: suites.flatMap(redOf),
  };
};

/** The file that `npm run mutants -- today` writes. */
export const mutantsTally: ReadTally = (file) => readJson(file) as Tally;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';
