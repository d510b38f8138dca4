import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../platform/project-root';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: fromRoot('.'),
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');

const linesOf = (file: string): number =>
  readFileSync(fromRoot(file), 'utf8').split('\n').length - 1;

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);
/** Lists of data, one entry after another: they are read by looking something up. */
const isList = (file: string): boolean =>
  /^migrations\/|^schema\/(?:errors|codegen)\.ts$|\.faults\.ts$|\.config\.[cm]?[jt]s$/.test(file);

const code = tracked.filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !isList(file));
const tests = tracked.filter(isTest);
const sheets = tracked.filter((file) => file.endsWith('.css') && !file.includes('/styles/'));

/** The length below which this part of the files lies. */
function percentile(files: readonly string[], part: number): number {
  const sorted = files.map(linesOf).sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
}

const longerThan = (files: readonly string[], most: number): string[] =>
  files.filter((file) => linesOf(file) > most);

/** Folders with more than 25 files that somebody has to read to find something: tests are beside theirs. */
function crowded(files: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > most).map(([folder]) => folder);
}

describe('files stay short and folders clear', () => {
  it('the median file has at most 50 lines, nine of ten at most 110, none more than 250', () => {
    expect(percentile(code, 0.5)).toBeLessThanOrEqual(50);
    expect(percentile(code, 0.9)).toBeLessThanOrEqual(110);
    expect(longerThan(code, 250)).toEqual([]);
  });

  it('a test file has at most 400 lines, a sheet at most 200', () => {
    expect(longerThan(tests, 400)).toEqual([]);
    expect(longerThan(sheets, 200)).toEqual([]);
  });

  it('a folder has at most 25 code files', () => {
    const files = tracked.filter((file) => /\.(?:tsx?|sql|css)$/.test(file) && !isTest(file));
    expect(crowded(files, 25)).toEqual([]);
  });

  it('and each of these rules can fail', () => {
    expect(longerThan(['package-lock.json'], 250)).toEqual(['package-lock.json']);
    expect(
      crowded(
        Array.from({ length: 26 }, (_, n) => `a/${String(n)}.ts`),
        25,
      ),
    ).toEqual(['a']);
    expect(percentile(['package-lock.json'], 0.5)).toBeGreaterThan(50);
  });
});
