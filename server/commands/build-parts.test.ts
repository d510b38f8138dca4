import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../platform/project-root';
import { dueParts, markBuilt, type Part } from './build-parts';

const folder = mkdtempSync(path.join(tmpdir(), 'tarn-parts-'));
const inFolder = (...names: string[]) => path.join(folder, ...names);
const output = inFolder('dist', 'out.js');
const record = inFolder('dist', 'record.json');

const part: Part = {
  name: 'server',
  title: 'server',
  sources: [path.relative(fromRoot(), inFolder('src'))],
  outputs: () => [output],
};

const write = (name: string, text: string) => {
  writeFileSync(inFolder('src', name), text);
};
const isDue = () => dueParts([part], record).length > 0;

beforeEach(() => {
  rmSync(inFolder('src'), { recursive: true, force: true });
  ['src', 'dist'].forEach((name) => mkdirSync(inFolder(name), { recursive: true }));
  write('a.ts', 'one');
  write('b.sql', 'two');
  writeFileSync(output, '');
  markBuilt(part, record);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('is not due while nothing changed', () => {
  expect(isDue()).toBe(false);
});

it.each<[string, () => void]>([
  ['a source has another text of the same length', () => write('a.ts', 'six')],
  ['a source is new', () => write('c.ts', '')],
  ['a source is gone', () => rmSync(inFolder('src', 'b.sql'))],
  ['its output is gone', () => rmSync(output)],
  ['nobody knows what it was made from', () => rmSync(record)],
  ['the record is not readable', () => writeFileSync(record, '{"server":')],
])('is due when %s', (_what, change) => {
  change();
  expect(isDue()).toBe(true);
});

it('is not due when only a test of it changed', () => {
  write('a.test.ts', 'three');
  expect(isDue()).toBe(false);
});

it('is not due when old text has a new time, and is seen to be old without reading from then on', () => {
  utimesSync(inFolder('src', 'a.ts'), 1, 1);
  expect(isDue()).toBe(false);
  // What has the size and the time of what was read once is not read again.
  write('a.ts', 'six');
  utimesSync(inFolder('src', 'a.ts'), 1, 1);
  expect(isDue()).toBe(false);
});
