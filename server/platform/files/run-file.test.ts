import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removeRunFile, writeRunFile } from './run-file';

describe('run.json', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tarn-run-'));
  const file = path.join(dataDir, 'run.json');
  const run = { serverPid: 1, databasePid: 2, port: 3000, verifyUrl: 'postgres://tarn_verify@x/y' };
  afterAll(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('names the processes, the port and the read-only address, for its owner only', () => {
    writeRunFile(dataDir, run);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      server_pid: 1,
      database_pid: 2,
      port: 3000,
      verify_url: 'postgres://tarn_verify@x/y',
    });
  });

  it('is replaced as a whole and leaves nothing else behind', () => {
    const before = statSync(file).ino;
    writeRunFile(dataDir, { ...run, databasePid: 9 });
    expect(statSync(file).ino).not.toBe(before);
    expect(readdirSync(dataDir)).toEqual(['run.json']);
    removeRunFile(dataDir);
    expect(existsSync(file)).toBe(false);
  });
});
