import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserTally, jestTally, tallyOf, tallyOfStep } from './tallies';

const FOLDER = mkdtempSync(join(tmpdir(), 'tarn-tallies-'));
afterAll(() => {
  rmSync(FOLDER, { recursive: true });
});

function resultFile(name: string, content: unknown): string {
  const file = join(FOLDER, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const jestFile = (failed: boolean) =>
  resultFile('jest.json', {
    numPassedTests: 7,
    numFailedTests: failed ? 1 : 0,
    numRuntimeErrorTestSuites: failed ? 1 : 0,
    testResults: [
      {
        name: 'a.test.ts',
        status: failed ? 'failed' : 'passed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'a stands' },
          { status: failed ? 'failed' : 'passed', fullName: 'a falls' },
        ],
      },
      {
        name: 'b.test.ts',
        status: failed ? 'failed' : 'passed',
        message: '\nCannot find module\n  at nowhere',
        assertionResults: [],
      },
    ],
  });

describe('what a run counted', () => {
  it('names each failed test, and a file that could not be read with its reason', () => {
    expect(tallyOf({ name: 'jest', passed: false }, jestFile(true), jestTally)).toEqual({
      passed: 7,
      failed: 2,
      red: ['jest: a falls', 'jest: b.test.ts: Cannot find module'],
    });
  });

  it('names the browser tests that failed, however deep they stand', () => {
    const file = resultFile('browser.json', {
      stats: { expected: 2, unexpected: 1, flaky: 0 },
      suites: [
        {
          file: 'home.spec.ts',
          specs: [{ title: 'opens', ok: true }],
          suites: [{ file: 'home.spec.ts', specs: [{ title: 'pulls', ok: false }] }],
        },
      ],
    });
    expect(tallyOf({ name: 'browser tests', passed: false }, file, browserTally)).toEqual({
      passed: 2,
      failed: 1,
      red: ['browser: home.spec.ts › pulls'],
    });
  });

  it('counts a step that failed without a failed test, and one that left no result, as one', () => {
    const green = tallyOf({ name: 'jest', passed: false }, jestFile(false), jestTally);
    expect(green).toEqual({ passed: 7, failed: 1, red: ['jest: the step itself'] });
    const none = tallyOf({ name: 'jest', passed: true }, join(FOLDER, 'none.json'), jestTally);
    expect(none).toEqual({ passed: 0, failed: 1, red: ['jest: the step itself'] });
    expect(tallyOfStep({ name: 'format', passed: false })).toMatchObject({ red: ['format'] });
    expect(tallyOfStep({ name: 'format', passed: true })).toMatchObject({ failed: 0, red: [] });
  });
});
